"""What a mutant is."""

from typing import NamedTuple


class Mutant(NamedTuple):
    """One text, found once in its file, and what stands there instead.

    file: below firmware/quizbox; few: it is one of those that `make test` tries.
    """

    name: str
    file: str
    old: str
    new: str
    few: bool = False
