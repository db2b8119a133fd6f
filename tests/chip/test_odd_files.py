"""Kept files that nobody wrote as they are: the box starts with its defaults and plays (6.6)."""

import pytest
from box import BOOTED_US, SECOND, Box

from quizbox_host.emulator import files, program

NAMES = ("settings", "game", "table", "log")
ODD = {
    "empty": b"",
    "a bracket": b"{",
    "zeros": bytes(100),
    "ones, as erased": b"\xff" * 4096,
    "two lines of nothing": b"\n\n",
    "a number": b"1\n83dcefb7\n",
    "very long": b"x" * 50_000,
}


@pytest.fixture(params=ODD)
def box(request):
    """A box in which all kept files are alike."""
    flash, there = program.frozen()
    odd = {f"/kept/{name}": ODD[request.param] for name in NAMES}
    made = Box((flash, {**there, **odd}))
    made.power(1, BOOTED_US + SECOND)
    return made


def assert_keeps(box, name, value):
    """A setting outlives the power, and no file is bad any more."""
    box.ask("settings.set", **{name: value})
    box.run(2 * SECOND)
    box.power(0)
    box.power(1, BOOTED_US + SECOND)
    assert box.ask("hello")["bad_files"] == {}
    assert box.ask("settings.get")[name] == value


def test_it_starts_tells_why_and_keeps_anew(box):
    about = box.ask("hello")
    assert (about["game"], about["state"]) == ("chase", "ready")
    assert sorted(about["bad_files"]) == sorted(NAMES)
    assert all(about["bad_files"].values())
    assert box.ask("settings.get")["chase_1_s"] == 60
    assert_keeps(box, "chase_1_s", 30)
    assert [entry["what"] for entry in box.ask("log.get")["faults"]] == ["bad file"] * len(NAMES)
    there = files.get(box.chip.flash.image)
    assert {f"/kept/{name}.bad" for name in NAMES} <= set(there)
    assert [entry for entry in box.log if entry[1] in ("crash", "prompt")] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("odd", [("", b"x" * 500_000), ("/in", b"")], ids=["huge", "a folder"])
def test_what_is_no_file_of_ours_at_all(name, odd):
    flash, there = program.frozen()
    below, data = odd
    made = Box((flash, {**there, f"/kept/{name}{below}": data}))
    made.power(1, BOOTED_US + SECOND)
    assert list(made.ask("hello")["bad_files"]) == [name]
    assert_keeps(made, "volume", 1)
