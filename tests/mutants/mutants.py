"""All ways to break the firmware."""

from . import everywhere, games, laptop, parts

MUTANTS = parts.MUTANTS + games.MUTANTS + everywhere.MUTANTS + laptop.MUTANTS
