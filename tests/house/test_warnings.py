"""The pages warn of what no program can mend: power, and other systems' ways with a drive."""

import re

import pytest
import tree

from hardware import battery
from hardware.design import load

WARNINGS = {
    "a power bank goes off by itself": ("hardware/README.md", "power bank may switch itself off"),
    "asleep is not off": ("hardware/README.md", r"Asleep the box goes on drawing.*SW3"),
    "a disk was not ejected": ("docs/flash.md", r"not ejected \| it is as it should be"),
    "attributes that the drive cannot hold": ("docs/flash.md", r"100093 .*`cp -X"),
}
DAY_HOURS = 24


@pytest.mark.parametrize("what", WARNINGS)
def test_it_is_on_its_page(what):
    page, words = WARNINGS[what]
    assert re.search(words, tree.text(page))


def test_no_display_promises_months_on_batteries():
    design = load()
    longest = {
        name: max(one.hours for one in battery.lives(design, name)) for name in design.displays
    }
    assert [name for name, hours in longest.items() if hours > 60 * DAY_HOURS] == []
    assert longest
