"""Plays a script in a world, and looks at the kept files each time that power comes on."""

from typing import NamedTuple

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import chip, cpython

FOLDER = "/kept/"


class Played(NamedTuple):
    """log: as worlds have it. found: [(us, {name: bytes})], the kept files that were there at
    each power-up. kept: {name: bytes} at the end. exact: nothing takes the processor any time.
    """

    log: list
    found: list
    kept: dict
    exact: bool


def in_cpython(script):
    """Play it over the simulated Pico. Returns what was Played."""
    rig = Rig(script)
    found = []

    def listen(entry):
        if entry[1:] == ["power", 1]:
            found.append((entry[0], _kept(rig.flash.files)))

    rig.listener = listen
    cpython.run(rig)
    outcome = cpython.outcome(rig)
    return Played(outcome.log, found, outcome.kept, True)


def in_chip(script):
    """Play it on the emulated Pico. Returns what was Played."""
    given = _given()
    from quizbox_host.emulator import files, player  # noqa: PLC0415 - only where the extra is

    rig = player.made(script, given)
    found = []

    def listen(entry):
        if entry[1:] == ["power", 1]:
            found.append((entry[0], _kept(files.get(rig.chip.flash.image))))

    rig.listener = listen
    rig.run()
    outcome = player.outcome(rig)
    return Played(outcome.log, found, outcome.kept, False)


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
