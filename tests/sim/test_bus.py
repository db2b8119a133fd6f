"""The I2C bus, bit by bit: what a target sees, who answers, how long a transfer takes."""

import pytest

from quizbox_host.sim.bus import Bus
from quizbox_host.sim.clock import Clock

BIT_NS = 10_000  # 100 kHz


class Target:
    """Answers the first so many bytes of a transfer and keeps every bit that it sees."""

    def __init__(self, answers):
        self._answers = answers
        self.seen = ""
        self._count = 0

    def start(self):
        self.seen += "S"
        self._count = 0

    def bit(self, level):
        self.seen += str(level)
        self._count += 1
        return self._count % 9 == 8 and self._count // 9 < self._answers

    def stop(self):
        self.seen += "P"


def transfer(address, data, *answers):
    """(acknowledged, microseconds it took, what each target saw)."""
    clock = Clock(0)
    bus = Bus(clock)
    bus.targets = [Target(count) for count in answers]
    acknowledged = bus.write(address, data, BIT_NS)
    return acknowledged, clock.now_us, [target.seen for target in bus.targets]


@pytest.mark.parametrize(
    ("data", "answers", "expected"),
    [
        (b"\xa5", [9], (2, 200, ["S" + "01101000" + "0" + "10100101" + "0" + "P"])),
        (b"", [9], (1, 110, ["S" + "01101000" + "0" + "P"])),
        (b"\xa5", [0], (0, 110, ["S" + "01101000" + "1" + "P"])),
        (b"\xa5\x01", [1], (1, 200, ["S" + "01101000" + "0" + "10100101" + "1" + "P"])),
        (b"\xa5", [], (0, 110, [])),
    ],
)
def test_a_transfer_to_address_34_hexadecimal(data, answers, expected):
    assert transfer(0x34, data, *answers) == expected


def test_one_answer_of_two_targets_pulls_the_line_low():
    seen = "S" + "01101000" + "0" + "11111111" + "1" + "P"
    assert transfer(0x34, b"\xff", 0, 1) == (1, 200, [seen, seen])


def test_each_transfer_begins_with_a_line_let_go():
    clock = Clock(0)
    bus = Bus(clock)
    target = Target(1)
    bus.targets = [target]
    assert [bus.write(0x34, b"\xff", BIT_NS), bus.write(0x34, b"\xff", BIT_NS)] == [1, 1]
    assert target.seen == 2 * ("S" + "01101000" + "0" + "11111111" + "1" + "P")
    assert clock.now_us == 2 * 200


def test_events_during_a_transfer_come_at_their_time():
    clock = Clock(0)
    bus = Bus(clock)
    heard = []
    for us in (1, 90, 91, 199, 201):
        clock.at(us, lambda: heard.append(clock.now_us))
    bus.targets = [Target(9)]
    bus.write(0x34, b"\x00", BIT_NS)
    assert heard == [1, 90, 91, 199]
