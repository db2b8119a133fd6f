"""A Pico and the parts on its wires, in what CPython and MicroPython both understand."""
