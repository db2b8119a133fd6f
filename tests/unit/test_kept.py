"""Kept files: what pack made comes back whole, and nothing else does."""

import json

import pytest

from quizbox.core import kept

VALUES = [
    {},
    [],
    0,
    None,
    "Weiß",
    {"game": "money", "volume": 3},
    {"deal": list(range(1, 21)), "played": [[1, [2, 3], 4]], "stage": "choose", "colour": 0},
    "a\nb\r\n",
]


@pytest.mark.parametrize("value", VALUES)
def test_what_was_packed_comes_back(value):
    assert kept.unpack(kept.pack(value)) == value


def test_the_bytes_are_a_line_of_json_and_a_line_of_its_crc():
    text = b'{"game": "money"}'
    data = kept.pack({"game": "money"})
    assert data.split(b"\n") == [text, b"%08x" % _crc(text), b""]


def test_text_with_newlines_stays_one_line():
    assert kept.pack("a\nb").count(b"\n") == 2


@pytest.mark.parametrize("value", VALUES)
def test_any_bit_that_is_wrong_is_noticed(value):
    data = kept.pack(value)
    for place in range(len(data)):
        for bit in range(8):
            wrong = bytearray(data)
            wrong[place] ^= 1 << bit
            with pytest.raises(ValueError):
                kept.unpack(bytes(wrong))


def test_any_file_cut_short_is_noticed():
    data = kept.pack({"game": "money", "volume": 3})
    for length in range(len(data)):
        with pytest.raises(ValueError):
            kept.unpack(data[:length])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not two whole lines"),
        (b"\n\n\n", "not two whole lines"),
        (b'{"game": "money"}\n', "not two whole lines"),
        (b"{}\n00000000", "not two whole lines"),
        (b"{}\n00000000\n", "the CRC-32 differs"),
        (b"{}\n\n", "the CRC-32 differs"),
        (b"\xff" * 300, "not two whole lines"),
    ],
)
def test_it_says_what_is_wrong(data, why):
    with pytest.raises(ValueError) as caught:
        kept.unpack(data)
    assert str(caught.value) == why


def test_a_right_crc_of_no_json_is_no_kept_file():
    text = b"{'game'"
    with pytest.raises(ValueError):
        kept.unpack(text + b"\n%08x\n" % _crc(text))


def test_a_name_beyond_ascii_is_readable_json():
    name = "Weiß"
    assert json.loads(kept.pack(name).split(b"\n")[0]) == name


def _crc(data):
    """CRC-32 (IEEE 802.3), a bit at a time."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF
