"""micropython: set which character on the serial line interrupts the program."""

from _rig import rig


def kbd_intr(char):
    """char: the byte that raises KeyboardInterrupt; -1 for none."""
    rig.set_interrupt_char(char)
