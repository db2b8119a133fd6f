"""Long lives of a box at full speed, with all that can befall it, each drawn from a seed."""
