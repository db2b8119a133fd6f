"""Draws a view, by how long it has been shown, as segments. behaviour.md 0.1 to 0.8.

A view is a tuple, its first item its kind:

    ("left", tenths, how)           time left in tenths of a second, rounded up
    ("turn", player, tenths, how)   time left of player 1 or 2
    ("gone", tenths)                time gone by in tenths of a second, rounded down
    ("money", colour, thousands, how)
    ("armed", colour)
    ("offer", colour, name, round)  round: shown first for a second, or None
    ("over", colour, thousands)     `End` and the last amount, alternating
    ("text", text)

how is "steady" or "blink".
"""

from quizbox.core.alphabet import segments

SECOND = 1_000_000
BLINK_US = 500_000  # 0.8
RUN_US = 250_000  # 0.8: for each place of running text
DASHES = {4: "--", 6: "----", 8: "  ----"}  # 0.5
FOLD_US = 60 * SECOND  # at twice this age, a view's age goes back to this: it looks the same


class Screen:
    """Draws for a module of 4, 6 or 8 digits, with points or with a colon in the middle."""

    def __init__(self, digits, separator="point"):
        self._digits = digits
        self._colon = separator == "colon"
        self._view = None
        self._age_us = 0
        self._fold_us = FOLD_US

    def show(self, view):
        """Draw this view from now on; the same as before goes on. Returns whether it is new."""
        if view == self._view:
            return False
        self._view = view
        self._age_us = 0
        self._fold_us = FOLD_US
        return True

    def anew(self):
        """The view is uncovered: a blink begins lit, but a name does not run once more."""
        if self._view[0] != "offer":
            self._age_us = 0

    def run(self, us):
        """Advance by us microseconds."""
        self._age_us += us
        if self._age_us >= 2 * FOLD_US:
            self._age_us -= self._fold_us

    def draw(self):
        """(segments of each digit from the left, microseconds to the next change or None,
        whether that change is only a blink or a step of running text)."""
        view = self._view
        kind = view[0]
        if kind == "offer":
            return self._offer(view)
        if kind == "over":
            return self._over(view)
        if kind == "left":
            digits = self._right(self._time(view[1]))
        elif kind == "turn":
            digits = self._turn(view[1], view[2])
        elif kind == "gone":
            digits = self._right(self._gone(view[1]))
        elif kind == "money":
            digits = self._money(view[1], view[2])
        elif kind == "armed":
            digits = self._left("%02d%s" % (view[1], DASHES[self._digits]))
        else:
            digits = self._left(view[1])
        if view[-1] == "blink":
            return self._blinking(digits)
        return digits, None, True

    def _blinking(self, digits):
        turn, gone_us = divmod(self._age_us, BLINK_US)
        return [0] * self._digits if turn % 2 else digits, BLINK_US - gone_us, True

    def _over(self, view):
        turn, gone_us = divmod(self._age_us, SECOND)
        digits = self._money(view[1], view[2]) if turn % 2 else self._left("End")
        return digits, SECOND - gone_us, False

    def _time(self, tenths):
        if 0 < tenths < 100 and not self._colon:
            return "%d.%d" % divmod(tenths, 10)
        return "%d.%02d" % divmod(-(-tenths // 10), 60)

    def _turn(self, player, tenths):
        """The player at the left; on four digits three are left for the time in seconds (4.2)."""
        if self._colon:
            time = "%3d" % -(-tenths // 10)
        elif 0 <= tenths < 100:
            time = "%2d.%d" % divmod(tenths, 10)
        elif self._digits == 4:
            time = "%3d" % -(-tenths // 10)
        else:
            time = self._time(tenths)
        player = segments("%d" % player if self._colon else "%d." % player)
        return player + self._right(time)[1:]

    def _gone(self, tenths):
        if tenths < 6000 and not self._colon:
            return "%d.%d" % divmod(tenths, 10)
        return "%d.%02d" % divmod(tenths // 10, 60)

    def _money(self, colour, thousands):
        if self._digits == 4:
            return self._right(str(thousands))
        pounds = self._right("%d" % (thousands * 1000))
        return self._left("%02d" % colour)[:2] + pounds[2:] if self._digits == 8 else pounds

    def _offer(self, view):
        """The round for 1 s; the number for 1 s; the name; then the number again (0.4, 3.4)."""
        _, colour, name, round_number = view
        age_us = self._age_us
        if round_number is not None:
            if age_us < SECOND:
                return self._left("r %02d" % round_number), SECOND - age_us, False
            age_us -= SECOND
        letters = segments(name)
        if self._digits == 8:
            return self._beside_number(colour, letters, age_us)
        number = self._left("C %02d" % colour)
        if age_us < SECOND:
            return number, SECOND - age_us, False
        step, gone_us = divmod(age_us - SECOND, RUN_US)
        if step >= _steps(letters, self._digits):
            return number, None, True
        return _running(letters, self._digits, step), RUN_US - gone_us, True

    def _beside_number(self, colour, letters, age_us):
        number = segments("%02d " % colour)
        places = self._digits - len(number)
        if len(letters) <= places:
            return number + letters + [0] * (places - len(letters)), None, True
        steps = _steps(letters, places)
        self._fold_us = FOLD_US // (steps * RUN_US) * steps * RUN_US
        step, gone_us = divmod(age_us, RUN_US)
        step %= steps
        return number + _running(letters, places, step), RUN_US - gone_us, True

    def _left(self, text):
        digits = segments(text)[: self._digits]
        return digits + [0] * (self._digits - len(digits))

    def _right(self, text):
        digits = segments(text)
        return [0] * (self._digits - len(digits)) + digits


def _steps(letters, places):
    """Steps of running text until its last letter has left."""
    return len(letters) + places - 1


def _running(letters, places, step):
    """The digits at that step; at 0 the first letter is in the right-most place (0.8)."""
    line = [0] * (places - 1) + letters + [0] * (places - 1)
    return line[step : step + places]
