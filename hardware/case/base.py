"""The base: the floor, posts for the board, and the well for the cells. Printed as it stands."""

from build123d import (
    Cone,
    Cylinder,
    Plane,
    Polygon,
    Pos,
    RectangleRounded,
    RegularPolygon,
    extrude,
)

from hardware.case.plan import DOOR_GAP_MM, POST_MM, WELL_MM
from hardware.case.shapes import block

BRIDGE_MM = 4.0  # thickness below the nut of the door's screw
LAYER_MM = 0.3  # thickness of one printed layer
LIP_MM = 2.5  # how far the lips reach over the holder
EAR_MM = (12.0, 12.0)  # the door's ear, where its screw is: x, y
TAB_WIDE_MM = 10.0
TAB_HIGH_MM = 5.0
TILT_MM = 1.0  # extra room above a tab, to swing the door
LEADS_MM = 7.0  # width and depth of the notch for the holder's wires


def base(plan):
    """The base as a solid, in its place in the box."""
    x, y = (half - plan.gap_mm for half in plan.inner_mm)
    outline = RectangleRounded(2 * x, 2 * y, plan.radius_mm - plan.wall_mm - plan.gap_mm)
    solid = extrude(outline, plan.floor_mm)
    solid += [_post(plan, *plan.on_board(*hole)) for hole in plan.board.holes_mm]
    solid += [_well(plan), _nut_block(plan)]
    solid -= [_post_hole(plan, *plan.on_board(*hole)) for hole in plan.board.holes_mm]
    solid -= [countersink(plan, x, y) for x, y in plan.corners_mm]
    return solid - _door_way(plan)


def countersink(plan, x_mm, y_mm):
    """The cut-out in a floor for a countersunk screw from below; 45 degrees need no support."""
    screws = plan.screws
    head, free = screws.countersunk_mm / 2 + 0.1, screws.free_mm / 2
    cone = Pos(0, 0, (head - free) / 2) * Cone(head, free, head - free)
    shank = Pos(0, 0, plan.floor_mm) * Cylinder(free, 4 * plan.floor_mm)
    return Pos(x_mm, y_mm) * (cone + shank)


def screw_at(plan):
    """(x, y) of the door's screw, in mm."""
    x0, x1, y0, _ = plan.well_mm
    return (x0 + x1) / 2, y0 - EAR_MM[1] / 2


def tabs_at(plan):
    """x, in mm, of the middle of each of the door's tabs."""
    x0, x1, _, _ = plan.well_mm
    away = (x1 - x0) / 4 + 1
    return [(x0 + x1) / 2 - away, (x0 + x1) / 2 + away]


def _post(plan, x_mm, y_mm):
    at = Pos(x_mm, y_mm, plan.floor_mm + plan.post_mm / 2)
    return at * Cylinder(POST_MM, plan.post_mm)


def _post_hole(plan, x_mm, y_mm):
    """The screw's hole, down to the thinnest floor that is allowed."""
    deep = plan.board_z_mm - plan.thinnest_mm
    at = Pos(x_mm, y_mm, plan.thinnest_mm + deep / 2)
    return at * Cylinder(plan.screws.pilot_mm / 2, deep)


def _well(plan):
    """Four walls around the cells, and lips at 45 degrees that hold the holder down."""
    x0, x1, y0, y1 = plan.well_mm
    lip_mm = plan.holder_z_mm + plan.holder.size_mm[2] + plan.clear_mm
    high = lip_mm + LIP_MM + plan.thinnest_mm
    walls = [
        block((x0 - WELL_MM, x1 + WELL_MM), (y0 - WELL_MM, y1 + WELL_MM), (0, high)),
        block((x0, x1), (y0, y1), (0, high)),
    ]
    profile = [(0, lip_mm), (LIP_MM, lip_mm + LIP_MM), (LIP_MM, high), (0, high)]
    left = extrude(Plane.XZ * Polygon(*profile, align=None), y1 - y0, dir=(0, 1, 0))
    lips = [Pos(x0, y0) * left, Pos(x1, y0) * left.mirror(Plane.YZ)]
    middle = plan.holder.at_mm[1]
    leads = (middle - LEADS_MM / 2, middle + LEADS_MM / 2)
    notch = block((x0 - 2 * WELL_MM, x0 + 2 * LIP_MM), leads, (lip_mm - LEADS_MM, high + 1))
    slot_high = plan.floor_mm + TAB_HIGH_MM + DOOR_GAP_MM + TILT_MM
    half = TAB_WIDE_MM / 2 + DOOR_GAP_MM
    slots = [
        block((x - half, x + half), (y1 - 1, y1 + 2 * WELL_MM), (plan.floor_mm, slot_high))
        for x in tabs_at(plan)
    ]
    return walls[0] - walls[1] + lips - notch - slots


def _nut_block(plan):
    """The block above the door's ear, with a pocket for the nut of its screw."""
    (x, y), (wide, long) = screw_at(plan), EAR_MM
    flats, nut_high = plan.screws.nut_mm
    floor = plan.floor_mm
    high = floor + BRIDGE_MM + nut_high + 0.4
    half = wide / 2 + DOOR_GAP_MM + 2.4
    front = y - long / 2 - DOOR_GAP_MM - 2.4
    solid = block((x - half, x + half), (front, plan.well_mm[2] - 0.1), (0, high))
    pocket = extrude(RegularPolygon(flats / 2 + 0.1, 6, major_radius=False), nut_high + 1)
    return solid - Pos(x, y, floor + BRIDGE_MM) * pocket


def _door_way(plan):
    """The cut-outs for the door: the opening, its ear, and the screw's way to the nut."""
    x0, x1, y0, y1 = plan.well_mm
    (x, y), (wide, long) = screw_at(plan), EAR_MM
    half, front = wide / 2 + DOOR_GAP_MM, y - long / 2 - DOOR_GAP_MM
    opening = block((x0, x1), (y0, y1), (-1, plan.floor_mm))
    ear = block((x - half, x + half), (front, y0 + 1), (-1, plan.floor_mm))
    # Above the ear a slot, then a square, then the hole: each layer bridges the one below.
    free = plan.screws.free_mm / 2
    slot = block((x - half, x + half), (y - free, y + free), (0, plan.floor_mm + LAYER_MM))
    square = block((x - free, x + free), (y - free, y + free), (0, plan.floor_mm + 2 * LAYER_MM))
    return [opening, ear, slot, square, Pos(x, y) * Cylinder(free, 20)]
