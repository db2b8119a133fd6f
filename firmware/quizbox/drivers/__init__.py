"""One part of the box a file, handed ready-made machine objects."""
