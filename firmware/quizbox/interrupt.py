"""0x03, by which MicroPython itself ends the program: when it may not, and to whom it goes. 7.3.

MicroPython looks at jumps, and nowhere else, whether an interrupt waits to be raised, and one more
can come while the first is handled. So what takes one holds the next off before its first jump.
"""

import micropython

CTRL_C = 3
OFF = -1


def hold():
    """From here on 0x03 is a byte like any other. Returns whether one came before: it is over."""
    try:
        micropython.kbd_intr(OFF)
        for _ in range(2):  # jumps, at which one that waits is raised
            pass
    except KeyboardInterrupt:
        return True
    return False


def allow():
    """From here on 0x03 raises KeyboardInterrupt, wherever the program is."""
    micropython.kbd_intr(CTRL_C)


class Watch:
    """A with statement that ends by a fault or by 0x03, and goes on behind its block.

    fault: the Exception that ended the block, or None; stopped: whether 0x03 came in it. What is
    neither passes through. After the block 0x03 is held off.
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
