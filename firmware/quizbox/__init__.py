"""The quizbox: what a Pico is given."""

__version__ = "0.1.0"
