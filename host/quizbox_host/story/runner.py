"""Plays stories in a world and reports the differences."""

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
    """The result of a run of stories: counts, and whether a file could not be parsed."""

    world: str
    passed: int = 0
    failed: int = 0
    left_out: int = 0
    unreadable: bool = False

    @property
    def exit_code(self):
        """0: at least one passed and none failed; 2: a story could not be parsed; 1: otherwise."""
        if self.unreadable:
            return 2
        return 0 if self.passed and not self.failed else 1

    def __str__(self):
        return f"{self.passed} passed, {self.failed} failed, {self.left_out} not for {self.world}"


@dataclass
class Reading:
    """The stories of some files, and a message for each file that could not be read."""

    stories: list = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def player(world):
    """The play function of a world, by name. Raises QuizboxError if there is no such world."""
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
    """The files in `paths`, and the *.story files below its folders, sorted; each once.

    Hidden files below folders are skipped: systems and editors leave such files behind.
    """
    found = []
    for path in map(Path, paths):
        below = sorted(path.rglob("*" + SUFFIX)) if path.is_dir() else [path]
        found += [one for one in below if one == path or not one.name.startswith(".")]
    return list(dict.fromkeys(found))


def read(paths):
    """Read the stories of files and folders. Returns a Reading; raises nothing for a bad file."""
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
    """Play every story with `play`, a world's play function. Returns the Tally.

    echo  called with each line of the report, in the order of the stories
    log   whether each story's log is printed before its result

    If the world's module has AT_ONCE, so many stories are played in parallel threads.
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
    """A parallel map in order; when the context ends, calls that have not begun are cancelled."""
    if threads == 1:
        yield map
        return
    pool = ThreadPoolExecutor(threads)
    try:
        yield pool.map
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _played(story, world, play):
    """(differences, log) of one story; differences is None if it is not for this world."""
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
    """(differences, log) of one story. Raises QuizboxError if the world cannot run at all."""
    scripts = compiler.scripts(story)
    try:
        outcome, *twin = [play(script) for script in scripts]
    except QuizboxError:
        raise
    except Exception as error:  # whatever it is, go on with the other stories
        wrong = f"expected a story played to its end, but {type(error).__name__}: {error}"
        return [story.at(story.line, wrong)], []
    return judge(story, scripts[0], tol_us, outcome, *twin), outcome.log


def judge(story, script, tol_us, outcome, twin=None):
    """Check an Outcome against its story. Returns the differences, each with file and line.

    tol_us: how many microseconds an event may be off. A story without `faults N` expects 0.
    """
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
    """The log as --log json prints it: an iterator of lines, one JSON object each."""
    for us, what, value in log:
        if what in LOGGED:
            entry = {"us": us, "what": what, "value": _unpacked(value) if what == "said" else value}
            yield printing.document(entry, sort_keys=True)


def _unpacked(text):
    try:
        return json.loads(text)
    except ValueError:
        return text
