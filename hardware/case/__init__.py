"""The case: four printed parts, checked against every part that goes into it."""
