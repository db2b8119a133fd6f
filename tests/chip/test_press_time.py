"""When a press was, as the box has it: within 50 us of the instant at which the contact closed."""

import random

import box
import pytest
from box import MS, SECOND, Box
from branches import fork

from quizbox_host.sim.parts import START

TOL_US = 50
TICKS = 2**30  # what MicroPython's ticks_us wraps at
ORIGIN_US = TICKS - 2 * SECOND  # what the chip's TIMER shows as power comes on
CTRL_A, CTRL_C, CTRL_D = b"\x01", b"\x03", b"\x04"
PRESSES = 30  # at the driver, of each kind
DRIVER = """
import gc
from time import sleep_ms, ticks_us
from machine import Pin
from quizbox import pins
from quizbox.drivers.button import Button
button = Button(Pin(pins.START, Pin.IN, Pin.PULL_UP))
print("listens")
kept = [bytearray(20) for _ in range(1500)]
def watch(work):
    while True:
        work()
        button.step(ticks_us())
        while button.pending:
            at, what = button.pending.pop(0)
            if what == "press":
                print("at", at)
watch(%s)
"""
WORK = {
    "idle": "lambda: sleep_ms(3)",
    "busy": "lambda: sum([n * n for n in range(100)])",
    "collecting garbage": "gc.collect",
    "talking": "lambda: print('.' * 60)",
}
# Eight milliseconds of it, open first 0.3 ms after the first edge; an odd count ends open.
CHATTER_US = range(300, 8_000, 700)


def flips(chatter):
    """[(us after the first edge, whether closed)] until the press is let go."""
    bounces = [(us, n % 2) for n, us in enumerate(CHATTER_US)] if chatter else []
    return [*bounces, (8 * MS, 1), (60 * MS, 0)]


@pytest.fixture(scope="module")
def at_raw_repl():
    """A box whose program a laptop has ended, in MicroPython's raw REPL."""
    made = Box(origin_us=ORIGIN_US)
    made.power(1)
    for key in (CTRL_C, CTRL_A):
        made.chip.usb.send(key)
        made.run(50 * MS)
    assert made.rig.console.is_prompt
    return made


def pressed(made, work, chatter):
    """Press START while the driver runs there. Returns [(TIMER at the first edge, at)]."""
    chip, pad = made.chip, made.rig.board.pads[START]
    heard, first_edges = bytearray(), []
    chip.usb.on_data = heard.extend
    chip.usb.send((DRIVER % work).encode() + CTRL_D)
    made.run(500 * MS)
    assert b"listens" in heard
    chance = random.Random(work)
    for _ in range(PRESSES):
        at_ns = chip.now_ns + chance.randrange(1_000_000, 20_000_000)  # in no step with anything
        first_edges.append(ORIGIN_US + at_ns // 1_000)
        chip.at(at_ns, pad.drive, 0)
        for us, closed in flips(chatter):
            chip.at(at_ns + us * 1_000, pad.drive, 0 if closed else None)
        made.run(105 * MS)
    told = [int(line[3:]) for line in heard.decode().splitlines() if line.startswith("at ")]
    return first_edges, told


@pytest.mark.parametrize("chatter", [False, True], ids=["clean", "chatter"])
@pytest.mark.parametrize("work", WORK)
def test_the_first_edge_by_the_chips_timer(at_raw_repl, work, chatter):
    first_edges, told = fork(pressed, at_raw_repl, WORK[work], chatter)
    assert len(first_edges) == len(told) == PRESSES
    assert first_edges[0] < TICKS < first_edges[-1]  # ticks_us has wrapped between them
    late_us = [(at - edge) % TICKS for at, edge in zip(told, first_edges, strict=True)]
    print(f"{work}: {min(late_us)} to {max(late_us)} us after the edge")
    assert max(late_us) <= TOL_US


def test_every_press_of_a_game_in_tenths_with_its_beeps():
    """Turns of nine seconds: each pass draws; half of the presses chatter."""
    chance = random.Random(1)
    at_us, first_edges, acts = SECOND, [], []
    for nth in range(240):
        at_us += chance.randrange(120_000, 320_000)
        first_edges.append(at_us)
        acts.append([at_us, "start", 1])
        acts += [[at_us + us, "start", closed] for us, closed in flips(nth % 2)]
    keeps = {"settings": {"game": "clock", "clock_1_s": 9}}
    (outcome,) = box.play_all([box.script(acts, at_us + SECOND, keeps)])
    drawn = [us for us, what, _ in outcome.log if what == "segments" and us > SECOND]
    assert len(drawn) > 10 * (at_us - SECOND) / SECOND
    assert len(box.tones(outcome.log)) > 60
    told = [press["t_us"] for press in box.said(outcome, "press")]
    assert len(told) == len(first_edges)
    offsets_us = [t_us - edge for t_us, edge in zip(told, first_edges, strict=True)]
    print(f"offset {min(offsets_us)} us, and up to {max(offsets_us) - min(offsets_us)} us more")
    assert max(offsets_us) - min(offsets_us) <= TOL_US
