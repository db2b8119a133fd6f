"""The top: panel and walls, with rims, posts and ribs inside. Printed face down."""

from build123d import (
    Axis,
    Box,
    Cylinder,
    Pos,
    Rectangle,
    RectangleRounded,
    Rot,
    chamfer,
    extrude,
)

from hardware.case import marks
from hardware.case.plan import BOSS_MM, POST_MM

RIM_MM = 2.0  # thickness of the rims that hold digits and sounder
RIM_HIGH_MM = 4.0
FIT_MM = 0.3  # gap around what is pushed into a rim
TAP_MM = 10.0  # depth of the hole for a screw of 10 mm
MARK_MM = 13.0  # height of `,000`: about that of the digits
SMALL_MARK_MM = 9.0


def top(plan):
    """The top as a solid, in its place in the box."""
    outer = extrude(RectangleRounded(plan.width_mm, plan.depth_mm, plan.radius_mm), plan.height_mm)
    outer = chamfer(outer.faces().sort_by(Axis.Z)[-1].edges(), plan.chamfer_mm)
    x, y = plan.inner_mm
    room = extrude(RectangleRounded(2 * x, 2 * y, plan.radius_mm - plan.wall_mm), plan.ceiling_mm)
    shell = outer - room
    inside = [_boss(plan, *corner) for corner in plan.corners_mm] + _ribs(plan)
    inside += [_window_rim(plan), _sounder_rim(plan), *_clamp_posts(plan)]
    shell += [part & outer for part in inside]
    return shell - _openings(plan) - _marks(plan)


def _hang(plan, height_mm):
    """The Pos right below the panel of a solid of that height that is centred on its origin."""
    return Pos(0, 0, plan.ceiling_mm - height_mm / 2)


def _boss(plan, x_mm, y_mm):
    """A column in a corner, merged with both walls, with the hole for its screw."""
    high = plan.ceiling_mm - plan.floor_mm
    reach = BOSS_MM / 2 + plan.wall_mm
    dx, dy = (reach - BOSS_MM / 2) / 2 * _sign(x_mm), (reach - BOSS_MM / 2) / 2 * _sign(y_mm)
    column = Pos(x_mm + dx, y_mm + dy) * Box(BOSS_MM + plan.wall_mm, BOSS_MM + plan.wall_mm, high)
    hole = Pos(x_mm, y_mm, -high / 2 + TAP_MM / 2) * Cylinder(plan.screws.pilot_mm / 2, TAP_MM)
    return _hang(plan, high) * (column - hole)


def _sign(value):
    return 1 if value > 0 else -1


def _ribs(plan):
    """Two ribs from wall to wall, before and behind the button's nut, where the panel is hit."""
    away = plan.button.nut_mm[0] / 2 + 2 * plan.wall_mm
    rib = Box(2 * plan.inner_mm[0] + plan.wall_mm, plan.wall_mm, plan.rib_mm)
    y = plan.button.at_mm[1]
    return [Pos(0, y + side * away) * _hang(plan, plan.rib_mm) * rib for side in (-1, 1)]


def _window_rim(plan):
    """A low wall around the block of digits."""
    width, length = (side + 2 * FIT_MM for side in plan.display.block_mm[:2])
    rim = Box(width + 2 * RIM_MM, length + 2 * RIM_MM, RIM_HIGH_MM) - Box(
        width, length, RIM_HIGH_MM
    )
    return Pos(*plan.display.at_mm) * _hang(plan, RIM_HIGH_MM) * rim


def _sounder_rim(plan):
    """A low ring around the sounder."""
    radius = plan.sounder.diameter_mm / 2 + FIT_MM
    ring = Cylinder(radius + RIM_MM, RIM_HIGH_MM) - Cylinder(radius, RIM_HIGH_MM)
    return Pos(*plan.sounder.at_mm) * _hang(plan, RIM_HIGH_MM) * ring


def _clamp_posts(plan):
    """The two posts for the screws of the display's clamp."""
    high = plan.ceiling_mm - plan.clamp_z_mm
    post = Cylinder(POST_MM, high)
    deep = high + plan.panel_mm - plan.thinnest_mm - 0.2
    hole = Pos(0, 0, (deep - high) / 2) * Cylinder(plan.screws.pilot_mm / 2, deep)
    return [Pos(*at) * _hang(plan, high) * (post - hole) for at in plan.clamp_mm]


def _openings(plan):
    """Every opening in panel and walls, as solids to subtract."""
    through = 3 * plan.panel_mm
    panel = Pos(0, 0, plan.height_mm - plan.panel_mm / 2)
    found = [panel * Pos(*plan.button.at_mm) * Cylinder(plan.button.hole_mm / 2, through)]
    found.append(Pos(*plan.display.at_mm, plan.height_mm) * _window(plan))
    centre = Pos(*plan.sounder.at_mm) * panel
    hole = Cylinder(plan.sounder.hole_mm / 2, through)
    found.append(centre * hole)
    found += [centre * Rot(Z=60 * nth) * Pos(plan.sounder.ring_mm) * hole for nth in range(6)]
    found.append(plan.on_panel(plan.slide) * _switch(plan, plan.slide, plan.panel_mm))
    found.append(plan.on_back(plan.power) * _switch(plan, plan.power, plan.wall_mm))
    x, z = plan.usb_mm
    width, height = (side + 2 * plan.clear_mm for side in plan.plug_mm)
    found.append(Pos(x, plan.depth_mm / 2, z) * Box(width, 6 * plan.wall_mm, height))
    return found


def _window(plan):
    """The window below z = 0, widening outwards at 45 degrees above a straight first millimetre."""
    width, length = plan.display.window_mm
    straight, slope = 1.0, plan.panel_mm - 1.0
    hole = Pos(0, 0, -plan.panel_mm + straight / 2) * Box(width, length, 2 * straight)
    outer = extrude(Rectangle(width + 2 * slope, length + 2 * slope), -slope, taper=45)
    return hole + outer


def _switch(plan, switch, thick_mm):
    """Slot and screw holes around the origin; inside (z < 0) a recess that leaves wall_mm."""
    (long, wide), (ear, deep, _) = switch.slot_mm, switch.ears_mm
    seat_mm = thick_mm - plan.wall_mm
    cut = Box(long, wide, 4 * thick_mm)
    for side in (-1, 1):
        hole = Cylinder(switch.screw_mm / 2, 4 * thick_mm)
        cut += Pos(side * switch.screws_mm / 2) * hole
    if seat_mm > 0:
        around = 2 * plan.clear_mm
        seat = Box(ear + around, deep + around, 2 * seat_mm)
        cut += Pos(0, 0, -plan.wall_mm - seat_mm) * seat
    return cut


def _marks(plan):
    """`,000` at the window, `1`, `2` at SLIDE, I, O at the power switch, as solids to subtract."""
    deep = plan.engrave_mm
    face = Pos(0, 0, plan.height_mm - deep)
    x, y = plan.slide.at_mm
    up, aside = plan.slide.ears_mm[1] / 2 + SMALL_MARK_MM, plan.slide.slot_mm[0] / 2 + 2
    found = [
        face * Pos(x - aside, y + up) * extrude(marks.one(SMALL_MARK_MM), 2 * deep),
        face * Pos(x + aside, y + up) * extrude(marks.two(SMALL_MARK_MM), 2 * deep),
    ]
    if plan.display.thousands:
        x, y = plan.display.at_mm
        start = plan.display.window_mm[0] / 2 + plan.panel_mm + 1
        found.append(face * Pos(x + start, y) * extrude(marks.thousands(MARK_MM)[1], 2 * deep))
    shallow = min(deep, plan.wall_mm - plan.thinnest_mm)
    wall = plan.on_back(plan.power) * Pos(0, 0, -shallow)
    bar = Rectangle(marks.THICK * SMALL_MARK_MM, SMALL_MARK_MM)
    found.append(wall * Pos(-aside, -up) * extrude(bar, 2 * deep))
    found.append(wall * Pos(aside, -up) * extrude(marks.zero(SMALL_MARK_MM), 2 * deep))
    return found
