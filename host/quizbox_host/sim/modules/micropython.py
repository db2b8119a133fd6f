"""micropython: which character on the serial line interrupts the program."""

from _rig import rig


def kbd_intr(char):
    rig.set_interrupt_char(char)
