"""rp2040py's own processor in the place of ours: slow, and another reading of the same manual."""

from rp2040py._cortex_m0_core import CortexM0Core
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.irq import IRQ
from rp2040py.peripherals.timer import ALARM0, ALARM_REGS, RPTimer

from quizbox_host.emulator.chip import Chip
from quizbox_host.emulator.mcu import Mcu
from quizbox_host.emulator.repairs.gpio import IoBank0

CYCLE_NS = 8
INTR0, PROC0_INTE0, PROC0_INTF0 = 0xF0, 0x100, 0x110


class State:
    """What the blocks ask of the state in C, from where 0.3.6 has it."""

    def __init__(self, mcu):
        self._mcu = mcu
        self.gpio_in = 0
        self.now_ns = 0

    @property
    def gpio_out(self):
        return self._mcu.sio.gpio_value

    @property
    def gpio_oe(self):
        return self._mcu.sio.gpio_output_enable


class Timer(RPTimer):
    """0.3.6 lets an alarm ring up to a microsecond early: it counts from a fraction of one."""

    def write_uint32(self, offset, value):
        super().write_uint32(offset, value)
        if offset in ALARM_REGS:
            us = int(self._micros())
            due_ns = self._epoch_nanos + (us + ((value - us) & 0xFFFFFFFF)) * 1000
            alarm = self.alarms[(offset - ALARM0) // 4]
            alarm.clock_alarm.schedule(due_ns - self.clock.nanos)


class Core(CortexM0Core):
    """With the few names that Chip uses of ours."""

    def __init__(self, mcu):
        super().__init__(mcu)
        self.state = State(mcu)

    def reset_timer(self, start_us):
        assert start_us == 0
        self.rp2040.timer.reset()

    def set_input(self, pin, level):
        self.rp2040.io.set_input(pin, level)

    def reset_io(self):
        self.rp2040.io.reset()

    def stop(self):
        pass

    def due(self, ns):
        pass


class Io(IoBank0):
    """The interrupts of the pads in Python, four bits a pad, all pads in one long number."""

    def reset(self):
        self.edges = self.enabled = self.forced = 0

    def set_input(self, pin, level):
        self.edges |= (8 if level else 4) << 4 * pin
        self._update()

    def _raw(self):
        return self.edges | sum((1 + pin.input_value) << 4 * pin.index for pin in self.pins)

    def _status(self):
        return self._raw() & self.enabled | self.forced

    def _update(self):
        self.rp2040.set_interrupt(IRQ.IO_BANK0, bool(self._status()))

    def read_uint32(self, offset):
        if offset < INTR0:
            return super().read_uint32(offset)
        word = (self._raw(), self.enabled, self.forced, self._status())[(offset - INTR0) >> 4]
        return word >> 32 * (offset >> 2 & 3) & 0xFFFFFFFF

    def write_uint32(self, offset, value):
        if offset < INTR0:
            super().write_uint32(offset, value)
            return
        shift = 32 * (offset >> 2 & 3)
        if offset < PROC0_INTE0:
            self.edges &= ~((self.raw_write_value & 0xCCCCCCCC) << shift)
        elif offset < PROC0_INTF0:
            self.enabled = self.enabled & ~(0xFFFFFFFF << shift) | value << shift
        self._update()


class ReferenceMcu(Mcu):
    """Neither ROM nor flash is written by a store, see core/memory.c."""

    def make_core(self):
        core = Core(self)
        self.bootrom[: len(BOOTROM_B1)] = [word & 0xFFFFFFFF for word in BOOTROM_B1]
        self.timer = self.peripherals[0x40054] = Timer(self, "TIMER")
        return core

    def fit(self, *blocks):
        super().fit(*blocks)
        self.io = self.peripherals[0x40014] = Io(self)
        self.io.reset()

    def write_uint32(self, address, value):
        if address >> 26 != 4 and address >= 0x4000:
            super().write_uint32(address, value)


class ReferenceChip(Chip):
    """Runs an instruction at a time."""

    MCU = ReferenceMcu

    def run(self, until_ns):
        clock, core, state = self.clock, self.mcu.core, self._state
        while clock.now_ns < until_ns:
            if core.waiting:
                clock.to(clock.next_ns(until_ns))
                state.now_ns = max(state.now_ns, clock.now_ns)
            else:
                clock.now_ns = state.now_ns
                state.now_ns += CYCLE_NS * core.execute_instruction()
                clock.to(state.now_ns)

    @property
    def cycles(self):
        raise AttributeError("not counted")
