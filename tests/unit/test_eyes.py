"""The eyes: text to segments and back, by behaviour 0.11."""

import pytest

from quizbox_host.story import eyes

TABLE = """0 3F, 1 06, 2 5B, 3 4F, 4 66, 5 6D, 6 7D, 7 07, 8 7F, 9 6F; A 77, b 7C, C 39, c 58, d 5E,
E 79, F 71, G 3D, H 76, h 74, I 06, i 10, J 1E, K 75, L 38, M 15, n 54, O 3F, o 5C, P 73, q 67,
r 50, S 6D, t 78, U 3E, u 1C, V 3E, W 2A, X 76, Y 6E, Z 5B; - 40, _ 08"""


def test_the_alphabet_is_that_of_behaviour_0_11():
    rows = (row.split() for row in TABLE.replace(";", ",").split(","))
    expected = {character: int(segments, 16) for character, segments in rows}
    assert expected | {" ": 0} == eyes.ALPHABET


@pytest.mark.parametrize(
    ("character", "same_as"), [("a", "A"), ("B", "b"), ("5", "S"), ("ü", "_"), ("€", "_")]
)
def test_a_character_without_a_shape_of_its_own(character, same_as):
    assert eyes.shape(character) == eyes.shape(same_as)


@pytest.mark.parametrize(
    ("text", "lit", "same"),
    [
        (" 1.00", "00863f3f", True),
        (" 1:00", "00863f3f", True),
        (" 100", "00863f3f", False),
        (" 1.00", "00063f3f", False),
        (" 1.*0", "00867f3f", True),
        (" *00", "00863f3f", True),
        (" *00", "00063f3f", True),
        (" *.00", "00063f3f", False),
        (" *.00", "00863f3f", True),
        ("****", "00ff0011", True),
        ("SEt1", "6d797806", True),
        ("5Et1", "6d797806", True),
        ("    .", "00000080", True),
        ("    ", "00000080", False),
        ("1.00", "00863f3f", False),
    ],
)
def test_a_text_is_compared_as_lit_segments(text, lit, same):
    assert eyes.match(eyes.cells(text), bytes.fromhex(lit)) is same


@pytest.mark.parametrize("text", [".1", "1..2", "1.:2", ":"])
def test_a_point_without_a_digit_is_refused(text):
    with pytest.raises(ValueError, match="has no digit before it"):
        eyes.cells(text)


@pytest.mark.parametrize(
    ("lit", "text"), [("00863f3f", " 1.00"), ("6d5c0101", "5o??"), ("", ""), ("3e1c1cff", "Uuu8.")]
)
def test_segments_are_read_for_a_person(lit, text):
    assert eyes.read(bytes.fromhex(lit)) == text


def _steps(text, display):
    return [
        "".join(
            "*" if cell == eyes.ANY else eyes.read(bytes([cell[0]])) for cell in step
        )
        for step in eyes.running(eyes.cells(text), display)
    ]  # fmt: skip


def test_running_text_enters_at_the_right_and_leaves_at_the_left():
    assert _steps("rEd", "tm1650") == ["   r", "  rE", " rEd", "rEd ", "Ed  ", "d   "]


def test_on_eight_digits_it_runs_beside_the_number():
    assert _steps("Gr", "max7219") == [
        "***    G", "***   Gr", "***  Gr ", "*** Gr  ", "***Gr   ", "***r    ",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("duty", "level", "lit"),
    [(0, 0, b"\0"), (1, 1, b"\x06"), (4, 1, b"\x06"), (5, 2, b"\x06"), (12, 2, b"\x06"),
     (13, 3, b"\x06"), (16, 3, b"\x06")],
)  # fmt: skip
def test_duty_is_brightness_and_none_is_dark(duty, level, lit):
    assert (eyes.brightness(["06", duty]), eyes.lit(["06", duty])) == (level, lit)
