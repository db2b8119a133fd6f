"""A Mac's ports: Bluetooth's stand first by name, and each has a twin that waits to be called."""

import importlib.util
from pathlib import Path

from fake_port import FakeComputer, FakePort, says_hello

from quizbox_host.ports import Finder, Port

BOX = Port("/dev/cu.usbmodem1101", (0x2E8A, 0x0005), "E6614103E7452D2F")
LISTED = (
    Port("/dev/cu.BLTH"),
    Port("/dev/cu.Bluetooth-Incoming-Port"),
    BOX,
    Port("/dev/cu.wlan-debug"),
)


def test_the_box_alone_is_opened():
    computer = FakeComputer(LISTED)
    made = FakePort(computer, says_hello, BOX.path)
    computer.devices = {BOX.path: lambda: made}
    assert Finder(computer, print).find().path == BOX.path
    assert computer.opened == [BOX.path]


def test_pyserial_lists_the_ports_that_call_out_alone():
    """So that no box is there twice, as cu and as tty."""
    found = importlib.util.find_spec("serial.tools.list_ports_osx")
    text = Path(found.origin).read_text(encoding="utf-8")
    assert '"IOCalloutDevice"' in text
    assert "IODialinDevice" not in text
