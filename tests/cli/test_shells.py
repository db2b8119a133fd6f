"""`quizbox completion` in each shell, in a new account that does what its help says.

A tier of its own: it needs zsh and fish, which tests/cli/shells.sh installs where it can.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from terminal import Terminal

from quizbox import __version__
from quizbox_host.__main__ import main

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
READY = b"READY> "
SHELLS = ["bash", "zsh", "fish"]
# Asks for the prompt by which a test knows that the shell waits: the end of its start file, so
# that what is said at login stands before it.
PROMPT = {
    "bash": ("~/.bashrc", 'PS1="READY> "'),
    "zsh": ("~/.zshrc", 'PROMPT="READY> "'),
    "fish": ("~/.config/fish/config.fish", "function fish_prompt; echo -n 'READY> '; end"),
}


def told(shell):
    """What the help has one do for that shell."""
    text = CliRunner().invoke(main, ["completion", "--help"]).stdout
    lines = text[text.index("\n  " + f"  {shell} ") :].splitlines()[1:]
    own = [lines[0].split(None, 1)[1]]
    for line in lines[1:]:
        if not line.startswith(" " * 10):
            break
        own.append(line.strip())
    return [line for line in own if not line.startswith("on macOS")]


class Account:
    """A home folder without a file, and a shell that begins there."""

    def __init__(self, home, shell):
        surroundings = {"HOME": str(home), "PATH": f"{BIN}:{os.environ['PATH']}"}
        for line in told(shell):
            subprocess.run(line, shell=True, check=True, env={**os.environ, **surroundings})
        self.end = "; echo END(math 1 + 1)" if shell == "fish" else "; echo END$((1 + 1))"
        name, prompt = PROMPT[shell]
        start = home / name.removeprefix("~/")
        start.parent.mkdir(parents=True, exist_ok=True)
        with start.open("a", encoding="utf-8") as file:
            file.write(f"\n{prompt}\n")
        self.shell = Terminal("-i", program=[shell], columns=200, **surroundings)
        self.shell.await_drawn(READY)
        self.at_login = self.shell.drawn

    def says(self, keys):
        """What stands there after those keys and Enter, up to the next prompt."""
        since = len(self.shell.drawn)
        self.shell.keys(keys.encode() + b"\r")
        self.shell.await_drawn(b"END2", since)
        return self.shell.drawn[since:].decode()


@pytest.fixture(params=SHELLS)
def account(request, tmp_path):
    made = Account(tmp_path, request.param)
    yield made
    made.shell.end()


def test_nothing_is_said_at_login(account):
    assert not re.search(rb"not found|invalid|error|insecure|complet", account.at_login, re.I)


def test_tab_completes(account):
    """Each line is whole only if the tab key has completed it."""
    end = account.end
    assert f"version {__version__}" in account.says(f"quizbox --vers\t{end}")
    assert "# quizbox completion for bash" in account.says(f"quizbox completion ba\t{end}")
    example = f"{ROOT}/examples/colours-semi"
    assert "20 colours, with amounts" in account.says(f"quizbox colours che\t {example}\t{end}")
    assert "--until" in account.says(f"{BIN}/quizbox wat\t --he\t{end}")
