"""Each check against made-up logs: what it lets pass, and what it says where it does not."""

import pytest

from quizbox.core import kept
from quizbox_host.story import compile as compiler
from quizbox_host.story import language, runner
from quizbox_host.story.claims import claim
from quizbox_host.worlds import Outcome

S = 1_000_000
ONE_00 = ["00863f3f", 8]
DARK = ["00863f3f", 0]
BLANK = ["00000000", 8]
ZERO_59 = ["00bf6d6f", 8]
AMOUNTS = ", ".join(map(str, range(1, 21)))


def differences(lines, log=(), kept_files=(), tol_us=2_000, twin=None):
    """What differs between a story of these lines and a log, without file and line."""
    (story,) = language.parse("story 2.5 A name\n" + "\n".join(lines), "a.story")
    assert story.errors == []
    outcome = Outcome(list(log), dict(kept_files))
    script = compiler.scripts(story)[0]
    return [text[len("a.story:") :] for text in runner.judge(story, script, tol_us, outcome, twin)]


def but(line, log=(), kept_files=(), **more):
    """What follows `but` for a story of one line, None if it passes."""
    found = differences([line], log, kept_files, **more)
    if not found:
        return None
    (text,) = found
    head = f"2: expected {line}, but "
    assert text.startswith(head)
    return text[len(head) :]


def segments(*states):
    return [(us, "segments", state) for us, state in states]


def tones(*rows):
    return [(us, "tone", [hz, length_us]) for us, hz, length_us in rows]


def blinking(first_us, halves, lit=ONE_00, dark=BLANK, half_us=500_000):
    return segments(*[(first_us + n * half_us, dark if n % 2 else lit) for n in range(halves)])


RED_AT_2_S = segments(
    (2_000_000, ["00000050", 8]),
    (2_250_000, ["00005079", 8]),
    (2_500_000, ["0050795e", 8]),
    (2_750_000, ["50795e00", 8]),
    (3_000_000, ["795e0000", 8]),
    (3_250_000, ["5e000000", 8]),
    (3_500_000, BLANK),
)
STALLED_RED = [*RED_AT_2_S[:3], (2_752_001, *RED_AT_2_S[3][1:]), *RED_AT_2_S[4:]]

SEEN = [
    ('shown " 1.00" at 1 s', segments((S, ONE_00)), None),
    ('shown " 1.00" at 1 s', segments((1_002_000, ONE_00)), None),
    ('shown " 1.00" at 1 s', segments((1_002_001, ONE_00)), "dark at 0.998 s"),
    ('shown " 1.00" at 1 s', segments((0, ONE_00), (998_000, ZERO_59)),
     '" 0.59" at 0.998 s'),
    ('shown " 1.00" at 1 s', segments((0, ONE_00), (998_001, ZERO_59)), None),
    ('shown " 1.00" at 1 s within 20 ms', segments((1_020_000, ONE_00)), None),
    ('shown " 1.00" at 1 s within 20 ms', segments((0, ONE_00), (997_000, BLANK)),
     "dark at 0.998 s"),
    ('shown " 1.00" at 1 s', segments((S, DARK)), "dark at 0.998 s"),
    ('shown " 1.00" at 1 s', segments((S, ZERO_59), (S, ONE_00)), None),
    ('shown " 1.00" at 1 s', segments((S, ONE_00), (S, ZERO_59)), "dark at 0.998 s"),
    ('shown " 1.00" from 1 s to 2 s', segments((1_002_000, ONE_00), (1_998_001, BLANK)), None),
    ('shown " 1.00" from 1 s to 2 s', segments((1_002_001, ONE_00)), "dark at 1.002 s"),
    ('shown " 1.00" from 1 s to 2 s', segments((S, ONE_00), (1_998_000, ZERO_59)),
     '" 0.59" at 1.998 s'),
    ('shown " 1.00" from 1 s to 2 s',
     segments((S, ONE_00), (1_500_000, BLANK), (1_500_100, ONE_00)), "dark at 1.500 s"),
    ('shown " 1.00" from 1 s to 2 s within 20 ms', segments((1_020_000, ONE_00)), None),
    ('shown " *.**" at 1 s', segments((S, ZERO_59)), None),
    ("dark at 1 s", [], None),
    ("dark at 1 s", segments((0, ONE_00)), '" 1.00" at 0.998 s'),
    ("dark at 1 s", segments((0, ONE_00), (S, DARK)), None),
    ("dark from 1 s to 2 s", segments((0, BLANK)), None),
    ("dark from 1 s to 2 s", segments((0, BLANK), (1_600_000, ["00000080", 1])),
     '"    ." at 1.600 s'),
    ("brightness 2 at 1 s", segments((S, ONE_00)), None),
    ("brightness 3 at 1 s", segments((S, ONE_00)), "dark at 0.998 s"),
    ("brightness 3 at 1 s", segments((0, ONE_00)), "brightness 2 at 0.998 s"),
    ("lamp on at 1 s", [(S, "lamp", 1)], None),
    ("lamp on at 1 s", [], "off at 0.998 s"),
    ("lamp off from 1 s to 2 s", [], None),
    ("lamp off from 1 s to 2 s", [(1_500_000, "lamp", 1)], "on at 1.500 s"),
    ("lamp on from 1 s to 2 s", [(S, "lamp", 1), (1_500_000, "lamp", 0)], "off at 1.500 s"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "log", "expected"), SEEN)
def test_what_is_seen(line, log, expected):
    assert but(line, log) == expected


BLINKS = 'blinks " 1.00" from 1 s to 4 s'
BLINKING = [
    (BLINKS, blinking(1_000_000, 7), None),
    (BLINKS, blinking(750_000, 9), None),
    (BLINKS, blinking(500_000, 9, dark=DARK), None),
    (BLINKS, blinking(998_500, 9), None),
    (BLINKS, blinking(1_000_000, 7, half_us=502_000), None),
    (BLINKS, blinking(1_000_000, 7, half_us=503_000), "dark for 0.503 s from 1.503 s"),
    (BLINKS, blinking(1_000_000, 9, half_us=497_000), "dark for 0.497 s from 1.497 s"),
    (BLINKS, segments((0, ONE_00)), "lit for 2.996 s from 1.002 s"),
    (BLINKS, [], "dark for 2.996 s from 1.002 s"),
    (BLINKS, blinking(1_000_000, 4), "dark for 1.498 s from 2.500 s"),
    (BLINKS, blinking(1_000_000, 7, lit=ZERO_59), '" 0.59" at 1.002 s'),
    ('blinks " 1.00" from 1 s to 1.4 s', blinking(1_000_000, 2), "lit all the time"),
    ("lamp blinks from 1 s to 3 s", [(S + n * 500_000, "lamp", 1 - n % 2) for n in range(5)], None),
    ("lamp blinks from 1 s to 3 s", [(S, "lamp", 1)], "lit for 1.996 s from 1.002 s"),
    ("lamp blinks at 1 s", [(S, "lamp", 1), (1_500_000, "lamp", 0), (2_000_000, "lamp", 1)], None),
    ("lamp blinks at 1 s", [(S, "lamp", 1)], "lit for 0.996 s from 1.002 s"),
    ("lamp blinks at 1 s within 20 ms",
     [(1_020_000, "lamp", 1), (1_520_000, "lamp", 0), (2_020_000, "lamp", 1)], None),
]  # fmt: skip


@pytest.mark.parametrize(("line", "log", "expected"), BLINKING)
def test_blinking_is_half_a_second_each_at_whatever_phase(line, log, expected):
    assert but(line, log) == expected


def test_what_wires_show_on_the_way_is_no_half_of_a_blink():
    log = segments(
        (1_000_000, ONE_00), (1_500_000, ["00860000", 8]), (1_501_000, BLANK), (2_000_000, ONE_00)
    )
    assert but('blinks " 1.00" from 1 s to 2.4 s', log) is None
    slow = [*log[:2], (1_502_500, "segments", BLANK), log[3]]
    assert but('blinks " 1.00" from 1 s to 2.4 s', slow) == '" 1.  " at 1.500 s'


RUNNING = [
    ('runs "Red" from 2 s', RED_AT_2_S, None),
    ('runs "rEd" from 2 s', RED_AT_2_S, None),
    ('runs "Red" from 2.003 s', RED_AT_2_S, '"  rE" at 2.250 s, in place of its step 1'),
    ('runs "Red" from 1.99 s', RED_AT_2_S, "dark at 1.992 s, in place of its step 1"),
    ('runs "Red" from 1.99 s within 20 ms', RED_AT_2_S, None),
    ('runs "Red" from 2 s', STALLED_RED, '" rEd" at 2.752 s, in place of its step 4'),
    ('runs "Rod" from 2 s', RED_AT_2_S, '"  rE" at 2.252 s, in place of its step 2'),
]


@pytest.mark.parametrize(("line", "log", "expected"), RUNNING)
def test_running_text_passes_once_at_four_places_a_second(line, log, expected):
    assert but(line, log) == expected


SHORT = (S, 2700, 100_000)
HEARD = [
    ("heard short at 1 s", tones(SHORT), None),
    ("heard short at 1 s", [], "none began at 1.000 s; nothing was heard"),
    ("heard short at 0.9979 s", tones(SHORT),
     "none began at 0.997900 s; the nearest is short at 1.000 s"),
    ("heard short at 1.0021 s within 1 s", tones(SHORT),
     "none began at 1.002100 s; the nearest is short at 1.000 s"),
    ("heard short at 0.98 s within 20 ms", tones(SHORT), None),
    ("heard long at 1 s", tones(SHORT),
     "none began at 1.000 s; the nearest is short at 1.000 s"),
    ("heard short at 1 s", tones((S, 2700, 30_000)),
     "none began at 1.000 s; the nearest is tone 2700 at 1.000 s"),
    ("heard long cut at 1 s", tones(SHORT), None),
    ("heard long cut at 1 s for 100 ms", tones(SHORT), None),
    ("heard long cut at 1 s for 103 ms", tones(SHORT),
     "not so at 1.000 s; the nearest is short at 1.000 s"),
    ("heard long cut at 1 s for 97 ms", tones(SHORT),
     "not so at 1.000 s; the nearest is short at 1.000 s"),
    ("heard long cut at 1 s for 90 ms within 20 ms", tones(SHORT), None),
    ("heard short cut at 1 s", tones(SHORT),
     "not so at 1.000 s; the nearest is short at 1.000 s"),
    ("heard go cut at 1 s", tones(SHORT),
     "not so at 1.000 s; the nearest is short at 1.000 s"),
    ("heard long cut at 1.1 s", tones(SHORT),
     "not so at 1.100 s; the nearest is short at 1.000 s"),
    ("heard stop cut at 1 s for 170 ms",
     tones((S, 1800, 80_000), (1_120_000, 2700, 50_000)), None),
    ("heard nothing else", [], None),
    ("heard nothing else", tones(SHORT), "heard short at 1.000 s"),
    ("heard nothing else", tones((S, 440, 1000)), "heard tone 440 at 1.000 s"),
    ("heard nothing else", tones(*[(n * S, 2700, 100_000) for n in range(8)]),
     "heard short at 0.000 s, short at 1.000 s, short at 2.000 s, short at 3.000 s, "
     "short at 4.000 s, short at 5.000 s and 2 more"),
    ("silent from 2 s to 3 s", tones(SHORT), None),
    ("silent from 2 s to 3 s", tones((S, 2700, 1_002_000)), None),
    ("silent from 2 s to 3 s", tones((S, 2700, 1_002_001)),
     "2700 Hz from 1.000 s for 1.002001 s"),
    ("silent from 2 s to 3 s", tones((2_998_001, 2700, 5)), None),
    ("silent from 2 s to 3 s", tones((2_998_000, 2700, 5)),
     "2700 Hz from 2.998 s for 0.000005 s"),
    ("pins low at 1 s", [], None),
    ("pins low at 1 s", [(0, "piezo", 1)], "one was high at 0.998 s"),
    ("pins low at 1 s", [(0, "piezo", 1), (1_002_000, "piezo", 0)], None),
    ("pins low at 1 s", [(0, "piezo", 1), (1_002_001, "piezo", 0)], "one was high at 0.998 s"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "log", "expected"), HEARD)
def test_what_is_heard(line, log, expected):
    assert but(line, log) == expected


def test_no_sound_serves_two():
    assert differences(["heard short at 1 s", "heard short at 1.001 s"], tones(SHORT)) == [
        "3: expected heard short at 1.001 s, but none began at 1.001 s; "
        "the nearest is short at 1.000 s"
    ]


def test_each_wish_gets_a_sound_whatever_their_order():
    lines = ["heard short at 0.5 s within 2 s", "heard short at 1 s", "heard nothing else"]
    assert differences(lines, tones(SHORT, (2_000_000, 2700, 100_000))) == []


def test_a_cut_sound_claims_its_tone_whatever_its_length_is_called():
    log = tones((S, 2700, 60_000), (2_000_000, 2700, 100_000))
    lines = ["heard short cut at 1 s for 60 ms", "heard short at 2 s", "heard nothing else"]
    assert differences(lines, log) == []
    assert differences(["heard high at 1 s", *lines], log) == [
        "2: expected heard high at 1 s, but none began at 1.000 s; the nearest is short at 2.000 s"
    ]


def test_as_many_wishes_are_served_as_can_be():
    assert claim([[0, 1], [0], [], [1, 2]]) == [1, 0, None, 2]


def said(*texts, at_us=S):
    return [(at_us, "said", text) for text in texts]


ANSWER = '{"id":1,"result":{"game":"chase","on":true,"played":[{"colour":1,"stops":[2]}]},"t_us":7}'
SAID = [
    ('said {"id": 1}', said(ANSWER), None),
    ('said {"id": 2}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"id": 1}', [], "nothing was said then"),
    ('said {"id": 1} at 1 s', said(ANSWER), None),
    ('said {"id": 1} at 1.003 s', said(ANSWER), "nothing was said then"),
    ('said {"id": 1} at 0.9 s within 0.1 s', said(ANSWER), None),
    ('said {"result": {"game": "chase"}}', said(ANSWER), None),
    ('said {"result": {"game": "money"}}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"result": {"round": "*"}}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"result": "*", "t_us": "*"}', said(ANSWER), None),
    ('said {"result": {"played": [{"colour": 1}]}}', said(ANSWER), None),
    ('said {"result": {"played": []}}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"result": {"played": [{"stops": [2, 3]}]}}', said(ANSWER),
     f"said {ANSWER} at 1.000 s"),
    ('said {"result": {"on": 1}}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"id": true}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"game": "chase"}', said(ANSWER), f"said {ANSWER} at 1.000 s"),
    ('said {"id": 1}', said("no JSON"), "said no JSON at 1.000 s"),
    ("said nothing else", [], None),
    ("said nothing else", said("a", "b", "c", "d"),
     "said a at 1.000 s, b at 1.000 s, c at 1.000 s and 1 more"),
    ("never said chaser", said(ANSWER), None),
    ("never said chase", said(ANSWER), f"said {ANSWER} at 1.000 s"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "log", "expected"), SAID)
def test_what_is_said(line, log, expected):
    assert but(line, log) == expected


def test_a_said_claims_one_line_but_one_line_may_satisfy_two():
    twice = ['said {"id": 1}', 'said {"result": "*"}', "said nothing else"]
    assert differences(twice, said(ANSWER)) == []
    assert differences(twice, said(ANSWER, ANSWER)) == []
    assert differences(twice, said(ANSWER, ANSWER, ANSWER)) == [
        f"4: expected said nothing else, but said {ANSWER} at 1.000 s"
    ]


def log_file(count):
    return {"log": kept.pack([{"number": n + 1} for n in range(count)])}


GAME = kept.pack({"deal": list(range(20, 0, -1)), "stage": "choose"})
TWICE = kept.pack({"deal": [1, *range(1, 20)]})
KEPT = [
    ('kept game as {"stage": "choose"}', {"game": GAME}, None),
    ('kept game as {"stage": "armed"}', {"game": kept.pack({"stage": "choose"})},
     'it holds {"stage": "choose"}'),
    ('kept game as {"stage": "armed"}', {}, "no file game was kept"),
    ('kept game as {"stage": "choose"}', {"game": GAME[:-1]},
     "the kept file game is bad: not two whole lines"),
    ("dealt each once", {"game": GAME}, None),
    ("dealt each once", {"game": TWICE}, f"the deal, in thousands, is {[1, *range(1, 20)]}"),
    ("dealt each once", {"game": kept.pack([])}, "the deal, in thousands, is null"),
    ("dealt each once", {}, "no file game was kept"),
    ("kept aside table", {"table.bad": b"x"}, None),
    ("kept aside table", {"table": b"x"}, "no file table.bad was kept"),
    ("faults 0", {}, None),
    ("faults 0", log_file(0), None),
    ("faults 2", log_file(2), None),
    ("faults 1", {}, "there is no fault log"),
    ("faults 0", log_file(1), '1 are logged: [{"number": 1}]'),
    ("faults 0", {"log": b""}, "the kept file log is bad: not two whole lines"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "files", "expected"), KEPT)
def test_what_flash_holds_at_the_end(line, files, expected):
    assert but(line, (), files) == expected


def test_what_is_kept_aside_is_the_bad_file_itself():
    lines = ["amounts " + AMOUNTS, "spoil table", "kept aside table", "faults 0"]
    (story,) = language.parse("story 6.6 A name\n" + "\n".join(lines), "a.story")
    bad = bytes.fromhex(compiler.scripts(story)[0]["kept"]["table"])
    assert differences(lines, (), {"table.bad": bad}) == []
    assert differences(lines, (), {"table.bad": bad[1:]}) == [
        "4: expected kept aside table, but table.bad is not the file of before power-on"
    ]


def test_a_story_expects_no_fault_unless_it_says_so():
    assert differences(["dark at 1 s"], (), log_file(1)) == [
        '1: expected faults 0, but 1 are logged: [{"number": 1}]'
    ]


@pytest.mark.parametrize(
    ("us", "length_us", "expected"),
    [
        (1_900_000, 101_000, None),
        (1_900_000, 103_000, "game was written from 1.900 s for 0.103 s"),
        (2_500_000, 0, "game was written from 2.500 s for 0.000 s"),
        (2_999_000, 50_000, None),
    ],
)
def test_flash_left_alone(us, length_us, expected):
    assert but("no write from 2 s to 3 s", [(us, "kept", ["game", length_us])]) == expected


@pytest.mark.parametrize(
    ("us", "length_us", "expected"),
    [
        (1_990_000, 1_020_000, None),
        (2_100_000, 900_000, "game was written from 2.100 s for 0.900 s"),
        (1_990_000, 900_000, "game was written from 1.990 s for 0.900 s"),
        (4_000_000, 10_000, "nothing was written"),
    ],
)
def test_writes_throughout(us, length_us, expected):
    assert but("writes from 2 s to 3 s", [(us, "kept", ["game", length_us])]) == expected


@pytest.mark.parametrize(
    ("line", "what", "instead"),
    [
        ("asleep at 1 s", "asleep", "awake"),
        ("prompt at 1 s", "prompt", "no prompt"),
        ("bootloader at 1 s", "bootloader", "no UF2 drive"),
    ],
)
def test_what_the_box_is(line, what, instead):
    assert but(line, [(S, what, 1)]) is None
    assert but(line, [(1_002_001, what, 1)]) == f"{instead} at 0.998 s"
    assert but(line, [(1_010_000, what, 1)], tol_us=10_000) is None
