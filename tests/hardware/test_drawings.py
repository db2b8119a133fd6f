"""Schematic and wiring pictures read back from where their lines lie, and their labels."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from faulty import swap, with_fault

from hardware.design import OUT, load
from hardware.drawings import netlist, picture, schematic, wire_list, wiring

DESIGN = load()
NAMES = list(DESIGN.displays)
PICTURES = [f"{kind}-{name}" for kind in ("schematic", "wiring") for name in NAMES]
PICTURES += ["card", *(f"step-{name}" for name in wiring.STEPS)]
SVG = "{http://www.w3.org/2000/svg}"
# Widths of DejaVu Sans, of the letters' size.
NARROW, WIDE = (" .,:;'|iljtfrI()-", 0.4), ("WMmw@", 0.99)
OTHER = 0.64


def wanted(display):
    return {frozenset(ends) for ends in display.circuit.nets.values()}


@pytest.mark.parametrize("name", NAMES)
def test_the_schematic_draws_the_nets(name):
    display = DESIGN.displays[name]
    assert schematic.draw(DESIGN, display).nets() == wanted(display)


@pytest.mark.parametrize("name", NAMES)
def test_the_wiring_picture_draws_the_nets(name):
    display = DESIGN.displays[name]
    drawn = {net for net in wiring.draw(DESIGN, display).nets() if len(net) > 1}
    assert drawn == wanted(display)


def test_the_steps_together_draw_the_nets():
    drawn = set()
    for name in wiring.STEPS:
        drawn |= {net for net in wiring.draw_step(DESIGN, name).nets() if len(net) > 1}
    display = DESIGN.displays["tm1650"]
    of_ground = frozenset.union(*(net for net in drawn if ("U1", "GND") in net))
    apart = {net for net in drawn if ("U1", "GND") not in net}
    assert apart | {of_ground} == wanted(display)


@pytest.mark.parametrize("draw", [schematic.draw, wiring.draw])
def test_a_drawing_of_another_circuit_is_noticed(draw):
    def exchanged(table):
        swap("START", "SW1.NO", "SW1.LED+")(table)
        swap("LAMP_A", "SW1.LED+", "SW1.NO")(table)

    other = with_fault(exchanged)
    drawn = draw(other, other.displays["tm1650"]).nets()
    assert not wanted(other.displays["tm1650"]) <= drawn


@pytest.mark.parametrize("name", NAMES)
def test_each_wire_has_its_own_number(name):
    rows = wire_list.wires(wiring.draw(DESIGN, DESIGN.displays[name]), DESIGN)
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    assert [what for _, _, what in rows if " to " not in what] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_two_nets_lie_on_one_another(name):
    parts = [
        (net, *sorted(pair))
        for _, net, points in wiring.draw(DESIGN, DESIGN.displays[name]).wires
        for pair in pairwise(points)
    ]
    found = [
        (one, other)
        for nth, one in enumerate(parts)
        for other in parts[:nth]
        if one[0] != other[0] and along(one[1:], other[1:])
    ]
    assert found == []


def along(one, other):
    """Whether two level or two upright lines share more than a point."""
    for axis in (0, 1):
        across = 1 - axis
        places = {point[across] for point in (*one, *other)}
        low = max(min(a[axis], b[axis]) for a, b in (one, other))
        high = min(max(a[axis], b[axis]) for a, b in (one, other))
        if len(places) == 1 and low < high:
            return True
    return False


def wide(letter):
    return next((width for letters, width in (NARROW, WIDE) if letter in letters), OTHER)


def boxes(root):
    """(text, left, top, right, bottom) of each line of text, about as it will stand."""
    for element in root.iter(f"{SVG}text"):
        spans = list(element.iter(f"{SVG}tspan")) or [element]
        size, y = float(element.get("font-size")), float(element.get("y"))
        for nth, span in enumerate(spans):
            text = (span.text or "").strip()
            x = float(span.get("x"))
            base = y + (nth + 1) * size - size * 0.3 if span is not element else y
            width = size * sum(map(wide, text))
            left = {"start": x, "middle": x - width / 2, "end": x - width}
            at = left[element.get("text-anchor", "start")]
            yield text, at, base - size * 0.75, at + width, base + size * 0.2


def clashes(texts):
    """Pairs of texts that lie on one another."""
    return [
        (one[0], other[0])
        for nth, one in enumerate(texts)
        for other in texts[:nth]
        if one[1] < other[3] and other[1] < one[3] and one[2] < other[4] and other[2] < one[4]
    ]


def beyond(texts, root):
    """Texts that leave the picture."""
    left, top, width, height = (float(number) for number in root.get("viewBox").split())
    return [
        text
        for text, x1, y1, x2, y2 in texts
        if x1 < left or y1 < top or x2 > left + width or y2 > top + height
    ]


@pytest.mark.parametrize("name", PICTURES)
def test_no_label_lies_on_another_or_beyond_the_edge(name):
    root = ElementTree.fromstring((OUT / f"{name}.svg").read_text(encoding="utf-8"))
    texts = list(boxes(root))
    assert len(texts) > 15
    assert (clashes(texts), beyond(texts, root)) == ([], [])


def test_a_label_on_another_and_one_beyond_the_edge_are_noticed():
    sheet = picture.Picture(200, 100)
    sheet.text(10, 50, "one text")
    sheet.text(40, 55, "another")
    sheet.text(150, 90, "too far to the right")
    root = ElementTree.fromstring(sheet.svg({}))
    texts = list(boxes(root))
    assert clashes(texts) == [("another", "one text")]
    assert beyond(texts, root) == ["too far to the right"]


def test_lines_that_cross_without_a_dot_do_not_join():
    ends = [((0, 1), ("A", "1")), ((2, 1), ("A", "2")), ((1, 0), ("B", "1")), ((1, 2), ("B", "2"))]
    lines = [((0, 1), (2, 1)), ((1, 0), (1, 2))]
    apart = {frozenset({("A", "1"), ("A", "2")}), frozenset({("B", "1"), ("B", "2")})}
    assert netlist.nets(ends, lines) == apart
    assert netlist.nets(ends, lines, dots=[(1, 1)]) == {frozenset(end for _, end in ends)}


def test_a_gap_of_a_tenth_is_a_gap():
    ends = [((0, 0), ("A", "1")), ((2, 0), ("A", "2"))]
    assert len(netlist.nets(ends, [((0, 0), (1.9, 0))])) == 2


def test_every_colour_of_a_wire_is_known():
    text = (OUT / "wiring-max7219.svg").read_text(encoding="utf-8")
    assert len(re.findall("<path", text)) > 100
    nets = {net for display in DESIGN.displays.values() for net in display.circuit.nets}
    assert nets == set(DESIGN.table["wires"])
