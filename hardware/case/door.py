"""The battery door: two tabs at the back, one screw at the front. Printed with its outside down."""

from build123d import Plane, Polygon, extrude

from hardware.case.base import (
    EAR_MM,
    TAB_HIGH_MM,
    TAB_WIDE_MM,
    countersink,
    screw_at,
    tabs_at,
)
from hardware.case.plan import DOOR_GAP_MM, TAB_MM
from hardware.case.shapes import block


def door(plan):
    """The door as a solid, closed, in its place in the box."""
    x0, x1, y0, y1 = plan.well_mm
    gap, high = DOOR_GAP_MM, plan.floor_mm
    (x, y), (wide, long) = screw_at(plan), EAR_MM
    solid = block((x0 + gap, x1 - gap), (y0 + gap, y1 - gap), (0, high))
    solid += block((x - wide / 2, x + wide / 2), (y - long / 2, y0 + 2), (0, high))
    solid += [_tab(plan, at) for at in tabs_at(plan)]
    return solid - countersink(plan, x, y)


def _tab(plan, x_mm):
    """A tab that reaches over the floor; its lower side at 45 degrees needs no support."""
    edge, low = plan.well_mm[3] - DOOR_GAP_MM, plan.floor_mm
    top = low + TAB_HIGH_MM
    profile = [(edge - TAB_MM, low - 1), (edge - TAB_MM, top), (edge + TAB_MM, top)]
    profile += [(edge + TAB_MM, low + TAB_MM), (edge, low), (edge, low - 1)]
    side = Plane.YZ.offset(x_mm - TAB_WIDE_MM / 2) * Polygon(*profile, align=None)
    return extrude(side, TAB_WIDE_MM, dir=(1, 0, 0))
