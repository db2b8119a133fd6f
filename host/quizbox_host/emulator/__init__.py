"""Real MicroPython on an emulated RP2040: the chip, and the parts of the box on its pads.

rp2040py gives the peripherals; its own compiled processor is left aside for ours (core/), so its
pure Python form is asked for before anything of it is imported.
"""

import os

os.environ["RP2040PY_SKIP_CYTHON"] = "1"
