"""Broken: flash, kept files, the choice of the game."""

from .mutant import Mutant

MUTANTS = (
    # Everywhere.
    Mutant(
        "flash is written in a round",
        "flash.py",
        "            app.game.phase in (IDLE, ARMED)\n            and ",
        "            ",
    ),
    Mutant("flash is written in a sound", "flash.py", "if panel.beeper.sounds:", "if False:"),
    Mutant("flash is written just before a frame", "flash.py", "CALM_US = 500_000", "CALM_US = 0"),
    Mutant(
        "noise at power-up is START held",
        "drivers/button.py",
        "return None if self._high else RELEASE_US - ticks_diff(now, self._since)",
        "return 0",
    ),
    Mutant("the chooser comes late", "app.py", "CHOOSER_US = 1_000_000", "CHOOSER_US = 2_000_000"),
    Mutant(
        "the chooser hurries",
        "core/chooser.py",
        "UNTOUCHED_US = 10 * SECOND",
        "UNTOUCHED_US = 5 * SECOND",
    ),
    Mutant(
        "a file is written in place",
        "store.py",
        '    with open(new, "wb") as file:\n        file.write(data)\n    os.rename(new, path)\n',
        '    with open(path, "wb") as file:\n        file.write(data)\n',
    ),
    Mutant(
        "a bad file is not put aside",
        "store.py",
        "        self.waiting.append([self._rename_bad, name, None, None])\n",
        "",
    ),
    Mutant(
        "a flipped bit goes unnoticed",
        "core/kept.py",
        'if lines[1] != b"%08x" % binascii.crc32(text):',
        "if False:",
    ),
    Mutant(
        "any number is a setting",
        "settings.py",
        "type(value) is int and self.values[0] <= value <= self.values[1]",
        "type(value) is int",
    ),
    Mutant("the log forgets", "faults.py", "KEPT = 16", "KEPT = 1"),
    Mutant(
        "the chooser takes no volume",
        "core/chooser.py",
        "(self._volume + 1) % (LOUDEST + 1)",
        "self._volume",
    ),
    Mutant(
        "a file is emptied, then written",
        "store.py",
        "    with open(new,",
        '    with open(path, "wb"):\n        pass\n    with open(new,',
    ),
    Mutant(
        "a bad file is put aside under another name",
        "store.py",
        '_path(name) + ".bad")\n        self.writes',
        '_path(name) + ".gone")\n        self.writes',
    ),
)
