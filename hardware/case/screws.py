"""The screws of the box as solids: one that misses its hole overlaps a printed part."""

from build123d import Cone, Cylinder, Pos, RegularPolygon, extrude

from hardware.case.base import BRIDGE_MM, screw_at
from hardware.case.carrier import PLATE_MM
from hardware.case.clamp import THICK_MM
from hardware.case.parts import Solid

LONG_MM = 10.0  # countersunk screws, of case and door
SHORT_MM = 8.0  # of board and clamp
SHANK_MM = 2.4  # slightly less than a printed hole, so that a good fit is no overlap


def screws(plan, holes_mm):
    """The Solids of all screws and of the nut. holes_mm: those of the board, in its own frame."""
    wide, high = plan.screws.pan_mm
    head = Pos(0, 0, high / 2) * Cylinder(wide / 2, high)
    shank = Pos(0, 0, -SHORT_MM / 2) * Cylinder(SHANK_MM / 2, SHORT_MM)
    found = []
    for nth, hole in enumerate(holes_mm, 1):
        at = Pos(*plan.on_board(*hole), plan.board_top_mm)
        found.append(Solid("board", f"head {nth}", at * head, plan.clear_mm))
        found.append(Solid("board", f"screw {nth}", at * shank, 0))
    for nth, hole in enumerate(plan.board.holes_mm, 1):
        at = Pos(*plan.on_board(*hole), plan.board_z_mm + PLATE_MM)
        found.append(Solid("carrier screw", f"head {nth}", at * head, 0))
        found.append(Solid("carrier screw", f"screw {nth}", at * shank, 0))
    for nth, place in enumerate(plan.clamp_mm, 1):
        at = Pos(*place, plan.clamp_z_mm - THICK_MM)
        found.append(Solid("clamp screw", f"head {nth}", at * Pos(0, 0, -high) * head, 0))
        found.append(Solid("clamp screw", f"screw {nth}", at * Pos(0, 0, SHORT_MM) * shank, 0))
    for nth, place in enumerate(plan.corners_mm, 1):
        found.append(Solid("case screw", f"{nth}", Pos(*place) * _countersunk(plan), 0))
    at = Pos(*screw_at(plan))
    found.append(Solid("door screw", "screw", at * _countersunk(plan), 0))
    flats, high = plan.screws.nut_mm
    nut = extrude(RegularPolygon(flats / 2, 6, major_radius=False), high)
    seat = Pos(0, 0, plan.floor_mm + BRIDGE_MM)
    found.append(Solid("door screw", "nut", at * seat * nut, 0))
    return found


def _countersunk(plan):
    """A countersunk screw from below, its head flush with z = 0."""
    wide = plan.screws.countersunk_mm / 2
    deep = wide - SHANK_MM / 2
    head = Pos(0, 0, deep / 2) * Cone(wide, SHANK_MM / 2, deep)
    return head + Pos(0, 0, LONG_MM / 2) * Cylinder(SHANK_MM / 2, LONG_MM)
