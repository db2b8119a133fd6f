"""The process that plays on an emulated Pico: it begins whatever lies in the current folder."""

import os

import pytest
from box import MS

from quizbox_host.worlds import chip as world

SCRIPT = {"acts": [[0, "power", 1]], "until_us": MS}


@pytest.mark.parametrize("before", [None, "", "1"])
def test_a_module_in_the_current_folder_is_not_taken(tmp_path, monkeypatch, before):
    for name in ("signal", "pickle", "socket", "serial", "quizbox"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('mine')\n")
    monkeypatch.chdir(tmp_path)
    if before is None:
        monkeypatch.delenv(world.SAFE_PATH, raising=False)
    else:
        monkeypatch.setenv(world.SAFE_PATH, before)
    player = world.Player(world.given)
    try:
        assert player.play(SCRIPT).log != []
    finally:
        player.close()
    assert os.environ.get(world.SAFE_PATH) == before
