"""The display modules by name, one chip a file.

A driver is made with (bus, digits); bus is what its BUS names: "i2c" for a machine.I2C, None for
nothing. show(digits, level, whole) lights the segments given, from the left, at brightness level
1 to 3; whole: everything is written anew, the chip's own settings too. It raises OSError when the
module does not answer.
"""

from quizbox.drivers.displays.nothing import Nothing
from quizbox.drivers.displays.tm1650 import Tm1650

# name: (driver, digits)
MODULES = {
    "tm1650": (Tm1650, 4),
    "none": (Nothing, 4),
}
