"""Runs the box from the slot named in /slot, and leaves it silent. Never changes on a box."""

import sys

import micropython

try:
    with open("/slot") as file:
        slot = file.read().strip()
    if slot in ("/a", "/b"):
        sys.path.insert(0, slot)
except OSError:
    pass  # no slot: the package stands beside this file or in the image

from quizbox.main import run
from quizbox.panel import silence

try:
    run()
finally:
    micropython.kbd_intr(-1)  # a second Ctrl-C must not get between here and silence
    silence()
    micropython.kbd_intr(3)
