"""All ways to break the firmware."""

from . import everywhere, games, laptop, parts, trust

MUTANTS = parts.MUTANTS + games.MUTANTS + everywhere.MUTANTS + laptop.MUTANTS + trust.MUTANTS
