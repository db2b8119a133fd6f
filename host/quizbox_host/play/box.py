"""The box that is played: its script at power-on, and what a hand does."""

from quizbox_host.story import keep
from quizbox_host.story.model import DEFAULT_ORIGIN_US, Setup

PRESS_US = 120_000
SLIDE_GAP_US = 2_000
USUAL_SEED = 1


def script(settings, table=None, seed=USUAL_SEED, slide=1):
    """The script of a box with those settings and that table kept, powered on at 0.

    settings  {name: value}; empty: a fresh box
    table     [(name, pounds or None)] of colourfile.read, or None
    seed      of the chip's entropy
    slide     1 or 2
    """
    files = keep.files(Setup(settings=settings), table)
    return {
        "kept": {name: data.hex() for name, data in files.items()},
        "display": "tm1650",
        "origin_us": DEFAULT_ORIGIN_US,
        "seed": seed,
        "acts": [[0, "slide", slide], [0, "cable", 1], [0, "power", 1]],
    }


def press():
    """A press of START as [(microseconds from now, what, value)]."""
    return [(0, "start", 1), (PRESS_US, "start", 0)]


def slide(position):
    """SLIDE moved to 1 or 2, as press() has it."""
    return [(0, "slide", 0), (SLIDE_GAP_US, "slide", position)]
