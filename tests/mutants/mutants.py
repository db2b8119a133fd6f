"""The ways in which the firmware is broken; each old text occurs once in its file."""

from collections import namedtuple

# few: one of those that `make test` tries; file is below firmware/quizbox.
Mutant = namedtuple("Mutant", "name file old new few", defaults=(False,))

BUTTON, SLIDE, BEEPER = "drivers/button.py", "drivers/slide.py", "drivers/beeper.py"
CHASE, MONEY, DEAL, GAME = "core/chase.py", "core/money.py", "core/deal.py", "core/game.py"
SCREEN, COLOURS, CHOOSER = "core/screen.py", "core/colours.py", "core/chooser.py"
APP, STORE, FACE, LAMP = "app.py", "store.py", "face.py", "drivers/lamp.py"

MUTANTS = (
    # A press.
    Mutant("no debounce", BUTTON, "PRESS_US = 5_000", "PRESS_US = 0", True),
    Mutant("debounce too long", BUTTON, "PRESS_US = 5_000", "PRESS_US = 24_000"),
    Mutant(
        "time of acceptance for time of edge",
        BUTTON,
        "self.pending.append((self.undecided, ",
        "self.pending.append((at, ",
        True,
    ),
    Mutant("release accepted at once", BUTTON, "RELEASE_US = 20_000", "RELEASE_US = 1_000"),
    Mutant(
        "release timed when accepted",
        BUTTON,
        'self.pending.append((self._since, "release"))',
        'self.pending.append((at, "release"))',
    ),
    Mutant("bursts undecided without end", BUTTON, "LIMIT_US = 15_000", "LIMIT_US = 60_000_000"),
    Mutant(
        "held at power-up is a press", BUTTON, "self._state = UNTIL_RELEASE", "self._state = UP"
    ),
    Mutant("press in a flash write lost", BUTTON, "        if fell:\n", "        if False:\n"),
    Mutant("ring overflow ignored", BUTTON, "            self._listen()\n", "            pass\n"),
    Mutant("quiet not waited for", BUTTON, "QUIET_US = 50_000", "QUIET_US = 0"),
    Mutant("slide glitch accepted", SLIDE, "SETTLED_US = 20_000", "SETTLED_US = 0"),
    Mutant(
        "gap reads as position 2",
        SLIDE,
        "second:\n            return None",
        "second:\n            return 2",
    ),
    Mutant("undecided burst holds nothing up", APP, "if undecided is None or", "if True or"),
    Mutant(
        "wrap of ticks mishandled",
        APP,
        "us = max(0, ticks_diff(at, self._at))",
        "us = max(0, at - self._at)",
        True,
    ),
    # Sounds.
    Mutant("late sound not dropped", APP, "if late_us <= LATE_US or", "if True or"),
    Mutant("late long beep dropped", "core/tunes.py", '("long", "reveal")', '("reveal",)'),
    Mutant(
        "silence leaves a pin high",
        BEEPER,
        "pin.init(pin.OUT, value=0)\n        self",
        "pin.init(pin.OUT, value=1)\n        self",
    ),
    Mutant(
        "stop has no second tone", BEEPER, "if self._next == len(self._tones):", "if self._next:"
    ),
    Mutant("volume ignored", BEEPER, "if not hertz or not self.volume:", "if not hertz:"),
    Mutant("a beep not cut by a pause", CHASE, '        self.say("cut")\n', "", True),
    # The Chase.
    Mutant("a period ends late", CHASE, "if left_us == 0:", "if left_us <= -SECOND:"),
    Mutant("quiet after the end dropped", CHASE, "LONG_BEEP_US = 2 * SECOND", "LONG_BEEP_US = 1"),
    Mutant("both hands count", CHASE, "BOTH_HANDS_US = 300_000", "BOTH_HANDS_US = 1"),
    Mutant("time left rounded down", CHASE, "-(-left_us // TENTH)", "left_us // TENTH"),
    Mutant(
        "going on starts anew",
        CHASE,
        'self._run("chase.resume")',
        "self._left_us = self._period_us()",
        True,
    ),
    Mutant(
        "slide changes a running period",
        CHASE,
        'if self.state == "ready":\n            self._ready()',
        'if self.state in ("ready", "running"):\n            self._ready()',
    ),
    Mutant("no quick beeps", CHASE, "left_us <= self._twice_us and", "False and"),
    Mutant(
        "over stays for ever", CHASE, "UNTOUCHED_US = 30 * SECOND", "UNTOUCHED_US = 3000 * SECOND"
    ),
    Mutant(
        "hold acts on release",
        GAME,
        "        self._hold = None\n        self.let_go(ago_us)",
        "        self.let_go(ago_us)",
    ),
    Mutant(
        "hold counts through other changes",
        GAME,
        "lamp, phase\n        self._hold = None",
        "lamp, phase",
    ),
    # The Colour of Money.
    Mutant(
        "reveal a step early",
        MONEY,
        "if self._figure_k == self.deal.amount_k():",
        "if self._figure_k + 1 >= self.deal.amount_k():",
        True,
    ),
    Mutant(
        "a tell in a step's length",
        MONEY,
        "self._wait_us = self._step + late_us",
        "self._wait_us = self._step + late_us - self.deal.amount_k() * 1000",
        True,
    ),
    Mutant("step runs from the press", MONEY, "            self._wait_us = HELD_US\n", ""),
    Mutant(
        "restart shows the old figure",
        MONEY,
        '        self._advance()\n        if self.state == "counting":',
        '        if self.state != "stopped":\n            self._advance()\n'
        '        self.become("counting", self._money_view("steady"), "on", RUNS)\n'
        '        if self.state == "counting":',
    ),
    Mutant("presses count right after a start", MONEY, "RELEASED_US = 200_000", "RELEASED_US = 1"),
    Mutant("presses count right after a stop", MONEY, "STOPPED_US = SECOND", "STOPPED_US = 1"),
    Mutant(
        "the grid does not shift after a stall",
        MONEY,
        "late_us = self._late_us if self._late_us > LATE_US else 0",
        "late_us = 0",
    ),
    Mutant(
        "no mark of a count begun", MONEY, '            self.say("mark")\n', "            pass\n"
    ),
    Mutant("a new game is not on offer", MONEY, "if self.deal.played:", "if False:"),
    Mutant("leaves the reveal at once", MONEY, "REVEALED_US = SECOND", "REVEALED_US = 1"),
    Mutant("more than a lap while held", MONEY, "if moved < len(self._offers)", "if True"),
    Mutant("lamp steady when stopped", MONEY, '"blink", PAUSED', '"on", PAUSED'),
    Mutant("spent colours offered again", DEAL, "if number not in spent]", "]"),
    Mutant(
        "opens on the first colour", DEAL, "if number > last), left[0])", "if number), left[0])"
    ),
    Mutant(
        "a cut count is taken up again",
        DEAL,
        "        deal.reveal()\n    return deal",
        "        deal.stage = ARMED\n        deal.played.pop()\n    return deal",
    ),
    Mutant(
        "the shuffle with repeats",
        COLOURS,
        "deal[last], deal[place] = deal[place], deal[last]",
        "deal[last] = deal[place]",
        True,
    ),
    Mutant("loaded amounts ignored", DEAL, "if loaded is None or", "if True or"),
    # What is shown.
    Mutant("point dropped", "core/alphabet.py", "digits[-1] |= POINT", "pass"),
    Mutant("running text too fast", SCREEN, "RUN_US = 250_000", "RUN_US = 200_000"),
    Mutant(
        "blinks dark first",
        SCREEN,
        "if turn % 2 else digits, BLINK_US",
        "if not turn % 2 else digits, BLINK_US",
    ),
    Mutant("lamp does not blink", LAMP, "self._age_us < BLINK_US", "True"),
    Mutant("a healed display is not", FACE, "whole = self._heal_us <= 0 and", "whole = False and"),
    Mutant(
        "chooser takes no volume", CHOOSER, "(self._volume + 1) % (LOUDEST + 1)", "self._volume"
    ),
    # Flash.
    Mutant("a write during a count", APP, "self.game.phase in (IDLE, ARMED)", "True", True),
    Mutant(
        "a write in mid sound",
        APP,
        "        if self._panel.beeper.sounds:\n            return False\n",
        "",
    ),
    Mutant(
        "saver writes in place",
        STORE,
        '_path(name), _path(name) + ".new"',
        "_path(name), _path(name)",
    ),
    Mutant(
        "saver removes, then writes",
        STORE,
        "        with open(new,",
        '        with open(path, "wb"):\n            pass\n        with open(new,',
    ),
    Mutant(
        "bad file not kept aside",
        STORE,
        '_path(name) + ".bad")\n        self.writes',
        '_path(name) + ".gone")\n        self.writes',
    ),
    Mutant("bad file not noticed", "core/kept.py", "if lines[1] != ", "if False and lines[1] != "),
)
