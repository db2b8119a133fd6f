"""box.toml as plain objects: pins, parts, and the nets of each display and of the board.

Standard library only: Debian's own python3, which has KiCad's pcbnew, imports this too.
"""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
FILES = ("box.toml", "kinds.toml", "board.toml", "case.toml")  # each holds tables of its own
OUT = Path(__file__).with_name("out")
PICO = "U1"
DEFAULT_DISPLAY = "tm1650"
OHM = re.compile(r"([0-9.]+) (k?)ohm")


class DesignError(Exception):
    """An error in box.toml or a file beside it: one line that names the entry."""


@dataclass(frozen=True)
class Pin:
    """A GPIO, by the firmware's name. does, also: functions, such as "SIO", "PWM", "I2C0 SDA"."""

    name: str
    gpio: int
    does: str
    also: str = ""
    pull: str = ""
    says: str = ""
    on_board: bool = False

    @property
    def pico_pin(self):
        """Its name on the Pico's header, such as "GP11"."""
        return f"GP{self.gpio}"


@dataclass(frozen=True)
class Part:
    """One part. at: "board" or "case"; nets: of a connector, that of each contact from 1 on."""

    ref: str
    kind: str
    value: str
    package: str
    at: str
    look_for: str
    instead: str
    only: str = ""
    nets: tuple = ()
    more: dict = field(default_factory=dict, compare=False)  # its other entries in box.toml

    @property
    def ohms(self):
        """The resistance in ohms of a resistor with a value such as "4.7 kohm"."""
        number, kilo = OHM.fullmatch(self.value).groups()
        return float(number) * (1000 if kilo else 1)


@dataclass(frozen=True)
class Circuit:
    """A circuit to build: parts by ref; nets by name, each a tuple of (ref, pin)."""

    name: str
    parts: dict
    nets: dict

    def net_of(self, ref, pin):
        """The net of that pin of that part, or None where it is left open."""
        return next((name for name, ends in self.nets.items() if (ref, pin) in ends), None)


@dataclass(frozen=True)
class Display:
    """A display that the box may have: the whole circuit with it, and what box.toml says of it.

    settings: values of the setting `display`; outside: accepted Problems, by their where.
    """

    name: str
    title: str
    settings: tuple
    says: str
    outside: tuple
    circuit: Circuit


class Design:
    """All of box.toml and the files beside it. table: as parsed, for what only one module reads."""

    def __init__(self, table):
        self.table = table
        self.kinds = table["kinds"]
        self.header = tuple(self.kinds["pico"]["header"])  # pin 1 first
        self.pins = {name: Pin(name, **entry) for name, entry in table["pins"].items()}
        self.displays = {name: self._display(name) for name in table["displays"]}

    def pin_names(self, part):
        """The names of a part's pins in order; several pins of a Pico have the name GND."""
        if part.nets:
            return tuple(str(nth + 1) for nth in range(len(part.nets)))
        return tuple(self.kinds[part.kind].get("pins") or self.kinds[part.kind].get("header", ()))

    def board(self):
        """The circuit of the board: everything that may be soldered to it, for any display."""
        parts = _parts(self.table["parts"])
        nets = {}
        for name, display in self.displays.items():
            parts |= _parts(self.table["displays"][name]["parts"])
            for net, ends in display.circuit.nets.items():
                nets.setdefault(net, {}).update(dict.fromkeys(ends))
        parts = {ref: part for ref, part in parts.items() if part.at == "board"}
        nets = {net: [end for end in ends if end[0] in parts] for net, ends in nets.items()}
        for ref, part in parts.items():
            for nth, net in enumerate(part.nets, 1):
                if net:
                    nets.setdefault(net, []).append((ref, str(nth)))
        return Circuit("board", parts, _kept({net: ends for net, ends in nets.items() if ends}))

    def soldered(self, name):
        """{ref: Part} of the parts on a board for the display of that name."""
        entry = self.table["displays"][name]
        parts = _parts(self.table["parts"]) | _parts(entry["parts"])
        without = entry.get("without", ())
        return {r: part for r, part in parts.items() if part.at == "board" and r not in without}

    def _display(self, name):
        entry = self.table["displays"][name]
        parts = _parts(self.table["parts"]) | _parts(entry["parts"])
        parts = {
            ref: part
            for ref, part in parts.items()
            if part.only != "board" and ref not in entry.get("without", ())
        }
        nets = {net: list(ends) for net, ends in self.table["nets"].items()}
        for net, ends in entry["nets"].items():
            nets.setdefault(net, []).extend(ends)
        resolved = {net: [self._end(end) for end in ends] for net, ends in nets.items()}
        return Display(
            name,
            entry["title"],
            tuple(entry["settings"]),
            entry["says"],
            tuple(entry.get("outside", ())),
            Circuit(name, parts, _kept(resolved)),
        )

    def _end(self, text):
        if text.startswith("@"):
            if text[1:] not in self.pins:
                raise DesignError(f"box.toml: {text} is not one of [pins]")
            return PICO, self.pins[text[1:]].pico_pin
        ref, _, pin = text.partition(".")
        return ref, pin


def _parts(entries):
    parts = {}
    for ref, own in entries.items():
        entry = entries[own["same_as"]] | own if "same_as" in own else own
        known = {key: entry[key] for key in Part.__dataclass_fields__ if key in entry}
        known["nets"] = tuple(entry.get("nets", ()))
        more = {key: value for key, value in entry.items() if key not in known}
        try:
            parts[ref] = Part(ref=ref, **known, more=more)
        except TypeError as error:
            raise DesignError(f"box.toml: part {ref}: {error}") from error
    return parts


def _kept(nets):
    return {name: tuple(ends) for name, ends in nets.items()}


def load():
    """Parse box.toml and the files beside it as a Design. Raises DesignError."""
    table = {}
    for name in FILES:
        table.update(tomllib.loads((HERE / name).read_text(encoding="utf-8")))
    return Design(table)
