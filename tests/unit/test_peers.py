"""The arithmetic of the bench against peers: whose reaction it is, percentiles, the pages."""

import random

import pytest

from tests.bench.peers import judge, page, presses
from tests.bench.peers.candidates import CANDIDATES, HERE, pins
from tests.bench.peers.judge import GLITCH, HELD, RELEASE, Verdict
from tests.bench.peers.presses import MS, SECOND, Glitch, Press

ROW = [Press(1_000, 1_005, 1_100, 1_108), Press(2_000, 2_000, 2_100, 2_100)]
SPIKES = [Glitch(1_500, 1_502)]


def judged(*reactions_us):
    verdict = judge.judge(ROW, SPIKES, reactions_us)
    return verdict.answers, tuple(verdict.invented.values())


def test_each_press_is_answered_by_the_first_reaction_after_its_first_edge():
    assert judged(2_030, 1_000) == ([1_000, 2_030], (0, 0, 0))


def test_a_press_without_a_reaction_is_missed():
    verdict = judge.judge(ROW, SPIKES, [2_001])
    assert verdict.answers == [None, 2_001]
    assert verdict.missed == 1
    assert judge.judge(ROW, SPIKES, []).missed == 2


def test_an_answer_may_come_after_the_release():
    assert judged(1_300, 2_001) == ([1_300, 2_001], (0, 0, 0))


def test_a_second_reaction_is_invented_while_held_or_from_the_release_on():
    assert judged(1_001, 1_099, 2_001) == ([1_001, 2_001], (0, 1, 0))
    assert judged(1_001, 1_100, 1_499, 2_001) == ([1_001, 2_001], (0, 0, 2))


def test_a_reaction_to_a_glitch_answers_no_press():
    assert judged(1_001, 1_500, 1_999) == ([1_001, None], (2, 0, 0))


def test_a_reaction_before_everything_is_invented():
    assert judged(999) == ([None, None], (1, 0, 0))


def test_the_worse_of_two_verdicts_misses_what_either_missed():
    one = Verdict([10, None, 30], {GLITCH: 0, HELD: 2, RELEASE: 0})
    other = Verdict([11, 21, None], {GLITCH: 1, HELD: 1, RELEASE: 0})
    both = judge.worse(one, other)
    assert both.answers == [10, None, None]
    assert both.invented == {GLITCH: 1, HELD: 2, RELEASE: 0}


@pytest.mark.parametrize(
    ("values", "percent", "expected"),
    [
        (range(1, 101), 99, 99),
        (range(1, 101), 100, 100),
        (range(1, 501), 99, 495),
        ([7], 99, 7),
        ([3, 1, 2], 50, 2),
        ([5, 4, 3, 2, 1], 1, 1),
    ],
)
def test_a_percentile_is_one_of_the_values(values, percent, expected):
    assert judge.percentile(list(values), percent) == expected


def test_delays_count_from_the_end_of_the_chatter_and_leave_out_what_was_missed():
    assert judge.delays(ROW, [1_002, 2_009]) == (3, 9, 9)
    assert judge.delays(ROW, [None, 2_009]) == (9, 9, 9)
    assert judge.delays(ROW, [None, None]) is None


def test_the_spread_of_told_times_does_not_know_the_zero_of_the_clock():
    assert judge.spread(ROW, [500_000, 501_000]) == 0
    assert judge.spread(ROW, [500_000, 500_990]) == 10
    assert judge.spread(ROW, [None, 7]) == 0
    assert judge.spread(ROW, [None, None]) is None


def test_a_row_is_as_the_page_says():
    chance = random.Random(5)
    row = presses.row(chance, 300, SECOND)
    for one, following in zip(row, row[1:], strict=False):
        assert 150 * MS <= following.first_us - one.open_us <= 900 * MS
        assert following.first_us - one.first_us >= 510 * MS
    for one in row:
        assert 40 * MS <= one.lifted_us - one.first_us <= 400 * MS
        assert 0 <= one.settled_us - one.first_us <= 8 * MS
        assert 0 <= one.open_us - one.lifted_us <= 8 * MS
        instants, levels = zip(*one.edges, strict=True)
        assert list(instants) == sorted(set(instants))
        assert all(level != after for level, after in zip(levels, levels[1:], strict=False))
        assert (levels[0], levels[-1]) == (1, 0)
    assert max(one.settled_us - one.first_us for one in row) > 6 * MS
    assert row == presses.row(random.Random(5), 300, SECOND)
    assert row != presses.row(random.Random(6), 300, SECOND)


def test_glitches_stand_clear_of_the_presses():
    chance = random.Random(5)
    row = presses.row(chance, 300, SECOND)
    spikes = presses.glitches(chance, row, 100)
    assert len(spikes) == 100
    for spike in spikes:
        assert 200 <= spike.open_us - spike.first_us <= 2_500
        before = max(one.open_us for one in row if one.first_us <= spike.first_us)
        after = min(one.first_us for one in row if one.first_us > spike.first_us)
        assert spike.first_us - before >= 50 * MS
        assert after - spike.open_us >= 60 * MS


def test_a_minute_runs_for_sixty_seconds_between_its_pauses():
    row, over_us = presses.minute(random.Random(5), SECOND)
    firsts_us = [one.first_us for one in row]
    assert len(firsts_us) == 21
    runs = zip(firsts_us[0::2], [*firsts_us[1::2], over_us], strict=True)
    ran_us = [end - begin for begin, end in runs]
    assert sum(ran_us) == 60 * SECOND
    assert min(ran_us) >= 2 * SECOND


def found(missed=0, glitches=0, delays_us=(6_000, 7_000, 8_000), minutes_us=(1_000, -2_000)):
    return {
        "missed": missed,
        "invented": {GLITCH: glitches, HELD: 0, RELEASE: 0},
        "delays_us": delays_us,
        "spread_us": None,
        "asleep_percent": 90.0,
        "free_bytes": 200_000,
        "minutes_us": list(minutes_us),
    }


def document(**others):
    candidates = {"quizbox": found(), **others}
    given = {"micropython": "1.25.0", "seed": 1, "presses": 2, "glitches": 1, "minutes": 2}
    return {**given, "candidates": candidates}


def test_a_row_of_the_table():
    row = page.cells("x", found(missed=3, glitches=4, delays_us=(-2_388, 848, 1_234_567)))
    assert list(row.values()) == [
        *("x", "3", "4 / 0 / 0", "−2.4 / 0.8 / 1,234.6", "none", "−2.0 to +1.0"),
        *("90.0 %", "200 kB"),
    ]


@pytest.mark.parametrize(
    ("errors_us", "told"),
    [
        ([1_300], "+1.3 to +1.3"),
        ([14_000_000, None, -500], "−0.5 to +14,000.0; 1 of 3 never over"),
        ([None, None], "2 of 2 never over"),
    ],
)
def test_minutes_tell_the_earliest_the_latest_and_those_that_never_ended(errors_us, told):
    assert page.minutes(errors_us) == told


def test_whoever_is_better_is_named_and_nobody_else():
    fast = found(glitches=1, delays_us=(-1, 7_000, 9_000), minutes_us=(1_900, None))
    same = found()
    assert page.better(document(fast=fast, same=same)["candidates"]) == [
        "- after the chatter, median: fast"
    ]
    assert page.better(document(same=same)["candidates"]) == []
    assert page.better(document(**{"quizbox in a slot": fast})["candidates"]) == []


def test_less_sleep_and_less_heap_are_not_better():
    less = found() | {"asleep_percent": 10.0, "free_bytes": 1}
    more = found() | {"asleep_percent": 91.0, "free_bytes": 200_001}
    assert page.better(document(less=less, more=more)["candidates"]) == [
        "- asleep: more",
        "- free heap: more",
    ]


def test_the_pages_are_read_back_as_they_were_written():
    names = [candidate.name for candidate in CANDIDATES]
    written = document(**{name: found(missed) for missed, name in enumerate(names)})
    empty = f"above\n{page.BEGIN}\n{page.END}\nbelow | no | row |\n"
    long = page.rows_of(page.replaced(empty, page.long(written)))
    short = page.rows_of(page.replaced(empty, page.short(written)))
    assert [row["program"] for row in long] == names
    assert [row["missed"] for row in long] == [str(missed) for missed in range(len(names))]
    assert [row["missed"] for row in short] == [str(names.index(name)) for name in page.SHORT_ROWS]
    assert tuple(short[0]) == page.SHORT_COLUMNS


def test_only_what_stands_between_the_markers_is_replaced():
    text = f"one\n\n{page.BEGIN}\nold\n{page.END}\n\ntwo\n"
    new = page.replaced(text, ["| new |"])
    assert new == f"one\n\n{page.BEGIN}\n\n| new |\n\n{page.END}\n\ntwo\n"
    assert page.replaced(new, ["| new |"]) == new


@pytest.mark.parametrize(
    "text",
    [
        "no marker",
        page.BEGIN,
        page.END,
        page.END + page.BEGIN,
        page.BEGIN + page.END + page.END,
        page.BEGIN + page.BEGIN + page.END,
    ],
)
def test_a_page_without_one_pair_of_markers_is_refused(text):
    with pytest.raises(ValueError, match="bench-peers"):
        page.replaced(text, ["new"])


def test_every_candidate_has_its_programs_and_pins():
    needed = {wheel for candidate in CANDIDATES for wheel in candidate.wheels}
    assert needed == set(pins())
    assert [candidate.name for candidate in CANDIDATES if candidate.is_ours] == [
        "quizbox",
        "quizbox in a slot",
    ]
    for candidate in CANDIDATES[2:]:
        for kind in ("press", "minute"):
            assert (HERE / "programs" / f"{candidate.stem}_{kind}.py").is_file()
