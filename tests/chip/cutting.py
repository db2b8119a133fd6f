"""Power cuts at any instant of a save on an emulated Pico, and the files that they leave."""

import os
import pickle
import traceback
from typing import Any, NamedTuple

from box import MS

from quizbox_host.emulator import files

STILL_US = 500 * MS  # a save is over when no operation has begun for so long; one takes 400
FILLS = 3
SHARES = (0.1, 0.5, 0.9)  # of an operation, where power is cut inside it, in turn
NEAR_NS = 1_000_000
FOLDER = "/kept/"
OLD, NEW = "old", "new"


class Branch:
    """call(*arguments) in a copy of this process, with all the boxes that it holds."""

    def __init__(self, call, *arguments):
        reads, writes = os.pipe()
        self._pid = os.fork()
        if self._pid:
            os.close(writes)
            self._reads = reads
            return
        try:
            told = (True, call(*arguments))
        except BaseException:
            told = (False, traceback.format_exc())
        with os.fdopen(writes, "wb") as pipe:
            pickle.dump(told, pipe)
        os._exit(0)

    def result(self):
        """What it returned, once it is there. Raises AssertionError with what it raised."""
        with os.fdopen(self._reads, "rb") as pipe:
            told = pipe.read()
        os.waitpid(self._pid, 0)
        went_well, result = pickle.loads(told)
        assert went_well, result
        return result


class Saving(NamedTuple):
    """How a box is brought to keep something.

    changes: the names of the kept files. lead(box): what comes before. save(box): what sets it
    off; within waits_us it has begun. look(box): the next power-up, of the box without power;
    returns what is wrong, in words.
    """

    changes: set
    lead: Any
    save: Any
    look: Any
    waits_us: int = STILL_US


class Rehearsal(NamedTuple):
    """A save without a cut.

    fills: how many others came before it. operations: [(kind, begin ns, end ns)]. old, new: the
    kept files before and after it, {name: bytes}.
    """

    fills: int
    erase_us: int
    operations: list
    old: dict
    new: dict

    @property
    def erases(self):
        return sum(kind == "erase" for kind, _, _ in self.operations)

    def cuts(self):
        """The instants before, inside and after each operation, in ns."""
        instants = []
        for nth, (_, begin_ns, end_ns) in enumerate(self.operations):
            share = SHARES[nth % len(SHARES)]
            instants += [begin_ns - 1, begin_ns + int((end_ns - begin_ns) * share), end_ns]
        return instants

    def random_cuts(self, chance, count):
        """So many random instants from a little before the first operation to after the last."""
        first_ns, last_ns = self.operations[0][1], self.operations[-1][2]
        return [chance.randint(first_ns - NEAR_NS, last_ns + NEAR_NS) for _ in range(count)]

    def begun(self, ns):
        """How many operations have begun before that instant."""
        return sum(begin_ns < ns for _, begin_ns, _ in self.operations)


class Found(NamedTuple):
    """After a cut at ns: the version of each file that the save changes, and what was wrong."""

    ns: int
    versions: dict
    wrong: list


def settle(box):
    """Let time go on until flash is still."""
    before = None
    while before != box.chip.flash.operations:
        before = box.chip.flash.operations
        box.run(STILL_US)


def rehearsed(box, saving, choose, erase_us):
    """The Rehearsal of a save, where an erase takes erase_us.

    choose: min or max, of the erases, as there are up to FILLS other saves before it: each fills
    littlefs's log of the folder further, and once that is full it has to be compacted.
    """
    rehearsals = [
        Branch(_rehearse, box, saving, fills, erase_us).result() for fills in range(FILLS + 1)
    ]
    return choose(rehearsals, key=lambda rehearsal: rehearsal.erases)


def cut(box, saving, rehearsal, instants):
    """[Found] of a cut at each of those instants of a rehearsed save, in the order of time."""
    instants = sorted(instants)
    half = len(instants) // 2  # neighbours stay together: many of them leave the same bytes
    walks = [
        Branch(_walk, box, saving, rehearsal, part) for part in (instants[:half], instants[half:])
    ]
    return [found for walk in walks for found in walk.result()]


def unsound(found):
    """What must not be: something wrong, or a file that is old again after it was new."""
    wrong = [one for one in found if one.wrong]
    for name in found[0].versions:
        versions = [one.versions[name] for one in found]
        if NEW in versions and OLD in versions[versions.index(NEW) :]:
            wrong.append(f"{name} is {versions}")
    return wrong


def kept_files(box):
    """{name: bytes} of the kept files that stand in the flash."""
    return {
        path.removeprefix(FOLDER): data
        for path, data in files.get(box.chip.flash.image).items()
        if path.startswith(FOLDER) and not path.endswith(".new")
    }


def _lead(box, saving, fills, erase_us):
    for nth in range(fills):
        box.ask("settings.set", brightness=1 + nth % 2 * 2)
        settle(box)
    box.chip.flash.erase_us = erase_us
    saving.lead(box)
    settle(box)


def _rehearse(box, saving, fills, erase_us):
    _lead(box, saving, fills, erase_us)
    chip, operations = box.chip, []

    def operated(kind, address, length, us):
        operations.append((kind, chip.now_ns, chip.now_ns + us * 1_000))

    chip.flash.on_operation = operated
    old = kept_files(box)
    saving.save(box)
    box.run(saving.waits_us)
    settle(box)
    assert operations
    return Rehearsal(fills, erase_us, operations, old, kept_files(box))


def _walk(box, saving, rehearsal, instants):
    """Go once through the save; at each instant power is cut in a copy."""
    _lead(box, saving, rehearsal.fills, rehearsal.erase_us)
    before = box.chip.flash.operations
    saving.save(box)
    found, seen = [], {}
    for ns in instants:
        box.chip.run(ns)
        assert box.chip.flash.operations - before == rehearsal.begun(ns), "not as rehearsed"
        image, versions, wrong = Branch(_cut, box, saving, rehearsal, seen).result()
        seen[image] = (image, versions, wrong)
        found.append(Found(ns, versions, wrong))
    return found


def _cut(box, saving, rehearsal, seen):
    """Cut power now. Returns (the flash, versions, what is wrong).

    seen: {the flash: that}: where no bit is otherwise, the next power-up is the same.
    """
    box.power(0)
    image = bytes(box.chip.flash.image[files.BASE :])
    if image in seen:
        return seen[image]
    versions, wrong = _compared(rehearsal, kept_files(box))
    return image, versions, wrong + saving.look(box)


def _compared(rehearsal, found):
    """({name: its version} of the files that the save changes, [what is wrong])."""
    versions, wrong = {}, []
    for name in sorted({*rehearsal.old, *rehearsal.new, *found}):
        old, new = (there.get(name) for there in (rehearsal.old, rehearsal.new))
        version = {old: OLD, new: NEW}.get(found.get(name))
        if version is None:
            wrong.append(f"{name} is neither old nor new, but {found.get(name)}")
        if old != new:
            versions[name] = version
    return versions, wrong
