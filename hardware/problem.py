"""One thing that does not hold."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """where: the entry of box.toml, as "DS1 supply"; says: what is wrong with it, in one line."""

    where: str
    says: str
