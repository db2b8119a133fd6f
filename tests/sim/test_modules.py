"""The simulated modules: what they offer is what the firmware uses, no more and no looser."""

import ast

import pytest

from quizbox_host.sim.errors import Misuse
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import FIRMWARE, MODULES, SIMULATED, Machine

SOURCES = sorted(FIRMWARE.rglob("*.py"))
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
NODES = [node for tree in TREES for node in ast.walk(tree)]


def offered(name):
    """The public names that a simulated module defines itself."""
    tree = ast.parse((MODULES / f"{name}.py").read_text(encoding="utf-8"))
    names = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names.update(target.id for target in node.targets)
    return {name for name in names if not name.startswith("_")}


def used(name):
    """The names that the firmware takes of a module, by import or as an attribute."""
    names = set()
    for node in NODES:
        if isinstance(node, ast.ImportFrom) and node.module == name:
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == name:
            names.add(node.attr)
    if name == "io" and any(isinstance(node, ast.Name) and node.id == "open" for node in NODES):
        names.add("open")
    return names


def members(name):
    """The public names of the classes that a module defines, {class: names}."""
    tree = ast.parse((MODULES / f"{name}.py").read_text(encoding="utf-8"))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            for item in node.body:
                if isinstance(item, ast.Assign):
                    names.update(target.id for target in item.targets)
            found[node.name] = {member for member in names if not member.startswith("_")}
    return found


def test_the_modules_that_are_simulated():
    ours = {"gc", "io", "json", "machine", "micropython", "os", "select", "sys", "time"}
    assert ours == SIMULATED


@pytest.mark.parametrize("name", sorted(SIMULATED))
def test_a_module_offers_exactly_what_the_firmware_uses(name):
    assert offered(name) == used(name)


def test_the_classes_have_no_member_that_the_firmware_does_not_use():
    attributes = {node.attr for node in NODES if isinstance(node, ast.Attribute)}
    public = {name: members(name) for name in sorted(SIMULATED)}
    unused = {
        (module, kind, member)
        for module, classes in public.items()
        for kind, names in classes.items()
        if not kind.startswith("_")
        for member in names - attributes
    }
    assert unused == set()
    assert public["machine"] == {
        "Pin": {
            "IN", "OUT", "OPEN_DRAIN", "PULL_UP", "IRQ_FALLING", "IRQ_RISING",
            "init", "value", "irq",
        },
        "PWM": set(),
        "I2C": {"writeto"},
        "SPI": {"write"},
        "ADC": {"read_u16"},
        "WDT": {"feed"},
        "_Registers": set(),
    }  # fmt: skip


def test_the_firmware_imports_nothing_that_no_world_has():
    known = SIMULATED | {"array", "binascii", "quizbox"}
    imported = {node.module for node in NODES if isinstance(node, ast.ImportFrom)}
    imported |= {
        alias.name for node in NODES if isinstance(node, ast.Import) for alias in node.names
    }
    assert {name.partition(".")[0] for name in imported} - known == set()


def test_no_plain_function_is_called_by_keyword():
    """MicroPython's ticks_us and the like know no keywords; these in CPython would."""
    classes = {"Pin", "PWM", "I2C", "SPI", "IOBase"}
    plain = set().union(*(offered(name) for name in SIMULATED)) - classes
    called = {
        node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        for node in NODES
        if isinstance(node, ast.Call) and node.keywords
        if isinstance(node.func, ast.Name | ast.Attribute)
    }
    assert called & plain == set()


@pytest.fixture
def bench():
    """A simulated Pico: its rig and its machine module."""
    rig = Rig({"origin_us": 2**30 - 10})
    return rig, Machine(rig)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda m: m.Pin(10, m.Pin.OUT, -1, 0),
        lambda m: m.Pin(10, m.Pin.OUT, values=0),
        lambda m: m.Pin(10).irq(None, m.Pin.IRQ_FALLING, True),
        lambda m: m.PWM(m.Pin(14), 440, 9),
        lambda m: m.PWM(m.Pin(14), freq=440),
        lambda m: m.PWM(m.Pin(14), freq=440, duty=9),
        lambda m: m.I2C(0, m.Pin(5), m.Pin(4), freq=1, timeout=1),
        lambda m: m.I2C(0, sda=m.Pin(4), scl=m.Pin(5), speed=1),
        lambda m: m.SPI(0, baudrate=1, polarity=0, phase=0, sck=m.Pin(18), miso=m.Pin(16)),
    ],
)
def test_keywords_are_as_strict_as_micropythons(bench, wrong):
    with pytest.raises(TypeError):
        wrong(bench[1].load("machine"))


def spi(machine, id=0, sck=18, mosi=19, polarity=0, phase=0):
    pins = {"sck": machine.Pin(sck), "mosi": machine.Pin(mosi)}
    return machine.SPI(id, baudrate=1_000_000, polarity=polarity, phase=phase, **pins)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda m: m.Pin(30),
        lambda m: m.Pin("LED"),
        lambda m: m.Pin(10, 7),
        lambda m: m.PWM(m.Pin(14), freq=7, duty_u16=9),
        lambda m: m.PWM(m.Pin(14), freq=0, duty_u16=9),
        lambda m: m.PWM(m.Pin(14), freq=440, duty_u16=65536),
        lambda m: m.PWM(m.Pin(14), freq=440, duty_u16=-1),
        lambda m: m.I2C(0, sda=m.Pin(5), scl=m.Pin(4), freq=100_000, timeout=1),
        lambda m: m.I2C(1, sda=m.Pin(4), scl=m.Pin(5), freq=100_000, timeout=1),
        lambda m: m.I2C(0, sda=m.Pin(6), scl=m.Pin(7), freq=100_000, timeout=1),
        lambda m: spi(m, sck=19, mosi=18),
        lambda m: spi(m, sck=18, mosi=16),
        lambda m: spi(m, sck=10, mosi=11),
        lambda m: spi(m, id=1),
    ],
)
def test_bad_values_are_refused(bench, wrong):
    with pytest.raises(ValueError, match=r"invalid|freq|bad"):
        wrong(bench[1].load("machine"))


def test_a_soft_interrupt_is_misuse(bench):
    machine = bench[1].load("machine")
    pin = machine.Pin(11, machine.Pin.IN, machine.Pin.PULL_UP)
    for more in ({}, {"hard": False}):
        with pytest.raises(Misuse, match="soft interrupt"):
            pin.irq(print, machine.Pin.IRQ_FALLING, **more)


def test_a_hard_interrupt_gets_its_pin_and_may_not_use_a_bus_or_pwm(bench):
    rig, loaded = bench
    machine = loaded.load("machine")
    pin = machine.Pin(11, machine.Pin.IN, machine.Pin.PULL_UP)
    bus = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=100_000, timeout=1)
    heard = []

    def handler(by):
        heard.append((by is pin, by.value()))
        for forbidden in (
            lambda: bus.writeto(0x24, b"\x01"),
            lambda: spi(machine).write(b"\x01"),
            lambda: machine.PWM(machine.Pin(14), freq=440, duty_u16=9),
        ):
            with pytest.raises(Misuse, match="in an interrupt"):
                forbidden()

    pin.irq(handler, machine.Pin.IRQ_FALLING, hard=True)
    rig.start.set(1)
    assert heard == [(True, 0)]


def test_a_write_to_a_pin_that_is_no_output_is_misuse(bench):
    machine = bench[1].load("machine")
    for pin in (machine.Pin(10), machine.Pin(10, machine.Pin.IN)):
        with pytest.raises(Misuse, match="GP10 is written, but is no output"):
            pin.value(1)
    assert machine.Pin(10, machine.Pin.OUT, value=1).value() == 1


def test_an_open_drain_pulls_low_or_lets_go(bench):
    rig, loaded = bench
    machine = loaded.load("machine")
    pin = machine.Pin(9, machine.Pin.OPEN_DRAIN)
    with pytest.raises(Misuse, match="GP9 is read, but nothing holds its level"):
        pin.value()
    pin = machine.Pin(9, machine.Pin.OPEN_DRAIN, machine.Pin.PULL_UP, value=0)
    levels = [pin.value()]
    for level, outside in ((1, None), (1, 0), (0, 1), (1, 1), (1, None), (0, None)):
        pin.value(level)
        rig.board.pads[9].drive(outside)
        levels.append(pin.value())
    assert levels == [0, 1, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("mode", [(0, 1), (1, 0), (1, 1)])
def test_spi_in_a_mode_that_no_module_understands_is_misuse(bench, mode):
    with pytest.raises(Misuse, match="in that mode"):
        spi(bench[1].load("machine"), 0, 18, 19, *mode)


def test_spi_takes_a_bit_time_a_bit(bench):
    rig, loaded = bench
    machine = loaded.load("machine")
    machine.Pin(17, machine.Pin.OUT, value=1)
    assert spi(machine).write(b"\x0f\x00\x01") is None
    assert rig.clock.now_us == 24


def test_a_module_that_does_not_answer_is_an_oserror(bench):
    rig, loaded = bench
    machine = loaded.load("machine")
    bus = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=100_000, timeout=1)
    assert bus.writeto(0x24, b"\x01") == 1
    with pytest.raises(OSError, match="5"):
        bus.writeto(0x25, b"\x01")
    assert rig.clock.now_us == 200 + 110


@pytest.mark.parametrize("rebooted", [False, True])
def test_reset_cause(bench, rebooted):
    rig, loaded = bench
    machine = loaded.load("machine")
    rig.rebooted = rebooted
    assert (machine.reset_cause() == machine.PWRON_RESET) is not rebooted


@pytest.mark.parametrize(
    ("end", "start", "difference"),
    [
        (5, 3, 2),
        (3, 5, -2),
        (2, 2**30 - 3, 5),
        (2**30 - 3, 2, -5),
        (2**29 - 1, 0, 2**29 - 1),
        (2**29, 0, -(2**29)),
    ],
)
def test_ticks_differ_across_the_wrap(bench, end, start, difference):
    time = bench[1].load("time")
    assert time.ticks_diff(end, start) == difference
    assert time.ticks_add(start, difference) == end


def test_sleep_passes_time_and_ticks_wrap(bench):
    rig, loaded = bench
    time = loaded.load("time")
    time.sleep_us(25)
    assert (rig.clock.now_us, time.ticks_us()) == (25, 15)


def test_a_poll_tells_what_is_ready_and_wakes_for_it(bench):
    rig, loaded = bench
    select, io = loaded.load("select"), loaded.load("io")

    class Stream(io.IOBase):
        ready = 0

        def ioctl(self, request, mask):
            return self.ready & mask if request == 3 else 0

    first, second = Stream(), Stream()
    poll = select.poll()
    poll.register(first, select.POLLIN)
    poll.register(second, select.POLLIN)
    assert (list(poll.ipoll(1)), rig.clock.now_us) == ([], 1000)
    rig.clock.at(1500, setattr, second, "ready", 5)
    rig.clock.at(1500, setattr, rig.board, "stirred", True)  # as an interrupt does
    assert (list(poll.ipoll(60)), rig.clock.now_us) == ([(second, 1)], 1500)


@pytest.mark.parametrize("mode", ["w", "a", "r+b", "wt", "x"])
def test_files_know_only_the_modes_in_use(bench, mode):
    with pytest.raises(ValueError, match="."):
        bench[1].load("io").open("/kept/a", mode)


def test_a_file_is_written_when_it_is_closed_and_not_after_an_error(bench):
    rig, loaded = bench
    open_ = loaded.load("io").open
    with open_("/kept/a", "wb") as file:
        file.write(b"one ")
        file.write(b"two")
        assert rig.flash.files == {}
    with pytest.raises(KeyError), open_("/kept/a", "wb") as file:
        file.write(b"three")
        raise KeyError
    with open_("/kept/a", "rb") as file, open_("/kept/a") as text:
        assert (file.read(), text.read()) == (b"one two", "one two")
        with pytest.raises(OSError, match="9"):
            file.write(b"")


def test_entropy_is_seeded(bench):
    first, same = (Machine(Rig({"seed": 7})).load("os").urandom(9) for _ in range(2))
    other = Machine(Rig({"seed": 8})).load("os").urandom(9)
    assert (first == same, first == other, len(first)) == (True, False, 9)
