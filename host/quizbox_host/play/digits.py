"""Draws lit segments as large digits, in characters."""

from typing import NamedTuple

LIT, UNLIT = "█", "░"
_POINT = 7
_BARS = ((0, 0), (6, 1), (3, 2))  # bit, and which of the three bars from the top
_POSTS = ((5, 0, 0), (1, 0, 1), (4, 1, 0), (2, 1, 1))  # bit, upper or lower, left or right


class Size(NamedTuple):
    """The size of a digit in characters: a bar's width, a post's height and a post's width."""

    bar: int
    post: int
    thick: int

    @property
    def width(self):
        """Columns of a digit, with its point and the gaps beside it."""
        return 3 * self.thick + self.bar + 2

    @property
    def height(self):
        """Rows of a digit."""
        return 3 + 2 * self.post


LARGE = Size(bar=6, post=3, thick=2)
SMALL = Size(bar=2, post=1, thick=1)


def draw(lit, size):
    """The rows of text that show the segments lit: bytes, one per digit, bit 7 its point."""
    drawn = [_digit(segments, size) for segments in lit]
    return ["".join(rows) for rows in zip(*drawn, strict=True)] or [""] * size.height


def _digit(segments, size):
    rows = [[" "] * size.width for _ in range(size.height)]

    def fill(bit, top, height, left, width):
        mark = LIT if segments >> bit & 1 else UNLIT
        for row in rows[top : top + height]:
            row[left : left + width] = mark * width

    for bit, nth in _BARS:
        fill(bit, nth * (size.post + 1), 1, size.thick, size.bar)
    for bit, lower, right in _POSTS:
        left = right * (size.thick + size.bar)
        fill(bit, 1 + lower * (size.post + 1), size.post, left, size.thick)
    fill(_POINT, size.height - 1, 1, 2 * size.thick + size.bar + 1, size.thick)
    return ["".join(row) for row in rows]
