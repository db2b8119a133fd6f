"""Runs MicroPython's own tool mpremote as a subprocess: it stops the program on a board."""

import os
import queue
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

from quizbox_host.errors import NoAnswer, NotFlashed, PortBusy, PortLost

# Each line of output is a sign of progress; after QUIET_S without one mpremote hangs.
QUIET_S = 30
WHOLE_S = 180
# How Linux, macOS, Windows and pyserial report that a port went away.
GONE = ("Input/output error", "Device not configured", "ClearCommError", "SerialException")
# A user's own configuration of mpremote may redefine its commands: hide it.
ENVIRONMENT = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1", "XDG_CONFIG_HOME": os.devnull}


@dataclass(frozen=True)
class Said:
    """The result of a call: its exit code, and the lines that it printed."""

    code: int
    lines: list


def run(path, commands, told=lambda line: None, quiet_s=QUIET_S, whole_s=WHOLE_S):
    """Run commands, each a list of words, one after another at the port of that path.

    told(line): called with each line as it comes. Returns Said. Raises NotFlashed after quiet_s
    seconds without a line, or whole_s in all. The process is killed in any case.
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
