"""Boxes from ranges, in the frame of the case or in that of the board."""

from build123d import Box, Pos


def block(x_mm, y_mm, z_mm):
    """A box from three ranges, each (low, high)."""
    size = [high - low for low, high in (x_mm, y_mm, z_mm)]
    middle = [(low + high) / 2 for low, high in (x_mm, y_mm, z_mm)]
    return Pos(*middle) * Box(*size)


def board_block(plan, x_mm, y_mm, z_mm):
    """The same, with x and y in the board's frame, and z in that of the case."""
    corners = [plan.on_board(x_mm[nth], y_mm[nth]) for nth in (0, 1)]
    across, along = (tuple(sorted(ends)) for ends in zip(*corners, strict=True))
    return block(across, along, z_mm)
