"""A box on a serial port: JSON-RPC, one message per line (docs/behaviour.md section 7).

A port has read() -> bytes, which waits briefly and may return none; write(bytes); close(); and
path, its name. A clock has now_s() and pause(s). ports.py has the real ones.
"""

import itertools
import json
import math
import random
from collections import deque
from dataclasses import dataclass

from quizbox.core import protocol
from quizbox_host import busy
from quizbox_host.errors import BoxBusy, BoxRefused, NoAnswer, NotKept, WrongProtocol

PRODUCT = "quizbox"
KEPT_EVENTS = 1000  # waiting for events(); then the oldest are dropped
LONGEST_BYTES = 65536  # more without a line end is junk, and dropped
SENT_AT_MOST = 3  # times, if the box reports the line as damaged
PROMPT = b">>>"  # MicroPython's
FIRST_IDS = 2**29  # random below it: a late answer to another program must not match ours

KEEPING = ("table.set",)  # answered after a write to flash (7.7)
DAMAGED = (protocol.BAD_JSON, protocol.BAD_REQUEST)


@dataclass(frozen=True)
class Limits:
    """Timeouts in seconds. hello: for the first answer; again: until hello is repeated; answer: for
    any other request, retries included; keep: for one that writes to flash."""

    hello: float = 5
    again: float = 0.3
    answer: float = 3
    keep: float = 15


class Box:
    """A client of one box. hello() comes first, and sets about to its answer."""

    def __init__(self, port, clock, limits=None):
        self._port = port
        self._clock = clock
        self.limits = limits or Limits()
        self.about = None
        self._ids = itertools.count(random.randrange(1, FIRST_IDS))
        self._rest = bytearray()  # a line that has not ended yet
        self._lines = deque()
        self._events = deque(maxlen=KEPT_EVENTS)
        self._saw_prompt = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def path(self):
        """The port's name."""
        return self._port.path

    def close(self):
        """Close the port."""
        self._port.close()

    def hello(self):
        """Send hello, again and again, until it is answered; nothing else before. Returns about.

        Raises NoAnswer, WrongProtocol, PortLost.
        """
        deadline_s = self._clock.now_s() + self.limits.hello
        asked = set()
        while self._clock.now_s() < deadline_s:
            id_ = next(self._ids)
            asked.add(id_)
            # The newline ends a line that another program may have left unfinished.
            self._port.write(b"\n" + _line(id_, "hello", {}))
            repeat_s = min(deadline_s, self._clock.now_s() + self.limits.again)
            while (message := self._message(repeat_s)) is not None:
                about = message.get("result")
                if message.get("id") in asked and isinstance(about, dict):
                    self.about = self._checked(about)
                    return about
        if self._saw_prompt:
            raise NoAnswer(
                f"the Pico at {self.path} stands at MicroPython's prompt and runs no quizbox: "
                "pull its plug and put it in again"
            )
        raise NoAnswer(
            f"{self.path} did not answer as a quizbox does: is it the right port, and is the box "
            "switched on? If it shows PC, pull its plug. `quizbox ports` lists what there is"
        )

    def _checked(self, about):
        if about.get("product") != PRODUCT:
            raise NoAnswer(f"{self.path} is a {about.get('product')}, not a quizbox")
        if about.get("protocol") != protocol.VERSION:
            raise WrongProtocol(
                f"the box at {self.path} has version {about.get('version')}, which this tool does "
                "not speak with: bring both to the same version"
            )
        return about

    def request(self, method, /, **params):
        """Call a method of the box; returns its result. A line that arrives damaged is sent again.

        Raises BoxBusy, BoxRefused, NotKept, NoAnswer, PortLost.
        """
        limit_s = self.limits.keep if method in KEEPING else self.limits.answer
        deadline_s = self._clock.now_s() + limit_s
        for sent in range(1, SENT_AT_MOST + 1):
            id_ = next(self._ids)
            self._port.write(_line(id_, method, params))
            message = self._answer(id_, deadline_s)
            if "result" in message:
                return message["result"]
            error = message["error"]
            damaged = message.get("id") is None and error["code"] in DAMAGED
            if not damaged or sent == SENT_AT_MOST:
                break
        if error["code"] == protocol.BUSY:
            raise BoxBusy(*busy.told(error.get("data")))
        if error["code"] == protocol.FAILED:
            raise NotKept(
                f"the box could not keep it ({error['message']}): ask again; if it fails again, "
                "`quizbox log` tells why"
            )
        raise BoxRefused(f"the box says: {error['message']}")

    def events(self, pulse_s=0.1):
        """Yield the box's events for ever: (name, params), or None after pulse_s without one."""
        while True:
            if not self._events:
                self._message(self._clock.now_s() + pulse_s, or_event=True)
            yield self._events.popleft() if self._events else None

    def _answer(self, id_, deadline_s):
        """The answer with that id, or an error without one: the box could not parse the request.
        Raises NoAnswer, PortLost."""
        while (message := self._message(deadline_s)) is not None:
            if message.get("id") == id_ and "result" in message:
                return message
            if message.get("id") in (id_, None) and _is_error(message.get("error")):
                return message
        raise NoAnswer(
            f"the box at {self.path} did not answer in time: let START go, and ask again; "
            "what it keeps is as it was or as you asked, never half"
        )

    def _message(self, deadline_s, or_event=False):
        """The next message that is no event; None at deadline_s or, with or_event, as soon as an
        event has come. Raises PortLost."""
        while True:
            while self._lines:
                message = _parsed(self._lines.popleft())
                if message is None:
                    continue
                if not isinstance(message.get("method"), str):
                    return message
                self._take_event(message)
            if (or_event and self._events) or self._clock.now_s() >= deadline_s:
                return None
            self._take_in(self._port.read())

    def _take_event(self, message):
        if "id" not in message and isinstance(message.get("params"), dict):
            self._events.append((message["method"], message["params"]))

    def _take_in(self, data):
        self._rest += data
        self._saw_prompt = self._saw_prompt or PROMPT in self._rest
        *lines, rest = self._rest.split(b"\n")
        self._lines.extend(lines)
        self._rest = bytearray() if len(rest) > LONGEST_BYTES else rest


def _line(id_, method, params):
    """A request as a line. Names stay unescaped: twenty long ones would not fit else (7.1)."""
    message = {"jsonrpc": "2.0", "id": id_, "method": method}
    if params:
        message["params"] = params
    text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"


def _parsed(line):
    """The message in a line as a dict; None for anything else."""
    try:
        text = bytes(line).decode()
        message = json.loads(text, parse_float=_finite, parse_constant=_finite)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) and message.get("jsonrpc") == "2.0" else None


def _finite(text):
    """Parse a number of JSON. Raises ValueError for NaN and infinity, which JSON lacks."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is no number")
    return number


def _is_error(error):
    return (
        isinstance(error, dict)
        and type(error.get("code")) is int
        and isinstance(error.get("message"), str)
    )
