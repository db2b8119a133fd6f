"""Faults put into the board's file are seen: by KiCad's check, or on reading it back."""

import re

from hardware import design
from hardware.board import BOARD, __main__, readback

BOX = design.load()
TEXT = (design.OUT / BOARD).read_text(encoding="utf-8")


def counts(folder, text):
    """KiCad's (violations, unconnected) of such a file, and its report."""
    path = folder / BOARD
    path.write_text(text, encoding="utf-8")
    code, report = __main__.kicad("drc", path)
    found = re.search(r"(\d+) violations, (\d+) unconnected", report)
    assert code == (1 if found.groups() != ("0", "0") else 0)
    return int(found[1]), int(found[2]), report


def number(net):
    return re.search(rf'\(net (\d+) "{net}"\)', TEXT)[1]


def changed(old, new, count=1):
    """The file with the text put in; old is there, so that the fault is a fault."""
    assert old in TEXT
    return TEXT.replace(old, new, count)


def block(ref):
    """The text of a footprint."""
    parts = re.split(r"(?=\n  \(footprint )", TEXT)
    return next(part for part in parts if f'(fp_text reference "{ref}"' in part)


def problems(folder, text):
    path = folder / BOARD
    path.write_text(text, encoding="utf-8")
    return readback.problems(BOX, path)


def test_a_net_cut(tmp_path):
    track = re.search(rf"  \(segment [^\n]*\(net {number('SLIDE_1')}\)[^\n]*\n", TEXT)[0]
    violations, unconnected, report = counts(tmp_path, changed(track, ""))
    assert unconnected >= 1
    assert "SLIDE_1" in report


def test_a_track_too_near(tmp_path):
    x_mm, y_mm = readback.read(design.OUT / BOARD).at_mm["J4"]
    near_mm = x_mm - 1.2  # the pad is 1.7 wide and the track 0.4: 0.15 between them
    ends = f"(start {near_mm} {y_mm - 1}) (end {near_mm} {y_mm + 1})"
    track = f'  (segment {ends} (width 0.4) (layer "F.Cu") (net {number("GND")}))\n'
    first = TEXT.index("  (segment ")
    violations, _, report = counts(tmp_path, TEXT[:first] + track + TEXT[first:])
    assert violations >= 1
    found = [one for one in report.split("\n[") if one.startswith("clearance]")]
    assert any("Track [GND]" in one and "[PIEZO_1] of J4" in one for one in found)


def test_a_track_too_thin(tmp_path):
    violations, _, report = counts(tmp_path, changed("(width 0.4)", "(width 0.2)"))
    assert violations == 1
    assert "[track_width]" in report


def test_a_pad_on_another_net(tmp_path):
    part = block("J2")
    old, new = (f'(net {number(net)} "{net}")' for net in ("START", "LAMP_A"))
    found = problems(tmp_path, changed(part, part.replace(old, new, 1)))
    assert found == ["J2 pad 1: LAMP_A, box.toml says START"]


def test_a_hole_moved(tmp_path):
    found = problems(tmp_path, changed("(at 76.5 3.5)", "(at 75.5 3.5)"))
    assert found[0].startswith("holes at [(3.5, 3.5), (75.5, 3.5)")
    assert len(found) == 1


def test_a_connector_turned_round(tmp_path):
    """Its pads carry the same nets, but the other way round."""
    one, two = (f'(net {number(net)} "{net}")' for net in ("SLIDE_1", "SLIDE_2"))
    part = block("J3")
    turned = part.replace(one, "?").replace(two, one).replace("?", two)
    assert problems(tmp_path, changed(part, turned)) == [
        "J3 pad 1: SLIDE_2, box.toml says SLIDE_1",
        "J3 pad 3: SLIDE_1, box.toml says SLIDE_2",
    ]
