"""The router's grid: the copper on the board, and which points are free for a net.

Standard library only. Millimetres, in the board's frame; layer 0 is the parts' side, 1 the other.
"""

from dataclasses import dataclass
from math import hypot

PITCH_MM = 0.25
LAYERS = (0, 1)
CUT_MM = 0.035  # how much nearer to a corner 0.45 mm away a diagonal step's middle is than its ends


@dataclass(frozen=True)
class Copper:
    """A pad, via or track: all points within radius_mm of its core.

    The core is the rectangle between two corners or, if line is set, the straight line between
    them. No net may touch copper whose net is None, such as a hole.
    """

    net: str | None
    layers: tuple
    x1_mm: float
    y1_mm: float
    x2_mm: float
    y2_mm: float
    radius_mm: float
    line: bool = False

    def distance_mm(self, x_mm, y_mm):
        """The distance from its edge to a point; negative inside."""
        if self.line:
            dx, dy = self.x2_mm - self.x1_mm, self.y2_mm - self.y1_mm
            along = ((x_mm - self.x1_mm) * dx + (y_mm - self.y1_mm) * dy) / (dx * dx + dy * dy)
            along = min(1.0, max(0.0, along))
            gap = hypot(x_mm - self.x1_mm - along * dx, y_mm - self.y1_mm - along * dy)
        else:
            dx = max(self.x1_mm - x_mm, 0.0, x_mm - self.x2_mm)
            dy = max(self.y1_mm - y_mm, 0.0, y_mm - self.y2_mm)
            gap = hypot(dx, dy)
        return gap - self.radius_mm

    @property
    def middle_mm(self):
        """The middle of its core."""
        return (self.x1_mm + self.x2_mm) / 2, (self.y1_mm + self.y2_mm) / 2


class Grid:
    """The points PITCH_MM apart on a board of width_mm x depth_mm, and the copper on it."""

    def __init__(self, width_mm, depth_mm, edge_mm):
        self.columns = int(width_mm / PITCH_MM) + 1
        self.rows = int(depth_mm / PITCH_MM) + 1
        self._width_mm, self._depth_mm, self._edge_mm = width_mm, depth_mm, edge_mm
        self.copper = []
        self.prints = []  # Copper of no net, which keeps vias out of printed labels

    def nearest(self, x_mm, y_mm):
        """The point (column, row) nearest to a place."""
        return round(x_mm / PITCH_MM), round(y_mm / PITCH_MM)

    def blocked(self, net, reach_mm, clearance_mm):
        """Per layer a bytearray: 1 at each point that a track of this net must not reach.

        reach_mm: half the track's width. Point (column, row) has index row * columns + column.
        """
        maps = [self._rim(self._edge_mm + reach_mm) for _ in LAYERS]
        for copper in self.copper:
            if copper.net != net or net is None:
                self._mark(copper, reach_mm + clearance_mm, [maps[nth] for nth in copper.layers])
        return maps

    def blocked_for_via(self, reach_mm, clearance_mm):
        """A bytearray: 1 where no via may be, also at pads and tracks of its own net.

        reach_mm: half the via's diameter.
        """
        both = bytearray(self._rim(self._edge_mm + reach_mm))
        for copper in self.copper:
            self._mark(copper, reach_mm + clearance_mm, [both])
        for copper in self.prints:
            self._mark(copper, reach_mm, [both])
        return both

    def _rim(self, depth_mm):
        free = bytearray(b"\1") * (self.columns * self.rows)
        first = int(depth_mm / PITCH_MM) + 1
        last_column = int((self._width_mm - depth_mm) / PITCH_MM)
        last_row = int((self._depth_mm - depth_mm) / PITCH_MM)
        for row in range(first, last_row + 1):
            start = row * self.columns
            free[start + first : start + last_column + 1] = bytes(last_column + 1 - first)
        return free

    def _mark(self, copper, gap_mm, maps):
        """Mark points within gap_mm of it, and where a diagonal step would cut its corner."""
        gap_mm += CUT_MM
        out_mm = gap_mm + copper.radius_mm
        columns = self._span(copper.x1_mm, copper.x2_mm, out_mm, self.columns)
        for row in self._span(copper.y1_mm, copper.y2_mm, out_mm, self.rows):
            for column in columns:
                if copper.distance_mm(column * PITCH_MM, row * PITCH_MM) < gap_mm:
                    for one in maps:
                        one[row * self.columns + column] = 1

    @staticmethod
    def _span(one_mm, other_mm, out_mm, count):
        low, high = sorted((one_mm, other_mm))
        first = max(0, int((low - out_mm) / PITCH_MM))
        return range(first, min(count - 1, int((high + out_mm) / PITCH_MM) + 1) + 1)
