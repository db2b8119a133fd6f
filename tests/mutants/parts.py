"""Broken: how START and SLIDE are read, what is heard and seen."""

from .mutant import Mutant

BUTTON = "drivers/button.py"
EDGES = "drivers/edges.py"
SLIDE = "drivers/slide.py"
BEEPER = "drivers/beeper.py"
GAME = "core/game.py"
COUNTDOWN = "core/countdown.py"
SCREEN = "core/screen.py"

MUTANTS = (
    # A press.
    Mutant("no debounce", BUTTON, "self._high else PRESS_US", "self._high else 0", few=True),
    Mutant("two milliseconds are a press", BUTTON, "PRESS_US = 5_000", "PRESS_US = 2_000"),
    Mutant(
        "a press is timed when it is accepted",
        BUTTON,
        'append((self.undecided, "press"))',
        'append((at, "press"))',
    ),
    Mutant("a release is accepted at once", BUTTON, "RELEASE_US = 20_000", "RELEASE_US = 1"),
    Mutant(
        "a release is timed when it is accepted",
        BUTTON,
        'append((self._since, "release"))',
        'append((at, "release"))',
    ),
    Mutant("a burst is never given up", BUTTON, "LIMIT_US = 15_000", "LIMIT_US = 1_000_000"),
    Mutant(
        "after a full ring nothing is recorded any more",
        EDGES,
        "            self.listen()\n        return True",
        "            pass\n        return True",
    ),
    Mutant(
        "START held at power-up is a press",
        BUTTON,
        "        self._state = UNTIL_RELEASE\n",
        "        self._state = UP\n",
    ),
    Mutant(
        "a press in a flash write is lost",
        BUTTON,
        "if blind is None or ticks_diff(at, blind)",
        "if True or ticks_diff(at, blind)",
    ),
    Mutant(
        "long after a flash write any touch is a press",
        BUTTON,
        "WRITTEN_US = 2_000",
        "WRITTEN_US = 9_000",
    ),
    Mutant("flash is written with START just up", BUTTON, "QUIET_US = 50_000", "QUIET_US = 0"),
    Mutant(
        "the wrap of ticks_us parts a press",
        BUTTON,
        "same_us = ticks_diff(at, self._since)",
        "same_us = at - self._since",
    ),
    Mutant(
        "the wrap of ticks_us stops a game",
        "app.py",
        "us = max(0, ticks_diff(at, self._at))",
        "us = max(0, at - self._at)",
    ),
    Mutant(
        "what is due does not wait for a burst",
        "app.py",
        "horizon = now if undecided is None or ticks_diff(undecided, now) > 0 else undecided",
        "horizon = now",
        few=True,
    ),
    Mutant(
        "a press at a deadline comes before it",
        "app.py",
        "        self._run_to(at, now)\n        self._happen",
        "        self._run_to(at - 1, now)\n        self._happen",
    ),
    Mutant(
        "an edge does not wake",
        "panel.py",
        "if part.edge:\n                    return argument",
        "if 0:\n                    return argument",
    ),
    Mutant(
        "a mark acts though START was let go before it",
        GAME,
        "self._hold is None or self.lifted else",
        "self._hold is None else",
    ),
    Mutant(
        "a long hold acts when let go",
        GAME,
        "if self._hold is not None and self._hold_us + ago_us <= 0:",
        "if self._hold is not None:",
    ),
    Mutant(
        "a long hold outlives a change of state",
        GAME,
        "lamp, phase\n        self._hold = None",
        "lamp, phase",
    ),
    Mutant("a brush of SLIDE is a move", SLIDE, "SETTLED_US = 20_000", "SETTLED_US = 0", few=True),
    Mutant(
        "both contacts are position 1",
        SLIDE,
        "if first == second:",
        "if first and second:",
    ),
    Mutant(
        "SLIDE settles while its noise is not listened to",
        SLIDE,
        "self._changed = self.unrest(now)",
        "self._changed = self.take() or self._changed",
    ),
    Mutant(
        "SLIDE is deaf for ever",
        SLIDE,
        "            return self.deaf_us(now)",
        "            return None",
    ),
    Mutant(
        "noise on the cable's line stops the chip",
        "drivers/battery.py",
        "return self.stirred is not None or bool(self._value())",
        "return bool(self._value())",
    ),
    Mutant(
        "SLIDE at power-up counts as a move",
        "main.py",
        "    panel.read_slide()\n",
        "",
    ),
    Mutant("a press must last 24 ms", BUTTON, "PRESS_US = 5_000", "PRESS_US = 24_000"),
    Mutant(
        "the gap is position 2",
        SLIDE,
        "second:\n            return None",
        "second:\n            return 2",
    ),
    # Sounds.
    Mutant(
        "silence leaves a pin high",
        BEEPER,
        "            pin.init(pin.OUT, value=0)",
        "            pin.init(pin.OUT, value=1)",
    ),
    Mutant(
        "a sound waits for none, but cuts none either",
        BEEPER,
        "        self.silence()\n        self._tones = TUNES[name]",
        "        if self.sounds:\n            return\n        self._tones = TUNES[name]",
    ),
    Mutant(
        "mute is not mute",
        BEEPER,
        "        if not hertz or not self.volume:",
        "        if not hertz:",
    ),
    Mutant(
        "at power-up one pin is forgotten",
        "panel.py",
        "for number in (pins.PIEZO_A, pins.PIEZO_B):",
        "for number in (pins.PIEZO_A,):",
    ),
    Mutant(
        "stop has one tone",
        "core/tunes.py",
        '"stop": ((1800, 80), (0, 40), (2700, 120)),',
        '"stop": ((1800, 80),),',
    ),
    Mutant("a sound is never too late", "core/tunes.py", "LATE_US = 50_000", "LATE_US = 9_000_000"),
    Mutant(
        "a late long beep is dropped",
        "core/tunes.py",
        'NEVER_DROPPED = ("long", "reveal")',
        "NEVER_DROPPED = ()",
    ),
    # What is seen.
    Mutant(
        "the LAMP blinks dark first",
        "drivers/lamp.py",
        "self._pin.value(self._age_us < BLINK_US)",
        "self._pin.value(self._age_us >= BLINK_US)",
    ),
    Mutant("the point is dropped", "core/alphabet.py", "digits[-1] |= POINT", "pass"),
    Mutant("10.0 shows", SCREEN, "if 0 < tenths < 100 and", "if 0 < tenths <= 100 and"),
    Mutant("time left is rounded down", COUNTDOWN, "-(-left_us // TENTH)", "left_us // TENTH"),
    Mutant(
        "digits blink dark first",
        SCREEN,
        "return [0] * self._digits if turn % 2 else digits",
        "return digits if turn % 2 else [0] * self._digits",
    ),
    Mutant(
        "running text begins a place too far",
        SCREEN,
        "return line[step : step + places]",
        "return line[step + 1 : step + 1 + places]",
    ),
    Mutant(
        "the amount comes before End", SCREEN, "if turn % 2 else self", "if not turn % 2 else self"
    ),
    Mutant(
        "brightness 2 is brighter than 3",
        "drivers/displays/tm1650.py",
        "LEVELS = (1, 4, 0)",
        "LEVELS = (1, 0, 4)",
    ),
    Mutant(
        "money is offered without a display",
        "core/games.py",
        "if not (blind and game.needs_digits)",
        "if True",
    ),
    Mutant("points are lost on their way", "core/alphabet.py", "digits[-1] |= POINT", "pass"),
    Mutant("running text hurries", SCREEN, "RUN_US = 250_000", "RUN_US = 200_000"),
    Mutant("the LAMP does not blink", "drivers/lamp.py", "self._age_us < BLINK_US", "True"),
    Mutant(
        "the display is not healed",
        "face.py",
        "self._send(self._heal_us <= 0 or",
        "self._send(False or",
    ),
)
