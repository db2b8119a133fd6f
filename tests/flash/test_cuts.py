"""Cut off anywhere, by power, cable or kill, a board runs the old program or the new one."""

import os
import random

import pytest
from boards import board_with, box_with
from branches import Branches
from straight import MS, Killed, S
from versions import NEW, changed

from quizbox.core import kept
from quizbox_host.deploy import slots
from quizbox_host.deploy.boards import Board
from quizbox_host.deploy.install import Installer
from quizbox_host.deploy.program import program
from quizbox_host.emulator import bootrom, files
from quizbox_host.errors import NoAnswer, QuizboxError

INSTANTS = 50
REPAIRED = 5  # of so many cut at a file one is flashed again as well; of the others each
SEED = int(os.environ.get("QUIZBOX_CHANCE", "5"))
KEPT = {"/kept/settings": kept.pack({"volume": 1}), "/kept/other": bytes(range(256))}
STEPS = ("cp ", "copied ", "removed ", "{", "runs ")
HOW = ("power", "cable", "killed")


def of(program):
    """What stands in a slot that holds it whole."""
    return dict(program.files)


class Cut:
    """One board, flashed once by the trunk, with branches in which that is cut off.

    before: the Program that runs at first, or None; after: the one that is flashed.
    """

    def __init__(self, bench, before, after):
        self.bench = bench
        self.before, self.after = before, after
        self.branches = Branches()
        self._settled = False

    def run(self):
        """Flash. Returns the branches' reports: [(label, (what ran then, ...))]."""
        try:
            self.flash()
        except (QuizboxError, Killed):
            if not self.branches.is_branch:
                raise
        if self.branches.is_branch:
            self.branches.report(self.look_after)
        assert self.running() == "new"
        return self.branches.reports()

    def flash(self):
        bench = self.bench
        return Installer(bench).install(Board(port=bench.ports()[0]))

    def at(self, ns, how):
        """In a branch of its own, cut it off at that instant."""
        self.bench.chip.at(ns, self._divide, f"{how} at {ns} ns", how)

    def at_each_step(self, bench_line):
        """At each line that mpremote prints, cut it off in a branch of its own."""
        if bench_line.startswith(STEPS) and not self.branches.is_branch:
            self._divide(f"power at {bench_line[:40]!r}", "power")

    def _divide(self, label, how):
        if self.branches.is_branch or not self.branches.divide(label):
            return
        bench, chip = self.bench, self.bench.chip
        self._how = how
        if how == "killed":
            bench.is_dead = True
            raise Killed
        bench.plug(False)
        if how == "power":
            chip.power(False)

    def look_after(self):
        """What runs once the board is on again, and whether flashing again repairs it."""
        bench, chip = self.bench, self.bench.chip
        bench.is_dead = False
        chance = random.Random(self.branches.label)
        if self._how != "killed" or chance.random() < 0.5:
            if self._how == "cable":
                bench.run(3 * S)  # on batteries it goes on by itself
            bench.plug(False)
            chip.power(False)
            bench.run(500 * MS)
            bench.plug(True)
            bootrom.power_on(chip)
            assert not chip.in_bootsel
            ran = self.running()
        else:
            ran = "stopped"
        if self.branches.label.startswith("power at '") and chance.randrange(REPAIRED):
            return ran
        bench.run(500 * MS)
        self.flash()
        assert self.running() == "new", self.branches.label
        return ran

    def running(self):
        """ "old", "new" or "none": what answers, which is whole, in the slot that /slot names."""
        bench = self.bench
        installer = Installer(bench)
        try:
            _, about = installer._hello(bench.ports()[0] if bench.ports() else self._port(), any)
        except NoAnswer:
            about = None
        there = files.get(bench.chip.flash.image)
        assert {path: there.get(path) for path in KEPT} == KEPT
        if about is None:
            assert self.before is None
            assert "/main.py" not in there
            return "none"
        slot = there["/slot"].decode()
        assert about["runs_from"] == slot.lstrip("/")
        whole = {
            path.removeprefix(f"{slot}/"): data
            for path, data in there.items()
            if path.startswith(f"{slot}/")
        }
        which = {"old": self.before, "new": self.after}
        found = [name for name, one in which.items() if one and whole == of(one)]
        assert found, f"a mixture in {slot}"
        assert which[found[0]].version == about["version"]
        assert there["/main.py"] in [one.main for one in which.values() if one]
        return found[0]

    def _port(self):
        self.bench.wait(5, self.bench.ports)
        return self.bench.ports()[0]


@pytest.fixture(scope="module")
def old():
    return program()


@pytest.fixture(scope="module")
def new_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("new") / "firmware"
    return changed(folder, settings="\nA = 1\n", link="\nB = 2\n", main="# another\n")


@pytest.fixture(scope="module")
def new(new_folder):
    return program(new_folder)


@pytest.fixture
def box(stock, straight, old, new_folder):
    """A box that runs the old program from slot a; in b there is half of another."""

    def box():
        stale = {"/b/quizbox/app.mpy": old.files["quizbox/app.mpy"], "/b/quizbox/app.py": b"1/0"}
        stale["/b/quizbox/link.mpy"] = b"half"
        bench = straight(box_with(stock, old, **stale, **KEPT), 2)
        bench.firmware = new_folder
        return bench

    return box


def test_an_update_cut_off_at_each_file(box, old, new):
    bench = box()
    cut = Cut(bench, old, new)
    bench.said = cut.at_each_step
    ran = cut.run()
    assert len(ran) > len(new.files)
    assert {what for _, what in ran} == {"old", "new"}


def test_an_update_cut_off_at_any_instant(box, old, new, told):
    bench = box()
    begin_ns = bench.chip.now_ns
    cut = Cut(bench, old, new)
    if cut.branches.divide("how long it takes"):
        cut.flash()
        end_ns = bench.chip.now_ns
        cut.branches.report(lambda: end_ns)
    [(_, end_ns)] = cut.branches.reports()
    cut.branches = Branches()
    told(f"QUIZBOX_CHANCE={SEED}")
    chance = random.Random(SEED)
    for number in range(INSTANTS):
        cut.at(chance.randrange(begin_ns, end_ns), HOW[number % len(HOW)])
    ran = cut.run()
    assert len(ran) == INSTANTS
    assert {what for _, what in ran} >= {"old", "stopped"}


def test_a_first_installation_cut_off_at_each_file(stock, straight, old, new, new_folder):
    bench = straight(board_with(stock, KEPT))
    bench.firmware = new_folder
    cut = Cut(bench, None, new)
    bench.said = cut.at_each_step
    ran = cut.run()
    assert len(ran) > len(new.files)
    assert {what for _, what in ran} == {"none", "new"}


def test_a_slot_that_is_not_whole_is_not_changed_over_to(box, new, monkeypatch):
    """Whatever mpremote says, what the board reads back decides."""
    bench = box()
    call = bench.mpremote

    def one_is_left_out(path, commands, told=lambda line: None):
        return call(path, [one for one in commands if not one[-1].endswith("/link.mpy")], told)

    bench.mpremote = one_is_left_out
    with pytest.raises(QuizboxError, match=r"/b/quizbox/link.mpy .* does not read back"):
        Installer(bench).install(Board(port=bench.ports()[0]))
    assert files.get(bench.chip.flash.image)["/slot"] == b"/a"
    assert slots.plan(slots.look(bench, "straight"), new).before == "/a"
    assert new.version == NEW


def test_these_tests_notice_a_change_over_that_comes_too_early(
    box, old, new, monkeypatch, tmp_path
):
    text = slots.ONBOARD.read_text(encoding="utf-8")
    before = "    for path in remove:\n        os.remove(path)\n        print("
    assert text.count(before) == 1
    early = '    with open("/slot", "w") as file:\n        file.write(slot)\n'
    (tmp_path / "early.py").write_text(text.replace(before, early + before), encoding="utf-8")
    monkeypatch.setattr(slots, "ONBOARD", tmp_path / "early.py")
    bench = box()
    cut = Cut(bench, old, new)
    lines = []

    def at_some_steps(line):
        lines.append(line)
        if len(lines) % 12 == 0:
            cut.at_each_step(line)

    bench.said = at_some_steps
    with pytest.raises(AssertionError):
        cut.run()
