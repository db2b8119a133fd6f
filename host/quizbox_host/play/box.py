"""The script of a box from power-on, and what a hand does to it, as acts."""

from quizbox_host.story import keep
from quizbox_host.story.model import DEFAULT_ORIGIN_US, Setup

PRESS_US = 120_000
SLIDE_GAP_US = 2_000
USUAL_SEED = 1


def script(settings, table=None, seed=USUAL_SEED, slide=1):
    """The script of a box, switched on at 0, with those settings and that table in flash.

    settings  {name: value}; empty: a new box
    table     [(name, pounds or None)], as colourfile.read returns it, or None
    seed      of the chip's random numbers
    slide     the position of SLIDE, 1 or 2
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
    """A press of START, as acts: [(microseconds from now, what, value)]."""
    return [(0, "start", 1), (PRESS_US, "start", 0)]


def slide(position):
    """SLIDE moved to 1 or 2, as acts like those of press()."""
    return [(0, "slide", 0), (SLIDE_GAP_US, "slide", position)]
