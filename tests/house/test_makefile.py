"""What make and git do with a checkout, whatever a computer has set."""

import os
import re
import shutil
import subprocess

import pytest
import tree

TEXT = tree.text("Makefile")


def test_each_script_goes_to_its_own_checkout_whatever_cdpath_says():
    scripts = [path for path in tree.ROOT.rglob("*.sh") if ".venv" not in str(path)]
    scripts.append(tree.ROOT / ".ci/run")
    goes = [path for path in scripts if re.search(r"^\s*cd ", path.read_text("utf-8"), re.M)]
    assert len(goes) >= 3
    for path in goes:
        text = path.read_text(encoding="utf-8")
        assert "unset CDPATH" in text[: re.search(r"^\s*cd ", text, re.M).start()], path


def test_every_target_that_needs_a_set_up_asks_for_it():
    for name, rest, recipe in re.findall(r"^([a-z0-9-]+):(.*) ##.*\n((?:\t.*\n)+)", TEXT, re.M):
        for folder, wanted in ((".venv-hardware", "$(HARDWARE_READY)"), (".venv", "$(READY)")):
            uses = (
                f"{folder}/bin" in recipe or ("$(RUN)", "$(HARDWARE)")[folder != ".venv"] in recipe
            )
            assert not uses or wanted in rest, name


def test_the_make_of_bsd_is_told_that_it_takes_gnu_make():
    """It alone begins with .BEGIN; GNU make takes that for one of the targets nobody asks for."""
    [recipe] = re.findall(r"^\.BEGIN:.*\n\t@(.*)$", TEXT, re.M)
    done = subprocess.run(["sh", "-c", recipe], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "this takes GNU make: call it as gmake\n")
    asked = ["make", "-n", "help"]
    said = subprocess.run(asked, cwd=tree.ROOT, capture_output=True, text=True, check=True).stdout
    assert "gmake" not in said


@pytest.mark.parametrize("autocrlf", ["true", "input", "false"])
def test_git_changes_no_byte_of_any_kind_of_file(tmp_path, autocrlf):
    def git(*words):
        user = ("-c", "user.name=x", "-c", "user.email=x@example.com")
        command = ["git", "-c", f"core.autocrlf={autocrlf}", *user, *words]
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
            "GIT_CONFIG_GLOBAL": os.devnull,
        }
        subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)

    kinds = {}
    for folder in ("firmware", "board", "host", "hardware", "tests", "docs", "examples"):
        for path in sorted((tree.ROOT / folder).rglob("*.*")):
            if path.is_file() and "__pycache__" not in path.parts:
                kinds.setdefault(path.suffix, path)
    assert {".py", ".sh", ".story", ".toml", ".csv", ".zip", ".stl"} <= set(kinds)
    originals = {f"one{suffix}": path.read_bytes() for suffix, path in kinds.items()}
    originals["Makefile"] = TEXT.encode()
    originals["of_windows.csv"] = b"name,amount\r\nRed,1000\r\n"
    shutil.copy(tree.ROOT / ".gitattributes", tmp_path)
    for name, data in originals.items():
        (tmp_path / name).write_bytes(data)
    git("init")
    git("add", ".")
    git("commit", "-m", "one")
    for name in originals:
        (tmp_path / name).unlink()
    git("checkout", ".")
    assert {name: (tmp_path / name).read_bytes() for name in originals} == originals
