"""Puts the quizbox on a Pico: from a board in its bag, or a box to update, to a box that answers.

workbench   what is asked of this computer: its ports, drives and programs; a test has another
boards      which boards are attached, and which is meant
drive       the drive that a Pico in BOOTSEL is, and how an image gets onto it
images      whether a UF2 is one for this board
program     the firmware as a slot holds it
mpremote    MicroPython's own tool, called as a program
onboard     what runs on the board itself
slots       fills the slot that is not in use, and changes over
install     the whole way, for one board
"""
