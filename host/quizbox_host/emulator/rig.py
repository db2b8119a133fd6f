"""An emulated Pico with the parts on its wires, driven by a script (see quizbox_host.worlds)."""

from quizbox_host.emulator import meddled
from quizbox_host.emulator.console import Console
from quizbox_host.emulator.pads import Board
from quizbox_host.emulator.wires import I2c, Spi
from quizbox_host.sim import displays, parts
from quizbox_host.sim.chance import Chance
from quizbox_host.sim.clock import TURN
from quizbox_host.sim.rig import HEARD_OUT_US

VSYS_CHANNEL, VSYS_PARTS = 3, 3  # this ADC channel measures a third of the supply
CTRL_C, CTRL_D = b"\x03", b"\x04"
US = 1_000  # nanoseconds


class Clock:
    """A chip's time in microseconds, for the parts."""

    def __init__(self, chip):
        self._chip = chip

    @property
    def now_us(self):
        """Microseconds since the chip was made."""
        return self._chip.now_ns // US

    def at(self, us, call, *arguments):
        """Schedule call(*arguments) for us microseconds; first in, first out within an instant."""
        self._chip.at(us * US, call, *arguments)


class Rig:
    """One emulated box. log: the entries so far, as [us, what, value].

    chip: a Chip that has never been on, with the program in its flash.
    """

    def __init__(self, chip, script):
        self.log = []
        self.listener = None  # called with each entry as it is made, a tone's length still 0
        self.chip = chip
        self.clock = Clock(chip)
        self.chance = Chance(script.get("seed", 1))
        self.board = Board(chip)
        pads = self.board.pads
        self.bus = I2c(chip, 0, pads[displays.SDA], pads[displays.SCL])
        self.spi = Spi(chip, 0, pads[displays.SCK], pads[displays.MOSI])
        self.console = Console(self.note)
        self.powered = False
        self.start = parts.Start(self)
        self.slide = parts.Slide(self)
        self.cable = parts.Cable(self)
        self.lamp = parts.Lamp(self)
        self.piezo = parts.Piezo(self)
        module = displays.MODULES.get(script.get("display", "tm1650"))
        self.display = module and module(self)
        self._origin_us = script.get("origin_us", 0)
        self._ending = False
        self._resets = False  # a Ctrl-D is to be sent at the prompt
        chip.on_reset.append(self._restarted)
        chip.flash.on_operation = self._operated
        chip.usb.on_data = self._heard
        chip.mcu.clocks.on_sleep = self._sleeps
        chip.usb.open(True)
        for us, what, value in script.get("acts", ()):
            self.clock.at(us, self.act, what, value)
        self._end_us = script.get("until_us")
        if self._end_us is not None:
            self.clock.at(self._end_us, self._end)

    def run(self):
        """Play the script to its until_us, which it must have."""
        self.chip.run((self._end_us + HEARD_OUT_US) * US)
        if self.chip.fault:
            self.note("crash", self.chip.fault)
        self.finish()

    def note(self, what, value):
        """Log an entry [now, what, value] and return it, so that a part can complete it later."""
        entry = [self.clock.now_us, what, value]
        self.log.append(entry)
        if self.listener:
            self.listener(entry)
        return entry

    def act(self, what, value):
        """Carry out one act of a script now."""
        getattr(self, "_act_" + what)(value)

    def fell_silent(self):
        """The piezo has gone silent: stop if only its sound was waited for."""
        if self._ending:
            self.chip.stop()

    def finish(self):
        """Complete the log: a tone that is still on gets its length so far."""
        self._ending = False
        self.piezo.stop()

    def _end(self):
        self._ending = True
        if not self.piezo.sounds:
            self.chip.stop()

    def _restarted(self, how):
        self.console.restarted()
        if self.chip.in_bootsel:
            self.note("bootloader", 1)

    def _operated(self, kind, address, length, us):
        self.note("kept", ["flash", us])

    def _sleeps(self, asleep):
        self.note("asleep", int(asleep))

    def _heard(self, data):
        self.console.take(data)
        if self._resets and self.console.is_prompt:
            self._resets = False
            self.chip.usb.send(CTRL_D)

    def _act_power(self, on):
        if on == self.powered:
            return
        self.powered = bool(on)
        self.note("power", on)
        if on:
            self.chip.timer_us = (self._origin_us + self.clock.now_us) % TURN
            if self.display:
                self.display.power_on()
            self.chip.power(True)
            return
        self.chip.power(False)
        self.board.look()
        self._resets = False
        self.console.restarted()
        if self.display:
            self.display.power_off()

    def _act_start(self, closed):
        self.start.set(closed)

    def _act_noise(self, value):
        parts.noise(self, *value)

    def _act_slide(self, closed):
        self.slide.set(closed)

    def _act_cable(self, present):
        self.cable.set(present)
        self.console.unplugged()
        self.chip.usb.plug(bool(present))

    def _act_reads(self, reads):
        self.chip.usb.reads(bool(reads))

    def _act_battery_mv(self, mv):
        self.chip.adc_uv(VSYS_CHANNEL, mv * 1_000 // VSYS_PARTS)

    def _act_rx(self, data):
        self.chip.usb.send(bytes.fromhex(data))

    def _act_stall(self, us):
        self._meddle(meddled.STALL, us // 1_000)

    def _act_fault(self, _):
        self._meddle(meddled.FAULT, 1)

    def _meddle(self, register, value):
        self.chip.mcu.watchdog.scratch_data[register] += value
        self.chip.event()

    def _act_soft_reset(self, _):
        """As a laptop does it: Ctrl-C ends the program, Ctrl-D at the prompt restarts it."""
        if self.console.is_prompt:
            self.chip.usb.send(CTRL_D)
        else:
            self._resets = True
            self.chip.usb.send(CTRL_C)
