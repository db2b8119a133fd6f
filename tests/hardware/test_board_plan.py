"""board.toml: each part has its place, and the print can be read."""

import copy
from itertools import combinations

import pytest

from hardware.board import labels, placement
from hardware.design import Design, DesignError, load

DESIGN = load()
TABLE = DESIGN.table["board"]


def spoilt(change):
    """The design after a change to its tables."""
    table = copy.deepcopy(DESIGN.table)
    change(table)
    return Design(table)


def within(inner, outer, gap_mm=0.0):
    return (
        outer[0] + gap_mm <= inner[0]
        and outer[1] + gap_mm <= inner[1]
        and inner[2] <= outer[2] - gap_mm
        and inner[3] <= outer[3] - gap_mm
    )


def apart(one, other):
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table["board"]["parts"].pop("R3"), "R3: at = "),
        (lambda table: table["parts"]["R3"].update(at="case"), "R3: at = "),
        (
            lambda table: table["board"]["parts"]["R3"].update(footprint="smd"),
            r"\[board.parts\] R3: no such \[board.footprints\]",
        ),
        (lambda table: table["board"]["rules"].pop("track_mm"), "track_mm"),
        (lambda table: table["board"].update(hole_mm=3.0), "hole_mm: one of"),
        (lambda table: table["board"]["print"].pop("START"), "what START is called"),
        (
            lambda table: table["nets"]["VSYS"].append("R3.1"),
            r"R3\.1 is on (LAMP and on VSYS|VSYS and on LAMP)",
        ),
    ],
)
def test_what_cannot_be_is_said(change, message):
    def use(design):
        placement.rules(design)
        placement.hole(design.table["board"])
        placement.pad_nets(design)
        labels.labels(design)

    with pytest.raises(DesignError, match=message):
        use(spoilt(change))
    assert use(DESIGN) is None


def test_the_diodes_ring_is_towards_the_pico():
    nets = placement.pad_nets(DESIGN)
    assert (nets["D1", "1"], nets["D1", "2"]) == ("VSYS", "VBAT_SW")  # pad 1 has the ring: K


def test_the_sockets_fit_the_pico():
    """Raspberry Pi Pico data sheet, mechanical specification: rows 17.78 apart, 2.54 in a row."""
    places = placement.places(DESIGN)
    left, right = places["J7"], places["J8"]
    assert round(left.y_mm - right.y_mm, 3) == 17.78
    assert right.at(0, 19 * 2.54)[0] == left.x_mm
    assert left.at(0, 19 * 2.54)[0] == right.x_mm
    pico = next(body for body in placement.bodies(DESIGN) if body.ref == "U1")
    assert pico.x_mm[1] - pico.x_mm[0] == 51
    assert sum(pico.y_mm) == left.y_mm + right.y_mm


def test_the_usb_is_in_the_middle_of_the_pico_and_reaches_beyond_the_edge():
    """The same: its shell stands 1.3 mm beyond the Pico's own edge."""
    usb = TABLE["usb"]
    pico = next(body for body in placement.bodies(DESIGN) if body.ref == "U1")
    assert usb["edge"] == "left"
    assert usb["at_mm"] == round(sum(pico.y_mm) / 2, 3)
    assert usb["beyond_mm"] == round(1.3 - pico.x_mm[0], 3)


def test_bodies_do_not_meet_but_for_the_pico_on_its_sockets():
    boxes = {
        body.ref: (body.x_mm[0], body.y_mm[0], body.x_mm[1], body.y_mm[1])
        for body in placement.bodies(DESIGN)
    }
    met = {
        (one, other) for one, other in combinations(boxes, 2) if not apart(boxes[one], boxes[other])
    }
    assert met == {("U1", "J7"), ("U1", "J8")}


def test_no_body_is_under_a_screws_head():
    radius_mm = TABLE["head_mm"] / 2
    for body in placement.bodies(DESIGN):
        box = (body.x_mm[0], body.y_mm[0], body.x_mm[1], body.y_mm[1])
        for x_mm, y_mm in TABLE["holes_mm"]:
            head = (x_mm - radius_mm, y_mm - radius_mm, x_mm + radius_mm, y_mm + radius_mm)
            assert apart(box, head), body.ref


def test_each_part_and_each_contact_is_printed():
    texts = [label.text for label in labels.labels(DESIGN)]
    parts = [part for ref, part in DESIGN.board().parts.items() if ref not in ("U1", "J7", "J8")]
    names = {f"{part.ref} {part.value}" for part in parts}
    assert names <= set(texts)
    contacts = sum(1 for part in parts for net in part.nets if net)
    ones = sum(1 for place in placement.places(DESIGN).values() if place.footprint.one_mm)
    assert len(texts) == len(names) + contacts + ones + 40 + len(TABLE["print"]["notes"])


def test_labels_are_on_the_board_and_none_is_on_another():
    board = (0, 0, TABLE["width_mm"], TABLE["depth_mm"])
    found = labels.labels(DESIGN)
    for label in found:
        assert within(label.box_mm, board, 0.3), label
    assert [
        (one.text, other.text)
        for one, other in combinations(found, 2)
        if not apart(one.box_mm, other.box_mm)
    ] == []


def test_the_labels_of_connectors_are_not_under_what_is_plugged_in():
    bodies = {body.ref: body for body in placement.bodies(DESIGN) if body.ref.startswith("J")}
    parts = DESIGN.board().parts
    names = {f"{ref} {parts[ref].value}": ref for ref in bodies}
    for label in labels.labels(DESIGN):
        for body in bodies.values() if label.text in names else ():
            box = (body.x_mm[0], body.y_mm[0], body.x_mm[1], body.y_mm[1])
            assert apart(label.box_mm, box), (label.text, body.ref)


def test_the_bill_orders_it_in_its_size():
    width, depth, thick = (TABLE[f"{side}_mm"] for side in ("width", "depth", "thickness"))
    (line,) = TABLE["bill"]
    assert line["package"] == f"{width:g} x {depth:g} mm, 2 layers, {thick:g} mm"
