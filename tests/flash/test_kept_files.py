"""What stands in /kept/ as a box is flashed: bad files go aside, and the box is at its defaults."""

import pytest
from boards import board_with, box_with
from versions import NEW, changed

from quizbox_host.deploy.program import program
from quizbox_host.emulator import files

BAD = {
    "/kept/settings": b"",
    "/kept/game": b"{",
    "/kept/table": bytes(100),
    "/kept/log": b"x" * 5000,
}


@pytest.fixture
def newer_than_that(tmp_path):
    return changed(tmp_path / "firmware")


def standing(bench):
    return files.get(bench.chip.flash.image)


def test_bad_files_do_not_outlive_flashing(run, straight, stock, newer_than_that):
    bench = straight(box_with(stock, program(), **BAD), 0.2)
    bench.firmware = newer_than_that
    assert run("flash", bench=bench).code == 0
    about = run("info", "--json", bench=bench).json
    assert about["version"] == NEW
    bench.pause(2)
    there = standing(bench)
    assert {path: there.get(f"{path}.bad") for path in BAD} == BAD
    assert run("settings", "set", "volume", "1", bench=bench).code == 0
    bench.pause(1)
    assert run("flash", bench=bench).code == 0
    assert run("settings", "get", "volume", bench=bench).out == "1\n"


def test_nor_does_a_first_installation_stumble_over_them(run, straight, stock):
    bench = straight(board_with(stock, BAD))
    assert run("flash", bench=bench).code == 0
    assert run("settings", "get", "volume", bench=bench).out == "3\n"
