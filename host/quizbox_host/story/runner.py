"""Play stories in a world and say what differs."""

import contextlib
import importlib
import inspect
import json
import pkgutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from quizbox_host import printing, unseen, worlds
from quizbox_host.errors import QuizboxError, UnreadableStory
from quizbox_host.story import compile as compiler
from quizbox_host.story import language
from quizbox_host.story.checks.base import Evidence
from quizbox_host.story.checks.kept import Faults
from quizbox_host.story.when import clock

TOL_US = {"cpython": 2_000, "vm": 2_000, "chip": 10_000}
LOGGED = ("start", "slide", "power", "segments", "lamp", "tone", "said", "kept")
SUFFIX = ".story"


@dataclass
class Tally:
    """How a run of stories went."""

    world: str
    passed: int = 0
    failed: int = 0
    left_out: int = 0
    unreadable: bool = False

    @property
    def exit_code(self):
        """0: none failed and at least one passed; 1: not so; 2: a text was no story."""
        if self.unreadable:
            return 2
        return 0 if self.passed and not self.failed else 1

    def __str__(self):
        return f"{self.passed} passed, {self.failed} failed, {self.left_out} not for {self.world}"


@dataclass
class Reading:
    """The stories of some files, and what kept others from being read."""

    stories: list = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def player(world):
    """The play function of a world, by name. Raises QuizboxError where there is no such world."""
    name = f"quizbox_host.worlds.{world}"
    try:
        return importlib.import_module(name).play
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise QuizboxError(
            f"there is no world {world!r} here: --world is one of {', '.join(_worlds())}"
        ) from None


def _worlds():
    here = {module.name for module in pkgutil.iter_modules(worlds.__path__)}
    return [name for name in TOL_US if name in here]


def files(paths):
    """The files among `paths`, and every *.story file below its folders, sorted; each once.

    Hidden ones, which computers and editors leave beside others, count only if they are named.
    """
    found = []
    for path in map(Path, paths):
        below = sorted(path.rglob("*" + SUFFIX)) if path.is_dir() else [path]
        found += [one for one in below if one == path or not one.name.startswith(".")]
    return list(dict.fromkeys(found))


def read(paths):
    """The Reading of files and folders."""
    reading = Reading()
    for path in files(paths):
        try:
            reading.stories += language.read(path)
        except UnreadableStory as error:
            reading.errors.append(error.message)
    language.refuse_doubles(reading.stories)
    if not reading.stories and not reading.errors:
        reading.errors.append(f"no {SUFFIX} file in {', '.join(map(str, paths))}")
    return reading


def run(reading, world, play, echo=print, log=False):
    """Play every story with `play`, a world's function; returns the Tally.

    echo is called with each line of the report, in the order of the stories; `log` puts a story's
    log before its result. A world may say by AT_ONCE in how many threads it is worth to play.
    """
    tally = Tally(world, unreadable=bool(reading.errors))

    def say(line):
        echo(unseen.escaped(line))

    for error in reading.errors:
        say(error)
    threads = getattr(inspect.getmodule(play), "AT_ONCE", 1)
    with _mapping(threads) as mapped:
        results = mapped(lambda story: _played(story, world, play), reading.stories)
        for story, (differences, entries) in zip(reading.stories, results, strict=True):
            for line in log_lines(entries) if log else ():
                echo(line)
            _tell(story, differences, tally, say)
    say(str(tally))
    return tally


@contextlib.contextmanager
def _mapping(threads):
    """A map that keeps the order; what has not begun when one breaks off never does."""
    if threads == 1:
        yield map
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool.map
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _played(story, world, play):
    """(differences, log) of one story; None for differences where it is not for this world."""
    if story.errors:
        return story.errors, []
    if story.not_for(world):
        return None, []
    return _play(story, TOL_US[world], play)


def _tell(story, differences, tally, say):
    tally.unreadable = tally.unreadable or bool(story.errors)
    if differences is None:
        tally.left_out += 1
        say(f"not for {tally.world} {story.name}")
    elif differences:
        tally.failed += 1
        say(f"FAIL {story.name}")
        for difference in differences:
            say(difference)
    else:
        tally.passed += 1
        say(f"ok {story.name}")


def _play(story, tol_us, play):
    """(differences, log) of one story. Raises QuizboxError where the world cannot be had."""
    scripts = compiler.scripts(story)
    try:
        outcome, *twin = [play(script) for script in scripts]
    except QuizboxError:
        raise
    except Exception as error:  # whatever broke, the other stories are played
        wrong = f"expected a story played to its end, but {type(error).__name__}: {error}"
        return [story.at(story.line, wrong)], []
    return judge(story, scripts[0], tol_us, outcome, *twin), outcome.log


def judge(story, script, tol_us, outcome, twin=None):
    """Every difference between a story and an Outcome, each with file and line."""
    checks = list(story.checks)
    if not any(isinstance(check, Faults) for check in checks):
        checks.append(Faults(line=story.line, statement="faults 0"))
    evidence = Evidence(checks, script, outcome, tol_us, twin)
    crashes = [
        story.at(story.line, f"expected the program to go on, but at {clock(us)} it broke: {text}")
        for us, what, text in outcome.log
        if what == "crash" and not any(act.what == "fault" for act in story.acts)
    ]
    return crashes + [
        story.at(check.line, f"expected {check.statement}, but {but}")
        for check in checks
        if (but := check.but(evidence)) is not None
    ]


def log_lines(log):
    """The log as --log json prints it, one object a line."""
    for us, what, value in log:
        if what in LOGGED:
            entry = {"us": us, "what": what, "value": _unpacked(value) if what == "said" else value}
            yield printing.document(entry, sort_keys=True)


def _unpacked(text):
    try:
        return json.loads(text)
    except ValueError:
        return text
