"""Checks that everything fits together. Each fault is one line of text; none means a good box."""

from itertools import combinations
from math import cos, pi, sin

from build123d import Axis, Pos

from hardware.case.base import base
from hardware.case.carrier import carrier
from hardware.case.clamp import clamp
from hardware.case.door import door
from hardware.case.parts import Solid, parts, pico_on_carrier
from hardware.case.plan import DOOR_GAP_MM, TAB_MM
from hardware.case.screws import screws
from hardware.case.shapes import block
from hardware.case.top import top

NOTHING_MM3 = 0.01
NEAR_MM = 1e-3
PRINTED = {"top": top, "base": base, "door": door, "clamp": clamp, "carrier": carrier}
CARRIED = ("carrier", "carrier screw", "Pico")  # refs of what replaces the board
SWING_DEG = (0, 2, 4, 6)  # of the door as it opens, before it is pulled out
DROP_MM = 1.0  # a closed door must not be able to drop so far


def printed(plan):
    """{name: solid} of the printed parts, in their places; a box has a board or the carrier."""
    return {name: make(plan) for name, make in PRINTED.items()}


def faults(plan, holes_mm, made=None):
    """The faults of the box, a line each. holes_mm: the holes of the finished board, in its frame.

    made: its printed parts, if they exist already.
    """
    made = made or printed(plan)
    inside = parts(plan, holes_mm) + screws(plan, holes_mm)
    with_board = [solid for solid in inside if solid.ref not in CARRIED]
    with_carrier = [solid for solid in inside if solid.ref != "board"] + pico_on_carrier(plan)
    shells = [Solid(name, "", shape, 0) for name, shape in made.items()]
    return [
        *_crowding([shell for shell in shells if shell.ref not in CARRIED] + with_board),
        *_crowding(shells + with_carrier, CARRIED),
        *_posts(plan, made["base"], holes_mm),
        *_door(plan, made),
    ]


def overlap_mm3(one, other):
    """The volume that two shapes share."""
    shared = one & other
    return sum(solid.volume for solid in shared.solids()) if shared else 0.0


class _Piece:
    """A Solid with cached results. off: its shape, moved away from what it lies on."""

    def __init__(self, solid):
        self.solid = solid
        self.ref = solid.ref
        self.name = f"{solid.ref} {solid.name}".strip()
        self.off = Pos(*(solid.clear_mm * step for step in solid.away)) * solid.shape
        self.box, self.off_box = _box(solid.shape), _box(self.off)
        self.corner = solid.shape.vertices()[0].center()

    def swallows(self, other):
        """Whether another one, whose surface does not touch its own, is completely inside it."""
        return _near(self.box, other.box) and self.solid.shape.is_inside(other.corner)


def _box(shape):
    box = shape.bounding_box()
    return tuple(box.min), tuple(box.max)


def _near(one, other, within_mm=0.0):
    """Whether two bounding boxes are at most within_mm apart."""
    (low, high), (other_low, other_high) = one, other
    return all(
        low[axis] <= other_high[axis] + within_mm and other_low[axis] <= high[axis] + within_mm
        for axis in range(3)
    )


def _crowding(solids, of=()):
    """Faults: pairs that overlap or are too close; with of, only pairs with such a ref."""
    found = []
    for one, other in combinations([_Piece(solid) for solid in solids], 2):
        if one.ref != other.ref and (not of or one.ref in of or other.ref in of):
            found += _between(one, other)
    return found


def _between(one, other):
    names = f"{one.name} and {other.name}"
    asked_mm = max(one.solid.clear_mm, other.solid.clear_mm)
    if not _near(one.box, other.box, 2 * asked_mm):  # each may have been moved by asked_mm
        return []
    shapes = one.solid.shape, other.solid.shape
    # The distance of surfaces is cheaper than a common volume.
    meet = shapes[0].distance_to(shapes[1]) < NEAR_MM
    if meet or one.swallows(other) or other.swallows(one):
        volume = overlap_mm3(*shapes)
        if volume > NOTHING_MM3:
            return [f"{names} overlap by {volume:.1f} mm3"]
    for asks, near in ((one, other), (other, one)):
        clear_mm = asks.solid.clear_mm
        if clear_mm and _near(asks.off_box, near.box, clear_mm):
            gap = asks.off.distance_to(near.solid.shape)
            if gap < clear_mm - NEAR_MM:
                return [f"{names} are {gap:.2f} mm apart, not {clear_mm:g}"]
    return []


def _posts(plan, base_solid, holes_mm):
    """Faults of posts: each hole of the board needs one right below, all around its screw."""
    found = []
    radius, z = plan.screws.pilot_mm / 2 + 1, plan.board_z_mm - 0.5
    for hole in holes_mm:
        x, y = plan.on_board(*hole)
        ring = [(x + radius * cos(pi * n / 4), y + radius * sin(pi * n / 4), z) for n in range(8)]
        if not all(base_solid.is_inside(point) for point in ring):
            found.append(f"the board's hole at {hole[0]:g}, {hole[1]:g} has no post below it")
    return found


def _door(plan, made):
    """Faults of the door: its tabs hold it, it swings open and out, and the cells come out."""
    found = []
    fixed, leaf = made["base"], made["door"]
    if overlap_mm3(Pos(0, 0, -DROP_MM) * leaf, fixed) <= NOTHING_MM3:
        found.append("the door's tabs do not hold it")
    back = plan.well_mm[3] - DOOR_GAP_MM
    hinge = Axis((0, back, plan.floor_mm), (1, 0, 0))
    for angle in SWING_DEG:
        if overlap_mm3(leaf.rotate(hinge, angle), fixed) > NOTHING_MM3:
            found.append(f"the door jams at {angle} degrees")
    out = Pos(0, -TAB_MM - 2 * DOOR_GAP_MM) * leaf.rotate(hinge, SWING_DEG[-1])
    if overlap_mm3(out, fixed) > NOTHING_MM3:
        found.append("the door cannot be drawn out")
    (x, y), (wide, long, high) = plan.holder.at_mm, plan.holder.size_mm
    way = block(
        (x - wide / 2, x + wide / 2), (y - long / 2, y + long / 2), (-1, plan.holder_z_mm + high)
    )
    if overlap_mm3(way, fixed) > NOTHING_MM3:
        found.append("the cells do not come out")
    return found
