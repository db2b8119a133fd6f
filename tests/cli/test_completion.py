"""`quizbox completion`."""

import pytest
from simulated import Running


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how(run, shell):
    ran = run("completion", shell)
    assert ran.code == 0
    assert f"_QUIZBOX_COMPLETE={shell}_complete" in ran.out


def test_another_shell(run):
    assert run("completion", "cmd").code == 2


def test_what_it_is_told_works():
    asked = {"_QUIZBOX_COMPLETE": "bash_complete", "COMP_WORDS": "quizbox col", "COMP_CWORD": "1"}
    code, out, _ = Running(**asked).end()
    assert (code, out) == (0, "plain,colours\n")
