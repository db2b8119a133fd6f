"""Colour files gone wrong: each is refused with file and line or read right, none loaded wrong.

What a file means is known here before it is written, and what was done to it: nothing of the
reader is used to tell right from wrong.
"""

import re

import pytest
from colour_texts import NAMED, NAMES, ROWS, csv, toml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quizbox_host import colourfile
from quizbox_host.errors import BadColourFile

EXAMPLES = 300
CALM = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

# the ways in which sound files are written: {how: (ending, bytes, what it means)}
POUNDS = [(name, f"£{amount:,}") for name, amount in ROWS]
QUOTED = [(name, f'"£{amount:,}"') for name, amount in ROWS]
THOUSANDS = [(name, f"{amount // 1000}k") for name, amount in ROWS]
TABLES = "".join(f'[[colour]]\nname = "{name}"\namount = {amount}\n' for name, amount in ROWS)
SOUND = {
    "csv": (".csv", csv(ROWS).encode(), ROWS),
    "csv, pounds": (".csv", csv(QUOTED, header="# mine\nname,amount").encode(), ROWS),
    "csv, bare commas": (".csv", csv(POUNDS).encode(), ROWS),
    "csv, CRLF": (".csv", b"\xef\xbb\xbf" + csv(THOUSANDS).replace("\n", "\r\n").encode(), ROWS),
    "csv, UTF-16": (".csv", csv(POUNDS, "\t", "Colour\tAmount").encode("utf-16"), ROWS),
    "csv, names": (".csv", csv(NAMED, header="name").encode(), NAMED),
    "semicolons": (".csv", csv(POUNDS, ";", "name;amount").encode(), ROWS),
    "toml": (".toml", toml(ROWS).encode(), ROWS),
    "toml, bare": (".toml", toml(ROWS).replace('"', "").encode(), ROWS),
    "toml, pounds": (".toml", toml(QUOTED).encode(), ROWS),
    "toml, tables": (".toml", TABLES.encode(), ROWS),
    "toml, names": (".toml", f"colours = {NAMES}\n".replace(", ", ",\n").encode(), NAMED),
}


def outcome(folder, data, ending):
    """What is read, or None if it is refused as it should be: each fault with file and line."""
    path = folder / f"file{ending}"
    path.write_bytes(data)
    try:
        return colourfile.read(path)
    except BadColourFile as error:
        lines = data.count(b"\n") + data.count(b"\r") + 1
        for fault in error.message.split("\n"):
            place = re.fullmatch(rf"{re.escape(str(path))}:(\d+): \S.*", fault)
            assert place, fault
            assert 1 <= int(place[1]) <= lines, fault
        return None


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("malformed")


@pytest.mark.parametrize("how", SOUND)
def test_all_of_these_are_sound(folder, how):
    ending, data, meant = SOUND[how]
    assert outcome(folder, data, ending) == meant


def differing(rows, meant):
    return [place for place, (row, was) in enumerate(zip(rows, meant, strict=True)) if row != was]


def hurt_one_name_at_most(rows, meant):
    """As all amounts from 1 to 20 thousand are given, another amount is one too many."""
    amounts = [amount for _, amount in rows] == [amount for _, amount in meant]
    return amounts and len(differing(rows, meant)) <= 1


@CALM
@given(how=st.sampled_from(sorted(SOUND)), place=st.floats(0, 1, exclude_max=True),
       byte=st.integers(0, 255))  # fmt: skip
def test_a_byte_changed(folder, how, place, byte):
    ending, data, meant = SOUND[how]
    at = int(place * len(data))
    rows = outcome(folder, data[:at] + bytes([byte]) + data[at + 1 :], ending)
    assert rows is None or hurt_one_name_at_most(rows, meant)


@CALM
@given(how=st.sampled_from(sorted(SOUND)), place=st.floats(0, 1),
       more=st.sampled_from([*";,\t\n\r .'\"#=[]0159k£\u00a0-", "\0", "\ufeff", "\\"]))  # fmt: skip
def test_a_character_put_in(folder, how, place, more):
    ending, data, meant = SOUND[how]
    text = data.decode("utf-16" if "UTF-16" in how else "utf-8")
    at = int(place * len(text))
    rows = outcome(folder, (text[:at] + more + text[at:]).encode(), ending)
    assert rows is None or hurt_one_name_at_most(rows, meant)


@CALM
@given(how=st.sampled_from(sorted(SOUND)), start=st.floats(0, 1), length=st.integers(1, 40))
def test_a_piece_cut_out(folder, how, start, length):
    ending, data, meant = SOUND[how]
    at = int(start * len(data))
    rows = outcome(folder, data[:at] + data[at + length :], ending)
    assert rows is None or hurt_one_name_at_most(rows, meant)


# rows moved and spoiled: what each line then means is kept beside it

GOOD_AMOUNTS = [
    "{k}000",
    '"{k},000"',
    '"£{k},000"',
    '"{k} 000"',
    '"{k}\u00a0000"',
    '"GBP {k},000"',
    '"{k}k"',
]
BAD_AMOUNTS = [
    '"{k}.000"', '"{k},00"', '"{k}.000,00"', '"{k}000.50"', "{k}", '"€{k},000"', "-{k}000",
    '"{k}000 or so"', '"{k},000,000"', "{k}001", '"\ufffd{k},000"',
]  # fmt: skip
BAD_NAMES = ['""', '" "', f'"{"x" * 25}"', '"a\u200bb"', f'"{"€" * 17}"', '"5,000"']


@st.composite
def spoiled(draw):
    """(ending, text, what it means, or None if it has to be refused)."""
    between, ending, head = draw(
        st.sampled_from([(",", ".csv", ""), (";", ".csv", "name;amount\n"), ("\t", ".csv", ""),
                         (" = ", ".toml", "[colours]\n")])
    )  # fmt: skip
    rows = [(f'"{name}"', f"{amount}", between, (name, amount)) for name, amount in ROWS]
    index = st.integers(0, len(rows) - 1)
    for deed in draw(st.lists(st.sampled_from(DEEDS), min_size=1, max_size=4)):
        place = draw(index) % max(len(rows), 1)
        other = draw(index) % max(len(rows), 1)
        rows = deed(draw, rows, place, other)
    text = head + "".join(f"{name}{by}{amount}\n" for name, amount, by, _ in rows)
    meant = [meaning for *_, meaning in rows]
    whole = len(meant) == 20 and None not in meant
    if whole:
        whole = len({name for name, _ in meant}) == len({amount for _, amount in meant}) == 20
    return ending, text, meant if whole else None


def drop(draw, rows, place, other):
    return rows[:place] + rows[place + 1 :]


def double(draw, rows, place, other):
    return rows[:other] + rows[place : place + 1] + rows[other:]


def exchange(draw, rows, place, other):
    rows = list(rows)
    rows[place], rows[other] = rows[other], rows[place]
    return rows


def exchange_amounts(draw, rows, place, other):
    if place == other or None in (rows[place][3], rows[other][3]):
        return rows
    (name, amount, by, (called, pounds)), (name2, amount2, by2, (called2, pounds2)) = (
        rows[place], rows[other],
    )  # fmt: skip
    rows = list(rows)
    rows[place] = (name, amount2, by, (called, pounds2))
    rows[other] = (name2, amount, by2, (called2, pounds))
    return rows


def exchange_cells(draw, rows, place, other):
    name, amount, by, meaning = rows[place]
    if meaning is None:
        return rows
    return [*rows[:place], (amount, name, by, None), *rows[place + 1 :]]


def write_otherwise(draw, rows, place, other):
    name, _, by, meaning = rows[place]
    if meaning is None:
        return rows
    amount = draw(st.sampled_from(GOOD_AMOUNTS)).format(k=meaning[1] // 1000)
    return [*rows[:place], (name, amount, by, meaning), *rows[place + 1 :]]


def spoil_amount(draw, rows, place, other):
    name, _, by, meaning = rows[place]
    amount = draw(st.sampled_from(BAD_AMOUNTS)).format(k=meaning[1] // 1000 if meaning else 7)
    return [*rows[:place], (name, amount, by, None), *rows[place + 1 :]]


def spoil_name(draw, rows, place, other):
    _, amount, by, _ = rows[place]
    return [*rows[:place], (draw(st.sampled_from(BAD_NAMES)), amount, by, None), *rows[place + 1 :]]


def shout(draw, rows, place, other):
    """The name of another, in capitals: the same name, so both lines are told."""
    _, amount, by, meaning = rows[place]
    name, *_, twin = rows[other]
    if place == other or None in (meaning, twin):
        return rows
    return [*rows[:place], (name.upper(), amount, by, (twin[0], meaning[1])), *rows[place + 1 :]]


def part_otherwise(draw, rows, place, other):
    name, amount, by, meaning = rows[place]
    if meaning is None:
        return rows
    by = draw(st.sampled_from([one for one in (",", ";", "\t", "|", ":", " ") if one != by]))
    return [*rows[:place], (name, amount, by, None), *rows[place + 1 :]]


DEEDS = [
    drop, double, exchange, exchange_amounts, exchange_cells, write_otherwise, write_otherwise,
    spoil_amount, spoil_name, shout, part_otherwise,
]  # fmt: skip


@CALM
@given(file=spoiled())
def test_rows_moved_and_spoiled(folder, file):
    ending, text, meant = file
    assert outcome(folder, text.encode(), ending) == meant


@CALM
@given(amounts=st.lists(st.integers(1, 20), min_size=20, max_size=20), how=st.data())
def test_amounts_at_will(folder, amounts, how):
    if how.draw(st.booleans()):
        amounts = how.draw(st.permutations(range(1, 21)))
    rows = list(zip(NAMES, [1000 * k for k in amounts], strict=True))
    forms = how.draw(st.lists(st.sampled_from(GOOD_AMOUNTS), min_size=20, max_size=20))
    texts = [form.format(k=k) for form, k in zip(forms, amounts, strict=True)]
    written = list(zip(NAMES, texts, strict=True))
    meant = rows if len(set(amounts)) == 20 else None
    for ending, text in ((".csv", csv(written, ";")), (".toml", toml(written))):
        assert outcome(folder, text.encode(), ending) == meant


@CALM
@given(data=st.binary(max_size=300), ending=st.sampled_from([".csv", ".toml", ""]))
def test_noise_is_refused(folder, data, ending):
    assert outcome(folder, data, ending) is None


# by hand: each is refused

BY_HAND = {
    "amounts in pence": csv((name, f"{amount}00") for name, amount in ROWS),
    "amounts in thousands": csv((name, amount // 1000) for name, amount in ROWS),
    "a dot for thousands": csv((name, f"{amount // 1000}.000") for name, amount in ROWS),
    "a comma for pence": csv(((name, f"{amount},00") for name, amount in ROWS), ";"),
    "euros": csv((name, f"€{amount}") for name, amount in ROWS),
    "one euro": csv(ROWS).replace("7000", "€7000"),
    "no separator": csv(ROWS, " "),
    "a colon": csv(ROWS, ": "),
    "a bar": csv(ROWS, " | "),
    "two separators": csv(ROWS[:10]) + csv(ROWS[10:], ";"),
    "a third column": csv((name, f"{amount},x") for name, amount in ROWS),
    "a number first": csv((f"{n},{name}", amount) for n, (name, amount) in enumerate(ROWS, 1)),
    "two tables": csv(ROWS) + csv(ROWS),
    "two headers": csv(ROWS[:10], header="name,amount") + csv(ROWS[10:], header="name,amount"),
    "a sum at the end": csv([*ROWS, ("Sum", 210000)]),
    "an empty first column": "".join(f",{line}\n" for line in csv(ROWS).split("\n") if line),
    "quotes on end": csv(ROWS).replace("Red", '"Red'),
    "a quote over two lines": csv(ROWS).replace("Red,7000\nOrange", '"Red,7000\nOrange"'),
    "a conflict": csv(ROWS[:10]) + "<<<<<<< mine\n" + csv(ROWS[10:]),
    "JSON": str(dict(ROWS)).replace("'", '"'),
    "JSON with a name twice": '{"Red": 1000, "Red": 2000}',
    "JSON with nothing second": '{"Red": 1000, "Red": null}',
    "YAML": csv(ROWS, ": "),
    "HTML": "<table>" + "".join(f"<tr><td>{n}<td>{a}\n" for n, a in ROWS),
    "a list on one line": ",".join(NAMES),
    "a list on one line, by semicolons": ";".join(NAMES),
    "an old Mac's mark in between": csv(ROWS).replace("\nSky", "\n\ufeffSky"),
    "a half of a table": csv(ROWS)[:150],
    "TOML": toml(ROWS),
}


@pytest.mark.parametrize("what", BY_HAND)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_by_hand(folder, what, encoding):
    assert outcome(folder, BY_HAND[what].encode(encoding), ".csv") is None


@pytest.mark.parametrize("how", SOUND)
def test_an_encoding_without_its_mark(folder, how):
    ending, data, _ = SOUND[how]
    text = data.decode("utf-16" if "UTF-16" in how else "utf-8-sig").replace("Red", "R£d")
    for encoding in ("cp1252", "utf-16-le", "utf-16-be", "utf-32"):
        assert outcome(folder, text.encode(encoding), ending) is None


@pytest.mark.parametrize("how", SOUND)
def test_any_line_left_out_or_written_twice(folder, how):
    ending, data, meant = SOUND[how]
    if "UTF-16" in how:
        data = data.decode("utf-16").encode()
    lines = data.split(b"\n")[:-1]
    read = []
    for place in range(len(lines)):
        short = lines[:place] + lines[place + 1 :]
        twice = lines[:place] + [lines[place]] + lines[place:]
        read += [outcome(folder, b"\n".join(some) + b"\n", ending) for some in (short, twice)]
    assert [rows for rows in read if rows not in (None, meant)] == []
    comments_and_headers = [line for line in lines if line[:1] == b"#" or line.lower()[:4] in
                            (b"name", b"colo")]  # fmt: skip
    assert len([rows for rows in read if rows]) <= 3 * len(comments_and_headers)
