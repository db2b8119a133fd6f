"""Colour files: what is read, and every fault named."""

from pathlib import Path

import pytest

from quizbox.core import colours
from quizbox_host import colourfile
from quizbox_host.errors import BadColourFile

EXAMPLE = Path(__file__).parents[2] / "examples" / "colours.toml"
NAMES = list(colours.DEFAULT_NAMES)
ROWS = [(name, 1000 * place) for place, name in enumerate(NAMES, 1)]


def lines(rows):
    return "[colours]\n" + "".join(f'"{name}" = {amount}\n' for name, amount in rows)


@pytest.fixture
def read(tmp_path):
    def read(data):
        path = tmp_path / "file.toml"
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return colourfile.read(path)

    return read


@pytest.fixture
def told(read, tmp_path):
    """The message of the fault, without the file's name."""

    def told(data):
        with pytest.raises(BadColourFile) as raised:
            read(data)
        assert raised.value.exit_code == 4
        start = f"{tmp_path / 'file.toml'}: "
        assert raised.value.message.startswith(start)
        return raised.value.message[len(start) :]

    return told


def test_a_table_of_names_and_amounts(read):
    assert read(lines(ROWS)) == ROWS


def test_a_list_of_names(read):
    assert read(f"colours = {NAMES}") == [(name, None) for name in NAMES]


def test_a_byte_order_mark_and_other_tables_do_no_harm(read):
    assert read(b"\xef\xbb\xbf" + lines(ROWS).encode() + b"[other]\nx = 1\n") == ROWS


def test_the_example_is_sound_and_has_the_default_names():
    rows = colourfile.read(EXAMPLE)
    assert [name for name, _ in rows] == NAMES
    assert sorted(amount for _, amount in rows) == [1000 * place for place in range(1, 21)]


def replaced(place, row):
    return lines(ROWS[: place - 1] + [row] + ROWS[place:])


AMOUNT = "an amount is a whole thousand from 1000 to 20000"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("x = 1\n", "no table [colours] of `name = amount` lines"),
        ("colours = 3\n", "no table [colours] of `name = amount` lines"),
        (lines(ROWS[:19]), "a table has 20 colours"),
        (lines([*ROWS, ("More", 1000)]), "a table has 20 colours"),
        ("colours = []\n", "a table has 20 colours"),
        (replaced(7, ("RED", 7000)), "colour 7: the name of colour 1 again"),
        (replaced(7, ("", 7000)), "colour 7: a colour has a name"),
        (replaced(7, ("x" * 25, 7000)), "colour 7: a name has at most 24 characters and 48 bytes"),
        (replaced(7, ("€" * 17, 7000)), "colour 7: a name has at most 24 characters and 48 bytes"),
        (replaced(7, ("a\\tb", 7000)), "colour 7: a name has no control characters"),
        (replaced(7, ("Turquoise", 8000)), "colour 8: the amount of colour 7 again"),
        (replaced(7, ("Turquoise", 500)), f"colour 7: {AMOUNT}"),
        (replaced(7, ("Turquoise", 0)), f"colour 7: {AMOUNT}"),
        (replaced(7, ("Turquoise", 21000)), f"colour 7: {AMOUNT}"),
        (replaced(7, ("Turquoise", "7000.0")), f"colour 7: {AMOUNT}"),
        (replaced(7, ("Turquoise", "true")), f"colour 7: {AMOUNT}"),
        (replaced(7, ("Turquoise", '"7000"')), f"colour 7: {AMOUNT}"),
        (
            lines([("", 7), *ROWS[1:19], ("x" * 25, 20000)]),
            f"colour 1: a colour has a name; colour 1: {AMOUNT}; "
            "colour 20: a name has at most 24 characters and 48 bytes",
        ),
        (b"\xff", "not UTF-8; save it as UTF-8 and try again"),
    ],
)
def test_each_fault_is_named(told, data, message):
    assert told(data) == message


@pytest.mark.parametrize("name", ["x" * 24, "€" * 16, "ß" * 24, " a ", "Größe 1"])
def test_names_at_their_limits(read, name):
    assert read(replaced(7, (name, 7000)))[6] == (name, 7000)


def test_a_line_that_is_no_toml_is_named_with_its_place(told):
    assert "line 2" in told("[colours]\nRed 7000\n")


def test_the_same_name_twice_is_no_toml(told):
    assert "line 8" in told(replaced(7, ("Red", 7000)))


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadColourFile, match="No such file"):
        colourfile.read(tmp_path / "none.toml")


def test_as_the_box_keeps_it():
    assert colourfile.table([("Red", None), ("Blue", 2000)]) == {
        "colours": [{"name": "Red"}, {"name": "Blue", "amount": 2000}]
    }
