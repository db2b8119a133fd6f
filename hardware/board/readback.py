"""Reads a board's file back, without KiCad: nets of pads, holes, and outlines of parts."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from hardware.board import placement

TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


@dataclass
class Read:
    """The content of a file: nets {(ref, pad): net}, at_mm {ref: (x, y)}, holes_mm {ref: drill}.

    bodies_mm: {ref: (left, top, right, bottom)} of the part's outline in KiCad's library, from
    pad 1, unturned.
    """

    nets: dict = field(default_factory=dict)
    at_mm: dict = field(default_factory=dict)
    holes_mm: dict = field(default_factory=dict)
    bodies_mm: dict = field(default_factory=dict)


def parse(text):
    """Parse S-expressions as nested lists of strings."""
    stack = [[]]
    for match in TOKEN.finditer(text):
        quoted, bracket, plain = match.groups()
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(plain if quoted is None else quoted)
    return stack[0][0]


def read(path):
    """The Read of a .kicad_pcb, of KiCad 6 or 9."""
    found = Read()
    for footprint in _all(parse(Path(path).read_text(encoding="utf-8")), "footprint"):
        ref = _ref(footprint)
        x_mm, y_mm = (float(number) for number in _one(footprint, "at")[1:3])
        found.at_mm[ref] = (x_mm, y_mm)
        for pad in _all(footprint, "pad"):
            net = _one(pad, "net")
            if net:
                found.nets[ref, pad[1]] = net[2]
            if pad[2] == "np_thru_hole":
                found.holes_mm[ref] = float(_one(pad, "drill")[1])
        corners = [
            (float(point[1]), float(point[2]))
            for line in _all(footprint, "fp_line") + _all(footprint, "fp_rect")
            if _one(line, "layer")[1] == "F.Fab"
            for point in (_one(line, "start"), _one(line, "end"))
        ]
        if corners:
            xs, ys = zip(*corners, strict=True)
            found.bodies_mm[ref] = (min(xs), min(ys), max(xs), max(ys))
    return found


def problems(design, path):
    """The differences between the file and box.toml, as lines of text."""
    found = read(path)
    said = placement.pad_nets(design)
    lines = []
    for end in sorted(set(said) | set(found.nets)):
        if said.get(end) != found.nets.get(end):
            lines.append(
                f"{end[0]} pad {end[1]}: {found.nets.get(end)}, box.toml says {said.get(end)}"
            )
    holes = [found.at_mm[ref] for ref in sorted(found.holes_mm)]
    wanted = [tuple(hole) for hole in design.table["board"]["holes_mm"]]
    if holes != wanted:
        lines.append(f"holes at {holes}, box.toml says {wanted}")
    return lines


def _ref(footprint):
    for text in _all(footprint, "fp_text"):  # KiCad 6
        if text[1] == "reference":
            return text[2]
    for entry in _all(footprint, "property"):
        if entry[1] == "Reference":
            return entry[2]
    return ""


def _all(entry, name):
    return [one for one in entry if isinstance(one, list) and one and one[0] == name]


def _one(entry, name):
    return next(iter(_all(entry, name)), None)
