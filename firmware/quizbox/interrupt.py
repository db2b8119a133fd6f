"""Holds off 0x03 (Ctrl-C), which makes MicroPython raise KeyboardInterrupt. behaviour.md 7.3.

MicroPython raises a pending KeyboardInterrupt at a jump in the bytecode and nowhere else, and a
second one can come while the first is handled. So a handler holds off the next before its own
first jump.
"""

import micropython

CTRL_C = 3
OFF = -1


def hold():
    """Make 0x03 a byte like any other. Returns whether one was pending: it is dropped."""
    try:
        micropython.kbd_intr(OFF)
        for _ in range(2):  # jumps: a pending one is raised here
            pass
    except KeyboardInterrupt:
        return True
    return False


def allow():
    """Let 0x03 raise KeyboardInterrupt again, wherever the program is."""
    micropython.kbd_intr(CTRL_C)


class Watch:
    """A context manager: catches the Exception or 0x03 that ends its block.

    fault: that Exception, or None; stopped: whether 0x03 came in the block. Any other exception
    passes through. After the block 0x03 is held off.
    """

    def __init__(self):
        self.fault = None
        self.stopped = False

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.stopped = hold()  # an except clause would have a jump before it
        if isinstance(error, KeyboardInterrupt):
            self.stopped = True
            return True
        self.fault = error
        return isinstance(error, Exception)
