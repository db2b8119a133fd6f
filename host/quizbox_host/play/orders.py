"""Orders, as lines of text, for a hand at a live box; done once the box has taken them in."""

from collections import deque

from quizbox_host.play import box

SECOND = 1_000_000
LONGEST_S = 3600  # that one order may take
# After the last edge, until the box has debounced it (behaviour.md 1.3, 1.8: 20 ms).
SETTLED_US = 30_000
# From a release to the next press: so that no game ignores the second (2.10, 3.15), unless its
# rules say that one has to wait.
APART_US = 250_000
LOOK_US = 1_000  # between two checks that the box is at rest


class BadSeconds(ValueError):
    """The word for seconds is missing, is no number, or is out of range; str() says so."""


def _us(word):
    try:
        seconds = float(word)
    except ValueError:
        raise BadSeconds(f"{word} is no number of seconds") from None
    if not 0 <= seconds <= LONGEST_S:  # NaN fails too
        raise BadSeconds(f"{word} is not from 0 to {LONGEST_S} seconds")
    return round(seconds * SECOND)


def _wait(*words):
    if not words:
        raise BadSeconds("how many seconds? as in `wait 2.5`")
    (seconds,) = words
    return [], _us(seconds), None


def _press(seconds=box.PRESS_US / SECOND):
    held_us = _us(seconds)
    return [(0, "start", 1), (held_us, "start", 0)], held_us + SETTLED_US, None


def _slide(position):
    acts = box.slide({"1": 1, "2": 2}[position])
    return acts, acts[-1][0] + SETTLED_US, None


def _supply(what, state):
    on = {"on": True, "off": False}[state]
    return [(0, what, int(on))], SETTLED_US if on else 0, "plug" if on else "unplug"


# name: a function of the words after it. It returns the acts of a hand, [(us from the beginning,
# what, value)], the microseconds that they take, and what the port does in the end.
ORDERS = {
    "press": _press,
    "slide": _slide,
    "wait": _wait,
    "power": lambda state: _supply("power", state),
    "cable": lambda state: _supply("cable", state),
    "reset": lambda: ([(0, "soft_reset", 0)], SETTLED_US, None),
    "quit": lambda: ([], 0, "quit"),
}
TOLD = (
    "press [SECONDS]", "slide 1|2", "wait SECONDS", "power on|off", "cable on|off", "reset", "quit",
)  # fmt: skip


class Orders:
    """A queue of orders. live: a worlds.live.Live; did(text, end): called in the box's thread when
    an order is done, with its text and what the port does: "plug", "unplug", "quit" or None.
    """

    def __init__(self, live, did):
        self._live = live
        self._did = did
        # Only the box's thread uses what follows.
        self._waiting = deque()
        self._busy = True  # with an order, or with switching on
        self._apart_us = 0  # no press before this time
        live.at(SETTLED_US, self._end_at_rest, None, None)

    def add(self, text):
        """Queue the order in a line of text. Raises ValueError, with what to type instead, if it is
        not one of ORDERS, or its seconds are none."""
        name, *values = text.split()
        try:
            order = ORDERS[name](*values)
        except BadSeconds as error:
            raise ValueError(f"cannot do {text}: {error}") from None
        except (KeyError, TypeError, ValueError):
            raise ValueError(f"cannot do {text}: there are {', '.join(TOLD)}") from None
        self._live.at(self._live.now_us, self._take, (text, *order))

    def _take(self, order):
        self._waiting.append(order)
        if not self._busy:
            self._begin()

    def _begin(self):
        text, acts, takes_us, end = self._waiting.popleft()
        self._busy = True
        at_us = self._live.box_us
        if text.split()[0] == "press":
            at_us = max(at_us, self._apart_us)
            self._apart_us = at_us + acts[-1][0] + APART_US
        for after_us, what, value in acts:
            self._live.act_at(at_us + after_us, what, value)
        done = self._end_at_rest if acts else self._end
        self._live.at(at_us + takes_us, done, text, end)

    def _end_at_rest(self, text, end):
        """End an order after the pass that has handled it, which a write to flash may delay."""
        if self._live.rests:
            self._end(text, end)
        else:
            self._live.at(self._live.box_us + LOOK_US, self._end_at_rest, text, end)

    def _end(self, text, end):
        if text is not None:
            self._did(text, end)
        self._busy = False
        if self._waiting:
            self._begin()
