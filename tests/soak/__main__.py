"""Soak the box: long random lives in the simulator and on the emulated Pico, held to the law.

Deterministic from a seed: life N of a seed is the same each time, and is played alone with --life.
"""

import argparse
import json
import sys
from pathlib import Path

from . import lives, worlds

WORLDS = tuple(worlds.PLAY)


def arguments(argv):
    """The options of a run."""
    parser = argparse.ArgumentParser("python -m tests.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--world", choices=(*WORLDS, "both"), default="both")
    parser.add_argument("--minutes", type=float, help="of real time, the worlds side by side")
    parser.add_argument("--hours", type=float, help="of simulated time in each world, instead")
    parser.add_argument("--first", type=int, default=0, help="the number of the first life")
    parser.add_argument("--life", type=int, help="play that life alone")
    parser.add_argument("--script", type=Path, help="play what a violation was shrunk to")
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
                script = json.loads(options.script.read_text(encoding="utf-8"))
                command, what = f"--script {options.script}", str(options.script)
            else:
                script = lives.drawn(name, options.seed, options.life)
                command = f"--seed {options.seed} --life {options.life}"
                what = f"life {options.life} of seed {options.seed}"
            command = f"python -m tests.soak --world {name} {command}"
            passed += lives.play(name, script, what, command, print)
        failed = len(names) - passed
    else:
        passed, failed = lives.gather(options, names)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
