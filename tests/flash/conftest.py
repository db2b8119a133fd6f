"""What the tests of flashing share: emulated Picos on cables, at real time or as it is waited."""

import json
import sys

import pytest
from click.testing import CliRunner
from straight import PICO, S, Straight
from versions import changed

from quizbox_host import image
from quizbox_host.__main__ import main
from quizbox_host.box import Limits
from quizbox_host.deploy import drive
from quizbox_host.deploy.images import PRODUCT
from quizbox_host.deploy.workbench import Waits, Workbench
from quizbox_host.emulator import bootrom
from quizbox_host.emulator.cable import Cable
from quizbox_host.emulator.chip import Chip
from quizbox_host.image import uf2
from quizbox_host.ports import Patience, Port


class Desk(Workbench):
    """This computer, with emulated Picos (Cables) on it and nothing else. ported: Ports besides;
    away: devices that are not mounted."""

    limits = Limits(hello=2)
    waits = Waits(drive=10, port=20, hello=20, gone=5)
    patience = Patience(busy=0, back=0.5, keeping=1)

    def __init__(self):
        self.cables, self.ported, self.away = [], [], []

    def ports(self):
        found = [(cable.port, cable.chip.flash.unique_id.hex()) for cable in self.cables]
        return [Port(path, PICO, number) for path, number in found if path] + self.ported

    def drives(self):
        found = [cable.drive for cable in self.cables]
        return [one for one in (drive.at(path) for path in found if path) if one]

    def unmounted(self):
        return self.away

    def image(self, machine, say):
        return image.product() if machine == PRODUCT else image.stock()


class Ran:
    """What a command came to."""

    def __init__(self, result):
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(
            result.exception
        )
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def desk():
    return Desk()


@pytest.fixture
def run(desk):
    """run(word, ...) runs a command in this process, at the desk or another bench."""

    def run(*words, bench=desk):
        runner = CliRunner(env={"QUIZBOX_PORT": None, "COLUMNS": "200"})
        return Ran(runner.invoke(main, [*map(str, words)], obj=bench, prog_name="quizbox"))

    return run


@pytest.fixture
def plugged(desk, tmp_path):
    """plugged(flash=b"", held=False, id=...) puts an emulated Pico on a cable at the desk."""
    made = []

    def plugged(flash=b"", held=False, number=1):
        folder = tmp_path / f"usb{len(made)}"
        folder.mkdir()
        cable = Cable(Chip(flash, unique_id=number.to_bytes(8, "big")), folder)
        made.append(cable)
        desk.cables.append(cable)
        cable.start(held)
        assert desk.wait(20, lambda: cable.port or cable.drive)
        return cable

    yield plugged
    for cable in made:
        cable.end()


@pytest.fixture(scope="session")
def stock():
    """A flash with MicroPython as it is, and nothing else."""
    return flashed(image.stock())


@pytest.fixture(scope="session")
def product():
    """A flash with the quizbox's own image."""
    return flashed(image.product())


@pytest.fixture(scope="session")
def newer(tmp_path_factory):
    """A folder with a newer version of the firmware."""
    return changed(tmp_path_factory.mktemp("newer") / "firmware", settings="\nMORE = 1\n")


def flashed(path):
    """A flash (bytes) with that UF2 on it."""
    runs = uf2.decode(path.read_bytes(), path.name)
    assert len(runs) == 1
    return runs[0][1]


@pytest.fixture
def straight(stock):
    """straight(flash=..., settle_s=1) -> a Straight with a Pico that has been on for so long."""

    def straight(flash=stock, settle_s=1):
        chip = Chip(flash)
        bench = Straight(chip)
        bench.plug(True)
        bootrom.power_on(chip)
        bench.run(int(settle_s * S))
        return bench

    return straight


@pytest.fixture
def told(capsys):
    """told(text) prints past pytest's catch, so that a seed can be seen where a test fails."""
    return lambda text: print(text, file=sys.stderr)
