"""Our own router: A* on a grid of two layers, net by net; a net that fails is routed first next."""

import heapq
from dataclasses import dataclass
from math import hypot

from hardware.board.grid import LAYERS, PITCH_MM, Copper
from hardware.design import DesignError

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
AGAINST = 0.5  # extra cost across a layer's direction: x on the parts' side, y on the other
BEND = 0.4  # extra cost of a bend
VIA = 10.0  # cost of a via, in steps
ROUNDS = 40  # orders of the nets that are tried


@dataclass(frozen=True)
class Track:
    """A straight piece of copper on one layer."""

    net: str
    layer: int
    x1_mm: float
    y1_mm: float
    x2_mm: float
    y2_mm: float
    width_mm: float


@dataclass(frozen=True)
class Via:
    """A plated hole that connects both layers."""

    net: str
    x_mm: float
    y_mm: float


def route(grid, rules):
    """Connect the pads of each net on the grid, except the pour's. Returns lists (tracks, vias).

    The grid's copper at the start: pads, all through both layers, and holes. Raises DesignError
    if a net still fails after ROUNDS orders of the nets.
    """
    pads = {}
    for copper in grid.copper:
        if copper.net not in (None, rules.pour_net):
            pads.setdefault(copper.net, []).append(copper)
    order = sorted(pads, key=lambda net: (_span_mm(pads[net]), net))
    standing = list(grid.copper)
    for _ in range(ROUNDS):
        grid.copper = list(standing)
        tracks, vias = [], []
        for net in order:
            made = _Net(grid, rules, net).join(pads[net])
            if made is None:
                order.remove(net)
                order.insert(0, net)
                break
            tracks += made[0]
            vias += made[1]
        else:
            return tracks, vias
    raise DesignError(f"the board's router finds no way for net {net}: give its parts more room")


def _span_mm(pads):
    xs, ys = zip(*(pad.middle_mm for pad in pads), strict=True)
    return max(xs) - min(xs) + max(ys) - min(ys)


class _Net:
    """Routes one net."""

    def __init__(self, grid, rules, net):
        self._grid, self._rules, self._net = grid, rules, net
        self._width_mm = rules.width_mm(net)
        clearance_mm = rules.clearance_mm
        self._blocked = grid.blocked(net, self._width_mm / 2, clearance_mm)
        self._no_via = grid.blocked_for_via(rules.via_mm / 2, clearance_mm)
        self._centre = {}  # {grid point: centre of the pad that it represents}

    def join(self, pads):
        """Connect the pads, and add the copper to the grid: (tracks, vias), or None if it fails."""
        for pad in pads:
            self._centre[self._grid.nearest(*pad.middle_mm)] = pad.middle_mm
        tree = self._ends(pads[0])
        left = list(pads[1:])
        tracks, vias = [], []
        while left:
            x_mm, y_mm = left[0].middle_mm if len(left) == 1 else pads[0].middle_mm
            left.sort(key=lambda pad: hypot(pad.middle_mm[0] - x_mm, pad.middle_mm[1] - y_mm))
            path = self._find(self._ends(left.pop(0)), tree)
            if path is None:
                return None
            tree |= set(path)
            made = self._pieces(path)
            tracks += made[0]
            vias += made[1]
        for track in tracks:
            ends = (track.x1_mm, track.y1_mm, track.x2_mm, track.y2_mm)
            width_mm = track.width_mm / 2
            self._grid.copper.append(Copper(self._net, (track.layer,), *ends, width_mm, line=True))
        for via in vias:
            ends = (via.x_mm, via.y_mm) * 2
            self._grid.copper.append(Copper(self._net, LAYERS, *ends, self._rules.via_mm / 2))
        return tracks, vias

    def _ends(self, pad):
        column, row = self._grid.nearest(*pad.middle_mm)
        return {(column, row, layer) for layer in pad.layers}

    def _find(self, starts, goals):
        """The cheapest path between two sets of (column, row, layer), goal first; None if none."""
        least = _far(goals)
        heap = [(least(start), 0.0, start, ()) for start in sorted(starts)]
        heapq.heapify(heap)
        came = {}  # {point: point before it, () for a start}
        while heap:
            _, cost, here, before = heapq.heappop(heap)
            if here in came:
                continue
            came[here] = before
            if here in goals:
                return _back(here, came)
            for there, more in self._onward(here, before, goals):
                if there not in came:
                    heapq.heappush(heap, (cost + more + least(there), cost + more, there, here))
        return None

    def _onward(self, here, before, goals):
        column, row, layer = here
        columns = self._grid.columns
        blocked = self._blocked[layer]
        for dx, dy in STEPS:
            there = (column + dx, row + dy, layer)
            if blocked[(row + dy) * columns + column + dx] and there not in goals:
                continue
            more = hypot(dx, dy) + (AGAINST if (dx, dy)[1 - layer] else 0.0)
            if before and (column - before[0], row - before[1]) != (dx, dy):
                more += BEND
            yield there, more
        if (column, row) in self._centre:
            yield (column, row, 1 - layer), 0.0
        elif not self._no_via[row * columns + column]:
            yield (column, row, 1 - layer), VIA

    def _place(self, point):
        column, row, _ = point
        return self._centre.get((column, row), (column * PITCH_MM, row * PITCH_MM))

    def _pieces(self, path):
        """Turn a path into tracks between its bends, and vias."""
        tracks, vias = [], []
        start = path[0]
        for nth in range(1, len(path)):
            here, then = path[nth], path[nth + 1] if nth + 1 < len(path) else None
            before = path[nth - 1]
            if here[2] != before[2]:
                if here[:2] not in self._centre:  # a pad connects the layers itself
                    vias.append(Via(self._net, *self._place(here)))
                start = here
            elif then is None or _step(before, here) != _step(here, then):
                ends = (*self._place(start), *self._place(here))
                tracks.append(Track(self._net, here[2], *ends, self._width_mm))
                start = here
        return tracks, vias


def _step(one, other):
    return tuple(there - here for here, there in zip(one, other, strict=True))


def _far(goals):
    """The A* heuristic: a lower bound of the cost from a point to the goals' bounding box."""
    columns, rows = [goal[0] for goal in goals], [goal[1] for goal in goals]
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)

    def least(point):
        dx = max(left - point[0], 0, point[0] - right)
        dy = max(top - point[1], 0, point[1] - bottom)
        return max(dx, dy) + 0.414 * min(dx, dy)

    return least


def _back(goal, came):
    path = [goal]
    while came[path[-1]]:
        path.append(came[path[-1]])
    return path
