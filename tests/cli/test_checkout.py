"""Where the tool runs from: a copied checkout's command, and an installation without firmware."""

import pytest

from quizbox_host import checkout


@pytest.mark.parametrize("words", [("colours", "template"), ("status",), ("--help",)])
def test_a_copied_checkouts_command_says_in_one_line_that_it_is_not_set_up(
    run, tmp_path, monkeypatch, words
):
    there = tmp_path / checkout.IN_A_CHECKOUT
    there.parent.mkdir(parents=True)
    there.touch()
    monkeypatch.setattr("sys.argv", [str(tmp_path / ".venv/bin/quizbox")])
    ran = run(*words)
    assert (ran.code, ran.out) == (3, "")
    assert ran.err.startswith(f"Error: {tmp_path} was copied")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("play",), ("play", "--world", "chip"), ("sim", "--pty"), ("story",),
        ("story", "--world", "vm"), ("story", "--world", "chip"),
    ],
)  # fmt: skip
def test_without_firmware_what_plays_it_says_so_in_one_line(run, tmp_path, monkeypatch, words):
    monkeypatch.setattr(checkout, "FIRMWARE", tmp_path)
    ran = run(*words)
    assert (ran.code, ran.out) == (3, "")
    assert ran.err.startswith("Error: the firmware is not installed with this tool")
    assert ran.err.count("\n") == 1
