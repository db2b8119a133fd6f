"""A Problem: one rule that the design breaks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """where: the entry of box.toml, such as "DS1 supply"; says: what is wrong, in one line."""

    where: str
    says: str
