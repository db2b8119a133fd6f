"""What the tests of the commands share: simulated boxes, odd devices, a way to run a command."""

import json
import signal

import pytest
from click.testing import CliRunner
from device import Device
from simulated import Running, Sim

from quizbox_host.__main__ import main
from quizbox_host.box import Limits
from quizbox_host.ports import Computer, Patience, Port

PICO = (0x2E8A, 0x0005)


class Desk(Computer):
    """This computer, less patient. picos: paths at which USB says that a Pico is; wrong: what
    opening a port raises; heard: what came from every port, as lines."""

    limits = Limits(hello=2, answer=2)
    patience = Patience(busy=0, back=0.5, keeping=1)

    def __init__(self):
        self.picos = []
        self.wrong = None
        self.data = b""
        self.sent = lambda data: None  # called with what is about to be written

    @property
    def heard(self):
        return self.data.decode().split("\n")

    def ports(self):
        return [Port(path, PICO, None) for path in self.picos]

    def open(self, path):
        if self.wrong:
            raise self.wrong
        port = super().open(path)
        read, write = port.read, port.write

        def reads():
            data = read()
            self.data += data
            return data

        def writes(data):
            write(data)
            self.sent(data)

        port.read, port.write = reads, writes
        return port


class Ran:
    """What a command came to."""

    def __init__(self, result):
        assert result.exception is None or isinstance(result.exception, SystemExit), repr(
            result.exception
        )
        self.code = result.exit_code
        self.out = result.stdout
        self.err = result.stderr

    @property
    def lines(self):
        return self.out.splitlines()

    @property
    def json(self):
        """The one document that it printed."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


@pytest.fixture(scope="session", autouse=True)
def ctrl_c_is_heard():
    """A shell in the background lets what it starts ignore SIGINT; a person's does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def desk():
    return Desk()


@pytest.fixture
def run(desk):
    """run(word, ...) runs a command in this process."""

    def run(*words, port=None, charset="utf-8"):
        environment = {"QUIZBOX_PORT": port, "COLUMNS": "80", "LINES": "24"}
        runner = CliRunner(charset=charset, env=environment)
        return Ran(runner.invoke(main, [*map(str, words)], obj=desk, prog_name="quizbox"))

    return run


def _made(kind):
    made = []

    def make(*arguments, **named):
        made.append(kind(*arguments, **named))
        return made[-1]

    return made, make


@pytest.fixture
def sims():
    """sims(option, ...) starts a simulated box."""
    made, make = _made(Sim)
    yield make
    for one in made:
        one.end()


@pytest.fixture
def devices():
    """devices(method=result, ...) puts in a device."""
    made, make = _made(Device)
    yield make
    for one in made:
        one.end()


@pytest.fixture
def start():
    """start(word, ...) runs a command as a process."""
    return Running


@pytest.fixture(scope="module")
def chase():
    """A box in The Chase's ready."""
    sim = Sim()
    yield sim
    sim.end()


@pytest.fixture(scope="module")
def money():
    """A box in The Colour of Money's choose."""
    sim = Sim("--game", "money", "--seed", "1")
    yield sim
    sim.end()


@pytest.fixture(scope="module")
def running():
    """A box in the middle of two minutes."""
    sim = Sim("--set", "chase_1_s=600", "--set", "chase_2_s=600", speed=1)
    sim.do("wait 0.5", "press")
    yield sim
    sim.end()
