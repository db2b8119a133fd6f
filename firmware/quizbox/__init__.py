"""The firmware of the quizbox: all that runs on the Pico."""

__version__ = "0.1.0"
