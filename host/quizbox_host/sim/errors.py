"""What ends a run of the simulated Pico, and what no real one would let pass."""


class PowerLost(BaseException):
    """The supply has gone. Not an Exception: firmware must not be able to catch it."""


class Ended(BaseException):
    """The script is played to its end."""


class Restarted(BaseException):
    """machine.reset, machine.bootloader or a soft reset; how is the word for it."""

    def __init__(self, how):
        super().__init__(how)
        self.how = how


class Misuse(BaseException):
    """Something that harms a Pico, or that only seems to work on one. Not an Exception: firmware
    that catches its own faults must not catch this one."""
