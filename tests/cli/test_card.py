"""`quizbox card`: labels of a colour file, without a box."""

import re
from xml.etree import ElementTree

import pytest

from quizbox_host import cards, colourfile

EXAMPLE = "examples/colours.toml"
NAMES = [name for name, _ in colourfile.read(EXAMPLE)]
TEXT = "{http://www.w3.org/2000/svg}text"


def texts(svg):
    return [element.text for element in ElementTree.fromstring(svg).iter(TEXT)]


def test_the_card_goes_to_stdout_with_every_name_in_order(run):
    ran = run("card", EXAMPLE)
    assert ran.code == 0
    assert texts(ran.out) == ["The Colour of Money", *NAMES]


def test_the_card_is_a6(run):
    root = ElementTree.fromstring(run("card", EXAMPLE).out)
    assert (root.get("width"), root.get("height")) == ("105mm", "148mm")


def test_the_card_holds_no_amount(run):
    assert [text for text in texts(run("card", EXAMPLE).out) if re.search(r"\d", text)] == []


def test_the_card_goes_to_a_file_and_replaces_none_unasked(run, tmp_path):
    path = tmp_path / "labels.svg"
    first = run("card", EXAMPLE, "--output", str(path))
    assert first.lines == [f"written: {path}; print it at its own size, A6"]
    assert path.read_text(encoding="utf-8") == run("card", EXAMPLE).out
    second = run("card", EXAMPLE, "--output", str(path))
    assert second.code == 15
    assert "--force" in second.err
    assert run("card", EXAMPLE, "--output", str(path), "--force").code == 0


def test_a_bad_colour_file_makes_no_card(run, tmp_path):
    bad = tmp_path / "bad.csv"
    bad.write_text("name,amount\nRed,7000\n", encoding="utf-8")
    out = tmp_path / "labels.svg"
    ran = run("card", str(bad), "--output", str(out))
    assert ran.code == 4
    assert "bad.csv" in ran.err
    assert not out.exists()


@pytest.mark.parametrize("name", ["Rouge & <Noir>", "Ünïcode", "W" * 24])
def test_any_name_that_a_table_may_hold_stands_on_the_card(name):
    page = cards.labels([name, *NAMES[1:]])
    assert texts(page)[1] == name


def test_the_longest_name_stays_on_the_page():
    page = cards.labels(["W" * 24])
    x, size = re.search(r'<text x="([0-9.]+)" [^>]*font-size="([0-9.]+)"[^>]*>W', page).groups()
    assert float(x) + 24 * float(size) <= cards.WIDTH_MM - cards.MARGIN_MM


def test_a_known_colour_is_printed_and_another_is_left_white():
    page = cards.labels(["Red", "Fuchsia dream"])
    fills = re.findall(r'height="5.6" rx="1" fill="(#\w+)"', page)
    assert fills == [cards.SWATCHES["red"], "#ffffff"]


def test_the_gestures_card_tells_every_sign_that_the_builder_may_meet():
    shown = {sign for sign, _ in cards.SIGNS}
    assert {"SEt1", "nEu", "End", "Lo", "Er 3", "SAFE", "PC"} <= shown
    told = texts(cards.gestures())
    assert {means for _, means in cards.SIGNS} <= set(told)
