"""The sizes of the parts in the case, from case.toml and board.toml, in millimetres."""

from dataclasses import dataclass, fields

from hardware.design import DesignError

FREE = ("at_mm", "board_x_mm", "holes_mm")  # the only sizes that may be below zero


def made(kind, name, entry):
    """Make an object of the dataclass kind from a table (entry) of that name; lists become tuples.

    Raises DesignError if a size is missing, unknown, not a number or below zero.
    """
    file = name.partition(".")[0] + ".toml"
    wanted = {field.name for field in fields(kind)}
    if missing := sorted(wanted - set(entry)):
        raise DesignError(f"{file}: [{name}] lacks {', '.join(missing)}")
    if odd := sorted(set(entry) - wanted):
        raise DesignError(f"{file}: [{name}] has {', '.join(odd)}, which nothing reads")
    values = {key: _tuple(value) for key, value in entry.items()}
    for key, value in values.items():
        for size in value if isinstance(value, tuple) else (value,):
            if key.endswith("_mm") and not isinstance(size, int | float | tuple):
                raise DesignError(f"{file}: [{name}] {key}: {size!r} is not a number")
            if key not in FREE and isinstance(size, int | float) and size < 0:
                raise DesignError(f"{file}: [{name}] {key} is below zero")
    return kind(**values)


def _tuple(value):
    return tuple(_tuple(one) for one in value) if isinstance(value, list) else value


@dataclass(frozen=True)
class Screws:
    """M3 screws: diameters of the printed holes; heads and nuts as (diameter, height)."""

    pilot_mm: float
    free_mm: float
    countersunk_mm: float
    pan_mm: tuple
    nut_mm: tuple


@dataclass(frozen=True)
class Button:
    """A dome button: hole in the panel, body below it, nut as (diameter, height)."""

    at_mm: tuple
    hole_mm: float
    depth_mm: float
    body_mm: float
    nut_mm: tuple
    dome_mm: float
    dome_height_mm: float


@dataclass(frozen=True)
class Slide:
    """A slide switch: knob with its travel outside, ears and body inside, as (x, y, height)."""

    at_mm: tuple
    slot_mm: tuple
    knob_mm: tuple
    ears_mm: tuple
    screws_mm: float
    screw_mm: float
    body_mm: tuple


@dataclass(frozen=True)
class Sounder:
    """The cased piezo, and the sound holes above it."""

    at_mm: tuple
    diameter_mm: float
    height_mm: float
    hole_mm: float
    ring_mm: float


@dataclass(frozen=True)
class Block:
    """A part of size (x, y, z): the holder of the cells, or a module taped to the floor."""

    at_mm: tuple
    size_mm: tuple


@dataclass(frozen=True)
class Module:
    """A display: block of digits (x, y, height), its window, and the module behind the block."""

    at_mm: tuple
    block_mm: tuple
    window_mm: tuple
    module_mm: tuple
    behind_mm: float
    thousands: bool


@dataclass(frozen=True)
class Board:
    """The board in its own frame: x right, y down from its corner, parts up.

    usb: the connector, as in board.toml; bodies: its parts (hardware.board.placement.Body).
    """

    width_mm: float
    depth_mm: float
    thickness_mm: float
    hole_mm: float
    holes_mm: tuple
    underside_mm: float
    usb: dict
    bodies: tuple = ()
