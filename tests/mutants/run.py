"""Break the firmware in memory, one way at a time, and play stories until one notices.

Prints a line a mutant; the last line is `N passed, N failed`, where passed is caught.
"""

import functools
import multiprocessing
import signal
import sys
from pathlib import Path

from quizbox_host.story import runner
from quizbox_host.worlds import cpython
from tests.mutants.mutants import MUTANTS

SCENARIOS = Path("tests/scenarios")
PACKAGE = cpython.FIRMWARE / "quizbox"
HANGS_S = 20  # of one story: the broken program neither waits nor ends
PROCESSES = 2

# Where a mutant of a file is caught soonest, as the beginning of a path below firmware/quizbox.
LIKELY = (
    ("drivers/button", ("press",)),
    ("drivers/slide", ("press", "chase")),
    ("drivers", ("parts", "everywhere")),
    ("core/chase", ("chase",)),
    ("core/game", ("chase", "press")),
    ("core/money", ("money",)),
    ("core/deal", ("money",)),
    ("core/colours", ("money", "everywhere")),
    ("core/screen", ("parts",)),
    ("", ("everywhere", "money")),
)


class Hangs(Exception):
    """A story took longer than any does."""


def broken(mutant):
    """{path: text} with that one change. Raises SystemExit where the old text is not there once."""
    path = PACKAGE / mutant.file
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        print(f"{mutant.name}: its old text occurs {text.count(mutant.old)} times", file=sys.stderr)
        raise SystemExit(2)
    return {path: text.replace(mutant.old, mutant.new)}


@functools.cache
def stories():
    """Every story that the cpython world can play."""
    reading = runner.read([SCENARIOS])
    return [story for story in reading.stories if not story.not_for("cpython")]


def in_order(all_stories, mutant):
    """The stories, those first that are likely to notice."""
    folders = next(folders for start, folders in LIKELY if mutant.file.startswith(start))
    return sorted(all_stories, key=lambda story: Path(story.file).parent.name not in folders)


def notices(story):
    """Whether a story fails; one that hangs does."""
    signal.alarm(HANGS_S)
    try:
        tally = runner.run(runner.Reading([story]), "cpython", cpython.play, lambda line: None)
    except Hangs:
        return True
    finally:
        signal.alarm(0)
    return tally.exit_code != 0


def catch(mutant):
    """(mutant, the story that notices it or None)."""

    def hang(number, frame):
        raise Hangs

    signal.signal(signal.SIGALRM, hang)
    cpython.sources.clear()
    cpython.sources.update(broken(mutant))
    return mutant, next(filter(notices, in_order(stories(), mutant)), None)


def main(arguments):
    """Try all mutants, or with --few some. Returns the exit code."""
    mutants = [mutant for mutant in MUTANTS if mutant.few or "--few" not in arguments]
    for mutant in mutants:
        broken(mutant)
    stories()  # read once, before the processes part
    if "--few" not in arguments:
        for story in stories():
            if notices(story):
                print(f"the firmware as it is fails {story.name}: mend that first", file=sys.stderr)
                return 2
    caught = 0
    with multiprocessing.Pool(PROCESSES) as pool:
        for mutant, story in pool.imap(catch, mutants):
            caught += story is not None
            told = f"caught {mutant.name} by {story.number} {story.name}" if story else None
            print(told or f"SURVIVED {mutant.name}", flush=True)
    print(f"{caught} passed, {len(mutants) - caught} failed")
    return int(caught < len(mutants))


if __name__ == "__main__":
    multiprocessing.set_start_method("fork")
    sys.exit(main(sys.argv[1:]))
