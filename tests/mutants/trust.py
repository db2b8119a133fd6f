"""Broken: dimming, sleep, batteries, what happens after a fault."""

from .mutant import Mutant

APP = "app.py"
BUTTON = "drivers/button.py"
FACE = "face.py"
FAULTS = "faults.py"
FLASH = "flash.py"
IDLE = "idle.py"
INTERRUPT = "interrupt.py"
MAIN = "main.py"
PANEL = "panel.py"

MUTANTS = (
    # Dimming and sleep.
    Mutant("it never dims", IDLE, "self._depth = DIM", "pass"),
    Mutant(
        "it never sleeps",
        IDLE,
        "self._depth = OUT\n            self.asleep = True",
        "self._depth = DIM",
        few=True,
    ),
    Mutant(
        "it dims a minute late", "settings.py", '"dim_min", (1, 120), 5', '"dim_min", (1, 120), 6'
    ),
    Mutant(
        "what older programs took is bad",
        "settings.py",
        "value = _nearest(setting, kept[setting.name])",
        "value = kept[setting.name]",
    ),
    Mutant("a pause dims", IDLE, "return PAUSED_S, PAUSED_S", "return 5 * MINUTE_S, PAUSED_S"),
    Mutant("a pause is no pause", IDLE, "if game.phase == PAUSED:", "if False:"),
    Mutant(
        "idle time runs in a round",
        APP,
        "            if self.game.phase != RUNS:\n                self.idle.run(us)",
        "            self.idle.run(us)",
    ),
    Mutant(
        "a press that wakes acts everywhere",
        APP,
        "if not self.idle.asleep or self.game.state in self.game.acts_asleep:",
        "if True:",
    ),
    Mutant(
        "a press that wakes never acts", APP, " or self.game.state in self.game.acts_asleep", ""
    ),
    Mutant(
        "SLIDE does not wake",
        APP,
        'if what != "release":\n            self.idle',
        'if what == "press":\n            self.idle',
    ),
    Mutant(
        "a laptop that only looks keeps it awake",
        "methods.py",
        "    if not while_busy:\n        app.idle.touch()",
        "    app.idle.touch()",
    ),
    Mutant(
        "a laptop does not wake it",
        "methods.py",
        "if not while_busy:\n        app.idle",
        "if 0:\n        app.idle",
    ),
    Mutant("asleep LAMP stays lit", FACE, '"off" if cover == OUT else lamp', "lamp"),
    Mutant("what blinked is seen in its dark half", FACE, "            self._screen.anew()\n", ""),
    Mutant("a name runs again", "core/screen.py", 'if self._view[0] != "offer":', "if True:"),
    Mutant(
        "it falls asleep in the midst of a press",
        APP,
        "self.idle.cover)\n        return",
        "self.idle.cover)\n        self.idle.look(self.game)\n        return",
    ),
    Mutant("asleep the chip goes on", PANEL, "elif naps and not speaks", "elif False and speaks"),
    Mutant("a cable is not seen", PANEL, "if self.battery.has_cable():", "if False:"),
    Mutant(
        "a cable does not wake it",
        PANEL,
        "(self.button, self.slide, self.battery)",
        "(self.button, self.slide)",
    ),
    # Lines without rest.
    Mutant("noise keeps it awake", IDLE, "PATIENCE_US = 5 * SECOND", "PATIENCE_US = 500 * SECOND"),
    Mutant("a short noise makes it deaf", IDLE, "PATIENCE_US = 5 * SECOND", "PATIENCE_US = SECOND"),
    Mutant(
        "it never listens again",
        BUTTON,
        "            self.listen()\n        elif self._is_full",
        "        elif self._is_full",
    ),
    Mutant(
        "a noisy START makes SLIDE deaf",
        IDLE,
        "if line.is_restless and",
        "if any(one.is_restless for one in self._lines) and",
    ),
    Mutant(
        "after noise it is deaf for long", IDLE, "IGNORED_US = 2 * SECOND", "IGNORED_US = FAR_US"
    ),
    # Batteries.
    Mutant(
        "Lo comes twice as rarely", IDLE, "LOW_EACH_US = 10 * SECOND", "LOW_EACH_US = 20 * SECOND"
    ),
    Mutant("Lo stays", IDLE, "LOW_US = SECOND", "LOW_US = 5 * SECOND"),
    Mutant("Lo never shows in choose", IDLE, '("ready", "choose")', '("ready",)'),
    Mutant("Lo disturbs a round", IDLE, "if game.state not in LOW_STATES or", "if"),
    Mutant(
        "Lo hides what a press has done",
        IDLE,
        "        if self._low:\n            self._low = False\n",
        "        if self._low:\n",
    ),
    Mutant("a third of the supply", "drivers/battery.py", "RANGE_MV = 3 * 3300", "RANGE_MV = 3300"),
    # The watchdog.
    Mutant("the watchdog starves", "drivers/watchdog.py", "        self._timer.feed()\n", ""),
    Mutant("a hang is for ever", PANEL, "            self._watchdog.feed()\n", ""),
    Mutant(
        "the watchdog does not sleep",
        PANEL,
        "        self._watchdog.off()  # it would go on counting\n",
        "",
    ),
    Mutant("the watchdog outlives the program", MAIN, "        let_go()\n", ""),
    Mutant(
        "a cable does not stop the watchdog",
        PANEL,
        "                self._watchdog.off()\n            if",
        "                pass\n            if",
    ),
    # Faults.
    Mutant(
        "Er is gone in a second", "core/trouble.py", "SHOWN_US = 2 * SECOND", "SHOWN_US = SECOND"
    ),
    Mutant("a third fault is borne", FAULTS, "TOO_MANY = 3", "TOO_MANY = 4", few=True),
    Mutant("a minute is an hour", FAULTS, "WITHIN_MS = 60_000", "WITHIN_MS = 3_600_000"),
    Mutant(
        "a fault asks for the game",
        APP,
        "before.tells, before._safe, None",
        "before.tells, before._safe, 0",
    ),
    Mutant(
        "a fault leaves safe", APP, "before.tells, before._safe, None", "before.tells, False, None"
    ),
    Mutant(
        "a fault ends the events",
        APP,
        "before.tells, before._safe, None",
        "False, before._safe, None",
    ),
    Mutant("after a fault the old game is kept", APP, "        self.store.forget()\n", ""),
    Mutant(
        "the last fault is not kept",
        FLASH,
        "        while self._store.waiting:\n            try",
        "        while False:\n            try",
    ),
    Mutant(
        "time begins anew with a fault",
        APP,
        "before._seen, before._up_us, before._up_s",
        "before._seen, 0, 0",
    ),
    # 0x03.
    Mutant(
        "0x03 cuts a flash write short",
        FLASH,
        "        if hold():  # it must not be cut short\n            raise KeyboardInterrupt\n",
        "",
    ),
    Mutant(
        "after a flash write 0x03 is a byte like any other",
        FLASH,
        "        panel.serial.allow()\n",
        "",
    ),
    Mutant(
        "0x03 in a flash write is a byte like any other",
        PANEL,
        "            if part[0] == CTRL_C:\n                raise KeyboardInterrupt\n",
        "",
    ),
    Mutant(
        "what came in a flash write is read late",
        PANEL,
        "if listens and self.serial.has_kept:",
        "if False:",
    ),
    Mutant(
        "what came in a flash write is lost",
        PANEL,
        "            kept.append(part[0])\n",
        "",
    ),
    Mutant("0x03 right after a fault loses the log", APP, "        self._flash.write_log()\n", ""),
    Mutant("a second 0x03 cuts PC short", INTERRUPT, "self.stopped = hold()", "pass"),
)
