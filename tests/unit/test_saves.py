"""A save that Ctrl-C breaks into, and what a save that was cut off leaves (behaviour.md 6.6)."""

import pytest

from quizbox.core import kept
from quizbox_host.sim.flash import ERASE_US, PROGRAM_US

OLD, NEW = {"game": "chase"}, {"game": "money"}
CTRL_C = "03"
WRITE_US = ERASE_US + PROGRAM_US
SAVE_US = WRITE_US + PROGRAM_US


def stored(box, **files):
    """A bench with those kept files, and a Store over them."""
    bench = box(kept={name: data.hex() for name, data in files.items()})
    return bench, bench.load("quizbox.store").Store()


def same(value):
    return value


def after_ctrl_c(box, at_us):
    """(what a Store loads next, its bad files) after a save into which Ctrl-C came at at_us."""
    bench, store = stored(box, settings=kept.pack(OLD))
    bench.plan([(at_us, "rx", CTRL_C)])
    store.keep("settings", lambda: NEW)
    with pytest.raises(KeyboardInterrupt):
        store.write_next()
    again = bench.load("quizbox.store").Store()
    return again.load("settings", same), again.bad


@pytest.mark.parametrize("at_us", [1, 100, ERASE_US, WRITE_US - 100])
def test_ctrl_c_before_the_rename_leaves_the_old(box, at_us):
    assert after_ctrl_c(box, at_us) == (OLD, {})


@pytest.mark.parametrize("at_us", [WRITE_US + 1, SAVE_US - 100])
def test_ctrl_c_in_the_rename_leaves_the_new(box, at_us):
    assert after_ctrl_c(box, at_us) == (NEW, {})


@pytest.mark.parametrize("left", [b"", b"half of a li", kept.pack(NEW), b"\0" * 5000], ids=len)
def test_what_a_save_has_left_is_not_read_and_goes_with_the_next(box, left):
    bench, store = stored(box, **{"settings": kept.pack(OLD), "settings.new": left})
    assert (store.load("settings", same), store.bad) == (OLD, {})
    store.keep("settings", lambda: NEW)
    store.write_next()
    assert bench.rig.flash.files == {"/kept/settings": kept.pack(NEW)}


def test_left_alone_it_is_no_kept_file(box):
    bench, store = stored(box, **{"settings.new": kept.pack(NEW)})
    assert (store.load("settings", same), store.bad, store.waiting) == (None, {}, [])
