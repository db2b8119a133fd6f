"""docs/new-game.md, done step by step in a copy of the project: the game is there and plays."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys

import pytest
import tree

PAGE = tree.text("docs/new-game.md")
COPIED = ("docs", "examples", "firmware", "host", "tests", "package.json", "pyproject.toml")
HELD = (  # the tests that hold what the page adds, and the lists of games
    "tests/house/test_compiles.py::test_it_compiles[firmware/quizbox/core/ten.py]",
    "tests/house/test_games.py",
    "tests/house/test_docs.py",
    "tests/house/test_package.py",
    "tests/house/test_stories_page.py::test_each_statement_stands_in_its_list_and_no_other",
    "tests/unit/test_chooser.py",
)
STORIES = 4
ON_SCREEN = """
from tests.unit.on_screen import SECOND, played

async def play(screen):
    await screen.keys("space", then_us=10 * SECOND)
    shown = screen.shown
    await screen.keys("space", then_us=SECOND)
    return f"{shown}, {screen.shown}, {screen.last_sound}"

print(played(play, {"game": GAME}))
"""


def block(kind):
    """The text of the page's one fenced block of that kind."""
    (text,) = re.findall(rf"^```{kind}\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return text


def named(end):
    """The one file that the page names with that end."""
    (path,) = set(re.findall(rf"`(\w\S*/{re.escape(end)})`", PAGE))
    return path


def changed(text, diff):
    """text after a diff of one piece, which has to be in it once."""
    lines = diff.splitlines()
    old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
    assert text.count(old) == 1, f"not there once:\n{old}"
    return text.replace(old, "\n".join(line[1:] for line in lines if not line.startswith("-")))


def places():
    """[(file, what stands there, what is to stand there)] of the page's last table."""
    cell = r"(?:`` (.+?) ``|`(.+?)`)"
    rows = re.findall(rf"^\| `(docs/.+?)` \| {cell} \| {cell} \|$", PAGE, re.MULTILINE)
    return [
        (file, (old or plain).replace("\\|", "|"), (new or other).replace("\\|", "|"))
        for file, old, plain, new, other in rows
    ]


class Copy:
    """A copy of the project in which the page's steps are done."""

    def __init__(self, root):
        self.root = root
        for name in COPIED:
            come = tree.ROOT / name
            if come.is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
                shutil.copytree(come, root / name, ignore=left_out)
            else:
                shutil.copy(come, root / name)
        # A tool that comes from here and a Python from elsewhere would be taken for a bad copy.
        (root / ".venv").symlink_to(sys.prefix)
        self._python = str(root / ".venv/bin/python")
        paths = os.pathsep.join(str(root / name) for name in ("firmware", "host"))
        self._environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}

    def start(self, *words, **streams):
        """Start its Python."""
        return subprocess.Popen(
            [self._python, *words], cwd=self.root, env=self._environment, text=True, **streams
        )

    def run(self, *words):
        """Run its Python without input: (exit code, what it printed)."""
        streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE}
        process = self.start(*words, stderr=subprocess.STDOUT, **streams)
        printed, _ = process.communicate()
        return process.returncode, printed

    def change(self, path, change):
        """Write what change makes of the text of a file."""
        file = self.root / path
        file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    made = Copy(tmp_path_factory.mktemp("project"))
    game, games, stories = map(named, ("core/ten.py", "core/games.py", "ten.story"))
    (made.root / game).write_text(block("python"), encoding="utf-8")
    made.change(games, lambda text: changed(text, block("diff")))
    made.change("docs/behaviour.md", lambda text: f"{text}\n{block('markdown')}")
    (made.root / stories).parent.mkdir()
    (made.root / stories).write_text(block("story"), encoding="utf-8")
    return made


def test_its_stories_pass_in_both_worlds_as_the_page_plays_them(copy):
    commands = re.findall(r"^    \.venv/bin/quizbox (story .+)$", PAGE, re.MULTILINE)
    assert [shlex.split(one)[2:] for one in commands] == [[], ["--world", "vm"]]
    for words in map(shlex.split, commands):
        code, printed = copy.run("-m", "quizbox_host", *words)
        world = words[-1] if "--world" in words else "cpython"
        last = f"{STORIES} passed, 0 failed, 0 not for {world}"
        assert (code, printed.splitlines()[-1]) == (0, last), printed


def test_play_shows_it_on_its_screen(copy):
    (options,) = re.findall(r'^    make play ARGS="(.+)"$', PAGE, re.MULTILINE)
    option, game = options.split()
    code, printed = copy.run("-m", "quizbox_host", "play", option, game)
    assert code == 0, printed
    assert copy.run("-m", "quizbox_host", "play", option, "eleven")[0] == 2
    code, printed = copy.run("-c", ON_SCREEN.replace("GAME", repr(game)))
    assert code == 0, printed
    assert re.fullmatch(r"----,  10\.\d, stop\n", printed), printed


def test_the_simulated_box_plays_it_by_hand(copy):
    (command,) = re.findall(r"`\.venv/bin/quizbox (sim .+?)`", PAGE)
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    words = ("-m", "quizbox_host", *shlex.split(command))
    with copy.start(*words, "--speed", "20", **streams) as sim:
        port = sim.stdout.readline().split()[1]
        orders = ("wait 0.5", "press", "wait 10", "press", "wait 0.5")
        sim.stdin.write("".join(f"{order}\n" for order in orders))
        sim.stdin.flush()
        done = [sim.stdout.readline().strip() for _ in orders]
        _, printed = copy.run("-m", "quizbox_host", "status", "--port", port, "--json")
        sim.communicate("quit\n")
    assert done == [f"done {order}" for order in orders]
    status = json.loads(printed)
    assert (status["game"], status["state"]) == ("ten", "over")
    assert 10 <= float(status["shown"]) < 11


def test_with_the_pages_last_step_the_lists_of_games_are_right(copy):
    assert len(places()) == 5
    for file, old, new in places():
        there = (copy.root / file).read_text(encoding="utf-8")
        assert there.count(old) == 1, f"{file}: {old}"
        copy.change(file, lambda text, old=old, new=new: text.replace(old, new))
    (module,) = re.findall(r"`\.venv/bin/python (-m .+?)`", PAGE)
    assert copy.run(*module.split())[0] == 0
    code, printed = copy.run("-m", "pytest", "-p", "no:cacheprovider", *HELD)
    assert code == 0, printed
