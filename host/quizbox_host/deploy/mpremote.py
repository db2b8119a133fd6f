"""MicroPython's own tool, mpremote, called as a program: it stops what runs and speaks with it."""

import os
import queue
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

from quizbox_host.errors import NoAnswer, NotFlashed, PortBusy, PortLost

# Each reading sign by sign, a line tells that it goes on; without one for so long it hangs.
QUIET_S = 30
WHOLE_S = 180
# What Linux, macOS, Windows and pyserial say of a port that went away.
GONE = ("Input/output error", "Device not configured", "ClearCommError", "SerialException")
# In a person's own configuration of mpremote each command may mean another.
ENVIRONMENT = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "XDG_CONFIG_HOME": os.devnull}


@dataclass(frozen=True)
class Said:
    """What a call came to: its exit code, and the lines it printed."""

    code: int
    lines: list


def run(path, commands, told=lambda line: None, quiet_s=QUIET_S, whole_s=WHOLE_S):
    """Run commands, each a list of words, one after another at the port of that path.

    told(line): is told each line as it comes. Returns Said. Raises NotFlashed where it takes
    longer than quiet_s between two lines, or whole_s in all; its process ends in any case.
    """
    words = ["connect", path]
    for command in commands:
        words += [*command, "+"]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "mpremote", *words[:-1]],  # -P: nothing from this folder
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **ENVIRONMENT},
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    lines = []
    came = queue.Queue()
    reader = threading.Thread(target=_read, args=(process.stdout, came), daemon=True)
    reader.start()
    deadline_s = time.monotonic() + whole_s
    try:
        while True:
            left_s = min(quiet_s, deadline_s - time.monotonic())
            try:
                line = came.get(timeout=max(0, left_s))
            except queue.Empty:
                raise NotFlashed(
                    f"mpremote at {path} got no further: pull the plug, put it in and flash again"
                ) from None
            if line is None:
                return Said(process.wait(), lines)
            lines.append(line)
            told(line)
    finally:
        process.kill()
        process.wait()
        reader.join()
        process.stdout.close()


def _read(stream, came):
    for line in stream:
        came.put(line.rstrip("\r\n"))
    came.put(None)


def why(path, said):
    """The QuizboxError for a call that failed."""
    text = "\n".join(said.lines)
    last = said.lines[-1] if said.lines else "it said nothing"
    if "failed to access" in text:
        return PortBusy(
            f"{path} is in use by another program: close Thonny, a serial monitor or another "
            "quizbox command; right after plugging in, ModemManager may hold it for some seconds"
        )
    if "could not enter raw repl" in text or "could not exec command" in text:
        return NoAnswer(
            f"no MicroPython answers at {path}: pull the plug, hold BOOTSEL while you put it in, "
            "and flash again"
        )
    if "OSError: 28" in text or "ENOSPC" in text or "No space left" in text:
        return NotFlashed(
            f"the file system on the board at {path} is full: see what is there, "
            f"`mpremote connect {path} fs tree`, remove what is not the box's, and flash again"
        )
    if any(sign in text for sign in GONE):
        return PortLost(
            f"{path} went away while it was flashed: see to the plug and flash again; what ran "
            "before runs until all of the new program is there"
        )
    return NotFlashed(f"mpremote at {path} failed ({last}): flash again, which repairs it")
