"""What the box shows: the game's view, or what covers it, on the digits; and the LAMP."""

from quizbox.core.alphabet import POINT, segments
from quizbox.core.screen import Screen

# Noise can corrupt a module's memory, so every digit is rewritten every 0.9 to 1.5 s: from 0.9 s
# on with the next change, as other work is not due just then, and at 1.5 s in any case.
HEAL_US = 900_000
HEAL_ALONE_US = 1_500_000

SOFT_CALM_US = 100_000  # a write may delay a blink (6.6), but not begin this soon before one

# The covers: none, `Lo` (6.3), the last digit's point alone, all digits off (6.2).
OPEN, LOW, DIM, OUT = range(4)


class Face:
    """display: a driver of drivers/displays with that many digits; lamp: a drivers.lamp.Lamp;
    settings: the dict of all settings, of which brightness is read at each use.
    """

    def __init__(self, display, digits, lamp, settings):
        self._display = display
        self._digits = digits
        self._lamp = lamp
        self._settings = settings
        self._screen = Screen(digits, settings["separator"])
        self._cover = OPEN
        self._seen = None  # segments of the view, even while it is covered
        self._drawn = None
        self._level = None
        self._change_us = None  # until the view's segments change; None: they stay
        self._soft = True  # that change is only a blink or a step of running text
        self._heal_us = 0

    def run(self, us):
        """Advance by us microseconds."""
        self._screen.run(us)
        self._lamp.run(us)
        self._heal_us -= us
        if self._change_us is not None:
            self._change_us -= us

    @property
    def drawn(self):
        """The segments of each digit as last drawn."""
        return self._drawn

    def show(self, view, lamp, marked=False, cover=OPEN):
        """Update digits and LAMP. Never raises, never blocks for long.

        view, lamp: as in core.game.Game; marked: whether the last digit's point is lit too (3.17);
        cover: OPEN, LOW, DIM or OUT.
        """
        self._lamp.show("off" if cover == OUT else lamp)
        self._see(view, cover)
        digits = self._seen if cover == OPEN else self._covered(cover)
        if marked and cover != OUT:
            digits = digits[:-1] + [digits[-1] | POINT]
        if digits != self._drawn or self._heal_us <= HEAL_US - HEAL_ALONE_US or self._is_dimmed():
            self._drawn = digits
            self._send(self._heal_us <= 0 or self._is_dimmed())

    def _see(self, view, cover):
        changed = self._screen.show(view)
        if cover < DIM <= self._cover:
            self._screen.anew()
            changed = True
        self._cover = cover
        if changed or (self._change_us is not None and self._change_us <= 0):
            self._seen, self._change_us, self._soft = self._screen.draw()

    def _covered(self, cover):
        digits = segments("Lo") if cover == LOW else []
        digits += [0] * (self._digits - len(digits))
        if cover == DIM:
            digits[-1] = POINT
        return digits

    def _wanted_level(self):
        return 0 if self._cover == OUT else self._settings["brightness"]

    def _is_dimmed(self):
        """Whether the brightness has to change."""
        return self._wanted_level() != self._level

    def _send(self, whole):
        if whole:
            self._level = self._wanted_level()
            self._heal_us = HEAL_US
        try:
            self._display.show(self._drawn, self._level, whole)
        except OSError:
            pass  # absent or disturbed: the beeps go on, and the next rewrite tries again

    def due_us(self):
        """Microseconds until run and show have to be called again, or None."""
        if self._cover == OUT:
            return None  # while off, it is rewritten whenever the box wakes for something else
        due_us = max(0, self._heal_us - HEAL_US + HEAL_ALONE_US)
        change_us = None if self._cover == DIM else self._change_us
        for other_us in (change_us, self._lamp.due_us()):
            if other_us is not None and other_us < due_us:
                due_us = max(0, other_us)
        return due_us

    def settled_for(self, us):
        """Whether the view stays as it is for us microseconds; a blink or a step of running text
        may be due after SOFT_CALM_US."""
        if self._change_us is None or self._cover >= DIM:
            return True
        return self._change_us > (SOFT_CALM_US if self._soft else us)
