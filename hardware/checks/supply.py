"""Checks of supplies: on fresh and empty batteries and on the cable; no current into the cells."""

from hardware.checks import voltages
from hardware.design import PICO
from hardware.problem import Problem


def problems(design, circuit):
    """A list of Problem of the supplies of parts."""
    return _paths(design, circuit) + _ranges(design, circuit)


def _paths(design, circuit):
    found = []
    vsys = circuit.net_of(PICO, "VSYS")
    if vsys not in voltages.rails(design, circuit, "batteries"):
        found.append(
            Problem("VSYS", "the batteries do not reach it: which way round is the diode?")
        )
    by_cable = voltages.rails(design, circuit, "cable")
    for ref, part in circuit.parts.items():
        if "cells" in design.kinds[part.kind] and circuit.net_of(ref, "+") in by_cable:
            found.append(Problem(ref, "a cable would feed the batteries: no diode between"))
    return found


def _ranges(design, circuit):
    found = []
    for source in voltages.SOURCES:
        rails = voltages.rails(design, circuit, source)
        for ref, part in circuit.parts.items():
            supply = design.kinds[part.kind].get("supply")
            if not supply:
                continue
            net = circuit.net_of(ref, supply["pin"])
            if net not in rails:
                found.append(Problem(f"{ref} supply", f"has none on {source}"))
                continue
            low, high = rails[net]
            if low < supply["low_v"] or high > supply["high_v"]:
                span = f"{supply['low_v']} to {supply['high_v']} V"
                says = (
                    f"{net} is {low:.2f} to {high:.2f} V on {source}, its data sheet wants {span}"
                )
                found.append(Problem(f"{ref} supply", says))
    return found
