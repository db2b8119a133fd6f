"""Installs the quizbox on a new Pico, or updates a box, until the box answers.

workbench   this computer's ports, drives and programs; tests have a fake
boards      finds the attached boards, and the one that the user means
drive       the USB drive of a Pico in BOOTSEL, and how to copy an image to it
images      whether a UF2 is for this board
program     compiles the firmware for a slot
mpremote    runs MicroPython's own tool as a subprocess
onboard     the code that runs on the board itself
slots       fills the unused slot of the A/B update, and switches to it
install     the whole process for one board
"""
