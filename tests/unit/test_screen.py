"""Views to segments: whole tables for modules of 4, 6 and 8 digits, with points or a colon.

The texts are read by the tests' own alphabet.
"""

import pytest

from quizbox.core.screen import Screen
from quizbox_host.story import eyes

SECOND = 1_000_000
STAYS = (None, True)


def lit(text):
    return [segments for segments, _ in eyes.cells(text)]


def draw(digits, view, age_us=0, separator="point"):
    screen = Screen(digits, separator)
    screen.show(view)
    screen.run(age_us)
    return screen.draw()


def padded(text, digits):
    """Right-aligned; a point takes no place."""
    return " " * (digits - len(text.replace(".", ""))) + text


@pytest.mark.parametrize("digits", [4, 6, 8])
@pytest.mark.parametrize(
    ("tenths", "point", "colon"),
    [
        (6000, "10.00", "10.00"),
        (1200, "2.00", "2.00"),
        (1199, "2.00", "2.00"),
        (1191, "2.00", "2.00"),
        (1190, "1.59", "1.59"),
        (601, "1.01", "1.01"),
        (600, "1.00", "1.00"),
        (591, "1.00", "1.00"),
        (590, "0.59", "0.59"),
        (110, "0.11", "0.11"),
        (101, "0.11", "0.11"),
        (100, "0.10", "0.10"),
        (99, "9.9", "0.10"),
        (91, "9.1", "0.10"),
        (90, "9.0", "0.09"),
        (10, "1.0", "0.01"),
        (9, "0.9", "0.01"),
        (1, "0.1", "0.01"),
        (0, "0.00", "0.00"),
    ],
)
def test_time_left(digits, tenths, point, colon):
    view = ("left", tenths, "steady")
    assert (draw(digits, view), draw(digits, view, separator="colon")) == (
        (lit(padded(point, digits)), *STAYS),
        (lit(padded(colon, digits)), *STAYS),
    )


def test_ten_point_nought_never_shows():
    shown = [draw(4, ("left", tenths, "steady"))[0] for tenths in range(6001)]
    assert lit(" 10.0") not in shown and lit("10.0 ") not in shown


@pytest.mark.parametrize(
    ("digits", "view", "text"),
    [
        (4, ("money", 7, 1, "steady"), "   1"),
        (4, ("money", 7, 9, "steady"), "   9"),
        (4, ("money", 7, 10, "steady"), "  10"),
        (4, ("money", 7, 20, "steady"), "  20"),
        (6, ("money", 7, 1, "steady"), "  1000"),
        (6, ("money", 7, 20, "steady"), " 20000"),
        (8, ("money", 7, 1, "steady"), "07  1000"),
        (8, ("money", 7, 20, "steady"), "07 20000"),
        (8, ("money", 20, 20, "steady"), "20 20000"),
        (4, ("armed", 7), "07--"),
        (6, ("armed", 7), "07----"),
        (8, ("armed", 7), "07  ----"),
        (4, ("armed", 20), "20--"),
        *[
            (digits, ("text", text), text + " " * (digits - len(text)))
            for digits in (4, 6, 8)
            for text in (
                *("nEu", "nEu-", "End", "Er 3", "Lo", "Snd3", "SAFE", "PC", "SEt1"),
                *("CHAS", "COLr", "CLOC", "rACE"),
            )
        ],
    ],
)
@pytest.mark.parametrize("age_us", [0, 1, 60 * SECOND, 3600 * SECOND])
@pytest.mark.parametrize("separator", ["point", "colon"])
def test_what_stands(digits, view, text, age_us, separator):
    assert draw(digits, view, age_us, separator) == (lit(text), *STAYS)


@pytest.mark.parametrize(
    ("digits", "view", "text"),
    [
        (4, ("left", 600, "blink"), " 1.00"),
        (4, ("money", 7, 20, "blink"), "  20"),
        (6, ("money", 7, 20, "blink"), " 20000"),
        (8, ("money", 7, 20, "blink"), "07 20000"),
    ],
)
@pytest.mark.parametrize(
    ("age_us", "drawn"),
    [
        (0, (True, 500_000)),
        (1, (True, 499_999)),
        (499_999, (True, 1)),
        (500_000, (False, 500_000)),
        (999_999, (False, 1)),
        (1_000_000, (True, 500_000)),
        (1_500_000, (False, 500_000)),
        (600_000_000, (True, 500_000)),
        (600_500_001, (False, 499_999)),
    ],
)
def test_blinking_is_half_a_second_lit_and_half_a_second_dark(digits, view, text, age_us, drawn):
    is_lit, due_us = drawn
    shown = lit(text) if is_lit else [0] * digits
    assert draw(digits, view, age_us) == (shown, due_us, True)


@pytest.mark.parametrize(
    ("digits", "end", "money"),
    [(4, "End ", "  20"), (6, "End   ", " 20000"), (8, "End     ", "07 20000")],
)
@pytest.mark.parametrize(
    ("age_us", "drawn"),
    [
        (0, (True, 1_000_000)),
        (999_999, (True, 1)),
        (1_000_000, (False, 1_000_000)),
        (1_999_999, (False, 1)),
        (2_000_000, (True, 1_000_000)),
        (3_600_000_000, (True, 1_000_000)),
        (3_601_000_000, (False, 1_000_000)),
    ],
)
def test_over_shows_end_and_the_last_amount_by_turns(digits, end, money, age_us, drawn):
    is_end, due_us = drawn
    shown = lit(end if is_end else money)
    assert draw(digits, ("over", 7, 20), age_us) == (shown, due_us, False)


FOUR = [
    (0, "C 01", SECOND, False),
    (999_999, "C 01", 1, False),
    (1_000_000, "   r", 250_000, True),
    (1_249_999, "   r", 1, True),
    (1_250_000, "  rE", 250_000, True),
    (1_500_000, " rEd", 250_000, True),
    (1_750_000, "rEd ", 250_000, True),
    (2_000_000, "Ed  ", 250_000, True),
    (2_250_000, "d   ", 250_000, True),
    (2_499_999, "d   ", 1, True),
    (2_500_000, "C 01", *STAYS),
    (500_000_000, "C 01", *STAYS),
]
SIX = [
    (0, "C 01  ", SECOND, False),
    (1_000_000, "     r", 250_000, True),
    (1_500_000, "   rEd", 250_000, True),
    (2_250_000, "rEd   ", 250_000, True),
    (2_750_000, "d     ", 250_000, True),
    (3_000_000, "C 01  ", *STAYS),
]
EIGHT = [
    (0, "01 rEd  ", *STAYS),
    (10_000_000, "01 rEd  ", *STAYS),
]


@pytest.mark.parametrize(
    ("digits", "age_us", "text", "due_us", "soft"),
    [
        *[(4, *row) for row in FOUR],
        *[(6, *row) for row in SIX],
        *[(8, *row) for row in EIGHT],
    ],
)
def test_a_colour_offered(digits, age_us, text, due_us, soft):
    offered = draw(digits, ("offer", 1, "Red", None), age_us)
    after_round = draw(digits, ("offer", 1, "Red", 4), age_us + SECOND)
    assert (offered, after_round) == ((lit(text), due_us, soft), (lit(text), due_us, soft))


@pytest.mark.parametrize(("digits", "text"), [(4, "r 04"), (6, "r 04  "), (8, "r 04    ")])
@pytest.mark.parametrize(("age_us", "due_us"), [(0, SECOND), (1, 999_999), (999_999, 1)])
def test_the_round_shows_first_for_a_second(digits, text, age_us, due_us):
    assert draw(digits, ("offer", 1, "Red", 4), age_us) == (lit(text), due_us, False)


def test_a_tenth_round_has_two_figures():
    assert draw(4, ("offer", 1, "Red", 10)) == (lit("r 10"), SECOND, False)


@pytest.mark.parametrize(
    ("name", "age_us", "text", "due_us"),
    [
        ("Green", 0, "05 GrEEn", None),
        ("Indigo", 0, "05     I", 250_000),
        ("Indigo", 1_000_000, "05 IndiG", 250_000),
        ("Indigo", 1_250_000, "05 ndiGo", 250_000),
        ("Indigo", 2_250_000, "05 o    ", 250_000),
        ("Indigo", 2_499_999, "05 o    ", 1),
        ("Indigo", 2_500_000, "05     I", 250_000),
    ],
)
def test_on_eight_digits_a_name_over_five_letters_runs_beside_its_number(
    name, age_us, text, due_us
):
    assert draw(8, ("offer", 5, name, None), age_us) == (lit(text), due_us, True)


@pytest.mark.parametrize("name", ["Indigo", "Emerald", "Turquoise", "Midnight Blue of the Sea"])
def test_a_running_name_never_jumps(name):
    """Stepped as face does, each drawing is the one before it moved by one place."""
    screen = Screen(8)
    screen.show(("offer", 5, name, 1))
    screen.run(SECOND)
    letters = lit(name)
    track = [0] * 4 + letters + [0] * 4
    cycle = [track[step : step + 5] for step in range(len(letters) + 4)]
    shown = []
    for _ in range(4 * 600):
        digits, due_us, _ = screen.draw()
        shown.append((digits[:3], digits[3:], due_us))
        screen.run(due_us)
    number = lit("05 ")
    assert shown == [(number, cycle[at % len(cycle)], 250_000) for at in range(4 * 600)]


def test_a_view_that_stands_goes_on():
    screen = Screen(4)
    seen = [screen.show(("money", 7, 20, "blink"))]
    screen.run(600_000)
    seen.append(screen.show(("money", 7, 20, "blink")))
    assert (seen, screen.draw()) == ([True, False], ([0] * 4, 400_000, True))


def test_a_new_view_begins_anew():
    screen = Screen(4)
    screen.show(("money", 7, 20, "blink"))
    screen.run(600_000)
    assert screen.show(("money", 8, 20, "blink")) is True
    assert screen.draw() == (lit("  20"), 500_000, True)


@pytest.mark.parametrize("digits", [4, 6])
def test_a_name_that_ran_never_runs_again_by_itself(digits):
    screen = Screen(digits)
    screen.show(("offer", 3, "Midnight Blue of the Sea", 4))
    screen.run(20 * SECOND)
    shown = []
    for _ in range(100):
        screen.run(13 * SECOND)
        shown.append(screen.draw())
    assert shown == [(lit("C 03" + " " * (digits - 4)), *STAYS)] * 100


@pytest.mark.parametrize(
    ("name", "text"),
    [("Weiß", "WEi_"), ("日本", "  __"), ("Ja!", " JA_"), ("a-b_c", "A-b_"), ("No. 5", "no. 5")],
)
def test_a_character_without_a_shape_shows_a_bar(name, text):
    steps = {"Weiß": 3, "日本": 1, "Ja!": 2, "a-b_c": 3, "No. 5": 3}[name]
    shown = draw(4, ("offer", 1, name, None), SECOND + steps * 250_000)
    assert shown == (lit(text), 250_000, True)
