"""Flashing a box that talks all the time, or can say hello and no more; one byte that differs."""

import random

import pytest
from boards import box_with
from straight import MS
from versions import changed

from quizbox_host.deploy.program import program
from quizbox_host.emulator import files
from quizbox_host.sim import parts

MODULE = "quizbox/app.mpy"
KB_30 = random.Random(1).randbytes(30_000)
TIMES = 8


@pytest.fixture
def box(stock, straight):
    """A box in slot a, with these files besides."""
    return lambda **besides: straight(box_with(stock, program(), **besides), 2)


@pytest.mark.parametrize("place", [0, 10, 1000, 4000])
def test_one_byte_that_differs_is_noticed(run, box, place):
    data = bytearray(program().files[MODULE])
    data[place] ^= 1
    bench = box(**{f"/a/{MODULE}": bytes(data)})
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert (ran.json["sent"], ran.json["runs_from"]) == (1, "b")
    assert files.get(bench.chip.flash.image)[f"/b/{MODULE}"] == program().files[MODULE]


def chatter(bench):
    """SLIDE is moved ten times a second, for ever, and the box tells of each move."""
    one, two = (bench.chip.mcu.gpio[number] for number in parts.SLIDES)

    def move(to_two):
        one.set_input_value(to_two)
        two.set_input_value(not to_two)
        bench.chip.at(bench.chip.now_ns + 100 * MS, move, not to_two)

    move(True)
    port = bench.open("straight")
    port.write(b'{"jsonrpc":"2.0","id":1,"method":"events","params":{"on":true}}\n')
    bench.pause(2)
    assert port.read().count(b'"slide"') > 5


def test_a_box_that_talks_all_the_time_is_got_into_each_time(run, box):
    bench = box()
    for _ in range(TIMES):
        chatter(bench)
        ran = run("flash", "--json", bench=bench)
        assert (ran.code, ran.err) == (0, "")


DEAD_ENDS = {
    "no such method": "\nMETHODS = {'hello': METHODS['hello']}\n",
    "no answer": "\ndef _never(app):\n    return lambda then: None\n\n\n"
    "METHODS['reboot'] = (_never, {}, False)\n",
}


@pytest.mark.parametrize("how", DEAD_ENDS)
def test_a_program_that_says_hello_and_no_more_is_replaced(run, stock, straight, tmp_path, how):
    poor = program(changed(tmp_path / "firmware", methods=DEAD_ENDS[how]))
    bench = straight(box_with(stock, poor), 2)
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert (ran.json["version"], ran.json["runs_from"]) == (program().version, "b")
    assert run("status", "--json", bench=bench).json["state"] == "ready"


def test_thirty_thousand_bytes_are_copied_again_and_again(box, tmp_path):
    bench = box()
    (tmp_path / "it").write_bytes(KB_30)
    for number in range(TIMES):
        said = bench.mpremote("straight", [["fs", "cp", "-f", str(tmp_path / "it"), ":/it"]])
        assert said.code == 0, (number, said.lines)
        assert files.get(bench.chip.flash.image)["/it"] == KB_30
