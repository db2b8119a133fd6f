"""What each tier ran and how it went: a pytest plugin that writes it down, and reading it again.

`pytest -p tests.ran --ran FILE` writes a line a test: `passed ID` or `failed ID`. Stories and
mutants that a tier plays outside pytest get theirs from what it printed, see `told`.
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "build" / "ran"
PASSED, FAILED = "passed", "failed"

# What `quizbox story` and tests.mutants print, and what the record says of it.
PRINTED = (
    (re.compile(r"ok (.+)"), PASSED, "story"),
    (re.compile(r"FAIL (.+)"), FAILED, "story"),
    (re.compile(r"caught (.+?) by \d+\.\d+ .*"), PASSED, "mutant"),
    (re.compile(r"SURVIVED (.+)"), FAILED, "mutant"),
)


def pytest_addoption(parser):
    parser.addoption("--ran", metavar="FILE", help="write down there how each test went")


def pytest_configure(config):
    path = config.getoption("--ran")
    if path:
        config.pluginmanager.register(Recorder(Path(path)))


class Recorder:
    """Of a run of pytest; a run that is broken off leaves no record, not an old one either."""

    def __init__(self, path):
        self._path = path
        self._broken = set()
        self._verdicts = []
        path.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report):
        if report.outcome != "passed":  # skipped is not passed
            self._broken.add(report.nodeid)
        if report.when == "teardown":
            verdict = FAILED if report.nodeid in self._broken else PASSED
            self._verdicts.append((verdict, report.nodeid))

    def pytest_sessionfinish(self):
        write(self._path, self._verdicts)


def record(tier):
    """Where the record of a tier is."""
    return FOLDER / f"{tier}.txt"


def told(output):
    """[(verdict, "story NAME" or "mutant NAME")] of what a tier printed."""
    found = []
    for line in output.splitlines():
        for pattern, verdict, kind in PRINTED:
            match = pattern.fullmatch(line)
            if match:
                found.append((verdict, f"{kind} {match[1]}"))
    return found


def write(path, verdicts):
    """Keep [(verdict, ID)], a line each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{verdict} {name}\n" for verdict, name in verdicts)
    path.write_text(text, encoding="utf-8")


def read(folder=FOLDER):
    """{tier: {ID: whether it passed, each time}} of all records in a folder."""
    tiers = {}
    for path in sorted(folder.glob("*.txt")):
        verdicts = tiers.setdefault(path.stem, {})
        for line in path.read_text(encoding="utf-8").splitlines():
            verdict, _, name = line.partition(" ")
            verdicts[name] = verdicts.get(name, True) and verdict == PASSED
    return tiers
