"""The clamp: a bar behind the display's module, on two posts of the top. Printed flat."""

from build123d import Cylinder, Pos, SlotCenterToCenter, extrude

from hardware.case.plan import POST_MM

THICK_MM = 3.0


def clamp(plan):
    """The clamp as a solid, in its place in the box."""
    (left, y), (right, _) = plan.clamp_mm
    at = Pos((left + right) / 2, y, plan.clamp_z_mm)
    bar = at * extrude(SlotCenterToCenter(right - left, 2 * POST_MM + 1), -THICK_MM)
    hole = Cylinder(plan.screws.free_mm / 2, 3 * THICK_MM)
    return bar - [at * Pos(side * (right - left) / 2) * hole for side in (-1, 1)]
