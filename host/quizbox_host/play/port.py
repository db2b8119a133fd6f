"""A live box behind a pseudo-terminal, which other programs see as a serial port.

Not for Windows, which has none.
"""

import contextlib
import os
import select
import threading
import tty
from collections import deque

from quizbox_host.errors import CannotWrite
from quizbox_host.play.orders import Orders
from quizbox_host.worlds.live import Live

READ_BYTES = 4096


class Terminal:
    """One pseudo-terminal, from plugging in to unplugging."""

    def __init__(self):
        self.fd, self._slave = os.openpty()
        tty.setraw(self._slave)  # no echo of what the box sends
        os.set_blocking(self.fd, False)
        self.path = os.ttyname(self._slave)

    def close(self):
        """Close it: whoever has the port open sees it disappear."""
        os.close(self.fd)
        os.close(self._slave)


class Port:
    """A simulated box and its port; run() is one thread, the box another.

    script  see play.box
    real    a live.RealTime
    link    the path of a symbolic link to the port while there is one, or None
    say     called with each line for the caller of the command
    warn    called with each error, as text
    """

    def __init__(self, script, real, link, say, warn):
        self._live = Live(script, self._listen, real, self._carry)
        self._link = link
        self._say = say
        self._warn = warn
        self._terminal = None
        self._plugged = False
        self._unsent = bytearray()
        self._reads = True
        self._sending = threading.Lock()
        self._calls = deque()  # queued by the box's thread for that of run()
        self._wake, self.waker = os.pipe()  # a byte into waker wakes run()
        os.set_blocking(self.waker, False)
        self._orders = Orders(self._live, lambda *done: self._ask(self._did, *done))
        self._line = b""
        self._over = False

    def run(self, lines):
        """Play until the order `quit`. lines: a file descriptor to read orders from.

        Raises CannotWrite if the link cannot be made.
        """
        try:
            self._plug()
            self._live.start()
            try:
                while not self._over:
                    if not self._once(lines):
                        lines = None
            finally:
                self._live.stop()
        finally:
            self._unplug()

    def _once(self, lines):
        """Wait for an event, and handle it. Returns False at the end of lines."""
        watched = [self._wake] + ([] if lines is None else [lines])
        terminal = self._terminal
        if terminal:
            watched.append(terminal.fd)
        full = [terminal.fd] if terminal and self._unsent else []
        ready, room, _ = select.select(watched, full, [])
        if self._wake in ready:
            os.read(self._wake, READ_BYTES)
        while self._calls:
            call, *arguments = self._calls.popleft()
            call(*arguments)
        if terminal is not self._terminal:
            return True
        if room:
            self._send()
        if terminal and terminal.fd in ready:
            self._from_laptop(terminal)
        return lines not in ready or self._hear(lines)

    # The port.

    def _plug(self):
        self._terminal = Terminal()
        self._plugged = True
        if self._link is not None:
            link(self._terminal.path, self._link)
        self._say(f"port {self._terminal.path}")

    def _unplug(self):
        terminal = self._terminal
        if terminal is None:
            return
        if self._link is not None:  # first, as a signal may come at any line
            unlink(terminal.path, self._link)
        with self._sending:
            self._terminal = None
            self._plugged = False
            self._unsent.clear()
            self._reads = True
        terminal.close()

    def _from_laptop(self, terminal):
        try:
            data = os.read(terminal.fd, READ_BYTES)
        except BlockingIOError:
            return
        self._live.act("rx", data.hex())

    def _carry(self, data):
        """Send bytes from the box to the port. Called in the box's thread."""
        with self._sending:
            if self._plugged:
                self._unsent += data
                self._write()
                if self._unsent and self._reads:
                    self._reads = False
                    self._live.act("reads", 0)
                    self._ask()

    def _send(self):
        """Send what is left: the port has room again."""
        with self._sending:
            self._write()
            if not self._unsent and not self._reads:
                self._reads = True
                self._live.act("reads", 1)

    def _write(self):
        with contextlib.suppress(BlockingIOError):
            del self._unsent[: os.write(self._terminal.fd, self._unsent)]

    def _ask(self, *call):
        """Have run() call something, or look again. Called in the box's thread."""
        if call:
            self._calls.append(call)
        with contextlib.suppress(BlockingIOError):  # full: it will wake up anyway
            os.write(self.waker, b"\0")

    def _listen(self, entry):
        if entry[1] == "crash":
            self._ask(self._warn, f"the program ended: {entry[2]}")

    # The orders.

    def _hear(self, lines):
        """Queue the orders that have come from lines. Returns False at their end."""
        data = _read(lines)
        *whole, self._line = (self._line + data).split(b"\n")
        if not data and self._line:
            whole, self._line = [self._line], b""
        for line in whole:
            words = line.decode("utf-8", "replace").split()
            if words:
                try:
                    self._orders.add(" ".join(words))
                except ValueError as error:
                    self._warn(str(error))
        return bool(data)

    def _did(self, text, done):
        if done == "quit":
            self._over = True
        elif done == "unplug":
            self._unplug()
        elif done == "plug" and self._terminal is None:
            self._plug()
        self._say(f"done {text}")


def _read(lines):
    """The bytes that have come; b"" at the end, or if the terminal has closed."""
    try:
        return os.read(lines, READ_BYTES)
    except OSError:
        return b""


def link(path, name):
    """Make name a symbolic link to path. Of what is there only a dangling link is replaced. Raises
    CannotWrite."""
    try:
        if os.path.islink(name) and not os.path.exists(name):
            os.unlink(name)
        if not _leads(name, path):  # an earlier box at this port may have left it
            os.symlink(path, name)
    except FileExistsError as error:
        raise CannotWrite(
            f"cannot make the link {name}: it is there already: if no other box has "
            "made it, remove it, or else name another"
        ) from error
    except OSError as error:
        raise CannotWrite(f"cannot make the link {name}: {error.strerror}; name another") from error


def unlink(path, name):
    """Remove the link name if it leads to path."""
    with contextlib.suppress(OSError):
        if _leads(name, path):
            os.unlink(name)


def _leads(name, path):
    return os.path.islink(name) and os.readlink(name) == path
