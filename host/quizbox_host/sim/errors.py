"""The exceptions that end a run of the simulated Pico, or report a misuse of the hardware."""


class PowerLost(BaseException):
    """The supply is off. A BaseException, so that firmware cannot catch it."""


class Ended(BaseException):
    """The script has ended."""


class Restarted(BaseException):
    """The chip or the program restarts.

    how: "reset", "bootloader", "watchdog" or "soft_reset".
    """

    def __init__(self, how):
        super().__init__(how)
        self.how = how


class Misuse(BaseException):
    """The program does what would harm a Pico, or would work on one only by luck.

    A BaseException, so that firmware that catches its own faults does not catch it.
    """
