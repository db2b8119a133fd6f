"""firmware/quizbox/pins.py against hardware/box.toml, which says what is wired where."""

import tree

from hardware import pins
from hardware.design import load
from quizbox import pins as firmware


def test_the_firmwares_pins_are_what_box_toml_says():
    assert tree.text("firmware/quizbox/pins.py") == pins.text(load())


def test_the_firmware_has_each_pin_under_its_name():
    named = {name: value for name, value in vars(firmware).items() if name.isupper()}
    assert named == {pin.name: pin.gpio for pin in load().pins.values()}
