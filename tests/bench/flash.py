"""How long it takes to flash an emulated Pico in real time, beside a plain copy of its files."""

import contextlib
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

from quizbox_host import image
from quizbox_host.deploy.program import program
from quizbox_host.deploy.workbench import Workbench
from quizbox_host.emulator.cable import Cable
from quizbox_host.emulator.chip import Chip
from quizbox_host.image import uf2

COME_S = 60


def first():
    """Seconds of the whole command, on a Pico with MicroPython and nothing else."""
    return _measured()["first"]


def again():
    """Seconds of the whole command once more, where nothing is new."""
    return _measured()["again"]


def plain_copy():
    """Seconds of `mpremote cp -r` of the same files, to another such Pico, in the same run."""
    return _measured()["copy"]


@cache
def _measured():
    with _pico() as cable:
        words = ("-m", "quizbox_host", "flash", "--port", str(cable.link))
        results = {"first": _seconds(words), "again": _seconds(words)}
    with _pico() as cable, tempfile.TemporaryDirectory() as folder:
        for name, data in program().files.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        copy = ("fs", "cp", "-r", f"{folder}/quizbox", ":/")
        results["copy"] = _seconds(("-m", "mpremote", "connect", cable.port, *copy))
    return results


@contextlib.contextmanager
def _pico():
    """A Cable with a Pico on which MicroPython is, whose port is there."""
    [(_, data)] = uf2.decode(image.stock().read_bytes())
    with tempfile.TemporaryDirectory() as folder:
        cable = Cable(Chip(data), Path(folder))
        cable.start()
        try:
            Workbench().wait(COME_S, lambda: cable.port)
            yield cable
        finally:
            cable.end()


def _seconds(words):
    begun_s = time.perf_counter()
    subprocess.run(
        [sys.executable, *words], stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    return time.perf_counter() - begun_s
