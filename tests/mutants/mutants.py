"""All ways to break the firmware."""

from . import everywhere, games, parts

MUTANTS = parts.MUTANTS + games.MUTANTS + everywhere.MUTANTS
