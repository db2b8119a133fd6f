"""Sources of an image: a checkout that is refused or taken, Debian's files, apt's mirrors."""

import hashlib
import subprocess
import tarfile

import pytest

from quizbox_host.errors import QuizboxError
from quizbox_host.image import debian, mirrors, sources

MPCONFIG = """
#define MICROPY_VERSION_MAJOR {}
#define MICROPY_VERSION_MINOR {}
#define MICROPY_VERSION_MICRO {}
#define MICROPY_VERSION_PRERELEASE {}
#define MICROPY_VERSION MICROPY_MAKE_VERSION(MICROPY_VERSION_MAJOR, MICROPY_VERSION_MINOR)
"""
MIRROR = "http://mirror.example/debian"


def tree(path, *version, without=()):
    """A folder with what is looked at in a checkout."""
    files = {"py/mpconfig.h": MPCONFIG.format(*version)}
    files |= {f"{name}/{file}": "" for name, file in sources.SUBMODULES.items()}
    for name, text in files.items():
        if not name.startswith(tuple(without) or "-"):
            (path / name).parent.mkdir(parents=True, exist_ok=True)
            (path / name).write_text(text)
    return path


def test_a_checkout_of_the_right_version_is_taken(tmp_path):
    found = sources.checkout(tree(tmp_path, 1, 25, 0, 0))
    assert (found.tree, found.has_libraries) == (tmp_path, False)
    (tmp_path / "lib/micropython-lib/micropython").mkdir(parents=True)
    assert found.has_libraries


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ((1, 24, 1, 0), "is MicroPython 1.24.1, and the image needs 1.25.0: git checkout v1.25.0"),
        ((1, 26, 0, 0), "is MicroPython 1.26.0,"),
        ((1, 25, 0, 1), "is MicroPython 1.25-preview,"),
        (("x", "y", "z", 0), "is MicroPython 0.0.0,"),
    ],
)
def test_another_version_is_refused(tmp_path, version, told):
    with pytest.raises(QuizboxError, match=told):
        sources.checkout(tree(tmp_path, *version))


def test_a_checkout_without_submodules_is_told_how_to_get_them(tmp_path):
    bare = tree(tmp_path, 1, 25, 0, 0, without=["lib/tinyusb", "lib/mbedtls"])
    with pytest.raises(QuizboxError, match="git submodule update --init lib/tinyusb lib/mbedtls$"):
        sources.checkout(bare)


def test_another_folder_is_no_checkout(tmp_path):
    with pytest.raises(QuizboxError, match="is no checkout of MicroPython"):
        sources.checkout(tmp_path)


def test_a_checkout_is_named_by_option_or_environment(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    environment = {"QUIZBOX_MICROPYTHON": "/there"}
    assert sources.named("here", environment) == tmp_path / "here"
    assert str(sources.named(None, environment)) == "/there"
    assert sources.named(None, {}) is None


@pytest.fixture
def pinned(monkeypatch):
    """Four small files in place of Debian's; as a {name: bytes}."""
    files = {name: name.encode() for name in debian.PINNED}
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    monkeypatch.setattr(debian, "PINNED", hashes)
    return files


class Apt:
    """apt-get, as far as fetch() calls it: puts files where it runs."""

    def __init__(self, files, fails=()):
        self.files = files
        self.fails = fails  # mirrors that it gets nothing from
        self.asked = []  # the mirror and the step of each call

    def __call__(self, command, cwd, **more):
        mirror = (cwd / "apt/sources.list").read_text().split()[-3]
        step = next(word for word in command[1:] if not word.startswith("-"))
        self.asked.append((mirror, step))
        if mirror in self.fails:
            return subprocess.CompletedProcess(command, 100, "", "W: odd\nE: no route to host\n")
        if step == "download":
            for name, data in self.files.items():
                (cwd / name).write_bytes(data)
        return subprocess.CompletedProcess(command, 0, "", "")


def fetch(folder, apt, *listed):
    said = []
    fetched = debian.fetch(folder, said.append, lambda: listed or (MIRROR,), apt)
    return fetched, said


def test_what_apt_brings_is_taken_and_its_own_folder_goes(tmp_path, pinned):
    apt = Apt(pinned)
    fetched, said = fetch(tmp_path, apt)
    assert apt.asked == [(MIRROR, "update"), (MIRROR, "source"), (MIRROR, "download")]
    assert {path.name for path in tmp_path.iterdir()} == pinned.keys()
    assert fetched.sdk.name.startswith("pico-sdk-source")
    assert fetched.mbedtls.read_bytes() == b"mbedtls_3.6.6.orig.tar.bz2"
    assert said == ["fetching MicroPython 1.25.0 and its libraries from Debian (26 MB)"]


def test_files_that_are_there_are_not_fetched_again(tmp_path, pinned):
    for name, data in pinned.items():
        (tmp_path / name).write_bytes(data)
    apt = Apt({})
    assert fetch(tmp_path, apt)[0].micropython == tmp_path / "micropython_1.25.0+ds.orig.tar.xz"
    assert apt.asked == []


@pytest.mark.parametrize("name", list(debian.PINNED))
def test_a_file_with_another_hash_is_refused(tmp_path, pinned, name):
    with pytest.raises(QuizboxError, match="has SHA-256 .*, not .*: remove it and try again"):
        fetch(tmp_path, Apt(pinned | {name: b"else"}))


def test_a_newer_mbedtls_is_taken_on_debians_word(tmp_path, pinned):
    files = {name: data for name, data in pinned.items() if not name.startswith("mbedtls")}
    fetched, said = fetch(tmp_path, Apt(files | {"mbedtls_3.6.9.orig.tar.xz": b"newer"}))
    assert fetched.mbedtls == tmp_path / "mbedtls_3.6.9.orig.tar.xz"
    assert "mbedtls_3.6.9.orig.tar.xz is newer than what this project was tried with" in said[-1]


@pytest.mark.parametrize("name", ["mbedtls_4.0.0.orig.tar.bz2", "mbedtls_3.7.1.orig.tar.xz", "x"])
def test_another_mbedtls_is_refused(tmp_path, pinned, name):
    files = {old: data for old, data in pinned.items() if not old.startswith("mbedtls")}
    with pytest.raises(QuizboxError, match=r"has no mbedtls 3\.6 any more"):
        fetch(tmp_path, Apt(files | {name: b""}))


def test_a_mirror_that_fails_is_told_and_the_next_is_asked(tmp_path, pinned):
    apt = Apt(pinned, fails=["http://broken.example"])
    _, said = fetch(tmp_path, apt, "http://broken.example", MIRROR)
    assert said[1] == "http://broken.example has them not: no route to host"
    assert apt.asked[0] == ("http://broken.example", "update")
    assert apt.asked[-1] == (MIRROR, "download")


def test_no_mirror_at_all(tmp_path, pinned):
    with pytest.raises(QuizboxError, match=r"\(no route to host\): see to the network, or name a"):
        fetch(tmp_path, Apt(pinned, fails=[MIRROR]))


def test_a_computer_without_apt(tmp_path, pinned, monkeypatch):
    monkeypatch.setattr(debian.shutil, "which", lambda name: None)
    with pytest.raises(QuizboxError, match="without Debian's apt"):
        fetch(tmp_path, Apt(pinned))


def test_a_tarball_is_unpacked_as_its_one_folder(tmp_path):
    (tmp_path / "mbedtls-3.6.6/include").mkdir(parents=True)
    (tmp_path / "mbedtls-3.6.6/include/x.h").write_text("x")
    with tarfile.open(tmp_path / "m.tar.bz2", "w:bz2") as tar:
        tar.add(tmp_path / "mbedtls-3.6.6", "mbedtls-3.6.6")
    debian._extract(tmp_path / "m.tar.bz2", tmp_path / "out")
    assert (tmp_path / "out/include/x.h").read_text() == "x"
    assert not (tmp_path / "out.inside").exists()


ONE_LINE = f"""
# deb http://commented.example/debian bookworm main
deb cdrom:[Debian GNU/Linux 12]/ bookworm main
deb http://security.example/debian-security bookworm-security main
deb https://packages.example/apt cloud-sdk-bookworm main
deb [ arch=amd64 signed-by=/x.gpg ] {MIRROR} bookworm main contrib  # the one
deb-src http://only-sources.example/debian bookworm main
deb http://no-main.example/debian bookworm contrib
"""
DEB822 = f"""\
# a comment
Types: deb
URIs: http://off.example/debian
Suites: trixie
Components: main
Enabled: no

Types: deb deb-src
URIs:
# another inside
 {MIRROR}
 http://second.example/debian
Suites: trixie
 trixie-updates
Components: main
Signed-By: /x.gpg

Types: deb
URIs: http://deb.example/debian-security
Suites: trixie-security
Components: main

Types: deb-src
URIs: http://only-sources.example/debian
Suites: trixie
Components: main

types: deb
uris: https://node.example
suites: nodistro
components: main
"""


@pytest.mark.parametrize(
    ("read", "text", "found"),
    [
        (mirrors.one_line, ONE_LINE, [MIRROR]),
        (mirrors.one_line, "", []),
        (mirrors.deb822, DEB822, [MIRROR, "http://second.example/debian"]),
        (mirrors.deb822, "", []),
        (mirrors.deb822, "no field at all\n", []),
    ],
)
def test_debians_main_archive_is_found_in_both_forms(read, text, found):
    assert read(text) == found


def test_the_machines_mirrors_come_first_each_once_and_the_official_last(tmp_path):
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list").write_text(ONE_LINE)
    (tmp_path / "sources.list.d/a.sources").write_text(DEB822)
    (tmp_path / "sources.list.d/b.list.off").write_text("deb http://off.example trixie main")
    found = mirrors.mirrors(tmp_path)
    assert found == [MIRROR, "http://second.example/debian", mirrors.OFFICIAL]


def test_a_machine_without_apt_has_the_official_mirror(tmp_path):
    assert mirrors.mirrors(tmp_path) == [mirrors.OFFICIAL]
