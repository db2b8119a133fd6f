"""docs/behaviour.md against the code: the settings, the pins, the games' names."""

import re

import pytest
import tree

from quizbox.core import colours, games
from quizbox_host.sim import board, displays, parts
from quizbox_host.sim.rig import Rig
from quizbox_host.story import coverage, runner
from quizbox_host.worlds.cpython import Machine

TEXT = tree.text("docs/behaviour.md")
UNITS = ("s", "ms", "min", "mV")
# Said by 0.1 and in 6.10 only as "a module".
DISPLAY_MODULES = {"tm1650", "max7219", "tm1637-4", "tm1637-6", "ht16k33", "none"}


def rows():
    """(names, what is said of their values, defaults) of 6.9 to 6.17."""
    pattern = r"^\| 6\.(\d+) \| (.+?) \| (.+?) \| (.+?) \|$"
    found = re.findall(pattern, TEXT, re.MULTILINE)
    assert [int(number) for number, *_ in found] == list(range(9, 18))
    for _, names, values, defaults in found:
        yield re.findall(r"`(\w+)`", names), values, defaults


def meaning(text):
    """(unit, range or names) of one piece of the middle column."""
    unit = ""
    head, _, rest = text.partition(", ")
    if head in UNITS:
        unit, text = head, rest
    numbers = re.fullmatch(r"(\d+)(?: \(\w+\))? to (\d+)", text)
    if numbers:
        return unit, tuple(int(number) for number in numbers.groups())
    return unit, tuple(text.split(", "))


def lawful():
    """{setting: (unit, values, default)}."""
    settings = {}
    for names, values, defaults in rows():
        pieces = [meaning(piece) for piece in values.replace(" (none)", "").split("; ")]
        given = re.split("[,;] ", defaults)
        if len(pieces) == 1:
            pieces *= len(names)
        assert len(names) == len(pieces) == len(given), names
        for name, (unit, allowed), default in zip(names, pieces, given, strict=True):
            number = isinstance(allowed[0], int)
            settings[name] = (unit, allowed, int(default) if number else default)
    return settings


def declared():
    load = Machine(Rig({})).load
    return {setting.name: setting for setting in load("quizbox.settings").declared()}


def test_the_law_names_eighteen_settings():
    assert len(lawful()) == 18


@pytest.mark.parametrize("name", sorted(declared()))
def test_a_setting_is_as_the_law_has_it(name):
    setting = declared()[name]
    unit, values, default = lawful()[name]
    assert (setting.unit, setting.default) == (unit, default)
    if name == "display":
        assert (values, set(setting.values) - DISPLAY_MODULES) == (("a module",), set())
    elif name == "game":
        known = {game.name for game in games.GAMES}
        assert setting.values == tuple(value for value in values if value in known)
    else:
        assert setting.values == values


def test_the_settings_stand_in_the_order_of_the_law():
    law = list(lawful())
    places = [law.index(name) for name in declared()]
    assert places == sorted(places)


def test_the_settings_are_told_to_the_owner_as_they_are():
    row = r"^\| `(.+)` \| (.+) \| (.+) \| (.+) \|$"
    told = re.findall(row, tree.text("docs/settings.md"), re.MULTILINE)
    assert told == [
        (name, f"{one.told()} {one.unit}".strip(), str(one.default), one.does)
        for name, one in declared().items()
    ]


def test_the_chooser_shows_the_games_in_the_order_and_by_the_names_of_the_law():
    shown = re.search(r"name shows \(([^)]+)\)", TEXT).group(1)
    titles = re.findall(r"`(\w+)`", shown)
    ours = [game.title for game in games.GAMES]
    assert ours == [title for title in titles if title in ours]
    headings = re.findall(r"^## \d\. .+ \(`(\w+)`\)", TEXT, re.MULTILINE)
    assert headings == list(lawful()["game"][1])


def test_the_default_names_are_the_laws():
    line = re.search(r"^\*\*0\.12 Default names\*\*, colours 1 to 20: (.+) \(", TEXT, re.MULTILINE)
    assert tuple(line.group(1).split(", ")) == colours.DEFAULT_NAMES


def test_the_parts_are_on_the_pins_that_the_firmware_uses():
    pins = {
        name: value
        for name, value in vars(Machine(Rig({})).load("quizbox.pins")).items()
        if name.isupper()
    }
    wired = {
        "START": parts.START,
        "SLIDE_1": parts.SLIDES[0],
        "SLIDE_2": parts.SLIDES[1],
        "LAMP": parts.LAMP,
        "PIEZO_A": parts.PIEZO_A,
        "PIEZO_B": parts.PIEZO_B,
        "DISPLAY_SDA": displays.SDA,
        "DISPLAY_SCL": displays.SCL,
        "DISPLAY_CS": displays.CS,
        "DISPLAY_SCK": displays.SCK,
        "DISPLAY_MOSI": displays.MOSI,
    }
    assert {name: value for name, value in pins.items() if name in wired} == wired
    assert len(set(pins.values())) == len(pins)
    assert set(pins.values()) <= set(board.NAMED + board.INSIDE)
    assert pins["PIEZO_A"] // 2 == pins["PIEZO_B"] // 2


def test_each_story_names_a_number_of_the_law():
    stories = runner.read([tree.ROOT / "tests" / "scenarios"]).stories
    assert {story.number for story in stories} - set(coverage.numbers(TEXT)) == set()
