"""The case: its printed parts, checked against every part that goes into it."""
