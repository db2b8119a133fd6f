"""The colours' table: what is wrong with one, and a deal that favours nobody."""

import random
import unicodedata

import pytest

from quizbox.core import colours
from quizbox_host import unseen

NAMES = list(colours.DEFAULT_NAMES)
BAD_AMOUNT = "an amount is a whole thousand from 1000 to 20000"
BAD_TABLE = "a table has 20 colours"
NO_NAME = "a colour has a name"
LONG_NAME = "a name has at most 24 characters and 48 bytes"
CODES = [*range(0x20, 0x20000), *range(0xE0000, 0xE1000), 0xF0000, 0xFFFFF, 0x10FFFD, 0x10FFFF]
UNSEEN = "a name has no U+{}, which nobody can see"


def table(**changes):
    """Twenty names without amounts; changes: c3="Tan" names colour 3 so."""
    made = [{"name": name} for name in NAMES]
    for key, name in changes.items():
        made[int(key[1:]) - 1] = {"name": name}
    return made


def loaded(**changes):
    """Twenty names with amounts 1,000 to 20,000; changes: c3=5 gives colour 3 that amount."""
    made = [{"name": name, "amount": 1000 * place} for place, name in enumerate(NAMES, 1)]
    for key, amount in changes.items():
        made[int(key[1:]) - 1]["amount"] = amount
    return made


def test_the_default_names_are_those_of_the_law():
    assert [
        *("Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue"),
        *("Navy", "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver"),
        *("Gold", "Black"),
    ] == NAMES


def test_the_default_table_has_names_and_no_amounts():
    assert colours.default() == [{"name": name} for name in NAMES]
    assert colours.faults(colours.default()) == []


@pytest.mark.parametrize(
    ("made", "found"),
    [
        (table(), []),
        (loaded(), []),
        (loaded()[::-1], []),
        ([dict(colour, amount=None) for colour in table()], []),
        (table(c1="x" * 24), []),
        (table(c1="é" * 24), []),
        (table(c1="日" * 16), []),
        (table(c20="Weiß"), []),
        (table(c1="x" * 25), [(1, LONG_NAME)]),
        (table(c1="é" * 25), [(1, LONG_NAME)]),
        (table(c4="日" * 17), [(4, LONG_NAME)]),
        (table(c2=""), [(2, NO_NAME)]),
        (table(c2="  "), [(2, NO_NAME)]),
        (table(c2=None), [(2, NO_NAME)]),
        (table(c2=7), [(2, NO_NAME)]),
        (table(c3="Re\nd"), [(3, UNSEEN.format("000A"))]),
        (table(c3="Re\x1fd"), [(3, UNSEEN.format("001F"))]),
        (table(c3="Re\x7fd"), [(3, UNSEEN.format("007F"))]),
        (table(c3="Re\x9fd"), [(3, UNSEEN.format("009F"))]),
        (
            table(c3="\u3164", c9="R\U0010ffff"),
            [(3, UNSEEN.format("3164")), (9, UNSEEN.format("10FFFF"))],
        ),
        (table(c3="Re\xa0d"), []),
        (table(c3="Red"), [(3, "the name of colour 1 again")]),
        (table(c3="rED"), [(3, "the name of colour 1 again")]),
        (table(c3="Red", c7="RED"), [(n, "the name of colour 1 again") for n in (3, 7)]),
        (loaded(c5=999), [(5, BAD_AMOUNT)]),
        (loaded(c5=0), [(5, BAD_AMOUNT)]),
        (loaded(c5=-1000), [(5, BAD_AMOUNT)]),
        (loaded(c5=1500), [(5, BAD_AMOUNT)]),
        (loaded(c5=21000), [(5, BAD_AMOUNT)]),
        (loaded(c5=5000.0), [(5, BAD_AMOUNT)]),
        (loaded(c5="5000"), [(5, BAD_AMOUNT)]),
        (loaded(c5=True), [(5, BAD_AMOUNT)]),
        (loaded(c5=4000), [(5, "the amount of colour 4 again")]),
        (loaded(c5=None), [(0, "amounts for all colours or for none")]),
        (loaded(c1=None, c20=None), [(0, "amounts for all colours or for none")]),
        (table()[:19], [(0, BAD_TABLE)]),
        ([*table(), {"name": "Tan"}], [(0, BAD_TABLE)]),
        ([], [(0, BAD_TABLE)]),
        ({}, [(0, BAD_TABLE)]),
        (None, [(0, BAD_TABLE)]),
        (["Red"] * 20, [(1, "a colour is a name and an amount")]),
        ([*table()[:6], None, *table()[7:]], [(7, "a colour is a name and an amount")]),
        (
            loaded(c2=1, c9=3000)[:19] + [{"name": "red", "amount": 20000}],
            [
                (2, BAD_AMOUNT),
                (9, "the amount of colour 3 again"),
                (20, "the name of colour 1 again"),
            ],
        ),
    ],
)
def test_every_fault_of_a_table_is_found(made, found):
    assert colours.faults(made) == found


def refused(name):
    return colours.faults(table(c3=name)) != []


def test_no_name_that_the_laptop_takes_is_refused_by_the_box():
    """Character by character; those that only pass where they are needed, there."""
    needed = ("❤\ufe0f", "❤\ufe0e", "👩\u200d🚀", "قهوه\u200cای",
              "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f")  # fmt: skip
    assert [name for name in needed if refused(name)] == []
    taken = [chr(code) for code in CODES if unseen.first(chr(code)) is None]
    assert [hex(ord(char)) for char in taken if colours.is_unseen(char)] == []


def test_the_box_refuses_what_the_laptop_does_but_what_only_a_large_table_tells():
    """Not told by the box: what Unicode has not assigned, and what it may need elsewhere."""
    passes = "\ufe0e\ufe0f\u200c\u200d" + "".join(map(chr, range(0xE0020, 0xE0080)))
    rare = ("Cn", "Cf", "Lo", "Mn")  # of scripts that a box meets once in a lifetime
    for code in CODES:
        char = chr(code)
        if unseen.first(char) is None or char in passes or colours.is_unseen(char):
            continue
        assert unicodedata.category(char) in rare, hex(code)
        assert code > 0x300 and not 0x2000 <= code <= 0x206F, hex(code)


def test_a_sound_table_is_passed_on_as_it_is():
    made = {"colours": loaded()}
    assert colours.checked(made) == made


@pytest.mark.parametrize(
    ("made", "why"),
    [
        ({"colours": table(c3="Red")}, "colour 3: the name of colour 1 again"),
        ({"colours": table()[:19]}, BAD_TABLE),
        ({}, BAD_TABLE),
        ([], "not a table"),
        (None, "not a table"),
    ],
)
def test_an_unsound_table_is_refused_with_its_first_fault(made, why):
    with pytest.raises(ValueError) as caught:
        colours.checked(made)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("made", "amounts"),
    [
        (table(), None),
        ([dict(colour, amount=None) for colour in table()], None),
        (loaded(), list(range(1, 21))),
        (loaded()[::-1], list(range(20, 0, -1))),
    ],
)
def test_amounts_are_told_in_thousands_or_not_at_all(made, amounts):
    assert colours.amounts_k(made) == amounts


class Source:
    """Entropy out of a list of bytes, one at a time."""

    def __init__(self, numbers):
        self.left = list(numbers)

    def __call__(self, count):
        taken, self.left = self.left[:count], self.left[count:]
        return bytes(taken)


@pytest.mark.parametrize(
    ("numbers", "deal"),
    [
        (range(19, 0, -1), list(range(1, 21))),
        ([0] * 19, [*range(2, 21), 1]),
        # A byte counts by what is over when the places are taken away from it again and again.
        ([places * 2 + places - 1 for places in range(20, 1, -1)], list(range(1, 21))),
    ],
)
def test_each_byte_picks_a_place(numbers, deal):
    source = Source(numbers)
    assert (colours.shuffled(source), source.left) == (deal, [])


def test_bytes_that_would_favour_some_places_are_thrown_away():
    numbers = []
    for last in range(19, 0, -1):
        places = last + 1
        numbers += [byte for byte in range(256) if byte >= 256 - 256 % places]
        numbers.append(last)
    source = Source(numbers)
    assert (colours.shuffled(source), source.left) == (list(range(1, 21)), [])


def test_every_place_is_picked_by_as_many_bytes_as_every_other():
    for places in range(20, 1, -1):
        before = list(range(19, places - 1, -1))
        after = [0] * (places - 2)
        picked = {}
        for byte in range(256 - 256 % places):
            deal = tuple(colours.shuffled(Source([*before, byte, *after])))
            picked[deal] = picked.get(deal, 0) + 1
        assert sorted(picked.values()) == [256 // places] * places


def test_the_deal_is_uniform():
    """Chi-square over how often each amount falls to each colour: 19 * 19 degrees of freedom.

    The bounds are those that a fair deal keeps 999 times in 1000, on either side.
    """
    rounds = 8000
    chance = random.Random(20).randbytes
    seen = [[0] * 20 for _ in range(20)]
    for _ in range(rounds):
        deal = colours.shuffled(chance)
        assert sorted(deal) == list(range(1, 21))
        for place, amount in enumerate(deal):
            seen[place][amount - 1] += 1
    expected = rounds / 20
    chi_square = sum((count - expected) ** 2 / expected for row in seen for count in row)
    assert 284 < chi_square < 449


def test_neighbours_in_the_deal_are_independent():
    """Chi-square over the amounts of colours 1 and 2 together: 380 pairs, 379 degrees."""
    rounds = 19_000
    chance = random.Random(21).randbytes
    seen = {}
    for _ in range(rounds):
        deal = colours.shuffled(chance)
        pair = (deal[0], deal[1])
        seen[pair] = seen.get(pair, 0) + 1
    expected = rounds / 380
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    chi_square += (380 - len(seen)) * expected
    assert 300 < chi_square < 469
