"""The labels on both sides of the board: names, contacts, the Pico's pins; without pcbnew."""

from dataclasses import dataclass

from hardware.board import placement
from hardware.design import DesignError

NAME_MM, CONTACT_MM, PIN_MM, VALUE_MM = 1.3, 0.95, 0.8, 1.0  # heights of letters
LINE_MM = 0.15
GAP_MM = 0.5
USB_MM = (7.4, 5.7)  # a micro USB socket's body: along the edge, from the edge inwards


@dataclass(frozen=True)
class Label:
    """A text at x_mm, y_mm. anchor: which point of the text that is: "left", "middle", "right".

    both: on the solder side too. That has no outlines, so a lone "1" there could be of any part.
    """

    text: str
    x_mm: float
    y_mm: float
    height_mm: float
    turn_deg: int = 0
    anchor: str = "middle"
    both: bool = True

    @property
    def length_mm(self):
        """Its approximate length: KiCad's letters are no wider than high."""
        return len(self.text) * self.height_mm

    @property
    def box_mm(self):
        """Its approximate bounds: (left, top, right, bottom); turn_deg must be 0 or 90."""
        start = -self.length_mm * {"left": 0.0, "middle": 0.5, "right": 1.0}[self.anchor]
        low, high = -self.height_mm / 2, self.height_mm / 2
        if self.turn_deg:
            return (
                self.x_mm + low,
                self.y_mm - start - self.length_mm,
                self.x_mm + high,
                self.y_mm - start,
            )
        return (
            self.x_mm + start,
            self.y_mm + low,
            self.x_mm + start + self.length_mm,
            self.y_mm + high,
        )


def labels(design):
    """Every Label of the board."""
    table = design.table["board"]
    parts = design.board().parts
    found = [Label(*note) for note in table["print"]["notes"]]
    for place in placement.places(design).values():
        part, shape = parts[place.ref], place.footprint
        if part.nets:
            found += _connector(place, part, table)
        elif place.carries:
            found += _pins(design, place)
        if shape.name_mm:
            where = place.at(*shape.name_mm)
            found.append(Label(f"{part.ref} {part.value}", *where, VALUE_MM))
        if shape.one_mm:
            found.append(Label("1", *place.at(*shape.one_mm), VALUE_MM, both=False))
    return found


def lines(design):
    """((x, y), (x, y)) of each printed line, in mm: the outline of the Pico's USB socket."""
    usb = design.table["board"]["usb"]
    half, deep, middle = USB_MM[0] / 2, USB_MM[1], usb["at_mm"]
    corners = [(GAP_MM, middle - half), (deep, middle - half)]
    corners += [(deep, middle + half), (GAP_MM, middle + half)]
    return list(zip(corners, corners[1:], strict=False))


def _connector(place, part, table):
    """The Labels of a connector and its contacts, on the side towards the middle of the board."""
    left, top, right, bottom = place.footprint.print_mm or place.footprint.body_mm
    (x1, y1), (x2, y2) = place.at(left, top), place.at(right, bottom)
    below = place.y_mm < table["depth_mm"] / 2
    edge_mm = max(y1, y2) + GAP_MM if below else min(y1, y2) - GAP_MM
    away = 1 if below else -1
    turned = place.footprint.pitch_mm < 5  # no room for them side by side
    longest = 0.0
    found = []
    for nth, net in enumerate(part.nets):
        if net:
            text = called(f"{part.ref}.{nth + 1}", net, table["print"])
            x_mm, _ = place.at(nth * place.footprint.pitch_mm, 0)
            if turned:
                anchor = "right" if below else "left"
                found.append(Label(text, x_mm, edge_mm, CONTACT_MM, 90, anchor))
                longest = max(longest, found[-1].length_mm)
            else:
                longest = CONTACT_MM
                found.append(Label(text, x_mm, edge_mm + away * CONTACT_MM / 2, CONTACT_MM))
    y_mm = edge_mm + away * (longest + GAP_MM + NAME_MM / 2)
    found.append(Label(f"{part.ref} {part.value}", (x1 + x2) / 2, y_mm, NAME_MM))
    return found


def called(contact, net, table):
    """The text in [board.print] for a contact, such as "J2.5", or its net. Raises DesignError."""
    text = table.get(contact) or table.get(net)
    if not text:
        raise DesignError(f"board.toml: [board.print] does not say what {net} is called")
    return text


def _pins(design, place):
    """The Labels of the Pico's pins, between its two sockets."""
    pico = placement.places(design)[place.carries]
    _, middle_mm = pico.at(0, (pico.footprint.body_mm[1] + pico.footprint.body_mm[3]) / 2)
    inwards = 1 if place.y_mm < middle_mm else -1
    first, last = place.pins
    found = []
    for nth, name in enumerate(design.header[first - 1 : last]):
        x_mm, y_mm = place.at(0, nth * place.footprint.pitch_mm)
        anchor = "right" if inwards > 0 else "left"
        found.append(Label(name, x_mm, y_mm + inwards * 1.7, PIN_MM, 90, anchor))
    return found
