"""The time or span of a check, and the tolerance for it."""

from dataclasses import dataclass

LARGEST_TOL_US = 10_000


@dataclass(frozen=True)
class When:
    """`at` a time (to_us is None) or a span `from` ... `to`, in microseconds since power-on.

    within_us: how late it may be; None: as late as the world's tolerance. The tolerance shortens
    a span at both ends: raises ValueError if nothing of it is left.
    """

    from_us: int
    to_us: int | None = None
    within_us: int | None = None

    def __post_init__(self):
        if self.to_us is not None:
            first_us, last_us = self.window(LARGEST_TOL_US)
            if first_us >= last_us:
                raise ValueError(
                    f"nothing is left between {clock(self.from_us)} and {clock(self.to_us)}: "
                    "a span is longer than 20 ms, or than its `within` and 10 ms"
                )

    def window(self, tol_us):
        """(first_us, last_us) to check, both included, with a tolerance of tol_us."""
        late_us = tol_us if self.within_us is None else self.within_us
        if self.to_us is None:
            return self.from_us - tol_us, self.from_us + late_us
        return self.from_us + late_us, self.to_us - tol_us

    @property
    def last_us(self):
        """The last time it names, `within` included; without the world's tolerance."""
        if self.to_us is not None:
            return self.to_us
        return self.from_us + (self.within_us or 0)


def clock(us):
    """Microseconds as text in seconds: three decimals, `1.500 s`, or six if they are needed."""
    whole = us % 1000 == 0
    return f"{us / 1_000_000:.{3 if whole else 6}f} s"
