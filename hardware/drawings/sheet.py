"""A sheet of a schematic; its nets can be read back from its geometry."""

import re
from itertools import pairwise

import schemdraw
import schemdraw.elements as elm

from hardware.drawings import netlist

schemdraw.config(fontsize=11, font="DejaVu Sans", lw=1.4)
GROUND = "GND"


class Sheet:
    """Places symbols and wires. Points are (x, y) in drawing units, y upwards."""

    def __init__(self):
        self.drawing = schemdraw.Drawing(show=False)
        self.drawing.config(unit=2, margin=0.6)
        self._symbols = []  # (element, {anchor: (ref, pin)})
        self._wires = []
        self._dots = []
        self._named = []  # (element, net)

    def symbol(self, ref, element, anchors):
        """Add a part's symbol; anchors: {anchor of the element: pin of the part}."""
        self.drawing.add(element)
        self._symbols.append((element, {name: (ref, pin) for name, pin in anchors.items()}))
        return element

    def across(self, ref, element, start, end, pins):
        """Add a part with two leads, from start to end; pins: (pin at start, pin at end)."""
        element = element.at(start).to(end)
        return self.symbol(ref, element, {"start": pins[0], "end": pins[1]})

    def wire(self, *points):
        """Add wires from point to point."""
        for start, end in pairwise(points):
            self._wires.append(self.drawing.add(elm.Line().at(start).to(end)))

    def dot(self, point):
        """Connect the wires that meet or cross at a point."""
        self._dots.append(self.drawing.add(elm.Dot().at(point)))

    def ground(self, point):
        """Add the ground symbol below a point."""
        self._named.append((self.drawing.add(elm.Ground().at(point)), GROUND))

    def rail(self, point, net):
        """Add the symbol of the supply net of that name above a point."""
        element = elm.Vdd().at(point).label(net)
        self._named.append((self.drawing.add(element), net))

    def text(self, point, text, size=11, align="center"):
        """Add plain text at a point; align: left, center, right."""
        label = elm.Label().at(point).label(text, fontsize=size, halign=align, valign="center")
        self.drawing.add(label)

    def svg(self):
        """The sheet as SVG text."""
        text = self.drawing.get_imagedata("svg").decode()
        box = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)">', text)
        x, y, width, height = box.groups()
        paper = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="white"/>'
        return (
            text.replace(box.group(), box.group() + paper, 1)
            .replace("/><", "/>\n<")
            .replace("</text><", "</text>\n<")
            + "\n"
        )

    def nets(self):
        """The nets as drawn, a set of frozensets of (ref, pin)."""
        lines = [(_point(line, "start"), _point(line, "end")) for line in self._wires]
        dots = [_point(dot, "center") for dot in self._dots]
        named = [(_point(element, "start"), net) for element, net in self._named]
        ends = [
            (_point(element, anchor), end)
            for element, anchors in self._symbols
            for anchor, end in anchors.items()
        ]
        return netlist.nets(ends, lines, dots, named)


def _point(element, anchor):
    x, y = element.absanchors[anchor]
    return x, y
