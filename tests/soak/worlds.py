"""Plays a script in a world, and looks at the kept files each time that power comes on."""

from typing import NamedTuple

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import chip, cpython

FOLDER = "/kept/"


class Played(NamedTuple):
    """log: as worlds have it. begun: [(us, how)], each beginning of the program, by "power",
    "restart" or "soft_reset". found: [(us, {name: bytes})], the kept files that were there at
    each of these. kept: {name: bytes} at the end. exact: nothing takes the processor any time.
    """

    log: list
    begun: list
    found: list
    kept: dict
    exact: bool


class Begun:
    """files(): what is in flash."""

    def __init__(self, files):
        self._files = files
        self.begun, self.found = [], []

    def note(self, us, how):
        self.begun.append((us, how))
        self.found.append((us, _kept(self._files())))


class Watched(Rig):
    """A simulated box whose beginnings are noted."""

    def __init__(self, script):
        super().__init__(script)
        self.noted = Begun(lambda: self.flash.files)
        self.listener = self._listen

    def _listen(self, entry):
        if entry[1:] == ["power", 1]:
            self.noted.note(entry[0], "power")

    def restarted(self, how):
        super().restarted(how)  # from bootloader it does not come back
        self.noted.note(self.clock.now_us, "soft_reset" if how == "soft_reset" else "restart")


def in_cpython(script):
    """Play it over the simulated Pico. Returns what was Played."""
    rig = Watched(script)
    cpython.run(rig)
    outcome = cpython.outcome(rig)
    return Played(outcome.log, rig.noted.begun, rig.noted.found, outcome.kept, True)


def in_chip(script):
    """Play it on the emulated Pico. Returns what was Played."""
    given = _given()
    from quizbox_host.emulator import files, player  # noqa: PLC0415 - only where the extra is

    rig = player.made(script, given)
    noted = Begun(lambda: files.get(rig.chip.flash.image))

    def listen(entry):
        if entry[1:] == ["power", 1]:
            noted.note(entry[0], "power")
        elif entry[1:] == ["prompt", 0] and rig.powered:
            noted.note(entry[0], "soft_reset")

    def restarted(how):
        if how != "power" and not rig.chip.in_bootsel:
            noted.note(rig.clock.now_us, "restart")

    rig.listener = listen
    rig.chip.on_reset.append(restarted)
    rig.run()
    outcome = player.outcome(rig)
    return Played(outcome.log, noted.begun, noted.found, outcome.kept, False)


PLAY = {"cpython": in_cpython, "chip": in_chip}
_image = []


def _given():
    if not _image:
        _image.append(chip.given())
    return _image[0]


def _kept(contents):
    return {
        path[len(FOLDER) :]: bytes(data)
        for path, data in contents.items()
        if path.startswith(FOLDER)
    }
