"""An exception at every line of a pass, while a game runs."""
