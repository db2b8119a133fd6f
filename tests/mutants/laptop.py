"""Broken: the serial line, the turn clock, the stopwatch, the other displays."""

from .mutant import Mutant

CLOCK = "core/clock.py"
RACE = "core/race.py"
LINK = "link.py"
METHODS = "methods.py"
STRICT = "core/strictjson.py"
TABLE = "table.py"

MUTANTS = (
    # The serial line.
    Mutant("busy lets all through", METHODS, "phase != IDLE and not while_busy", "phase == 99"),
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
    Mutant(
        "a comma may end a list", STRICT, "FIRST_ITEM, FIRST_KEY, N", "FIRST_KEY, FIRST_ITEM, N"
    ),
    Mutant("a zero may lead", STRICT, "zero . point", "zero 0 zero . point"),
    Mutant("a point may end a number", STRICT, "point 018 part", "point , , ] ] } } 018 part"),
    Mutant("surrogates may be bytes", STRICT, "tailD AB tail1", "tailD ABC tail1"),
    Mutant("what is beyond UTF-8 may be bytes", STRICT, "tailG A tail2", "tailG AB tail2"),
    Mutant("a character may be too long", STRICT, "tailF BC tail2", "tailF ABC tail2"),
    Mutant("half a pair is a character", STRICT, "8ab high2", "8abcdef hex2"),
    Mutant("a pair stays two halves", STRICT, "STRING, _join(text, end)", "STRING, end"),
    Mutant("any escape is one", STRICT, 'escape "\\\\bfnr string', 'escape "\\\\bfnrx string'),
    Mutant("tabs may stand in a string", STRICT, "string _{}", "string _^{}"),
    Mutant("a key may be a number", STRICT, 'next-key " key', 'next-key " key 18 colon'),
    Mutant("a pair is one too high", STRICT, "0x10000 +", "0x10001 +"),
    Mutant("parts are not joined", STRICT, "data[begin : begin + PART]", "data[begin : begin + 9]"),
    Mutant(
        "part of a bad setting is taken", METHODS, "if not declared[name].accepts(value):", "if 0:"
    ),
    Mutant("lines that are no object are read", LINK, "self._part[0] != OBJECT", "False"),
    Mutant("a long line is cut", LINK, "self._state = TOO_LONG", "pass"),
    Mutant("notifications are never dropped", LINK, "len(line) > QUEUED_BYTES", "0 > QUEUED_BYTES"),
    Mutant(
        "a line does not wait for a burst",
        "app.py",
        "        self.link.step()  # or",
        "        self._talk(now)  # or",
    ),
    Mutant("events come unasked", "app.py", "        if self.tells:\n", "        if True:\n"),
    Mutant("PC is not shown", "app.py", '("text", "PC")', '("text", "")'),
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
