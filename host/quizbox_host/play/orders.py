"""What a hand does to a live box, told in lines: each is done once the box has taken it."""

from collections import deque

from quizbox_host.play import box

SECOND = 1_000_000
LONGEST_S = 3600  # that an order may take
# So long after the last contact has moved the box has judged it (behaviour.md 1.3, 1.8: 20 ms).
SETTLED_US = 30_000
# From a release to the next press: no game ignores the second of two (2.10, 3.15), unless it is
# its rule that one has to wait.
APART_US = 250_000
LOOK_US = 1_000  # whether the box is at rest


def _us(seconds):
    seconds = float(seconds)
    if not 0 <= seconds <= LONGEST_S:  # nor what is no number
        raise ValueError
    return round(seconds * SECOND)


def _press(seconds=box.PRESS_US / SECOND):
    held_us = _us(seconds)
    return [(0, "start", 1), (held_us, "start", 0)], held_us + SETTLED_US, None


def _slide(position):
    acts = box.slide({"1": 1, "2": 2}[position])
    return acts, acts[-1][0] + SETTLED_US, None


def _supply(what, state):
    on = {"on": True, "off": False}[state]
    return [(0, what, int(on))], SETTLED_US if on else 0, "plug" if on else "unplug"


# name: what its words after the name give: what a hand does as [(us from its beginning, what,
# value)], how long all of it takes in microseconds, and what the port does in the end.
ORDERS = {
    "press": _press,
    "slide": _slide,
    "wait": lambda seconds: ([], _us(seconds), None),
    "power": lambda state: _supply("power", state),
    "cable": lambda state: _supply("cable", state),
    "reset": lambda: ([(0, "soft_reset", 0)], SETTLED_US, None),
    "quit": lambda: ([], 0, "quit"),
}
TOLD = (
    "press [SECONDS]", "slide 1|2", "wait SECONDS", "power on|off", "cable on|off", "reset", "quit",
)  # fmt: skip


class Orders:
    """live: a worlds.live.Live; did(words, end): called in the box's thread when an order is
    done, with its text and what the port does then: "plug", "unplug", "quit" or None.
    """

    def __init__(self, live, did):
        self._live = live
        self._did = did
        # All below is the box's thread's.
        self._waiting = deque()
        self._busy = True  # with an order, or with switching on
        self._apart_us = 0  # until then START is let be
        live.at(SETTLED_US, self._end_at_rest, None, None)

    def add(self, text):
        """Do what a line says, after what was said before. Raises ValueError for another line."""
        name, *values = text.split()
        try:
            order = ORDERS[name](*values)
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
        """Once the pass that has seen it is over, which a flash write may hold up."""
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
