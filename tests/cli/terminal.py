"""A command in a terminal of its own: what it draws, and how it leaves the terminal."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios

from simulated import QUIZBOX, STUCK_S


class Terminal:
    """drawn: all bytes that came so far. columns, rows: its size."""

    def __init__(self, *words, columns=80, rows=24, shell=None, program=QUIZBOX, **environment):
        """words: of the command; shell: a line that sh runs before it, in the same process;
        program: what else to run than quizbox."""
        self._fd, self._slave = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self._slave)
        self.drawn = b""
        # Opened by name by the first of a session, it is that session's own.
        first = f'exec <"$0" >"$0" 2>&1; {shell or ":"}; exec "$@"'
        command = ["sh", "-c", first, os.ttyname(self._slave), *program, *words]
        surroundings = {**os.environ, "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES"):
            surroundings.pop(name, None)
        surroundings.update(environment)
        self._process = subprocess.Popen(
            command,
            start_new_session=True,
            env=surroundings,
        )

    def resize(self, columns, rows):
        """Make the window another size."""
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def await_drawn(self, mark, since=0):
        """Read until mark, bytes, has come after that many."""
        while mark not in self.drawn[since:]:
            assert self._reads(), f"no {mark} in {self.drawn}"

    def await_so(self, is_so):
        """Read until is_so()."""
        while not is_so():
            assert self._reads(), f"it is not so with {self.drawn}"

    def keys(self, data):
        """Somebody presses keys."""
        os.write(self._fd, data)

    def signal(self, number):
        self._process.send_signal(number)

    def close(self):
        """The window is closed."""
        os.close(self._fd)
        os.close(self._slave)
        self._fd = None

    def ended(self):
        """Read until the command ends. Returns its exit code, as a shell tells it."""
        while self._fd is not None and self._process.poll() is None:
            self._reads(0.05)
        code = self._process.wait(STUCK_S)
        while self._fd is not None and self._reads(0):
            pass
        return code if code >= 0 else 128 - code

    @property
    def is_as_before(self):
        """Whether keys are read as they were before the command."""
        return termios.tcgetattr(self._slave) == self.before

    def _reads(self, wait_s=STUCK_S):
        """Whether something has come."""
        ready, _, _ = select.select([self._fd], [], [], wait_s)
        if ready:
            self.drawn += os.read(self._fd, 65536)
        return bool(ready)

    def end(self):
        """Have it end, if it has not ended."""
        self._process.kill()
        self._process.wait()
        if self._fd is not None:
            self.close()
