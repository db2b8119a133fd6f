"""The games and what they show and sound like: no pin, no clock, no file."""
