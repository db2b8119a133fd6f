"""The flash: how long it takes, what it refuses, and what a power cut in it leaves."""

import pytest

from quizbox_host.sim.errors import PowerLost
from quizbox_host.sim.flash import EEXIST, EISDIR, ENOENT, ERASE_US, PROGRAM_US
from quizbox_host.sim.rig import Rig

SEEDS = range(60)
WRITE_US = ERASE_US + PROGRAM_US


def powered(cut_us=None, seed=1, kept=()):
    """A rig that is on; its power goes at cut_us."""
    rig = Rig({"seed": seed, "kept": {name: data.hex() for name, data in dict(kept).items()}})
    rig.act("power", 1)
    if cut_us is not None:
        rig.clock.at(cut_us, rig.act, "power", 0)
    return rig


def told(rig):
    return [tuple(entry) for entry in rig.log if entry[1] == "kept"]


@pytest.mark.parametrize(
    ("length", "us"),
    [
        (0, ERASE_US),
        (1, ERASE_US + PROGRAM_US),
        (256, ERASE_US + PROGRAM_US),
        (257, ERASE_US + 2 * PROGRAM_US),
        (1000, ERASE_US + 4 * PROGRAM_US),
    ],
)
def test_a_write_takes_an_erase_and_its_pages(length, us):
    rig = powered()
    rig.flash.write("/kept/a", bytes(length))
    assert (rig.clock.now_us, told(rig)) == (us, [(0, "kept", ["/kept/a", us])])
    assert rig.flash.read("/kept/a") == bytes(length)
    assert not rig.board.masked


def test_a_rename_and_a_folder_take_a_page():
    rig = powered(kept={"a": b"text"})
    rig.flash.rename("/kept/a", "/kept/b")
    rig.flash.mkdir("/new")
    rig.flash.write("/new/c", b"")
    assert rig.flash.files == {"/kept/b": b"text", "/new/c": b""}
    assert told(rig) == [
        (0, "kept", ["/kept/b", PROGRAM_US]),
        (PROGRAM_US, "kept", ["/new", PROGRAM_US]),
        (2 * PROGRAM_US, "kept", ["/new/c", ERASE_US]),
    ]


def test_a_rename_replaces_what_is_there():
    rig = powered(kept={"a": b"new", "b": b"old"})
    rig.flash.rename("/kept/a", "/kept/b")
    assert rig.flash.files == {"/kept/b": b"new"}


@pytest.mark.parametrize(
    ("method", "arguments", "number"),
    [
        ("read", ("/kept/none",), ENOENT),
        ("read", ("/kept",), EISDIR),
        ("rename", ("/kept/none", "/kept/b"), ENOENT),
        ("write", ("/none/a", b""), ENOENT),
        ("mkdir", ("/kept",), EEXIST),
        ("mkdir", ("/",), EEXIST),
    ],
)
def test_what_it_refuses_as_littlefs_does(method, arguments, number):
    rig = powered(kept={"a": b"text"})
    with pytest.raises(OSError) as raised:
        getattr(rig.flash, method)(*arguments)
    assert raised.value.args == (number,)
    assert (rig.clock.now_us, told(rig), rig.flash.files) == (0, [], {"/kept/a": b"text"})


def test_interrupts_are_off_in_an_operation():
    rig = powered()
    heard = []
    pad = rig.board.pads[11]
    pad.use("in", pull=1)
    pad.interrupt(lambda: heard.append((rig.clock.now_us, pad.level())), 12)
    for us, closed in ((100, 1), (200, 0), (300, 1)):
        rig.clock.at(us, rig.start.set, closed)
    rig.flash.write("/kept/a", b"x")
    assert heard == [(WRITE_US, 0)]


def test_a_write_in_place_cut_off_is_torn():
    """Any beginning of the new text may be left, and over many cuts every kind is."""
    left = set()
    for seed in SEEDS:
        rig = powered(1 + seed * 700, seed, {"a": b"old text"})
        with pytest.raises(PowerLost):
            rig.flash.write("/kept/a", b"new")
        left.add(rig.flash.files["/kept/a"])
    assert left == {b"", b"n", b"ne", b"new"}


@pytest.mark.parametrize("cut_us", [1, 350, PROGRAM_US])
def test_a_rename_cut_off_is_done_or_not(cut_us):
    before = {"/kept/a": b"old", "/kept/a.new": b"new"}
    after = {"/kept/a": b"new"}
    left = []
    for seed in SEEDS:
        rig = powered(cut_us, seed, {"a": b"old", "a.new": b"new"})
        with pytest.raises(PowerLost):
            rig.flash.rename("/kept/a.new", "/kept/a")
        left.append(rig.flash.files)
    assert all(files in (before, after) for files in left)
    assert before in left
    assert after in left


def test_a_folder_cut_off_is_there_or_not():
    left = []
    for seed in SEEDS:
        rig = powered(1, seed)
        with pytest.raises(PowerLost):
            rig.flash.mkdir("/new")
        left.append(rig.flash.folders)
    assert all(folders in ({"/", "/kept"}, {"/", "/kept", "/new"}) for folders in left)
    assert {frozenset(folders) for folders in left} == {
        frozenset({"/", "/kept"}),
        frozenset({"/", "/kept", "/new"}),
    }


@pytest.mark.parametrize("cut_us", [0, WRITE_US + 1])
def test_a_cut_before_or_after_an_operation_does_not_touch_it(cut_us):
    rig = powered(cut_us, kept={"a": b"old"})
    with pytest.raises(PowerLost):
        if cut_us == 0:
            rig.clock.to(0)
        rig.flash.write("/kept/a", b"new")
        rig.clock.to(cut_us)
    assert rig.flash.files == {"/kept/a": b"new" if cut_us else b"old"}


def test_ctrl_c_in_an_operation_interrupts_when_it_is_done():
    rig = powered()
    rig.clock.at(10, rig.act, "rx", "03")
    with pytest.raises(KeyboardInterrupt):
        rig.flash.write("/kept/a", b"x")
    assert (rig.clock.now_us, rig.flash.files) == (WRITE_US, {"/kept/a": b"x"})
