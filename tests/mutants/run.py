"""Break the firmware in one way after another, and see that a story catches each."""

import argparse
import multiprocessing
import signal
import sys
from pathlib import Path

from quizbox_host.story import runner
from quizbox_host.worlds import cpython

from .mutants import MUTANTS

SCENARIOS = Path(__file__).parent.parent / "scenarios"
PACKAGE = cpython.FIRMWARE / "quizbox"
AT_ONCE = 2
HANGS_S = 30  # no story takes so long: the broken program goes round and round
# Which folders or files of stories are likely to catch what is broken in a file: the first part of
# its path that is named here. All others come after them.
IDLE = ("dim", "asleep", "no_rest", "battery", "set_idle", "asleep_cable", "faults")
LIKELY = {
    "core/chase.py": ("chase",),
    "core/money.py": ("money",),
    "core/deal.py": ("money",),
    "core/colours.py": ("money", "table_names"),
    "core/clock.py": ("clock",),
    "core/race.py": ("race",),
    "core/game.py": ("press", "chase"),
    "core/screen.py": ("parts", "chase", "money"),
    "core": ("parts", "everywhere"),
    "drivers/button.py": ("press",),
    "drivers/edges.py": ("noise", "press"),
    "drivers/slide.py": ("press",),
    "drivers": ("parts",),
    "flash.py": ("interrupt_anywhere", "press", "money", "everywhere"),
    "interrupt.py": ("interrupt_anywhere",),
    "panel.py": ("interrupt_anywhere", "watchdog", "asleep_cable", "press", "everywhere", "parts"),
    "link.py": ("serial",),
    "methods.py": ("serial",),
    "table.py": ("serial",),
    "core/jsontable.py": ("strict",),
    "core/strictjson.py": ("strict", "serial"),
    "app.py": (*IDLE, "press", "everywhere", "money", "serial"),
    "idle.py": IDLE,
    "face.py": IDLE,
    "faults.py": ("faults",),
    "main.py": ("interrupt_anywhere", "faults", "watchdog", "silence"),
    "settings.py": ("set", "set_idle"),
    "core/trouble.py": ("faults",),
    "drivers/battery.py": ("battery",),
    "drivers/watchdog.py": ("watchdog",),
    "": ("everywhere",),
}


class Hangs(BaseException):
    """Not an Exception: neither firmware nor runner may catch it."""


def _hangs(number, frame):
    raise Hangs


class Broken(Exception):
    """The run itself cannot be trusted: exit code 2."""


def mutated(mutant):
    """The text of its file with the mutant in it. Raises Broken unless its old text occurs once."""
    text = (PACKAGE / mutant.file).read_text(encoding="utf-8")
    count = text.count(mutant.old)
    if count != 1:
        raise Broken(f"{mutant.name}: its text is {count} times in {mutant.file}")
    return text.replace(mutant.old, mutant.new)


def fails(story):
    """What a story finds wrong with the firmware as it is now; empty if it passes."""
    lines = []
    signal.signal(signal.SIGALRM, _hangs)
    signal.alarm(HANGS_S)
    try:
        tally = runner.run(runner.Reading([story]), "cpython", cpython.play, lines.append)
    except Hangs:
        return [f"{story.name} goes on for ever"]
    finally:
        signal.alarm(0)
    return lines if tally.exit_code else []


def in_order(stories, file):
    """The stories, the likely ones for that file first, and short ones before long ones."""
    parts = [key for key in LIKELY if file.startswith(key)]
    folders = LIKELY[max(parts, key=len)]

    def place(story):
        file = Path(story.file)
        named = [folders.index(name) for name in (file.stem, file.parent.name) if name in folders]
        nth = min(named, default=len(folders))
        return nth, max((act.end_us for act in story.acts), default=0)

    return sorted(stories, key=place)


def catcher(mutant, stories):
    """The first story that fails with the mutant, or None."""
    path = PACKAGE / mutant.file
    cpython.sources[path] = mutated(mutant)
    try:
        return next((story for story in in_order(stories, mutant.file) if fails(story)), None)
    finally:
        del cpython.sources[path]


class Work:
    """What a process does, with the stories it was started with."""

    stories = ()

    @classmethod
    def hunt(cls, mutant):
        story = catcher(mutant, cls.stories)
        if story is None:
            return mutant, None, []
        return mutant, f"{story.number} {story.name}", fails(story)

    @classmethod
    def sound(cls, nth):
        return fails(cls.stories[nth])


def run(mutants, all_first):
    """Print a line for each mutant and the count. Returns how many survived."""
    reading = runner.read([SCENARIOS])
    unread = reading.errors + [error for story in reading.stories for error in story.errors]
    if unread:
        raise Broken("\n".join(unread))
    for mutant in mutants:
        mutated(mutant)
    Work.stories = [story for story in reading.stories if not story.not_for("cpython")]
    caught = 0
    with multiprocessing.get_context("fork").Pool(AT_ONCE) as pool:
        if all_first:
            for lines in pool.imap(Work.sound, range(len(Work.stories)), chunksize=8):
                _refuse(lines)
        for mutant, name, unbroken in pool.imap(Work.hunt, mutants):
            _refuse(unbroken)
            caught += name is not None
            print(
                f"caught {mutant.name} by {name}" if name else f"SURVIVED {mutant.name}", flush=True
            )
    survived = len(mutants) - caught
    print(f"{caught} passed, {survived} failed")
    return survived


def _refuse(lines):
    if lines:
        raise Broken("the unbroken firmware fails a story:\n" + "\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", action="store_true", help="only those that make test tries")
    few = parser.parse_args().few
    try:
        return 1 if run([mutant for mutant in MUTANTS if mutant.few or not few], not few) else 0
    except Broken as broken:
        print(broken)
        return 2


if __name__ == "__main__":
    sys.exit(main())
