"""The drivers: each part of the box in a file, given ready-made machine objects."""
