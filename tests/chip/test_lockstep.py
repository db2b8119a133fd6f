"""Real MicroPython on our processor and on rp2040py's own: the same to the last bit of RAM."""

import hashlib

from reference import ReferenceChip

from quizbox_host.emulator import files
from quizbox_host.emulator.chip import Chip

MS = 1_000_000
CHECKPOINTS_MS = (1, 2, 3, 5, 12, 18, 24, 30, 40)
# Numbers, strings, objects, exceptions, a pin with its interrupt, sleep, a collection, USB.
MAIN = """
import gc, time
from machine import Pin, Timer
hits = []
pin = Pin(3, Pin.OUT, value=0)
pin.irq(lambda pin: hits.append(1), Pin.IRQ_RISING, hard=False)
for number in range(4):
    pin.toggle()
    try:
        text = "%08x %r" % (number * 123456789 // 7, {number: [number / 3]})
        [][number]
    except IndexError as error:
        text += repr(error)
    print(text, -7 // 2, -7 % 3, 1 << 40, time.ticks_us())
    time.sleep_us(300)
gc.collect()
time.sleep_ms(2)
print(len(hits), gc.mem_free())
while True:
    time.sleep_ms(3)
    print(time.ticks_ms())
"""


def checkpoints(kind, flash):
    chip = kind(flash=flash)
    chip.flash.erase_us = chip.flash.program_us = 0
    if kind is Chip:
        chip.mcu.core.state.exception_cycles = 0  # 0.3.6 has entries in no time
    heard = bytearray()
    chip.usb.on_data = heard.extend
    chip.usb.plug(True)
    chip.usb.open(True)
    chip.power(True)
    core = chip.mcu.core
    for ms in CHECKPOINTS_MS:
        chip.run(ms * MS)
        registers = list(core.state.r if kind is Chip else core.registers)
        digest = hashlib.sha256(bytes(chip.mcu.sram)).hexdigest()
        yield ms, registers, core.state.now_ns, digest, bytes(heard)


def test_two_processors_agree_on_forty_milliseconds_of_micropython(stock):
    flash = bytearray(stock)
    files.put(flash, {"/main.py": MAIN.encode()})
    ours = list(checkpoints(Chip, flash))
    theirs = list(checkpoints(ReferenceChip, flash))
    assert ours == theirs
    assert b"IndexError" in ours[-1][-1]
    assert len({digest for _, _, _, digest, _ in ours}) == len(CHECKPOINTS_MS)
