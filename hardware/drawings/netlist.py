"""Reads the nets of a drawing back from the positions of its pins, wires and dots."""

NEAR = 0.01  # closer points count as one


def nets(ends, lines, dots=(), named=()):
    """The nets of a drawing, as a set of frozensets of (ref, pin).

    ends: (point, (ref, pin)); lines: (point, point), horizontal or vertical, connected at their
    ends, and where one of dots, a list of points, lies on them; named: (point, name): points of
    the same name are connected.
    """
    joined = _Joined()
    for start, end in lines:
        joined.join(start, end)
        for dot in dots:
            if _lies_on(dot, start, end):
                joined.join(dot, start)
    for point, name in named:
        joined.join(point, name)
    found = {}
    for point, end in ends:
        found.setdefault(joined.root(point), set()).add(end)
    return {frozenset(of_it) for of_it in found.values()}


class _Joined:
    """Union-find over points and names."""

    def __init__(self):
        self._parent = {}

    def root(self, one):
        one = self._known(one)
        while self._parent[one] != one:
            one = self._parent[one]
        return one

    def join(self, one, other):
        self._parent[self.root(one)] = self.root(other)

    def _known(self, one):
        if isinstance(one, tuple):
            for other in self._parent:
                if isinstance(other, tuple) and _is_near(one, other):
                    return other
        self._parent.setdefault(one, one)
        return one


def _is_near(one, other):
    return abs(one[0] - other[0]) < NEAR and abs(one[1] - other[1]) < NEAR


def _lies_on(point, start, end):
    return all(
        min(a, b) - NEAR <= p <= max(a, b) + NEAR for p, a, b in zip(point, start, end, strict=True)
    )
