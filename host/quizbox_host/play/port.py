"""A live box behind a pseudo-terminal, which every program meets as a serial port.

Not for Windows, which has none.
"""

import contextlib
import os
import select
import threading
import tty
from collections import deque

from quizbox_host.errors import CannotWrite
from quizbox_host.play import box
from quizbox_host.worlds.live import Live

READ_BYTES = 4096
SECOND = 1_000_000
LONGEST_S = 3600  # that an order may take


class Terminal:
    """One pseudo-terminal, from a plug put in to its being pulled."""

    def __init__(self):
        self.fd, self._slave = os.openpty()
        tty.setraw(self._slave)  # or what the box says would come back to it
        os.set_blocking(self.fd, False)
        self.path = os.ttyname(self._slave)

    def close(self):
        """The port is gone for whoever has it open."""
        os.close(self.fd)
        os.close(self._slave)


class Port:
    """A simulated box and its port; run() in one thread, the box in its own.

    script  as worlds play it
    real    a live.RealTime
    link    a path that always leads to the port while there is one, or None
    say     called with each line for whoever started it
    warn    called with what goes wrong
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
        self._calls = deque()  # what the box's thread asks of this one
        self._wake, self.waker = os.pipe()  # a byte into waker: look whether all is as it was
        os.set_blocking(self.waker, False)
        self._reach_us = 0  # up to where the lines that came have planned
        self._line = b""
        self._over = False

    def run(self, lines):
        """Play until stop() or the line quit; lines: a file descriptor that orders come from."""
        try:
            self._plug()
            self._live.start()
            try:
                while not self._over:
                    self._once(lines if lines is not None else -1)
                    if self._ended_input:
                        lines = None
            finally:
                self._live.stop()
        finally:
            self._unplug()

    _ended_input = False

    def _once(self, lines):
        watched = [self._wake] + ([lines] if lines >= 0 else [])
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
            return
        if room:
            self._send()
        if terminal and terminal.fd in ready:
            self._from_laptop(terminal)
        if lines in ready:
            self._orders(os.read(lines, READ_BYTES))

    # The port.

    def _plug(self):
        self._terminal = Terminal()
        self._plugged = True
        if self._link is not None:
            link(self._terminal.path, self._link)
        self._say(f"port {self._terminal.path}")

    def _unplug(self):
        if self._terminal is None:
            return
        with self._sending:
            terminal, self._terminal = self._terminal, None
            self._plugged = False
            self._unsent.clear()
            self._reads = True
        terminal.close()
        if self._link is not None:
            unlink(terminal.path, self._link)

    def _from_laptop(self, terminal):
        try:
            data = os.read(terminal.fd, READ_BYTES)
        except BlockingIOError:
            return
        self._live.act("rx", data.hex())

    def _carry(self, data):
        """In the box's thread: bytes have come out of it."""
        with self._sending:
            if self._plugged:
                self._unsent += data
                self._write()
                if self._unsent and self._reads:
                    self._reads = False
                    self._live.act("reads", 0)
                    self._ask()

    def _send(self):
        """There is room again for what could not be sent."""
        with self._sending:
            self._write()
            if not self._unsent and not self._reads:
                self._reads = True
                self._live.act("reads", 1)

    def _write(self):
        with contextlib.suppress(BlockingIOError):
            del self._unsent[: os.write(self._terminal.fd, self._unsent)]

    def _ask(self, *call):
        """In the box's thread: have run() do something, or look again."""
        if call:
            self._calls.append(call)
        with contextlib.suppress(BlockingIOError):  # full: it will look anyway
            os.write(self.waker, b"\0")

    def _listen(self, entry):
        if entry[1] == "crash":
            self._ask(self._warn, f"the program ended: {entry[2]}")

    # The orders.

    def _orders(self, data):
        self._ended_input = not data
        *lines, self._line = (self._line + data).split(b"\n")
        if not data and self._line:
            lines, self._line = [self._line], b""
        for line in lines:
            words = line.decode("utf-8", "replace").split()
            if words:
                self._order(words)

    def _order(self, words):
        name, values = words[0], words[1:]
        try:
            plan, done = ORDERS[name](*values)
        except (KeyError, TypeError, ValueError):
            self._warn(f"cannot do {' '.join(words)}: there are {', '.join(TOLD)}")
            return
        self._reach_us = max(self._reach_us, self._live.now_us)
        for after_us, what, value in plan:
            if what is not None:
                self._live.act_at(self._reach_us + after_us, what, value)
        self._reach_us += plan[-1][0]
        self._live.at(self._reach_us, self._ask, self._did, " ".join(words), done)

    def _did(self, words, done):
        if done == "quit":
            self._over = True
        elif done == "unplug":
            self._unplug()
        elif done == "plug" and self._terminal is None:
            self._plug()
        self._say(f"done {words}")


def link(path, name):
    """Let name lead to path; what is there is kept, but for a link that leads nowhere."""
    try:
        if os.path.islink(name) and not os.path.exists(name):
            os.unlink(name)
        if not _leads(name, path):  # as one does that an earlier box at this port has left
            os.symlink(path, name)
    except FileExistsError as error:
        raise CannotWrite(
            f"cannot make the link {name}: it is there already, maybe of another box; name another"
        ) from error
    except OSError as error:
        raise CannotWrite(f"cannot make the link {name}: {error.strerror}; name another") from error


def unlink(path, name):
    """Remove the link name, if it is there and leads to path."""
    with contextlib.suppress(OSError):
        if _leads(name, path):
            os.unlink(name)


def _leads(name, path):
    return os.path.islink(name) and os.readlink(name) == path


def _us(seconds):
    seconds = float(seconds)
    if not 0 <= seconds <= LONGEST_S:  # nor what is no number
        raise ValueError
    return round(seconds * SECOND)


def _press(seconds=box.PRESS_US / SECOND):
    return [(0, "start", 1), (_us(seconds), "start", 0)], None


def _slide(position):
    return box.slide({"1": 1, "2": 2}[position]), None


def _power(state):
    return [(0, "power", int(_on(state)))], "plug" if _on(state) else "unplug"


def _cable(state):
    return [(0, "cable", int(_on(state)))], "plug" if _on(state) else "unplug"


def _on(state):
    return {"on": True, "off": False}[state]


# name: what its words after the name give: ([(us from now, what, value)], what the port does)
ORDERS = {
    "press": _press,
    "slide": _slide,
    "wait": lambda seconds: ([(_us(seconds), None, None)], None),
    "power": _power,
    "cable": _cable,
    "reset": lambda: ([(0, "soft_reset", 0)], None),
    "quit": lambda: ([(0, None, None)], "quit"),
}
TOLD = (
    "press [SECONDS]", "slide 1|2", "wait SECONDS", "power on|off", "cable on|off", "reset", "quit",
)  # fmt: skip
