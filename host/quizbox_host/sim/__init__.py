"""A simulated Pico and the parts on its wires, in code that CPython and MicroPython both run."""
