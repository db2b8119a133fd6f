"""Break each line of a pass once, and see that the box is silent, logs it and plays on."""

import multiprocessing
import sys

from .evenings import EVENINGS
from .inject import Playing

AT_ONCE = 2
LEAST_LINES = 600  # fewer, and the evenings have lost their way


def play(nth):
    """(the evening's name, the lines that were broken, how often, what was wrong after it)."""
    playing = Playing(EVENINGS[nth])
    playing.play()
    return EVENINGS[nth].name, list(playing.lines), playing.faults, playing.broken


def main():
    lines, raised, failed = set(), 0, 0
    with multiprocessing.get_context("fork").Pool(AT_ONCE) as pool:
        for name, there, faults, broken in pool.imap_unordered(play, range(len(EVENINGS))):
            lines.update(there)
            raised += faults
            failed += len(broken)
            print(f"{name}: {len(there)} lines, {faults} faults, {len(broken)} failed")
            print("".join(f"  {one}\n" for one in broken), end="", flush=True)
    print(f"{len(lines)} lines of {len({file for file, _ in lines})} files were broken")
    if len(lines) < LEAST_LINES:
        print(f"expected at least {LEAST_LINES}")
        failed += 1
    print(f"{raised - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
