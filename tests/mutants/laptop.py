"""Broken: the serial line, the turn clock, the stopwatch, the other displays."""

from quizbox_host import jsontable

from .mutant import Mutant

CLOCK = "core/clock.py"
RACE = "core/race.py"
LINK = "link.py"
METHODS = "methods.py"
STRICT = "core/strictjson.py"
TABLE = "table.py"


def _rule(name, old, new):
    """Another rule of what is JSON."""
    assert jsontable.RULES.count(old) == 1, old
    wrong = jsontable.RULES.replace(old, new)
    return Mutant(name, "core/jsontable.py", jsontable.text(), jsontable.text(wrong))


MUTANTS = (
    # The serial line.
    Mutant("busy lets all through", METHODS, "phase != IDLE and not while_busy", "phase == 99"),
    Mutant(
        "select says nothing of where the box is", METHODS, 'state != "choose"', "state is None"
    ),
    Mutant("amounts are told unasked", TABLE, "    if not reveal:\n", "    if reveal:\n"),
    Mutant("a reveal in mid-game is silent", TABLE, "    if under_way:\n", "    if 0:\n"),
    Mutant("amounts are told in a round", TABLE, "app.game.phase != IDLE or app", "app"),
    Mutant("amounts are told in a sound", TABLE, " or app.panel.beeper.sounds", ""),
    Mutant(
        "amounts are told where a new game is armed",
        TABLE,
        "app.game.state not in REVEALS_IN",
        "False",
    ),
    Mutant("a bad table is taken", TABLE, "    if wrong:\n", "    if False:\n"),
    Mutant(
        "a table loaded in mid-game serves at once",
        TABLE,
        "            if _is_under_way(app):\n",
        "            if False:\n",
    ),
    Mutant(
        "a table disarms a colour", TABLE, "            if _is_armed(app):\n", "            if 0:\n"
    ),
    Mutant(
        "a new deal is forgotten",
        TABLE,
        '                _mark_game(app, "outdated")\n',
        "                pass\n",
    ),
    Mutant(
        "a new deal is forgotten without power",
        "core/deal.py",
        'kept.get("outdated", False) is True',
        "False",
    ),
    Mutant(
        "a colour may have any key",
        "core/colours.py",
        'if key not in ("name", "amount")]',
        "if False]",
    ),
    Mutant(
        "what a line asks is told in a game unread",
        METHODS,
        'busy_with = {"game": _played(app), "state": app.game.state}',
        "busy_with = None",
    ),
    Mutant(
        "the game that was set is named, not the one played",
        METHODS,
        'app.game.name or games.named(app.settings["game"], app.settings).name',
        'app.settings["game"]',
    ),
    Mutant(
        "no request is answered with its id",
        METHODS,
        '    request = {"id": None}  # until there is one\n',
        '    request = {"id": 7}\n',
    ),
    # What is JSON.
    Mutant("a number may be long", STRICT, "LONGEST_NUMBER = 20", "LONGEST_NUMBER = 21", few=True),
    Mutant("a nest may be deep", STRICT, "DEEPEST = 8", "DEEPEST = 9"),
    Mutant("brackets may cross", STRICT, "(6 if nest & 1 else 4)", "(6 if action == 6 else 4)"),
    Mutant("a list is an object", STRICT, "FIRST_ITEM, FIRST_KEY, N", "FIRST_KEY, FIRST_ITEM, N"),
    Mutant("a pair stays two halves", STRICT, "STRING, _join(text, end)", "STRING, end"),
    Mutant("a pair is one too high", STRICT, "0x10000 +", "0x10001 +"),
    Mutant("parts are cut off", STRICT, "data[begin : begin + PART]", "data[begin : begin + 9]"),
    _rule("a comma may stand alone", "value _^ value", "value _^, value"),
    _rule("a zero may lead", "zero . point", "zero 0 zero . point"),
    _rule("a point may end a number", "point 018 part", "point 018 part , , ] ] } }"),
    _rule("surrogates may be bytes", "tailD AB tail1", "tailD ABC tail1"),
    _rule("what is beyond UTF-8 may be bytes", "tailG A tail2", "tailG AB tail2"),
    _rule("a character may be too long", "tailF BC tail2", "tailF ABC tail2"),
    _rule("half a pair is a character", "8ab high2", "8abcdef hex2"),
    _rule("any escape is one", "bfnr string u", "bfnrx string u"),
    _rule("tabs may stand in a string", "string _{}", "string _^{}"),
    _rule("a key may be a number", 'first-key } } " key', 'first-key } } " key 18 colon'),
    # The turn clock.
    Mutant(
        "a turn is not given back", CLOCK, "            self._give_back()\n", "            pass\n"
    ),
    Mutant("player 2 goes first", CLOCK, "self._turn(1 if", "self._turn(2 if"),
    Mutant("both players sound alike", CLOCK, '2: "low"', '2: "high"'),
    Mutant("a turn can be passed at once", CLOCK, "BEGUN_US = SECOND // 2", "BEGUN_US = 1"),
    # The stopwatch.
    Mutant("go comes a second early", RACE, "GO_US = 3 * SECOND", "GO_US = 2 * SECOND"),
    Mutant(
        "time gone by is rounded up", RACE, "self._gone_us // TENTH", "-(-self._gone_us // TENTH)"
    ),
    Mutant("it runs beyond 99.59", RACE, "(99 * 60 + 59) * SECOND", "(99 * 60 + 60) * SECOND"),
    # Displays.
    Mutant(
        "segments the wrong way round", "drivers/displays/max7219.py", "0x40 >> bit", "0x01 << bit"
    ),
)
