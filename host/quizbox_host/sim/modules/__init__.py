"""The MicroPython modules that the firmware imports, over the simulated Pico."""
