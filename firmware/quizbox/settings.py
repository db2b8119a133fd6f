"""The settings, each declared once: its values, its default, what it means. behaviour.md 6.9 on.

A test compares docs/settings.md with this list.
"""

from quizbox.core import games
from quizbox.drivers import displays

# Wider ranges that older versions accepted: a kept file may still hold such values.
ONCE = (("clock_1_s", (2, 600)), ("clock_2_s", (2, 600)), ("low_battery_mv", (2000, 5000)))


class Setting:
    """values: a tuple of names, or (lowest, highest) whole numbers in unit; default: one of them;
    does: what it is for, one line of text.
    """

    def __init__(self, name, values, default, unit, does):
        self.name = name
        self.values = values
        self.default = default
        self.unit = unit
        self.does = does

    def accepts(self, value):
        """Whether value, of any type, is allowed."""
        if isinstance(self.values[0], str):
            return value in self.values
        return type(value) is int and self.values[0] <= value <= self.values[1]

    def told(self):
        """What it accepts, as text for an error message."""
        if isinstance(self.values[0], str):
            return ", ".join(self.values)
        return "%d to %d" % self.values


def declared():
    """Every setting of this firmware, in the order of behaviour.md."""
    return (
        Setting("game", tuple(game.name for game in games.GAMES), "chase", "", "the game to play"),
        Setting(
            "display",
            tuple(module[0] for module in displays.MODULES),
            "tm1650",
            "",
            "the display module that is fitted",
        ),
        Setting(
            "separator", ("point", "colon"), "point", "", "separator between minutes and seconds"
        ),
        Setting("brightness", (1, 3), 2, "", "brightness of the digits"),
        Setting("volume", (0, 3), 3, "", "volume of the beeper; 0 is mute"),
        Setting("chase_1_s", (2, 600), 60, "s", "The Chase with SLIDE at 1"),
        Setting("chase_2_s", (2, 600), 120, "s", "The Chase with SLIDE at 2"),
        Setting("clock_1_s", (5, 600), 60, "s", "a turn of the dice game with SLIDE at 1"),
        Setting("clock_2_s", (5, 600), 120, "s", "a turn of the dice game with SLIDE at 2"),
        Setting("beep_every_s", (0, 60), 10, "s", "seconds between beeps; 0: none"),
        Setting("beep_each_from_s", (0, 60), 10, "s", "from so many seconds left, a beep a second"),
        Setting(
            "beep_twice_from_s", (0, 60), 5, "s", "from so many seconds left, two beeps a second"
        ),
        Setting("money_step_ms", (250, 3000), 1000, "ms", "how long each amount shows"),
        Setting("money_rounds", (1, 20), 10, "", "colours in a game"),
        Setting("deal", ("auto", "loaded", "shuffle"), "auto", "", "where the amounts come from"),
        Setting("dim_min", (1, 120), 5, "min", "untouched for so long, the digits dim to a point"),
        Setting("sleep_min", (1, 120), 20, "min", "untouched for so long, the box sleeps"),
        Setting(
            "low_battery_mv",
            (2000, 4500),
            3200,
            "mV",
            "below this voltage, ready and choose show Lo",
        ),
    )


def defaults():
    """Every setting's default, {name: value}."""
    return {setting.name: setting.default for setting in declared()}


def chosen(kept):
    """The settings of a kept file, with defaults for the rest, and a list of the bad ones' names.

    Another version may have written the file: an unknown name is ignored, and a value that only
    older versions accepted becomes the nearest one allowed today.
    """
    values = defaults()
    if not isinstance(kept, dict):
        return values, ["not settings"]
    wrong = []
    for setting in declared():
        if setting.name in kept:
            value = _nearest(setting, kept[setting.name])
            if setting.accepts(value):
                values[setting.name] = value
            else:
                wrong.append(setting.name)
    return values, wrong


def _nearest(setting, value):
    for name, (lowest, highest) in ONCE:
        if name == setting.name and type(value) is int and lowest <= value <= highest:
            return min(max(value, setting.values[0]), setting.values[1])
    return value
