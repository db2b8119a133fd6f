"""Checks of nets: each has two ends or more, each pin is in one or listed as open, parts exist."""

from collections import Counter

from hardware.design import PICO
from hardware.problem import Problem


def problems(design, circuit):
    """A list of Problem of the nets in the circuit of one display."""
    ends = Counter(end for net in circuit.nets.values() for end in net)
    found = [
        Problem(net, f"has {len(set(of_it))} end: a net joins two or more")
        for net, of_it in circuit.nets.items()
        if len(set(of_it)) < 2
    ]
    found += [Problem(f"{ref}.{pin}", "is in two nets") for (ref, pin), n in ends.items() if n > 1]
    for ref, pin in ends:
        if ref not in circuit.parts:
            found.append(Problem(f"{ref}.{pin}", "there is no such part, so not in the bill"))
        elif pin not in design.pin_names(circuit.parts[ref]):
            found.append(Problem(f"{ref}.{pin}", "the part has no such pin"))
    return found + _left_out(design, circuit, ends)


def _left_out(design, circuit, ends):
    found = []
    for ref, part in circuit.parts.items():
        if ref == PICO:
            wanted = {"GND", "VSYS"}
        else:
            wanted = set(design.pin_names(part)) - set(part.more.get("open", ()))
        for pin in sorted(wanted - {name for of, name in ends if of == ref}):
            found.append(Problem(f"{ref}.{pin}", "goes nowhere, and is not said to be open"))
    return found


def board_problems(design):
    """Problems of the board's connectors, which must bring each net to the parts off the board."""
    board = design.board()
    found = []
    for name, display in design.displays.items():
        soldered = design.soldered(name)
        offered = [net for part in soldered.values() for net in part.nets if net]
        for net, ends in display.circuit.nets.items():
            outside = [end for end in ends if end[0] not in soldered]
            if len(outside) < len(ends) and outside and net not in offered:
                ref, pin = outside[0]
                found.append(Problem(f"{ref}.{pin}", f"no connector of the board brings it {net}"))
        found += _alike(soldered)
    for net, ends in board.nets.items():
        if all(board.parts[ref].nets for ref, _ in ends):
            found.append(Problem(net, "is on a connector of the board and nowhere else on it"))
    return found + _never_wired(design)


def _alike(parts):
    """Problems of connectors of one box that take the same plug."""
    sizes = Counter((part.kind, len(part.nets)) for part in parts.values() if part.nets)
    return [
        Problem(f"{kind} of {contacts}", "two connectors of the board take the same plug")
        for (kind, contacts), count in sizes.items()
        if count > 1
    ]


def _never_wired(design):
    wired = {
        pin
        for display in design.displays.values()
        for ends in display.circuit.nets.values()
        for ref, pin in ends
        if ref == PICO
    }
    return [
        Problem(pin.name, f"GP{pin.gpio} is in no net")
        for pin in design.pins.values()
        if not pin.on_board and pin.pico_pin not in wired
    ]
