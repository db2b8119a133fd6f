"""The display modules by name, one chip a file.

A driver is made with (bus, digits); bus is what its BUS names: "i2c" for a machine.I2C, "spi" for
a machine.SPI and CS as a machine.Pin that stands high, "wires" for CLK and DIO as open drain
machine.Pins that stand high, None for nothing. show(digits, level, whole) lights the segments
given, from the left, at brightness level 1 to 3; level 0, which takes a whole, puts the chip out
and spares the batteries; whole: everything is written anew, the chip's own settings too. It raises
OSError when the module does not answer, if it is of a kind that answers.
"""

from quizbox.drivers.displays.ht16k33 import Ht16k33
from quizbox.drivers.displays.max7219 import Max7219
from quizbox.drivers.displays.nothing import Nothing
from quizbox.drivers.displays.tm1637 import Tm1637
from quizbox.drivers.displays.tm1650 import Tm1650

# (name, driver, digits)
MODULES = (
    ("tm1650", Tm1650, 4),
    ("max7219", Max7219, 8),
    ("tm1637-4", Tm1637, 4),
    ("tm1637-6", Tm1637, 6),
    ("ht16k33", Ht16k33, 4),
    ("none", Nothing, 4),
)


def named(name):
    """The driver and the number of digits of the module of that name."""
    return next((driver, digits) for known, driver, digits in MODULES if known == name)
