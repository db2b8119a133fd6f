"""What the box shows: a view on the digits, and the LAMP."""

from quizbox.core.alphabet import POINT
from quizbox.core.screen import Screen

# Noise may change what a module holds, so it is written anew, whole, so often: with a change if
# there is one, since what was due then has just been done and nothing else is late for it.
HEAL_US = 900_000
HEAL_ALONE_US = 1_500_000

SOFT_CALM_US = 100_000  # a blink may be late by a flash write (6.6), but most need not be


class Face:
    """display: a driver of drivers/displays with that many digits; lamp: a drivers.lamp.Lamp."""

    def __init__(self, display, digits, lamp, settings):
        self._display = display
        self._lamp = lamp
        self._settings = settings
        self._screen = Screen(digits, settings["separator"])
        self._drawn = None
        self._level = None
        self._change_us = None  # to the next change of what is drawn; None: it stays
        self._soft = True
        self._heal_us = 0

    def run(self, us):
        """us microseconds have gone by."""
        self._screen.run(us)
        self._lamp.run(us)
        self._heal_us -= us
        if self._change_us is not None:
            self._change_us -= us

    @property
    def drawn(self):
        """The segments of each digit as last drawn."""
        return self._drawn

    def show(self, view, lamp, marked=False):
        """Bring digits and LAMP to what view and lamp say now. Never raises, never waits long.

        marked: the last digit's point is lit besides (3.17).
        """
        self._lamp.show(lamp)
        digits = self._drawn
        if self._screen.show(view) or (self._change_us is not None and self._change_us <= 0):
            digits, self._change_us, self._soft = self._screen.draw()
        if marked:
            digits = digits[:-1] + [digits[-1] | POINT]
        if digits != self._drawn or self._heal_us <= HEAL_US - HEAL_ALONE_US or self._is_dimmed():
            self._drawn = digits
            self._send(self._heal_us <= 0 or self._is_dimmed())

    def _is_dimmed(self):
        """Whether another brightness is wanted than is shown."""
        return self._settings["brightness"] != self._level

    def _send(self, whole):
        if whole:
            self._level = self._settings["brightness"]
            self._heal_us = HEAL_US
        try:
            self._display.show(self._drawn, self._level, whole)
        except OSError:
            pass  # absent or disturbed: the box beeps on, and the next healing tries again

    def due_us(self):
        """Microseconds to the next call of run and show."""
        due_us = max(0, self._heal_us - HEAL_US + HEAL_ALONE_US)
        for other_us in (self._change_us, self._lamp.due_us()):
            if other_us is not None and other_us < due_us:
                due_us = max(0, other_us)
        return due_us

    def settled_for(self, us):
        """Whether nothing changes within us; a blink or a step of running text needs less."""
        if self._change_us is None:
            return True
        return self._change_us > (SOFT_CALM_US if self._soft else us)
