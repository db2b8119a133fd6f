"""The log of faults: bounded, numbered on and on, kept (behaviour.md 6.5)."""

import pytest

from quizbox.core import kept


@pytest.fixture
def faults(box):
    """Makes (the log, its store, the bench) over the kept file given, bytes or None."""

    def make(data=None):
        bench = box(kept={} if data is None else {"log": data.hex()})
        store = bench.load("quizbox.store").Store()
        return bench.load("quizbox.faults").Faults(store), store, bench

    return make


def entry(number, at_s=7):
    return {"number": number, "at_s": at_s, "what": f"what {number}", "where": "where"}


def note(log, number):
    log.note(f"what {number}", "where", 7)


@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 40])
def test_the_last_sixteen_are_kept_and_numbers_go_on(faults, count):
    log, store, bench = faults()
    for number in range(1, count + 1):
        note(log, number)
    last = [entry(number) for number in range(max(1, count - 15), count + 1)]
    assert log.entries == last
    while store.waiting:
        store.write_next()
    assert store.writes == min(count, 1)
    files = bench.rig.flash.files
    assert files == ({"/kept/log": kept.pack(last)} if count else {})


def test_numbers_go_on_after_a_power_cut(faults):
    log, _, _ = faults(kept.pack([entry(41), entry(42)]))
    note(log, 43)
    assert log.entries == [entry(41), entry(42), entry(43)]
    assert log.to_keep() == log.entries


@pytest.mark.parametrize(
    "data",
    [
        b"torn",
        kept.pack({}),
        kept.pack("log"),
        kept.pack(None),
        kept.pack([1]),
        kept.pack([{}]),
        kept.pack([{"number": "1"}]),
        kept.pack([{"number": True}]),
        kept.pack([entry(1), {"at_s": 3}]),
    ],
)
def test_a_bad_log_is_put_aside_and_begun_anew(faults, data):
    log, store, bench = faults(data)
    assert (log.entries, list(store.bad)) == ([], ["log"])
    note(log, 1)
    while store.waiting:
        store.write_next()
    assert bench.rig.flash.files == {
        "/kept/log.bad": data,
        "/kept/log": kept.pack([entry(1)]),
    }
