"""The compilers that build an image: found, or installed by apt if this user may."""

import os
import re
import shutil
import subprocess

from quizbox_host.errors import QuizboxError

ARM = "arm-none-eabi-gcc"
COMMANDS = {ARM: "gcc-arm-none-eabi", "cmake": "cmake", "make": "make", "gcc": "gcc"}
# (compiler, a file that it finds if the package is installed): package.
FILES = {
    (ARM, "libc.a"): "libnewlib-arm-none-eabi",
    (ARM, "libstdc++.a"): "libstdc++-arm-none-eabi-newlib",
    ("gcc", "crt1.o"): "libc6-dev",
}
SIZE = re.compile(r"Need to get (\S+ .B)[^\n]*\n.*?After this operation, (\S+ .B)", re.DOTALL)


def ready(say, run=subprocess.run, which=shutil.which, is_root=None):
    """Make sure that every compiler is there. Returns their versions as text, for a cache key.

    say(text): called with what is installed, and its size. Raises QuizboxError if something is
    missing and this is not root on Debian, or if the installation fails.
    """
    packages = missing(run, which)
    if packages:
        if is_root is None:
            is_root = os.geteuid() == 0
        if not is_root or which("apt-get") is None:
            raise QuizboxError(
                f"the image's compilers are missing: sudo apt-get install {' '.join(packages)}"
            )
        _install(packages, say, run)
        still = missing(run, which)
        if still:
            raise QuizboxError(f"apt-get installed no {' '.join(still)}: do it by hand")
    return "\n".join(_said(run, [name, "--version"]) for name in (ARM, "cmake"))


def missing(run=subprocess.run, which=shutil.which):
    """The Debian packages that are missing, sorted."""
    lacking = {package for name, package in COMMANDS.items() if which(name) is None}
    for (compiler, name), package in FILES.items():
        # A compiler prints the bare name of a file that it does not find.
        if which(compiler) is None or "/" not in _said(run, [compiler, f"-print-file-name={name}"]):
            lacking.add(package)
    return sorted(lacking)


def _install(packages, say, run):
    more = {
        "stdin": subprocess.DEVNULL,
        "capture_output": True,
        "text": True,
        "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
    }
    install = ["apt-get", "install", "-q", "--no-install-recommends"]
    say(f"compilers are missing: installing {' '.join(packages)}")
    run(["apt-get", "update", "-q"], **more)
    sizes = SIZE.search(run([*install, "--assume-no", *packages], **more).stdout)
    if sizes:
        say(f"{sizes[1]} to download, {sizes[2]} on the disk")
    done = run([*install, "--yes", *packages], **more)
    if done.returncode:
        wrong = [line for line in done.stderr.splitlines() if line.startswith("E:")]
        why = wrong[0].removeprefix("E:").strip() if wrong else f"exit code {done.returncode}"
        raise QuizboxError(
            f"apt-get cannot install the compilers ({why}): "
            f"see to it with apt-get install {' '.join(packages)}"
        )


def _said(run, command):
    return run(command, capture_output=True, text=True, check=False).stdout.strip()
