"""Designs with a fault put in, for the tests of the checks."""

import copy

from hardware import checks
from hardware.design import Design, load


def with_fault(put_in):
    """The Design of box.toml after put_in(table) has changed the parsed file."""
    table = copy.deepcopy(load().table)
    put_in(table)
    return Design(table)


def problems(put_in):
    """What the checks say of that design, a line each."""
    return [f"{one.where}: {one.says}" for one in checks.problems(with_fault(put_in))]


def swap(net, old, new):
    """A fault: one end of a net for another; new None takes it away."""

    def put_in(table):
        ends = table["nets"][net]
        ends[ends.index(old)] = new
        table["nets"][net] = [end for end in ends if end]

    return put_in
