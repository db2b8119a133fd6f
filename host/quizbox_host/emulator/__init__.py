"""Real MicroPython on an emulated RP2040: the chip, and the parts of the box on its pads.

rp2040py provides the peripherals. The processor is ours (core/), so rp2040py's compiled one is
switched off before anything of it is imported.
"""

import os

os.environ["RP2040PY_SKIP_CYTHON"] = "1"
