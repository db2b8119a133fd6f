"""Soak the box: long random lives in the simulator and on the emulated Pico, held to the law.

Deterministic from a seed: life N of a seed is the same each time, and is played alone with --life.
"""

import argparse
import json
import math
import sys
from pathlib import Path

from . import lives, report, worlds

WORLDS = tuple(worlds.PLAY)


def positive(text):
    """A figure above 0, and with an end."""
    value = float(text)
    if not (value > 0 and math.isfinite(value)):
        raise argparse.ArgumentTypeError(f"{text} is not above 0, or has no end")
    return value


def whole(text):
    """A number from 0 on."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text} is below 0")
    return value


def script(text):
    """What is in a file that a violation was shrunk to."""
    try:
        return json.loads(Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{text} is no script: {error}") from None


def arguments(argv):
    """The options of a run."""
    parser = argparse.ArgumentParser("python -m tests.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--world", choices=(*WORLDS, "both"), default="both")
    time = parser.add_mutually_exclusive_group()
    time.add_argument("--minutes", type=positive, help="of real time, the worlds side by side")
    time.add_argument("--hours", type=positive, help="of simulated time in each world, instead")
    parser.add_argument("--first", type=whole, default=0, help="the number of the first life")
    parser.add_argument("--life", type=whole, help="play that life alone")
    parser.add_argument("--script", type=script, help="play what a violation was shrunk to")
    options = parser.parse_args(argv)
    if options.minutes is None and options.hours is None:
        options.minutes = 1.0
    return options


def main(argv=None):
    """Returns the exit code; the last line counts lives."""
    options = arguments(argv)
    names = WORLDS if options.world == "both" else (options.world,)
    if options.script or options.life is not None:
        passed = 0
        for name in names:
            if options.script:
                acts, what, command = options.script, "the script", "the same again"
            else:
                acts = lives.drawn(name, options.seed, options.life)
                what = f"life {options.life} of seed {options.seed}"
                command = lives.again(name, options.seed, options.life)
            passed += lives.play(name, acts, what, command, print)
            print(f"{name}: {what}: {report.befell(report.counted(acts))}")
        failed = len(names) - passed
    else:
        passed, failed = lives.gather(options, names)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
