"""A picture of wires between parts, as SVG; its nets can be read back from its geometry.

Points are (x, y) in picture units, y downwards.
"""

from itertools import pairwise
from xml.sax.saxutils import escape

from hardware.drawings import netlist

FONT = "DejaVu Sans, Verdana, sans-serif"
# name: (colour, its edge)
WIRES = {
    "black": ("#222222", "#222222"),
    "red": ("#d62728", "#d62728"),
    "orange": ("#ff8c1a", "#ff8c1a"),
    "yellow": ("#ffd92f", "#8a7300"),
    "green": ("#2ca02c", "#2ca02c"),
    "blue": ("#1f5fd0", "#1f5fd0"),
    "violet": ("#8e44ad", "#8e44ad"),
    "grey": ("#8c8c8c", "#8c8c8c"),
    "white": ("#ffffff", "#444444"),
    "brown": ("#8b5a2b", "#8b5a2b"),
    "pink": ("#f781bf", "#b8407f"),
    "turquoise": ("#17becf", "#17becf"),
}
WIDTH = 4
INK = "#111111"


def shown(value):
    """A value as drawings show it: with the sign for ohm."""
    return value.replace("ohm", "Ω")


class Picture:
    """Collects bodies, wires and texts; svg() draws wires over bodies, and texts over all.

    The visible frame: width and height, from left and top on.
    """

    def __init__(self, width, height, left=0, top=0):
        self._frame = (left, top, width, height)
        self.pins = {}  # (ref, pin): points; a Pico's GND has several
        self.wires = []  # (number or None, net, points)
        self.notes = {}  # number: an additional text in the list of the wires
        self._bodies, self._pads, self._texts, self._dots, self._badges = [], [], [], [], []

    def body(self, svg):
        """Add SVG of a part's body."""
        self._bodies.append(svg)

    def rect(self, x, y, width, height, **look):
        """Add a rectangle with round corners. look: fill, edge, radius."""
        self.body(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" '
            f'rx="{look.get("radius", 6)}" {_inks(look)} stroke-width="2"/>'
        )

    def circle(self, x, y, radius, **look):
        """Add a circle around a point. look: fill, edge."""
        self.body(f'<circle cx="{x}" cy="{y}" r="{radius}" {_inks(look)} stroke-width="2"/>')

    def text(self, x, y, text, size=14, **look):
        """Add text with its base line at y. look: anchor (start, middle, end), fill, bold."""
        weight = ' font-weight="bold"' if look.get("bold") else ""
        self._texts.append(
            f'<text x="{x}" y="{y}" font-family="{FONT}" font-size="{size}" '
            f'text-anchor="{look.get("anchor", "start")}" fill="{look.get("fill", INK)}"{weight}>'
            f"{escape(text)}</text>"
        )

    def pin(self, ref, name, x, y, drawn=True):
        """Add a pin of a part: a point where a wire can be soldered."""
        self.pins.setdefault((ref, name), []).append((x, y))
        if drawn:
            self._pads.append(
                f'<circle cx="{x}" cy="{y}" r="7" fill="#e0b84c" stroke="#7a5c10" '
                'stroke-width="2"/>'
            )

    def wire(self, net, *points, number=None, badge_x=None, note=""):
        """Add a wire along the points. number: its place in the order of work, shown on it.

        badge_x: x of the number, on a horizontal part of the wire; by default the middle of the
        longest. note: an additional text in the list of the wires.
        """
        self.wires.append((number, net, points))
        self.notes[number] = note
        if number is not None:
            self._badges.append(_badge(number, points, badge_x))

    def dot(self, x, y):
        """Add a dot where wires of one net meet."""
        self._dots.append((x, y))

    def nets(self):
        """The nets as drawn, a set of frozensets of (ref, pin)."""
        ends = [(point, end) for end, points in self.pins.items() for point in points]
        lines = [pair for _, _, points in self.wires for pair in pairwise(points)]
        named = [(point, end) for point, end in ends if len(self.pins[end]) > 1]
        named = [(point, "/".join(end)) for point, end in named]
        return netlist.nets(ends, lines, self._dots, named)

    def svg(self, colours):
        """The picture as SVG text. colours: {net: name of a colour of WIRES}."""
        left, top, width, height = self._frame
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
            f'width="{width}" height="{height}">'
        )
        paper = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="white"/>'
        lines = [head, paper, *self._bodies]
        for net in dict.fromkeys(net for _, net, _ in self.wires):
            lines += self._net(net, *WIRES[colours[net]])
        lines += [f'<circle cx="{x}" cy="{y}" r="6" fill="#222222"/>' for x, y in self._dots]
        return "\n".join([*lines, *self._pads, *self._badges, *self._texts, "</svg>", ""])

    def _net(self, net, colour, edge):
        """Yield the SVG of a net's wires, with a white rim where they cross others."""
        paths = [
            "M " + " L ".join(f"{x} {y}" for x, y in points)
            for _, of_net, points in self.wires
            if of_net == net
        ]
        for stroke, width in (("white", WIDTH + 6), (edge, WIDTH + 1.5), (colour, WIDTH - 0.5)):
            for path in paths:
                yield (
                    f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width}" '
                    'stroke-linejoin="round"/>'
                )


def _inks(look):
    return f'fill="{look.get("fill", "#f4f4f4")}" stroke="{look.get("edge", "#444444")}"'


def _badge(number, points, badge_x):
    """A number in a circle on the wire."""
    level = [pair for pair in pairwise(points) if pair[0][1] == pair[1][1]]
    start, end = max(level, key=lambda pair: abs(pair[0][0] - pair[1][0]))
    x, y = (start[0] + end[0]) / 2, start[1]
    if badge_x is not None:
        x = badge_x
        y = next(a[1] for a, b in level if min(a[0], b[0]) < x < max(a[0], b[0]))
    return (
        f'<circle cx="{x}" cy="{y}" r="11" fill="white" stroke="#111111" stroke-width="1.5"/>\n'
        f'<text x="{x}" y="{y + 5}" font-family="{FONT}" font-size="14" text-anchor="middle" '
        f'font-weight="bold" fill="#111111">{number}</text>'
    )
