"""Checks of the design, one kind per file: `python3 -m hardware.checks`.

A check returns a list of Problem, empty if all is well.
"""

from hardware.checks import currents, gpio, levels, nets, supply
from hardware.problem import Problem

OF_A_CIRCUIT = (nets.problems, supply.problems, levels.problems, currents.problems)


def problems(design):
    """Every Problem of the design, except those that a display lists in outside, as accepted."""
    found = gpio.problems(design) + nets.board_problems(design)
    for display in design.displays.values():
        circuit = display.circuit
        of_it = [problem for check in OF_A_CIRCUIT for problem in check(design, circuit)]
        seen = {problem.where for problem in of_it}
        found += [problem for problem in of_it if problem.where not in display.outside]
        found += [
            Problem(where, f"{display.name}: said to lie outside a data sheet, but does not")
            for where in display.outside
            if where not in seen
        ]
    return list(dict.fromkeys(found))
