"""The link byte by byte: lines in, lines out, what is ignored, what is dropped (7.1, 7.2)."""

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

MODULE = Machine(Rig({})).load("quizbox.link")
LONGEST = 20


class Wire:
    """A stream: `coming` is what can be read, `gone` what was written; `room` bytes go through,
    while it is `alive`."""

    def __init__(self, coming=b"", room=10**9):
        self.coming = bytearray(coming)
        self.gone = bytearray()
        self.room = room
        self.alive = True

    def carries(self):
        return self.alive

    def read(self, buffer):
        line = self.coming[: self.coming.find(b"\n") + 1] or self.coming
        count = min(len(line), len(buffer))
        buffer[:count] = line[:count]
        del self.coming[:count]
        return count

    def write(self, data, start, end):
        end = min(end, start + self.room)
        self.room -= end - start
        self.gone += data[start:end]
        return end


def lines(data, longest=LONGEST):
    """Every (line, whole) that a Link finds in data."""
    wire = Wire(data)
    link = MODULE.Link(wire, longest)
    found = []
    while wire.coming or link.has_line:
        link.step()
        if link.has_line:
            found.append(link.take())
    return found


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", []),
        (b"\n", []),
        (b"\r\n\n", []),
        (b"{}", []),
        (b"{}\n", [(b"{}", True)]),
        (b"{}\r\n", [(b"{}\r", True)]),
        (b"{\n", [(b"{", True)]),
        (b"\n\n{a}\n\n{b}\n", [(b"{a}", True), (b"{b}", True)]),
        (b"AT\r\nAT+GCAP\r\n~x~\n{}\n", [(b"{}", True)]),
        (b" {}\n[{}]\n\x04{}\n{}\n", [(b"{}", True)]),
        (b"{\xff\x00}\n", [(b"{\xff\x00}", True)]),
        (b"AT{}\n", []),
        (b"A" * 500 + b"{\n{}\n", [(b"{}", True)]),
    ],
)
def test_a_line_begins_with_a_bracket_and_ends_with_a_newline(data, found):
    assert lines(data) == found


@pytest.mark.parametrize("extra", [-1, 0])
def test_a_line_of_the_longest_length_is_whole(extra):
    line = b"{" + b"x" * (LONGEST - 1 + extra)
    assert lines(line + b"\n") == [(line, True)]


@pytest.mark.parametrize("extra", [1, 2, 1000])
def test_a_longer_line_is_not_whole_and_the_next_one_is(extra):
    line = b"{" + b"x" * (LONGEST - 1 + extra)
    assert lines(line + b"\n{}\n") == [(line[:LONGEST], False), (b"{}", True)]


@pytest.mark.parametrize("length", [63, 64, 65, 127, 128, 129, 192])
def test_packets_of_64_bytes_are_nothing_special(length):
    line = b"{" + b"x" * (length - 2)
    assert lines(line + b"\n", longest=256) == [(line, True)]


def test_a_pass_takes_no_more_than_its_share():
    wire = Wire(b"{" + b"x" * 99)
    link = MODULE.Link(wire, 200)
    for left in (68, 36, 4, 0, 0):
        link.step()
        assert len(wire.coming) == left


def test_nothing_is_read_until_a_line_is_taken():
    wire = Wire(b"{1}\n{2}\n")
    link = MODULE.Link(wire, LONGEST)
    link.step()
    link.step()
    assert (link.has_line, link.listens, bytes(wire.coming)) == (True, False, b"{2}\n")
    assert link.take() == (b"{1}", True)
    assert (link.has_line, link.listens) == (False, True)
    link.step()
    assert link.take() == (b"{2}", True)


def test_half_a_line_waits():
    wire = Wire(b"{ha")
    link = MODULE.Link(wire, LONGEST)
    link.step()
    assert not link.has_line
    wire.coming += b"lf}\n"
    link.step()
    assert link.take() == (b"{half}", True)


def test_answers_go_out_in_order_a_share_a_pass():
    wire = Wire()
    link = MODULE.Link(wire, LONGEST)
    assert not link.sends
    link.send(b"a" * 40 + b"\n")
    link.send(b"b\n")
    assert (link.sends, bytes(wire.gone)) == (True, b"")
    link.step()
    assert bytes(wire.gone) == b"a" * 32
    link.step()
    link.step()
    assert bytes(wire.gone) == b"a" * 40 + b"\nb\n"
    assert not link.sends


def test_it_writes_as_long_as_there_is_room_and_goes_on_where_it_stopped():
    wire = Wire(room=3)
    link = MODULE.Link(wire, LONGEST)
    link.send(b"abcdef\n")
    link.step()
    link.step()
    assert (bytes(wire.gone), link.sends) == (b"abc", True)
    wire.room = 1
    link.step()
    assert bytes(wire.gone) == b"abcd"
    wire.room = 100
    link.step()
    assert (bytes(wire.gone), link.sends) == (b"abcdef\n", False)


def test_a_notification_that_fits_to_the_byte_is_queued_one_byte_more_is_dropped():
    for over in (0, 1):
        link = MODULE.Link(Wire(room=0), LONGEST)
        link.send(b"x" * (MODULE.QUEUED_BYTES - 10 + over))
        link.offer(b"y" * 10)
        assert link.dropped == over


def test_an_answer_always_finds_its_place():
    wire = Wire(room=0)
    link = MODULE.Link(wire, LONGEST)
    link.send(b"x" * MODULE.QUEUED_BYTES)
    link.send(b"answer\n")
    link.offer(b"news\n")
    assert link.dropped == 1
    wire.room = 10**6
    while link.sends:
        link.step()
    assert wire.gone.endswith(b"xanswer\n")
    link.offer(b"news\n")
    link.step()
    assert wire.gone.endswith(b"answer\nnews\n")
    assert link.dropped == 1


def test_it_reads_no_further_while_the_laptop_is_too_far_behind():
    wire = Wire(b"{1}\n{2}\n", room=0)
    link = MODULE.Link(wire, LONGEST)
    link.send(b"x" * MODULE.QUEUED_BYTES)
    link.step()
    assert (link.listens, link.has_line, len(wire.coming)) == (False, False, 8)
    wire.room = MODULE.QUEUED_BYTES
    while link.sends:
        link.step()
    link.step()
    assert link.take() == (b"{1}", True)


def test_without_anything_to_do_a_step_does_nothing():
    wire = Wire(room=0)
    link = MODULE.Link(wire, LONGEST)
    link.step()
    assert (link.has_line, link.sends, link.dropped, bytes(wire.gone)) == (False, False, 0, b"")


def test_what_waits_for_a_dead_wire_is_dropped():
    wire = Wire(room=1)
    link = MODULE.Link(wire, LONGEST)
    link.send(b"one\n")
    link.step()
    wire.alive, wire.room = False, 10**9
    link.step()
    assert (bytes(wire.gone), link.sends, link.listens) == (b"o", False, True)
    link.send(b"lost\n")
    link.step()
    wire.alive = True
    link.send(b"two\n")
    link.step()
    link.step()
    assert bytes(wire.gone) == b"o\ntwo\n"
