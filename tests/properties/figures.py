"""What a display of so many digits shows, as text, by behaviour.md 0.1 to 0.8 and 4.2 to 5.1."""

from quizbox_host.story import eyes

SECOND = 1_000_000
TENTH = SECOND // 10
DASHES = {4: "--", 6: "----", 8: "  ----"}  # 0.5


class Figures:
    """display: a module's name. separator: point or colon.

    A text has a character for each digit, with what belongs to it behind it: a point or a colon.
    """

    def __init__(self, display="tm1650", separator="point"):
        self._display = display
        self._digits = eyes.DIGITS[display]
        self._colon = separator == "colon"

    def time(self, left_us):
        """The time left (0.2, 0.7)."""
        tenths = -(-left_us // TENTH)
        if 0 < tenths < 100 and not self._colon:
            return self._right(f"{tenths // 10}.{tenths % 10}")
        return self._right(self._minutes(-(-left_us // SECOND)))

    def turn(self, player, left_us):
        """4.2 and 4.4: the player with a point, then the time; with a colon no points (0.1)."""
        tenths, seconds = -(-left_us // TENTH), -(-left_us // SECOND)
        if self._colon:
            return str(player) + self._right(str(seconds), self._digits - 1)
        if tenths < 100:
            text = f"{tenths // 10}.{tenths % 10}"
        else:
            text = str(seconds) if self._digits == 4 else self._minutes(seconds)
        return f"{player}." + self._right(text, self._digits - 1)

    def gone(self, gone_us):
        """5.1: tenths, from ten minutes on minutes and seconds; rounded down."""
        tenths = max(0, gone_us) // TENTH
        if tenths < 6000 and not self._colon:
            return self._right(f"{tenths // 10}.{tenths % 10}")
        return self._right(self._minutes(tenths // 10))

    def money(self, colour, thousands):
        """0.3."""
        if self._digits == 4:
            return self._right(str(thousands))
        pounds = self._right(f"{thousands}000")
        return f"{colour:02d}{pounds[2:]}" if self._digits == 8 else pounds

    def armed(self, colour):
        """0.5."""
        return self.left(f"{colour:02d}{DASHES.get(self._digits, '')}")

    def offered(self, colour, name):
        """0.4, 0.8: each text that may stand while a colour is offered, its round not counted."""
        if self._digits != 8:
            number = self.left(f"C {colour:02d}")
            return {number, *_steps(name, self._digits)}
        number, places = f"{colour:02d} ", eyes.RUNNING_DIGITS[self._display]
        if len(name) <= places:
            return {self.left(number + name)}
        return {number + step for step in _steps(name, places)}

    def left(self, text):
        """0.6: text that runs off at the right, the rest blank."""
        return text.ljust(self._digits)

    @property
    def point(self):
        """6.2: dimmed, there is but the last digit's point."""
        return " " * self._digits + "."

    def _minutes(self, seconds):
        minutes, seconds = divmod(seconds, 60)
        return f"{minutes}{':' if self._colon else '.'}{seconds:02d}"

    def _right(self, text, digits=None):
        marks = text.count(".") + text.count(":")
        return text.rjust((self._digits if digits is None else digits) + marks)


def fitting(settings):
    """The Figures of a box with these settings."""
    return Figures(settings.get("display", "tm1650"), settings.get("separator", "point"))


def _steps(name, places):
    """The first letter stands in the right-most place at once, the last leaves at the left."""
    track = " " * (places - 1) + name + " " * (places - 1)
    return [track[step : step + places] for step in range(len(track) - places + 1)]
