"""A power cut at any instant of a save leaves what was or what was to be: 3.18, 6.6."""

import gc
import random
from functools import partial

import pytest
from box import MS, SECOND, Box
from cutting import NEW, OLD, Saving, cut, rehearsed, settle, unsound
from evening import KEEPS, TABLE, look

from quizbox_host.emulator import program

ERASE_US, LONG_ERASE_US = 45 * MS, 400 * MS
AT_RANDOM = 40  # of each saving; two hundred in all
OTHER_TABLE = [{**colour, "amount": 21_000 - colour["amount"]} for colour in TABLE]
TABLE_TOO = [("table.get", {"reveal": True}, "table")]
SETTINGS_TOO = [("settings.get", {}, "settings")]
# In the place of RENAMES it makes a saver that loses things.
REMOVES = """
    try:
        os.remove(path)
    except OSError:
        pass
    with open(path, "wb") as file:
        file.write(data)
"""
RENAMES = """
    with open(new, "wb") as file:
        file.write(data)
    os.rename(new, path)
"""


def nothing(box):
    """Nothing comes before."""


def begin_anew(box):
    box.ask("game.new")


def arm_the_second(box):
    """The colour armed is not the one that the box offers first."""
    box.press()
    box.slide(2)


def count_out(box):
    """The count of the next colour, which hides 1,000, runs to its reveal."""
    box.slide(2)
    settle(box)
    box.press()


SAVINGS = {
    # And a new game from it, since none was under way.
    "table": Saving(
        {"table", "game"},
        begin_anew,
        lambda box: box.send("table.set", colours=OTHER_TABLE),
        partial(look, asks=TABLE_TOO),
    ),
    "setting": Saving(
        {"settings"},
        nothing,
        lambda box: box.send("settings.set", volume=1, chase_1_s=45),
        partial(look, asks=SETTINGS_TOO),
    ),
    "new game": Saving({"game"}, nothing, lambda box: box.send("game.new"), look),
    "reveal": Saving({"game"}, count_out, nothing, partial(look, position=2), waits_us=3 * SECOND),
    "mark": Saving({"game"}, arm_the_second, Box.press, partial(look, position=2)),
}
SHORT = [name for name in SAVINGS if name != "table"]  # which has a block of its own, erased first
MARK_AND_SLIDE_AT_1 = SAVINGS["mark"]._replace(look=look)


def switched_on(given=None):
    """A box that offers the next colour, its flash still."""
    gc.collect()
    gc.freeze()
    box = Box(given, keeps=KEEPS)
    box.power(1)
    settle(box)
    status = box.ask("game.status")
    assert (status["state"], status["round"]) == ("choose", 4)
    return box


@pytest.fixture(scope="module")
def frozen():
    return switched_on()


def check_each_operation(box, saving, choose, erase_us):
    rehearsal = rehearsed(box, saving, choose, erase_us)
    found = cut(box, saving, rehearsal, rehearsal.cuts())
    assert unsound(found) == []
    assert len(found) == 3 * len(rehearsal.operations)
    assert found[0].versions == dict.fromkeys(saving.changes, OLD)
    assert found[-1].versions == dict.fromkeys(saving.changes, NEW)
    return rehearsal


@pytest.mark.parametrize("name", SHORT)
def test_before_inside_and_after_each_operation(frozen, name):
    rehearsal = check_each_operation(frozen, SAVINGS[name], min, ERASE_US)
    assert rehearsal.erases == 0


@pytest.mark.parametrize("erase_us", [ERASE_US, LONG_ERASE_US])
@pytest.mark.parametrize("name", SAVINGS)
def test_where_littlefs_has_to_compact(frozen, name, erase_us):
    rehearsal = check_each_operation(frozen, SAVINGS[name], max, erase_us)
    assert rehearsal.erases > (name not in SHORT)


def test_an_armed_colour_is_offered_where_slide_stands_at_1(frozen):
    rehearsal = check_each_operation(frozen, MARK_AND_SLIDE_AT_1, max, ERASE_US)
    assert rehearsal.erases


@pytest.mark.parametrize(("seed", "name"), list(enumerate(SAVINGS, 318)))
def test_at_random_instants(frozen, seed, name):
    print(f"{AT_RANDOM} cuts of {name} from seed {seed}")
    rehearsal = rehearsed(frozen, SAVINGS[name], max, ERASE_US)
    cuts = rehearsal.random_cuts(random.Random(seed), AT_RANDOM)
    found = cut(frozen, SAVINGS[name], rehearsal, cuts)
    assert len(found) == AT_RANDOM
    assert unsound(found) == []


def slot_with(old=RENAMES, new=RENAMES):
    """The firmware in a slot, with another text in its store."""
    flash, contents = program.slot()
    text = (program.FIRMWARE / "quizbox" / "store.py").read_text(encoding="utf-8")
    assert text.count(old) == 1
    contents = {**contents, "/a/quizbox/store.py": text.replace(old, new).encode()}
    del contents["/a/quizbox/store.mpy"]
    return flash, contents


def test_from_a_slot():
    box = switched_on(slot_with())
    assert box.ask("hello")["runs_from"] == "a"
    check_each_operation(box, SAVINGS["mark"], min, ERASE_US)


@pytest.mark.parametrize(("name", "file"), [("setting", "settings"), ("mark", "game")])
def test_a_store_that_removes_and_then_writes_is_caught(name, file):
    box, saving = switched_on(slot_with(new=REMOVES)), SAVINGS[name]
    rehearsal = rehearsed(box, saving, min, ERASE_US)
    losses = [wrong for one in cut(box, saving, rehearsal, rehearsal.cuts()) for wrong in one.wrong]
    assert f"{file} is neither old nor new, but None" in losses
