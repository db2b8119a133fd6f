"""A simulated box as a process of its own, ordered about by lines on its input."""

import os
import select
import subprocess
import sys

SPEED = 20
STUCK_S = 60
STARTED = "wait 0.1"  # the program has begun
QUIZBOX = (sys.executable, "-m", "quizbox_host")


class Sim:
    """`quizbox sim --pty`. port: where it is now."""

    def __init__(self, *options, speed=SPEED):
        self.told = []  # what it printed
        self._process = subprocess.Popen(
            [*QUIZBOX, "sim", "--pty", "--speed", str(speed), *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._rest = b""
        self.port = None
        self.await_line("port ")
        self.do(STARTED)

    def await_line(self, start):
        """Read what it prints until a line begins so."""
        while True:
            line = self._line(start)
            self.told.append(line)
            if line.startswith("port "):
                self.port = line.split()[1]
            if line.startswith(start):
                return

    def _line(self, start):
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._process.stdout], [], [], STUCK_S)
            data = os.read(self._process.stdout.fileno(), 4096) if ready else b""
            assert data, f"it ended or hangs before {start!r}; it said {self.told}"
            self._rest += data
        line, self._rest = self._rest.split(b"\n", 1)
        return line.decode()

    def order(self, *lines):
        """Have it do those lines, and do not wait."""
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    def do(self, *lines):
        """Have it do those lines, and wait until all are done."""
        self.order(*lines)
        for line in lines:
            self.await_line(f"done {line}")

    def signal(self, number):
        """Send it a signal and return its exit code."""
        self._process.send_signal(number)
        return self.ended()

    def end(self):
        """Have it end, if it has not ended."""
        self._process.terminate()
        self.ended()

    def ended(self):
        """Wait until it has ended by itself, and return its exit code."""
        self._process.stdin.close()
        code = self._process.wait(STUCK_S)
        self._process.stdout.close()
        return code


class Running:
    """A command as a process of its own, whose lines can be read as they come."""

    def __init__(self, *arguments, **environment):
        self._process = subprocess.Popen(
            [*QUIZBOX, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )

    def line(self):
        """Its next line, without the newline."""
        return self._process.stdout.readline().rstrip("\n")

    def signal(self, number):
        self._process.send_signal(number)

    def end(self):
        """Wait for its end: (exit code, the rest of its output, what it said of errors)."""
        out, err = self._process.communicate(timeout=STUCK_S)
        return self._process.returncode, out, err


class Cue:
    """Has a simulated box do lines once a command has asked for events and for what is shown."""

    def __init__(self, desk, sim, *lines):
        self._sim, self._lines = sim, lines
        self._listens = False
        desk.sent = self._sent

    def _sent(self, data):
        self._listens = self._listens or b'"on":true' in data
        if self._listens and b"game.status" in data and self._lines:
            self._sim.order("wait 1", *self._lines)
            self._lines = ()
