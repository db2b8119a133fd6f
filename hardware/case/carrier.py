"""The carrier: holds the Pico on the posts in a box wired point to point. Printed flat."""

from build123d import Cylinder, Pos

from hardware.case.shapes import board_block
from hardware.design import DesignError

PLATE_MM = 3.0
SEAT_MM = (10.0, 14.0)  # under each end of the Pico, between its rows of pins: length, width
STOP_MM = (
    3.0,
    2.5,
)  # of the stop behind it, against the push of a plug: thickness, height above its lower side
TIE_MM = (5.0, 2.5)  # slots for a cable tie over the Pico
GAP_MM = 0.3
MORE_MM = 0.3  # larger than the board on each side, for the walls of the holes


def pico_body(plan):
    """The hardware.board.placement.Body of the Pico on the board. Raises DesignError."""
    for body in plan.board.bodies:
        if body.ref == "U1":
            return body
    raise DesignError("board.toml: [board.parts] U1: the carrier has to know where the Pico is")


def carrier(plan):
    """The carrier as a solid, in its place in the box."""
    board, pico = plan.board, pico_body(plan)
    low, seat = plan.board_z_mm, plan.pico_z_mm
    (x0, x1), (y0, y1) = pico.x_mm, pico.y_mm
    middle = (y0 + y1) / 2
    across = (middle - SEAT_MM[1] / 2, middle + SEAT_MM[1] / 2)
    whole = (-MORE_MM, board.width_mm + MORE_MM), (-MORE_MM, board.depth_mm + MORE_MM)
    solid = board_block(plan, *whole, (low, low + PLATE_MM))
    for start in (x0, x1 - SEAT_MM[0]):
        solid += board_block(plan, (start, start + SEAT_MM[0]), across, (low, seat))
    stop = (x1 + GAP_MM, x1 + GAP_MM + STOP_MM[0])
    solid += board_block(plan, stop, across, (low, seat + STOP_MM[1]))
    solid += board_block(plan, (x1 - 1, stop[1]), across, (low, seat - GAP_MM))
    tie = ((x0 + x1 - TIE_MM[0]) / 2, (x0 + x1 + TIE_MM[0]) / 2)
    for start in (y0 - 1 - TIE_MM[1], y1 + 1):
        solid -= board_block(plan, tie, (start, start + TIE_MM[1]), (0, low + 2 * PLATE_MM))
    for hole in board.holes_mm:
        at = Pos(*plan.on_board(*hole), low)
        solid -= at * Cylinder(plan.screws.free_mm / 2, 4 * PLATE_MM)
    return solid
