"""The times of a check, and how far from them a world may be."""

from dataclasses import dataclass

LARGEST_TOL_US = 10_000


@dataclass(frozen=True)
class When:
    """`at` an instant (to_us is None) or `from` one to another, microseconds since power-on.

    Raises ValueError where nothing of a span would be left to look at.
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
        """(first_us, last_us) to look at, both included."""
        late_us = tol_us if self.within_us is None else self.within_us
        if self.to_us is None:
            return self.from_us - tol_us, self.from_us + late_us
        return self.from_us + late_us, self.to_us - tol_us

    @property
    def last_us(self):
        """The last instant that it may look at."""
        if self.to_us is not None:
            return self.to_us
        return self.from_us + (self.within_us or 0)


def clock(us):
    """Microseconds as a person reads them: `1.500 s`, with more places only if they are used."""
    whole = us % 1000 == 0
    return f"{us / 1_000_000:.{3 if whole else 6}f} s"
