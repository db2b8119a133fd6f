"""The parts as the drawings show them: more detailed than the space that they need."""

from dataclasses import replace

from build123d import Box, Cylinder, Pos, Rot, extrude

from hardware.case.marks import zero
from hardware.case.parts import parts
from hardware.case.shapes import block

PLUGGED_MM = 10.0  # height of a connector with its plug, without the bend of the wires
PICO_MM = (11.0, 12.0)  # heights above the board of the Pico's lower and upper face
CELL_MM = (14.0, 50.5)  # diameter, length
CELLS = 3
DIGITS = 4
UNSEEN = ("USB plug", "pins", "thread")


def looks(plan, holes_mm):
    """{ref: [solids]} of all parts except screws, in their places in the box."""
    bodies = tuple(_body(plan.board, body) for body in plan.board.bodies)
    plan = replace(plan, board=replace(plan.board, bodies=bodies))
    found = {}
    for solid in parts(plan, holes_mm):
        shape = solid.shape
        if solid.name in UNSEEN:
            continue
        if solid.name == "U1":
            shape = shape & (Pos(0, 0, PICO_MM[0]) * shape)
        if solid.name == "holder":
            shape = _holder(plan)
        if solid.name == "nut":
            at = Pos(*plan.button.at_mm, plan.ceiling_mm)
            shape = shape - at * Cylinder(plan.button.hole_mm / 2, 4 * plan.button.nut_mm[1])
        if solid.name == "digits":
            shape = _digits(plan)
        found.setdefault(solid.ref, []).append(shape)
    return found


def _body(board, body):
    """A Body without the space for wires: lower, and within the board."""
    high = PICO_MM[1] if body.ref == "U1" else min(body.height_mm, PLUGGED_MM)
    y_mm = (max(body.y_mm[0], 0), min(body.y_mm[1], board.depth_mm))
    return replace(body, y_mm=y_mm, height_mm=high)


def _digits(plan):
    """The block of digits, with outlined eights on its face."""
    wide, _, high = plan.display.block_mm
    at = Pos(*plan.display.at_mm, plan.ceiling_mm)
    shape = Pos(0, 0, -high / 2) * Box(*plan.display.block_mm)
    tall, pitch = plan.display.window_mm[1] - 4, wide / DIGITS
    for nth in range(DIGITS):
        lit = extrude(zero(tall), 0.3) + Box(0.4 * tall, 0.16 * tall, 0.6)
        shape += Pos((nth + 0.5 - DIGITS / 2) * pitch) * lit
    return at * shape


def _holder(plan):
    """The holder, open at the bottom, with its cells."""
    (x, y), (wide, long, high) = plan.holder.at_mm, plan.holder.size_mm
    z, rim = plan.holder_z_mm, 1.2
    tray = block((x - wide / 2, x + wide / 2), (y - long / 2, y + long / 2), (z, z + high))
    room = Box(wide - 2 * rim, long - 2 * rim, high)
    shape = tray - Pos(x, y, z + high / 2 - rim) * room
    cell = Rot(X=90) * Cylinder(CELL_MM[0] / 2, CELL_MM[1])
    pitch = (wide - 2 * rim) / CELLS
    for nth in range(CELLS):
        shape += Pos(x + (nth - 1) * pitch, y, z + high - 2 * rim - CELL_MM[0] / 2) * cell
    return shape
