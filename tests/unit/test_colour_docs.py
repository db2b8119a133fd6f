"""docs/colours.md against the reader: its examples, its amounts, each refusal."""

import re
from pathlib import Path

import colour_texts
import pytest
from colour_texts import NAMED, ROWS, csv, replaced, toml

from quizbox_host.colours import amounts

TEXT = (Path(__file__).parents[2] / "docs" / "colours.md").read_text(encoding="utf-8")
NAMES = ["Tomato", "Frog", "Green, pale"]
NAMED_ALONE = [name for name, _ in NAMED]


def section(title):
    return TEXT.split(f"## {title}\n")[1].split("\n## ")[0]


def table(title):
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", section(title), re.MULTILINE)
    return [(first.replace("\\|", "|"), second) for first, second in rows[1:]]


def written():
    """(an amount, what the page says it is)."""
    for cells, meaning in table("Amounts"):
        for text in re.findall(r"`(.+?)`", cells):
            yield text, meaning


@pytest.mark.parametrize(("text", "meaning"), list(written()))
def test_an_amount_is_as_the_page_says(text, meaning):
    if meaning == "5,000":
        assert amounts.pounds(text) == 5000
        return
    with pytest.raises(ValueError, match="^") as raised:
        amounts.pounds(text)
    assert f"refused: {raised.value}" == meaning


def completed(form, example, meant):
    """An example with the rows that it lacks."""
    given = {amount for _, amount in meant}
    lacking = [row for row in ROWS if row[1] not in given]
    if "[[" in example:
        rows = (f'[[colour]]\nname = "{name}"\namount = {amount}\n' for name, amount in lacking)
        return example + "".join(rows)
    if "[colours]" in example:
        return example + toml(lacking).removeprefix("[colours]\n")
    if form == "toml":
        return example.replace("]", "".join(f', "{name}"' for name, _ in NAMED[:17]) + "]")
    return example + csv(lacking)


EXAMPLES = re.findall(r"```(csv|toml)\n(.*?)```", TEXT, re.DOTALL)
MEANT = [
    list(zip(NAMES, (7000, 3000, 12000), strict=True)),
    [("Tomato", 7000), ("Green, pale", 12000)],
    [(name, None) for name in NAMES],
    [("Tomato", 7000)],
]


@pytest.mark.parametrize(("example", "meant"), list(zip(EXAMPLES, MEANT, strict=True)))
def test_an_example_reads_as_it_looks(tmp_path, example, meant):
    form, text = example
    rows = colour_texts.read(tmp_path, completed(form, text, meant), f".{form}")
    assert (rows[: len(meant)], len(rows)) == (meant, 20)


CAUSES = [
    (".csv", csv(replaced(8, ("LIME", 9000)))),
    (".csv", csv(replaced(8, ("Sky", 18000)))),
    (".csv", csv(ROWS[:19])),
    (".csv", csv(replaced(3, ("Yellow", None), replaced(7, ("Turquoise", None))))),
    (".csv", csv(replaced(3, ("", 12000)))),
    (".csv", csv(replaced(3, ("x" * 25, 12000)))),
    (".csv", csv(replaced(3, ("x\u200b", 12000)))),
    (".csv", csv(replaced(3, ("\u0301x", 12000)))),
    (".csv", csv(replaced(3, ("x\ufffd", 12000)))),
    (".csv", csv(replaced(3, ("GrÃ¼n", 12000)))),
    (".csv", csv(ROWS, "，")),
    (".csv", csv(ROWS).replace("Red", "“Red”")),
    (".csv", csv(ROWS, header="sep=|")),
    (".csv", csv(ROWS, header="sep=;")),
    (".csv", csv(ROWS, header="Farbe,Betrag")),
    (".csv", csv(NAMED, header="Farbe")),
    (".csv", "Table 1\n" + csv(ROWS, header="name,amount")),
    (".toml", toml(ROWS).replace('"Red"', "“Red”")),
    (".toml", toml(ROWS).replace('"Red" ', '"Red"\u00a0')),
    (".toml", toml(ROWS).replace('"Red" =', '"Red"')),
    (".toml", toml(ROWS) + "[colours]"),
    (".toml", "colours = " + "[" * 5000),
    (".toml", "a." * 300 + "a = 1"),
    (".csv", csv(replaced(3, ("12000", "Yellow")))),
    (".csv", csv([(amount, None) for _, amount in ROWS])),
    (".csv", csv(ROWS, " ")),
    (".csv", csv(ROWS, ": ")),
    (".csv", csv(replaced(3, ("Red: dark", None), NAMED))),
    (".csv", csv([(f"|{name}", f"{amount}|") for name, amount in ROWS], "|")),
    (".csv", csv([(f"{at}. {name}", None) for at, name in enumerate(NAMED_ALONE, 1)])),
    (".csv", csv([(f"{at},{name}", 1000 * at) for at, name in enumerate(NAMED_ALONE, 1)])),
    (".csv", csv(ROWS).replace("\n", " # mine\n")),
    (".csv", csv(ROWS).replace("Red,", "Red;")),
    (".csv", csv(ROWS).replace("Red,", "Red,dark,")),
    (".csv", csv(ROWS).replace("Red,", '"Red,')),
    (".csv", csv(ROWS, header="name,amount,notes")),
    (".csv", csv(ROWS, header="name,amount,amount")),
    (".toml", toml(ROWS).replace("7000", "£7,000")),
    (".toml", csv(ROWS)),
    (".csv", toml(ROWS)),
    (".toml", toml(ROWS).replace('"Red"', "Red.dark")),
    (".toml", "colours = [1]"),
    (".toml", 'title = "x"\n' + toml(ROWS)),
    (".toml", '[[colour]]\nnote = "x"\n'),
    (".toml", "[colour]\n[colours]\n"),
    (".toml", "colours = 3"),
    (".csv", "Red,£7000\n".encode("cp1252")),
    (".csv", "Grün\n".encode("cp1252")),
    (".csv", "Red\n".encode("utf-16-le")),
    (".csv", b"PK\x03\x04"),
    (".csv", b""),
    (".csv", b"x" * 2**20),
]


def shape(text):
    text = re.sub(r"U\+[0-9A-F]{4,6} [A-Z -]+", "U+0", text)
    return re.sub(r"\d+", "0", text).replace("0 colour;", "0 colours;")


def test_the_page_has_each_refusal_as_it_is_said(tmp_path):
    said = {shape(text) for ending, data in CAUSES
            for _, text in colour_texts.told(tmp_path, data, ending)}  # fmt: skip
    page = {shape(cell) for cell, _ in table("Error messages")}
    pieces = {piece for cell in page for piece in ([cell] if cell in said else cell.split("; "))}
    assert pieces - said == set()
    rest = {shape(meaning.removeprefix("refused: ")) for _, meaning in table("Amounts")}
    assert said - pieces - rest == set()
