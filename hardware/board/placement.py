"""board.toml as plain objects: the place of each part, and the net of each pad.

Standard library only. The board's frame: origin in its corner, x to the right along the long side,
y down, seen from the parts' side, in millimetres. Turns are counter-clockwise, in degrees.
"""

from dataclasses import dataclass, field

from hardware.design import DesignError


@dataclass(frozen=True)
class Footprint:
    """A footprint: library and name in KiCad's libraries (name "" if it has no copper), its body.

    body_mm: left, top, right, bottom, from pad 1, including the wires of a plug; print_mm: the
    same for its printed outline, if that differs. name_mm, one_mm: where to print its name, and a
    "1" beside pad 1. pads: {pin: pad number}, if they are not in the order of the pins.
    """

    library: str
    name: str
    body_mm: tuple
    height_mm: float
    name_mm: tuple = ()
    one_mm: tuple = ()
    print_mm: tuple = ()
    pitch_mm: float = 0.0
    pads: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """A part on the board: the position of its pad 1, and its turn.

    carries: ref of a part that sits in this socket, whose pads are the pins pins[0] to pins[1].
    """

    ref: str
    footprint: Footprint
    x_mm: float
    y_mm: float
    turn_deg: int
    carries: str
    pins: tuple

    def at(self, x_mm, y_mm):
        """Convert a point of the unturned footprint to the board's frame: (x, y) in mm."""
        cosine, sine = ((1, 0), (0, 1), (-1, 0), (0, -1))[self.turn_deg // 90]
        x, y = x_mm * cosine + y_mm * sine, y_mm * cosine - x_mm * sine
        return round(self.x_mm + x, 3), round(self.y_mm + y, 3)


@dataclass(frozen=True)
class Body:
    """The space of a part above the board, with its plug and wires: x and y ranges, and height."""

    ref: str
    x_mm: tuple
    y_mm: tuple
    height_mm: float


@dataclass(frozen=True)
class Rules:
    """Widths and clearances of the copper: [board.rules]."""

    track_mm: float
    power_mm: float
    power_nets: list
    clearance_mm: float
    edge_mm: float
    via_mm: float
    via_drill_mm: float
    pour_net: str
    pour_clearance_mm: float
    pour_least_mm: float
    spoke_mm: float
    spoke_gap_mm: float
    spoke_room_mm: float
    silk_mm: float

    def width_mm(self, net):
        """The width in mm of a track of that net."""
        return self.power_mm if net in self.power_nets else self.track_mm


def rules(design):
    """The Rules. Raises DesignError if one is missing or unknown."""
    try:
        return Rules(**design.table["board"]["rules"])
    except TypeError as error:
        raise DesignError(f"board.toml: [board.rules]: {error}") from error


def places(design):
    """{ref: Place} of everything on the board. Raises DesignError if a part has no place."""
    table = design.table["board"]
    shapes = {key: _footprint(entry) for key, entry in table["footprints"].items()}
    found = {}
    for ref, entry in table["parts"].items():
        if entry["footprint"] not in shapes:
            raise DesignError(f"board.toml: [board.parts] {ref}: no such [board.footprints]")
        x_mm, y_mm = entry["at_mm"]
        if "on" in entry:
            x_mm, y_mm = found[entry["on"]].at(x_mm, y_mm)
        found[ref] = Place(
            ref,
            shapes[entry["footprint"]],
            x_mm,
            y_mm,
            entry.get("turn_deg", 0),
            entry.get("carries", ""),
            tuple(entry.get("pins", ())),
        )
    parts = design.board().parts
    if set(parts) != set(found):
        odd = ", ".join(sorted(set(parts) ^ set(found)))
        raise DesignError(f'box.toml: {odd}: at = "board" and [board.parts] have to name the same')
    return found


def bodies(design):
    """A Body for each part on the board, in the order of box.toml."""
    found = []
    for place in places(design).values():
        left, top, right, bottom = place.footprint.body_mm
        (x1, y1), (x2, y2) = place.at(left, top), place.at(right, bottom)
        x_mm, y_mm = tuple(sorted((x1, x2))), tuple(sorted((y1, y2)))
        found.append(Body(place.ref, x_mm, y_mm, place.footprint.height_mm))
    return found


def pad_nets(design):
    """{(ref, pad number): net} by box.toml, without unconnected pads. Raises DesignError."""
    circuit = design.board()
    net_of = {}
    for net, ends in circuit.nets.items():
        for end in ends:
            if net_of.setdefault(end, net) != net:
                raise DesignError(f"box.toml: {'.'.join(end)} is on {net_of[end]} and on {net}")
    found = {}
    for place in places(design).values():
        if not place.footprint.name:
            continue
        part = circuit.parts[place.carries or place.ref]
        pins = design.pin_names(part)
        if place.carries:
            pins = pins[place.pins[0] - 1 : place.pins[1]]
        for nth, pin in enumerate(pins, 1):
            pad = place.footprint.pads.get(pin, nth)
            if (part.ref, pin) in net_of:
                found[place.ref, str(pad)] = net_of[part.ref, pin]
    return found


def _footprint(entry):
    library, _, name = entry.get("from", "").partition(":")
    known = {key: value for key, value in entry.items() if key != "from"}
    return Footprint(library, name, **known)


def hole(table):
    """The Footprint of a mounting hole, by hole_mm in [board]. Raises DesignError."""
    screws = {2.7: "MountingHole_2.7mm_M2.5", 3.2: "MountingHole_3.2mm_M3"}
    if table["hole_mm"] not in screws:
        raise DesignError(f"board.toml: [board] hole_mm: one of {sorted(screws)}, for M2.5 or M3")
    return Footprint("MountingHole", screws[table["hole_mm"]], (), 0.0)
