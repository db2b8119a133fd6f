"""Play the sweeps, two at a time: a line a sweep, what was wrong, and the instants counted.

Deterministic: a share of a seed is the same instants each time, and the whole has no chance in it.
"""

import argparse
import importlib
import multiprocessing
import os
import pkgutil
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.sweep import sweep as playing
from tests.sweep import sweeps

AT_ONCE = os.cpu_count() or 1
PIECE = 250  # instants that a process walks at a time
TOLD = 5  # of what was wrong


def found():
    """{name: Sweep} of every file of tests/sweep/sweeps, in order."""
    names = sorted(module.name for module in pkgutil.iter_modules(sweeps.__path__))
    modules = [importlib.import_module(f"{sweeps.__name__}.{name}") for name in names]
    return {one.name: one for module in modules for one in module.SWEEPS}


def walk(name, instants_us):
    return playing.walk(found()[name], instants_us)


def pieces(instants_us):
    return [instants_us[n : n + PIECE] for n in range(0, len(instants_us), PIECE)]


def judged(sweep, count, wrong):
    """(passed, failed, lines to print) of a sweep of so many instants, those of which went wrong.

    A control passes as one where any has gone wrong.
    """
    if sweep.breaks:
        line = f"{len(wrong)} of {count} instants notice"
        return int(bool(wrong)), int(not wrong), [line]
    lines = [f"{us / 1_000:g} ms: {told}" for us, told in wrong[:TOLD]]
    more = [f"and {len(wrong) - TOLD} more"] if len(wrong) > TOLD else []
    return count - len(wrong), len(wrong), [f"{count} instants", *lines, *more]


def play(chosen, share, seed):
    """Play sweeps, and print a line and more for each. Returns (passed, failed)."""
    for one in chosen:
        playing.given(one)  # built here: the processes find it built
    all_passed = all_failed = 0
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(AT_ONCE, context) as pool:
        plans = []
        for one in chosen:
            instants_us = one.instants(share, seed)
            walks = [pool.submit(walk, one.name, piece) for piece in pieces(instants_us)]
            plans.append((one, len(instants_us), walks))
        for one, count, walks in plans:
            wrong = [what for piece in walks for what in piece.result()]
            passed, failed, lines = judged(one, count, wrong)
            first, *others = lines
            print(f"{'FAIL' if failed else 'ok'} {one.name}: {first}", flush=True)
            for line in others:
                print(f"    {line}", flush=True)
            all_passed += passed
            all_failed += failed
    return all_passed, all_failed


def at_least_1(text):
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is below 1")
    return value


def main(argv=None):
    """Returns the exit code; the last line counts instants."""
    parser = argparse.ArgumentParser("python -m tests.sweep", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="sweeps whose names begin so; all without one")
    parser.add_argument("--share", type=at_least_1, default=1, help="one instant of so many")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--list", action="store_true", help="say which there are")
    options = parser.parse_args(argv)
    chosen = [
        one
        for name, one in found().items()
        if not options.names or name.startswith(tuple(options.names))
    ]
    if options.list:
        for one in chosen:
            print(f"{one.name}: {len(one.instants())} instants")
        return 0
    if not chosen:
        parser.error(f"no sweep begins so; there are: {', '.join(found())}")
    passed, failed = play(chosen, options.share, options.seed)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
