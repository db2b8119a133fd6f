"""Every part in the case, as solids with the clearance that each needs."""

from dataclasses import dataclass

from build123d import Box, Cylinder, Part, Pos, Sphere

from hardware.case.carrier import pico_body
from hardware.case.plan import PICO_MM
from hardware.case.shapes import block, board_block

FIT_MM = 0.15  # least clearance of a part in a hole or rim made for it
PINS_MM = (2.87, 8.6)  # a row of pins, from the Pico's edge: width, length downwards
PLUG_MM = 25.0  # how far a USB plug stands out


@dataclass(frozen=True)
class Solid:
    """A piece of a part. clear_mm: the clearance that it needs; away: the direction off the surface
    that it lies on: for the measurement it is moved there by clear_mm, as it may touch that."""

    ref: str
    name: str
    shape: Part
    clear_mm: float
    away: tuple = (0, 0, 0)


def parts(plan, holes_mm):
    """The Solids of all parts except screws. holes_mm: of the finished board, in its own frame."""
    found = _button(plan) + _display(plan) + _sounder(plan) + _holder(plan)
    found += _switch(plan, "SW2", plan.slide, plan.on_panel(plan.slide))
    found += _switch(plan, "SW3", plan.power, plan.on_back(plan.power))
    return found + _loose(plan) + _board(plan, holes_mm)


def _button(plan):
    button = plan.button
    panel, under = Pos(*button.at_mm, plan.height_mm), Pos(*button.at_mm, plan.ceiling_mm)
    nut_wide, nut_high = button.nut_mm
    radius = button.dome_mm / 2
    flange_mm = 6.0
    bulge_mm = button.dome_height_mm - flange_mm
    base_mm = radius - 3
    sphere_mm = (base_mm**2 + bulge_mm**2) / (2 * bulge_mm)
    ball = Pos(0, 0, button.dome_height_mm - sphere_mm) * Sphere(sphere_mm)
    cap = ball & (Pos(0, 0, flange_mm + radius) * Box(3 * radius, 3 * radius, 2 * radius))
    dome = Pos(0, 0, flange_mm / 2) * Cylinder(radius, flange_mm) + cap
    thread = Cylinder(button.hole_mm / 2 - 2 * FIT_MM, plan.panel_mm)
    nut = Pos(0, 0, -nut_high / 2) * Cylinder(nut_wide / 2, nut_high)
    body = Pos(0, 0, -button.depth_mm / 2 - nut_high / 2)
    body *= Cylinder(button.body_mm / 2, button.depth_mm - nut_high)
    return [
        Solid("SW1", "dome", panel * dome, plan.clear_mm, (0, 0, 1)),
        Solid("SW1", "thread", panel * Pos(0, 0, -plan.panel_mm / 2) * thread, FIT_MM),
        Solid("SW1", "nut", under * nut, plan.clear_mm, (0, 0, -1)),
        Solid("SW1", "body", under * body, plan.clear_mm),
    ]


def _switch(plan, ref, switch, at):
    """A slide switch at an outer face; its ears lie on the inside of the wall."""
    inside = at * Pos(0, 0, -plan.wall_mm)
    out = tuple((inside.position - at.position).normalized())
    knob = Pos(0, 0, switch.knob_mm[2] / 2) * Box(*switch.knob_mm)
    ears = Pos(0, 0, -switch.ears_mm[2] / 2) * Box(*switch.ears_mm)
    body = Pos(0, 0, -switch.body_mm[2] / 2) * Box(*switch.body_mm)
    return [
        Solid(ref, "knob", inside * knob, FIT_MM),
        Solid(ref, "ears", inside * ears, FIT_MM, out),
        Solid(ref, "body", inside * body, plan.clear_mm, out),
    ]


def _display(plan):
    display = plan.display
    high, thick, behind = display.block_mm[2], display.module_mm[2], display.behind_mm
    at = Pos(*display.at_mm, plan.ceiling_mm)
    block_box = Pos(0, 0, -high / 2) * Box(*display.block_mm)
    module = Pos(0, 0, -high - thick / 2) * Box(*display.module_mm)
    pins = Pos(0, 0, -high - thick - behind / 2) * Box(*display.block_mm[:2], behind)
    return [
        Solid("DS1", "digits", at * block_box, FIT_MM, (0, 0, -1)),
        Solid("DS1", "module", at * module, plan.clear_mm),
        Solid("DS1", "pins", at * pins, FIT_MM, (0, 0, 1)),
    ]


def _sounder(plan):
    sounder = plan.sounder
    shape = Cylinder(sounder.diameter_mm / 2, sounder.height_mm)
    at = Pos(*sounder.at_mm, plan.ceiling_mm - sounder.height_mm / 2)
    return [Solid("LS1", "case", at * shape, FIT_MM, (0, 0, -1))]


def _holder(plan):
    size = plan.holder.size_mm
    at = Pos(*plan.holder.at_mm, plan.holder_z_mm + size[2] / 2)
    return [Solid("BT1", "holder", at * Box(*size), plan.clear_mm)]


def _loose(plan):
    """The modules that are taped to the floor."""
    found = []
    for ref, module in plan.loose:
        at = Pos(*module.at_mm, plan.floor_mm + module.size_mm[2] / 2)
        found.append(Solid(ref, "module", at * Box(*module.size_mm), plan.clear_mm, (0, 0, 1)))
    return found


def _board(plan, holes_mm):
    """The board with its holes, and the parts on it."""
    board = plan.board
    whole = (0, board.width_mm), (0, board.depth_mm)
    flat = board_block(plan, *whole, (plan.board_z_mm, plan.board_top_mm))
    for x, y in holes_mm:
        at = Pos(*plan.on_board(x, y), plan.board_z_mm)
        flat -= at * Cylinder(board.hole_mm / 2, 4 * board.thickness_mm)
    found = [Solid("board", "board", flat, plan.clear_mm, (0, 0, 1))]
    for body in board.bodies:
        z_mm = (plan.board_top_mm, plan.board_top_mm + body.height_mm)
        shape = board_block(plan, body.x_mm, body.y_mm, z_mm)
        found.append(Solid("board", body.ref, shape, plan.clear_mm))
    return found + _usb(plan, "board")


def _usb(plan, ref):
    """The Pico's USB connector, and a plug in it."""
    usb = plan.board.usb
    x, z = plan.usb_mm
    half, high = usb["width_mm"] / 2, usb["height_mm"] / 2
    face = plan.board_back_mm + usb["beyond_mm"]
    socket = block((x - half, x + half), (plan.board_back_mm, face), (z - high, z + high))
    half, high = (side / 2 for side in plan.plug_mm)
    plug = block((x - half, x + half), (face, face + PLUG_MM), (z - high, z + high))
    return [
        Solid(ref, "USB", socket, plan.clear_mm),
        Solid(ref, "USB plug", plug, plan.clear_mm),
    ]


def pico_on_carrier(plan):
    """The Solids of a Pico on the carrier: itself, its pins downwards, USB socket and plug."""
    (x0, x1), (y0, y1) = pico_body(plan).x_mm, pico_body(plan).y_mm
    low = plan.pico_z_mm
    flat = board_block(plan, (x0, x1), (y0, y1), (low, low + PICO_MM))
    found = [Solid("Pico", "board", flat, FIT_MM, (0, 0, 1))]
    for start in (y0, y1 - PINS_MM[0]):
        rows = (start, start + PINS_MM[0])
        pins = board_block(plan, (x0, x1), rows, (low - PINS_MM[1], low))
        found.append(Solid("Pico", "pins", pins, plan.clear_mm))
    return found + _usb(plan, "Pico")
