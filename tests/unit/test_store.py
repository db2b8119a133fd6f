"""Kept files: old or new after any cut, bad ones kept aside once, the order of what waits (6.6)."""

import pytest

from quizbox.core import kept
from quizbox_host.sim.errors import PowerLost
from quizbox_host.sim.flash import ERASE_US, PROGRAM_US

OLD, NEW = {"game": "chase"}, {"game": "money", "more": [1, 2]}
SAVE_US = ERASE_US + 2 * PROGRAM_US


def same(value):
    return value


class Shelf:
    """A Store over a simulated flash with the files given, power being cut at cut_us."""

    def __init__(self, box, files=(), cut_us=None, seed=1):
        hexed = {name: data.hex() for name, data in dict(files).items()}
        self.box = box(kept=hexed, seed=seed)
        self.store = self.box.load("quizbox.store").Store()
        if cut_us is not None:
            self.box.plan([(cut_us, "power", 0)])

    @property
    def files(self):
        files = self.box.rig.flash.files
        return {path[len("/kept/") :]: data for path, data in files.items()}

    @property
    def operations(self):
        return [value[0] for _, _, value in self.box.log("kept")]

    def write_all(self):
        while self.store.waiting:
            self.store.write_next()


@pytest.fixture
def shelf(box):
    return lambda *arguments, **more: Shelf(box, *arguments, **more)


def test_a_missing_file_is_none_in_silence(shelf):
    store = shelf().store
    assert (store.load("settings", same), store.bad, store.waiting) == (None, {}, [])


def test_the_folder_is_made_where_it_is_not(box):
    bare = box()
    bare.rig.flash.folders.clear()
    bare.load("quizbox.store").Store()
    assert bare.rig.flash.folders == {"/kept"}


def test_what_is_written_is_loaded_again(shelf):
    hand = shelf()
    hand.store.keep("settings", lambda: NEW)
    assert hand.files == {}
    hand.write_all()
    assert hand.files == {"settings": kept.pack(NEW)}
    assert hand.operations == ["/kept/settings.new", "/kept/settings"]
    again = Shelf(lambda **script: hand.box)
    assert (again.store.load("settings", same), again.store.bad) == (NEW, {})


def after_cut(box, cut_us, seed):
    hand = Shelf(box, {"settings": kept.pack(OLD)}, cut_us, seed)
    hand.store.keep("settings", lambda: NEW)
    with pytest.raises(PowerLost):
        hand.store.write_next()
        hand.box.to(cut_us)
    again = box(kept={name: data.hex() for name, data in hand.files.items()})
    store = again.load("quizbox.store").Store()
    value = store.load("settings", same)
    store.keep("settings", lambda: NEW)
    store.write_next()
    return value, store.bad, again.rig.flash.files["/kept/settings"]


def test_a_cut_at_any_time_of_a_save_leaves_the_old_or_the_new(box):
    """Each microsecond around the boundaries, and between them a step of 97: the flash's state,
    and so what a cut leaves, is one and the same from one boundary to the next."""
    boundaries = (0, ERASE_US + PROGRAM_US, SAVE_US)
    cuts = set(range(1, SAVE_US, 97))
    cuts.update(us + by for us in boundaries for by in range(-40, 41) if us + by > 0)
    left = set()
    for seed, cut_us in enumerate(sorted(cuts)):
        value, bad, written = after_cut(box, cut_us, seed)
        assert (value in (OLD, NEW), bad, written) == (True, {}, kept.pack(NEW))
        left.add((cut_us <= boundaries[1], value == NEW))
        assert value == OLD or cut_us > boundaries[1]
        assert value == NEW or cut_us <= SAVE_US
    assert left == {(True, False), (False, False), (False, True)}


GOOD = kept.pack(OLD)
BAD = {
    "empty": b"",
    "torn": GOOD[:-4],
    "no line": b"abc",
    "other bit": bytes([GOOD[0] ^ 1]) + GOOD[1:],
    "more": GOOD + b"x",
    "not JSON": b"x\n8cdc1683\n",
    "not UTF-8": b"\xff\nff000000\n",
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_a_bad_file_is_none_with_a_reason_and_kept_aside_once(shelf, data):
    hand = shelf({"settings": data})
    assert hand.store.load("settings", same) is None
    assert list(hand.store.bad) == ["settings"]
    assert hand.store.bad["settings"]
    assert not hand.store.is_aside("settings")
    hand.store.put_aside("settings")
    assert hand.files == {"settings": data}
    hand.write_all()
    assert hand.files == {"settings.bad": data}
    again = hand.box.load("quizbox.store").Store()
    assert (again.load("settings", same), again.bad, again.waiting) == (None, {}, [])


def test_what_the_check_refuses_is_bad_for_its_reason(shelf):
    hand = shelf({"settings": GOOD})

    def check(value):
        raise ValueError(f"no such {value['game']}")

    assert hand.store.load("settings", check) is None
    assert hand.store.bad == {"settings": "no such chase"}


def test_what_the_check_gives_back_is_loaded(shelf):
    assert shelf({"settings": GOOD}).store.load("settings", sorted) == ["game"]


def test_what_waits_is_done_in_the_order_of_asking(shelf):
    hand = shelf({"table": b"bad"})
    hand.store.keep("log", lambda: 1)
    hand.store.load("table", same)
    hand.store.put_aside("table")
    hand.store.keep("table", lambda: 2)
    hand.store.keep("game", lambda: 3)
    hand.write_all()
    assert hand.operations == [
        "/kept/log.new", "/kept/log", "/kept/table.bad", "/kept/table.new", "/kept/table",
        "/kept/game.new", "/kept/game",
    ]  # fmt: skip
    assert hand.files == {
        "log": kept.pack(1), "table.bad": b"bad", "table": kept.pack(2), "game": kept.pack(3),
    }  # fmt: skip
    assert hand.store.writes == 4


def test_one_thing_is_done_at_a_time(shelf):
    hand = shelf()
    hand.store.keep("log", lambda: 1)
    hand.store.keep("game", lambda: 2)
    hand.store.write_next()
    assert (list(hand.files), bool(hand.store.waiting)) == (["log"], True)


def test_kept_twice_it_is_written_once_as_it_is_by_then(shelf):
    hand = shelf()
    value = [1]
    for _ in range(3):
        hand.store.keep("game", lambda: value)
    value.append(2)
    hand.write_all()
    assert hand.files == {"game": kept.pack([1, 2])}
    assert (hand.store.writes, hand.operations) == (1, ["/kept/game.new", "/kept/game"])
    hand.store.keep("game", lambda: 3)
    hand.write_all()
    assert hand.store.writes == 2


def test_write_now_comes_first_and_is_done_with_what_waited_under_its_name(shelf):
    hand = shelf()
    hand.store.keep("log", lambda: 1)
    hand.store.keep("game", lambda: 2)
    hand.store.write_now("game", lambda: 3)
    assert (hand.files, bool(hand.store.waiting)) == ({"game": kept.pack(3)}, True)
    hand.write_all()
    assert hand.files == {"game": kept.pack(3), "log": kept.pack(1)}
    assert hand.operations == ["/kept/game.new", "/kept/game", "/kept/log.new", "/kept/log"]


def test_write_now_over_a_bad_file_keeps_both_the_bad_one_and_the_new(shelf):
    hand = shelf({"game": b"bad"})
    hand.store.load("game", same)
    hand.store.put_aside("game")
    hand.store.write_now("game", lambda: NEW)
    hand.write_all()
    assert hand.files == {"game.bad": b"bad", "game": kept.pack(NEW)}


class Watcher:
    """Notes what it is told of and the flash operations between."""

    def __init__(self, hand):
        self.told = hand.told = []
        operate = hand.box.rig.note

        def note(what, value):
            if what == "kept":
                self.told.append(value[0])
            return operate(what, value)

        hand.box.rig.note = note

    def before_write(self):
        self.told.append("before")

    def after_write(self):
        self.told.append("after")


def test_the_watcher_is_told_of_each_call_that_may_change_flash_and_of_nothing_else(shelf):
    hand = shelf({"game": b"bad"})
    watcher = hand.store.watcher = Watcher(hand)

    def value():
        watcher.told.append("made")
        return NEW

    hand.store.load("game", same)
    hand.store.put_aside("game")
    hand.store.keep("log", value, lambda back: watcher.told.append("read back"))
    hand.store.write_now("game", value)
    hand.write_all()
    assert watcher.told == [
        "made", "before", "/kept/game.bad", "after",
        "before", "/kept/game.new", "/kept/game", "after",
        "made", "before", "/kept/log.new", "/kept/log", "after", "read back",
    ]  # fmt: skip


def test_the_watcher_is_told_of_the_end_where_flash_is_full(shelf):
    hand = shelf()
    watcher = hand.store.watcher = Watcher(hand)

    def full(path, data):
        raise OSError(28)

    hand.box.rig.flash.write = full
    hand.store.keep("log", lambda: NEW)
    with pytest.raises(OSError, match="28"):
        hand.store.write_next()
    assert watcher.told == ["before", "after"]


def test_where_it_may_not_be_all_waits_on(shelf):
    hand = shelf()
    asked = []
    for number in range(2):
        hand.store.keep("log", lambda number=number: number)
    hand.store.write_next(lambda: asked.append(hand.files))
    assert (hand.files, asked) == ({}, [{}])
    hand.store.write_next(lambda: True)
    assert hand.files == {"log": kept.pack(1)}


def test_a_file_that_does_not_read_back_is_an_error(shelf):
    hand = shelf()
    flash = hand.box.rig.flash
    rename = flash.rename

    def worn(old, new):
        rename(old, new)
        flash.files[new] = b"worn"

    flash.rename = worn
    hand.store.keep("game", lambda: 1)
    with pytest.raises(OSError, match="/kept/game does not read back as written"):
        hand.store.write_next()
