"""Compilers found or installed, what goes into an image, and commands that fail or are killed."""

import os
import re
import subprocess

import pytest

from quizbox import __version__
from quizbox_host.errors import QuizboxError
from quizbox_host.image import build, recipe, toolchain
from quizbox_host.image.cache import Cache

ALL = {*toolchain.COMMANDS.values(), *toolchain.FILES.values()}
SIZES = """\
Need to get 61.5 MB/63.2 MB of archives.
After this operation, 1,234 MB of additional disk space will be used.
"""


class Machine:
    """A computer with some of the packages; installs more, unless apt is broken."""

    def __init__(self, *packages, breaks=False):
        self.packages = set(packages)
        self.breaks = breaks
        self.ran = []

    def which(self, name):
        package = toolchain.COMMANDS.get(name)
        return None if package and package not in self.packages else f"/usr/bin/{name}"

    def run(self, command, **more):
        program, *words = command
        output, code, said = "", 0, ""
        if words[0].startswith("-print-file-name="):
            name = words[0].partition("=")[2]
            has = toolchain.FILES[program, name] in self.packages
            output = f"/usr/lib/{name}\n" if has else f"{name}\n"
        elif words[0] == "--version":
            output = f"{program} 12.2.1\n"
        else:
            self.ran.append(command)
            if "--yes" in words:
                assert more["env"]["DEBIAN_FRONTEND"] == "noninteractive"
                code, said = (100, "E: no space left\n") if self.breaks else (0, "")
                self.packages |= set() if self.breaks else ALL & set(words)
            output = SIZES if "--assume-no" in words else ""
        return subprocess.CompletedProcess(command, code, output, said)

    def ready(self, is_root):
        said = []
        return toolchain.ready(said.append, self.run, self.which, is_root), said


def test_compilers_that_are_there_are_named_and_nothing_is_installed():
    machine = Machine(*ALL)
    versions = "arm-none-eabi-gcc 12.2.1\ncmake 12.2.1"
    assert machine.ready(is_root=True) == (versions, [])
    assert machine.ran == []


@pytest.mark.parametrize("package", sorted(ALL))
def test_each_package_is_missed_by_name(package):
    machine = Machine(*ALL - {package})
    assert package in toolchain.missing(machine.run, machine.which)
    with pytest.raises(QuizboxError, match=f"are missing: sudo apt-get .*{re.escape(package)}"):
        machine.ready(is_root=False)
    assert machine.ran == []


def test_root_gets_what_is_missing_and_is_told_how_large_it_is():
    machine = Machine("make", "gcc", "libc6-dev")
    _, said = machine.ready(is_root=True)
    wanted = sorted(ALL - {"make", "gcc", "libc6-dev"})
    assert machine.packages == ALL
    assert said == [
        f"compilers are missing: installing {' '.join(wanted)}",
        "61.5 MB to download, 1,234 MB on the disk",
    ]


def test_an_installation_that_fails_is_told():
    with pytest.raises(QuizboxError, match=r"\(no space left\): see to it with apt-get install"):
        Machine(breaks=True).ready(is_root=True)


def test_the_product_has_the_board_and_every_file_of_the_firmware():
    found = recipe.product()
    assert found.file == f"quizbox-{__version__}-pico.uf2"
    files = {path.relative_to(recipe.FIRMWARE) for path in recipe.FIRMWARE.rglob("quizbox/**/*.py")}
    assert {name for name in found.tree if name.startswith("firmware/")} == {
        f"firmware/{path.as_posix()}" for path in files
    }
    assert {name for name in found.tree if name.startswith("board/")} == {
        "board/main.py",
        "board/manifest.py",
        "board/mpconfigboard.cmake",
        "board/mpconfigboard.h",
        "board/pins.csv",
    }


def test_the_boards_file_system_leaves_the_room_that_is_reckoned_with():
    text = (recipe.BOARD / "mpconfigboard.h").read_text()
    assert "MICROPY_HW_FLASH_STORAGE_BYTES (1408 * 1024)" in text
    assert build.PROGRAM_BYTES == (2048 - 1408) * 1024


def test_outside_a_checkout_there_is_no_product(tmp_path):
    with pytest.raises(QuizboxError, match="needs a checkout of the project"):
        recipe.product(board=tmp_path)


def test_the_stock_image_has_micropythons_own_manifest_if_all_of_it_is_there():
    assert (recipe.stock(True).tree, recipe.stock(True).cmake) == ({}, ())
    assert recipe.stock(False).tree.keys() == {"manifest.py"}


@pytest.fixture
def step(tmp_path):
    """step(word, ...) runs a command as a step of one name."""
    with Cache(tmp_path).locked(print) as cache:
        yield lambda *command: build.Step(cache, "one", WORD="given").run(*command)


def test_a_command_gets_its_own_environment_alone(step, tmp_path, monkeypatch):
    monkeypatch.setenv("MAKEFLAGS", "-n")
    monkeypatch.setenv("CFLAGS", "-O0")
    step("sh", "-c", 'echo "$WORD$MAKEFLAGS$CFLAGS $MICROPY_GIT_TAG"')
    assert (tmp_path / "build/one/sh.log").read_text() == "given v1.25.0\n"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("a\nx.c:1: error: no\nmake: Error 2", "x.c:1: error: no"),
        ("a\nerror compiling game.py:\nTraceback", "error compiling game.py"),
        ("first\nlast", "first"),
        ("", "it said nothing"),
    ],
)
def test_a_command_that_fails_is_told_by_its_first_error(step, tmp_path, said, told):
    with pytest.raises(QuizboxError) as raised:
        step("sh", "-c", f"printf '{said}'; exit 1")
    log = tmp_path / "build/one/sh.log"
    assert raised.value.message == f"sh failed: {told}; all it said: {log}"


def test_what_a_killed_build_left_is_not_built_upon(step, tmp_path):
    folder = tmp_path / "build/one"
    step("sh", "-c", f"touch {folder}/half.o; exit 0")
    step("true")
    assert (folder / "half.o").exists()
    (folder / "unfinished").touch()  # as if it had been killed in the middle
    step("true")
    assert sorted(os.listdir(folder)) == ["true.log"]


def test_a_program_that_grows_into_the_file_system_is_refused():
    assert len(build._packed(bytes(build.PROGRAM_BYTES))) == build.PROGRAM_BYTES * 2
    with pytest.raises(QuizboxError, match="only 655,360 are free"):
        build._packed(bytes(build.PROGRAM_BYTES + 1))


@pytest.mark.parametrize(("cache", "tree"), [("a b", None), ("a", "c d")])
def test_a_path_that_make_cannot_take_is_told(tmp_path, cache, tree):
    builder = build.Builder(Cache(tmp_path / cache), print, tree and tmp_path / tree)
    with pytest.raises(QuizboxError, match="make takes no path with a blank"):
        builder.image(lambda sources: recipe.product())
