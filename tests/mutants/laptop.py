"""Broken: the serial line, the turn clock, the stopwatch, the other displays."""

from .mutant import Mutant

CLOCK = "core/clock.py"
RACE = "core/race.py"
LINK = "link.py"
METHODS = "methods.py"

MUTANTS = (
    # The serial line.
    Mutant("busy lets all through", METHODS, "phase != IDLE and not while_busy", "phase == 99"),
    Mutant("amounts are told unasked", METHODS, "    if not reveal:\n", "    if reveal:\n"),
    Mutant(
        "a reveal in mid-game is silent", METHODS, "    if _is_under_way(app):\n", "    if 0:\n"
    ),
    Mutant("a bad table is taken", METHODS, "    if wrong:\n", "    if False:\n"),
    Mutant(
        "a table loaded in mid-game serves at once",
        METHODS,
        "fits = not _is_under_way(app)",
        "fits = True",
    ),
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
