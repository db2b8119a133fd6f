"""`quizbox completion`: what it prints, and what bash makes of it. test_shells.py has all three."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from simulated import Running

from quizbox.core import games
from quizbox_host import shells

BIN = Path(sys.executable).parent
# What older ones lack: bash 3.2, and 4.0 to 4.3.
NO_COMPOPT = "enable -n compopt; "
NO_NOSORT = (
    'complete() { case " $* " in *" nosort "*) echo "nosort: invalid option name" >&2; '
    'return 2;; esac; builtin complete "$@"; }; '
)
BASHES = {"5": "", "4.3": NO_NOSORT, "3.2": NO_COMPOPT + NO_NOSORT}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how(run, shell):
    ran = run("completion", shell)
    assert (ran.code, ran.out) == (0, shells.SCRIPTS[shell])
    assert f"{shells.VARIABLE}={shell}_complete" in ran.out


def test_another_shell(run):
    assert run("completion", "cmd").code == 2


def test_what_it_is_told_works():
    asked = {"_QUIZBOX_COMPLETE": "bash_complete", "COMP_WORDS": "quizbox col", "COMP_CWORD": "1"}
    code, out, _ = Running(**asked).end()
    assert (code, out) == (0, "plain,colours\n")


def bash(before, after):
    """(stdout, stderr) of a bash that has the script between those two."""
    ran = subprocess.run(
        ["bash", "--norc", "-c", f"{before}\n{shells.BASH}\n{after}"],
        capture_output=True, text=True, check=True,
        env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "HOME": str(BIN.parent)},
    )  # fmt: skip
    return ran.stdout.strip(), ran.stderr


def completed(before, *words):
    """What bash offers for the last of those words."""
    line = " ".join(f"'{word}'" for word in words)
    after = (
        f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; "
        "compopt() { echo compopt \"$@\"; }; "
        "_quizbox_completion \"${COMP_WORDS[0]}\"; printf '%s\\n' \"${COMPREPLY[@]}\""
    )  # fmt: skip
    out, err = bash(before, after)
    assert err == ""
    return out.split()


@pytest.mark.parametrize("version", BASHES)
def test_bash_starts_without_a_word(version):
    out, err = bash(BASHES[version], "complete -p quizbox")
    how = {"5": "-o nosort ", "4.3": "", "3.2": "-o default "}[version]
    assert (out, err) == (f"complete {how}-F _quizbox_completion quizbox", "")


@pytest.mark.parametrize("version", BASHES)
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("quizbox", "colours", "ch"), ["check"]),
        (("quizbox", "play", "--game", "c"), ["chase", "clock"]),
        (("quizbox", "play", "--game", "=", "cl"), ["clock"]),
        (("quizbox", "play", "--game", "="), [game.name for game in games.GAMES]),
        (("quizbox", "new"), ["new-game"]),
        (("quizbox", "nothing"), []),
        ((f"{BIN}/quizbox", "stat"), ["status"]),
        (("~/bin/quizbox", "stat"), ["status"]),
        (("/nowhere/quizbox", "stat"), []),
    ],
)
def test_bash_offers(version, words, offered):
    assert completed(BASHES[version], *words) == offered


def test_bash_completes_files():
    assert completed("", "quizbox", "story", "tests/scen") == ["compopt", "-o", "default"]


def test_zsh_of_a_new_account_is_given_what_it_lacks():
    """compdef is there only after compinit, which -i keeps from asking."""
    lines = [line.strip() for line in shells.ZSH.splitlines()]
    needs = lines.index("(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }")
    assert needs + 1 == lines.index("compdef _quizbox_completion quizbox")


def test_the_help_names_each_start_file(run):
    text = run("completion", "--help").out
    for name in ("~/.bashrc", "~/.bash_profile", "~/.zshrc", "mkdir -p ~/.config/fish"):
        assert name in text
