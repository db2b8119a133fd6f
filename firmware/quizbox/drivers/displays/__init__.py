"""The display modules by name, one chip a file.

A driver is made with (bus, digits). bus is what its BUS names: "i2c" is a machine.I2C; "spi" a
machine.SPI and CS as a machine.Pin that is high; "wires" CLK and DIO as open drain machine.Pins
that are high; None no bus. show(digits, level, whole) lights the given segments, from the left,
at brightness level 1 to 3. With whole it writes everything, the chip's own settings too, without it
only what has changed. Level 0, always with whole, switches the chip off to save the batteries.
show raises OSError if the module does not acknowledge; MAX7219 never does, so it never raises.
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
