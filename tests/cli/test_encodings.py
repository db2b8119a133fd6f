"""What is printed where no box is needed, piped to a reader that knows few characters."""

import os
import subprocess
import sys

import pytest

COMMANDS = (
    "play",
    "story tests/scenarios/chase/origins.story",
    "story --coverage",
    "colours template",
    "colours check good.toml",
    "colours check --reveal good.toml",
    "colours check bad.toml",
    "card good.toml",
    "ports --id none",
    "completion bash",
)
NAMES = [f"Größe {number} ★" for number in range(20)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The project, as it is seen from a folder with colour files of odd names."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "good.toml").write_text(f"colours = {NAMES}", encoding="utf-8")
    (folder / "bad.toml").write_text(f"colours = {[*NAMES[:19], 'größe 0 ★']}", encoding="utf-8")
    (folder / "tests").symlink_to(os.path.abspath("tests"))
    return folder


@pytest.mark.parametrize("charset", ["ascii", "cp1252"])
@pytest.mark.parametrize("words", COMMANDS)
def test_it_can_be_printed(folder, words, charset):
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": charset, "COLUMNS": "80"}
    ran = subprocess.run(
        [sys.executable, "-m", "quizbox_host", *words.split()],
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False,
    )  # fmt: skip
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == {"colours check bad.toml": 4, "ports --id none": 5}.get(words, 0)
    assert (ran.stdout + ran.stderr).strip()
