"""Line drawings of solids, with labels in columns beside each view."""

import math
import xml.etree.ElementTree as ET
from copy import copy
from dataclasses import dataclass, field
from io import BytesIO

from build123d import Compound, ExportSVG, Pos

DISTANCE_MM = 2000.0
LINE_MM = 0.45
LEADER_MM = 0.25
GREY = "#777777"
TEXT_MM = 7.0
APART_MM = 10.0  # between two labels of a column
ROOM_MM = 8.0  # between a view and its labels
LETTER = 0.56  # width of a letter, as a share of the text's height
EDGE_MM = 3.0  # around the drawing
SVG = "http://www.w3.org/2000/svg"


@dataclass
class View:
    """A view of solids from an azimuth (0: the front, 90: the right) and an elevation, in degrees.

    left, right: the labels of each column, as (text, the point (x, y, z) that it names); shift:
    the view's offset in the drawing, to the right and up, in mm.
    """

    shapes: list
    azimuth_deg: float
    height_deg: float
    left: list = field(default_factory=list)
    right: list = field(default_factory=list)
    shift: tuple = (0, 0)

    def flat(self, point):
        """Project a point of the box to the drawing: (right, up) in mm."""
        a, h = math.radians(self.azimuth_deg), math.radians(self.height_deg)
        x, y, z = point
        right = x * math.cos(a) + y * math.sin(a)
        up = (y * math.cos(a) - x * math.sin(a)) * math.sin(h) + z * math.cos(h)
        return right + self.shift[0], up + self.shift[1]

    def edges(self):
        """The visible edges, in the drawing's plane."""
        a, h = math.radians(self.azimuth_deg), math.radians(self.height_deg)
        eye = (math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h))
        far = tuple(DISTANCE_MM * part for part in eye)
        copies = [copy(shape) for shape in self.shapes]  # a Compound takes over its children
        seen, _ = Compound(children=copies).project_to_viewport(far, (0, 0, 1), (0, 0, 0))
        return [Pos(*self.shift) * edge for edge in seen]


def svg(views):
    """The drawing of these views as the text of an SVG file, in millimetres."""
    sheet = ExportSVG(precision=2, line_weight=LINE_MM)
    bounds, marks = [], []
    for view in views:
        edges = view.edges()
        sheet.add_shape(edges)
        box = Compound(children=edges).bounding_box()
        bounds += [(box.min.X, box.min.Y), (box.max.X, box.max.Y)]
        for labels, side in ((view.left, -1), (view.right, 1)):
            x = box.min.X - ROOM_MM if side < 0 else box.max.X + ROOM_MM
            marks += _column([(text, view.flat(at)) for text, at in labels], x, side)
    file = BytesIO()
    sheet.write(file)
    root = ET.fromstring(file.getvalue())
    ET.register_namespace("", SVG)
    for text, (x, y), (to_x, to_y), side in marks:
        wide = side * len(text) * LETTER * TEXT_MM
        bounds += [(x + wide, y + TEXT_MM), (x, y - TEXT_MM), (to_x, to_y)]
        _mark(root, text, (x, y), (to_x, to_y), side)
    _frame(root, bounds)
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode") + "\n"


def _column(labels, x_mm, side):
    """[(text, its place, the point it names, side)], spread so that no two labels touch."""
    ordered = sorted(labels, key=lambda label: -label[1][1])
    heights = [at[1] for _, at in ordered]
    for _ in range(200):  # push neighbours apart, evenly to both sides
        for nth in range(len(heights) - 1):
            short = APART_MM - (heights[nth] - heights[nth + 1])
            if short > 0:
                heights[nth] += short / 2
                heights[nth + 1] -= short / 2
    return [(text, (x_mm, y), at, side) for (text, at), y in zip(ordered, heights, strict=True)]


def _mark(root, text, place, names, side):
    """Add a label, its line, and a dot at the point that it names."""
    (x, y), (to_x, to_y) = place, names
    line = {"x1": x - side, "y1": -y, "x2": to_x, "y2": -to_y}
    style = {"stroke": GREY, "stroke-width": str(LEADER_MM)}
    ET.SubElement(root, f"{{{SVG}}}line", {key: f"{v:.2f}" for key, v in line.items()} | style)
    dot = {"cx": f"{to_x:.2f}", "cy": f"{-to_y:.2f}", "r": "0.9", "fill": GREY}
    ET.SubElement(root, f"{{{SVG}}}circle", dot)
    anchor = {"text-anchor": "start" if side > 0 else "end", "font-family": "sans-serif"}
    at = {"x": f"{x:.2f}", "y": f"{-y + 0.35 * TEXT_MM:.2f}", "font-size": f"{TEXT_MM:g}"}
    ET.SubElement(root, f"{{{SVG}}}text", at | anchor).text = text


def _frame(root, bounds):
    """Set the size and the background of the drawing."""
    xs, ys = [at[0] for at in bounds], [-at[1] for at in bounds]
    x, y = min(xs) - EDGE_MM, min(ys) - EDGE_MM
    wide, high = max(xs) - x + EDGE_MM, max(ys) - y + EDGE_MM
    root.set("viewBox", f"{x:.2f} {y:.2f} {wide:.2f} {high:.2f}")
    root.set("width", f"{wide:.2f}mm")
    root.set("height", f"{high:.2f}mm")
    white = {"x": f"{x:.2f}", "y": f"{y:.2f}", "width": f"{wide:.2f}", "height": f"{high:.2f}"}
    root.insert(0, ET.Element(f"{{{SVG}}}rect", white | {"fill": "white"}))
