"""The files of the case: STL in the position for printing, STEP as in the box, drawings."""

import tempfile
from pathlib import Path

from build123d import Pos, Rot, export_step, export_stl

from hardware.case.drawings import svg
from hardware.case.scenes import scenes

CHORD_MM = 0.05  # a triangle's largest distance from a curve
ANGLE_RAD = 0.3  # the largest angle between two of them
DATE = "2000-01-01T00:00:00"  # fixed, so that a kept file changes only with the design
TURNED = {"top": Rot(X=180)}  # face down; the others are printed as they stand


def files(plan, made, holes_mm):
    """{file name: bytes} of all files; made: the printed parts by name."""
    found = {}
    for name, shape in made.items():
        found[f"case-{name}.stl"] = stl(name, shape)
        found[f"case-{name}.step"] = step(name, shape)
    for name, views in scenes(plan, made, holes_mm).items():
        found[f"{name}.svg"] = svg(views).encode()
    return found


def stl(name, shape):
    """The bytes of the part's binary STL."""
    turned = TURNED.get(name, Pos()) * shape
    lying = Pos(0, 0, -turned.bounding_box().min.Z) * turned
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.stl")
        export_stl(lying, path, CHORD_MM, ANGLE_RAD)
        return path.read_bytes()


def step(name, shape):
    """The bytes of the part's STEP file."""
    solid = shape.solid()  # without its compound, which would become an assembly
    solid.label = name
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.step")
        export_step(solid, path, write_pcurves=False, timestamp=DATE)
        return path.read_bytes()
