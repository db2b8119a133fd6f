"""A Pico's RP2040 with its flash: power, reset, time; real firmware runs on it."""

from rp2040py.peripherals.psm import WDSEL
from rp2040py.peripherals.vreg_and_chip_reset import HAD_POR, HAD_RUN

from quizbox_host.emulator.clock import Clock
from quizbox_host.emulator.laptop import Laptop
from quizbox_host.emulator.m0 import NEVER
from quizbox_host.emulator.mcu import FLASH_START, Mcu, seeded
from quizbox_host.emulator.repairs.flash import Flash
from quizbox_host.emulator.repairs.watchdog import ROM_BYTES

UNIQUE_ID = bytes.fromhex("e6614103e7452d2f")
ADC_FULL_SCALE_UV = 3_300_000
BLANK = b"\xff"


class Chip:
    """now_ns goes on from 0 through power cuts and resets.

    mcu       rp2040py's RP2040: pads are mcu.gpio[n], buses mcu.i2c[n] and mcu.spi[n]
    flash     see repairs.flash.Flash
    usb       see laptop.Laptop
    timer_us  what TIMER shows at the next power-on: 64 bits of microseconds
    on_reset  called with "power", "run" or "watchdog" when the chip starts anew
    """

    MCU = Mcu

    def __init__(self, flash=None, seed=1, unique_id=UNIQUE_ID):
        """flash: what stands in it from its beginning on, the rest is blank. Without power."""
        self._chance = seeded(seed)
        self.clock = Clock(self._tell)
        self.mcu = self.MCU(self.clock)
        image = self.mcu.flash
        image[:] = (flash or b"").ljust(len(image), BLANK)
        self.flash = Flash(image, unique_id, self._chance)
        self.mcu.fit(self.flash, self._hold, self._chance)
        self._core = self.mcu.core
        self._state = self._core.state
        self.usb = Laptop(self.mcu.usb_ctrl)
        self.mcu.watchdog.on_reset = self._watchdog_reset
        self.on_reset = []
        self.timer_us = 0
        self.is_powered = False
        self.in_bootsel = False
        self._held_until_ns = 0

    @property
    def now_ns(self):
        return self.clock.now_ns

    @property
    def cycles(self):
        """Clock cycles that the processor has been awake for."""
        return self._state.cycles

    @property
    def asleep_ns(self):
        """How long it has slept (WFI, WFE) while powered."""
        return self._state.asleep_ns

    @property
    def longest_awake_ns(self):
        """The longest stretch without sleep; that from a start to its first sleep counts not."""
        return self._state.longest_awake_ns

    def forget_awake(self):
        """Begin longest_awake_ns anew, after the stretch that is under way."""
        self._state.longest_awake_ns = 0
        self.overlook_awake()

    def overlook_awake(self):
        """The stretch that is under way does not count for longest_awake_ns."""
        self._state.awake_since_ns = NEVER

    @property
    def fault(self):
        """The first HardFault since the chip last started, as text, or None.

        MicroPython ends there: its handler is a breakpoint, and without a debugger that is lockup.
        """
        if not self._state.fault_pc:
            return None
        return f"HardFault near {self._state.fault_pc:#010x}, for {self._state.fault_address:#010x}"

    def at(self, ns, call, *arguments):
        """Call call(*arguments) at ns, inside run(); in the order of asking within an instant."""
        self.clock.at(max(ns, self.now_ns), call, *arguments)

    def stop(self):
        """Make run() return once the event that calls this is over."""
        self.clock.stopped = True

    def run(self, until_ns):
        """Let time go on to until_ns, or until stop(). Raises what an event raises."""
        clock, state = self.clock, self._state
        clock.stopped = False
        while clock.now_ns < until_ns and not clock.stopped:
            next_ns = clock.next_ns(until_ns)
            if self._is_running:
                state.now_ns = max(state.now_ns, clock.now_ns, self._held_until_ns)
                if state.now_ns < next_ns:
                    self._core.run(next_ns)
                clock.to(min(state.now_ns, until_ns))
            else:
                clock.to(next_ns)
        if not clock.stopped:
            clock.to(until_ns)

    @property
    def _is_running(self):
        return self.is_powered and not self.in_bootsel

    def power(self, on):
        """The supply comes on (a power-on reset), or is cut now."""
        if on == self.is_powered:
            return
        self.is_powered = on
        if on:
            self._clear()
            self.mcu.sram[:] = self._chance.randbytes(len(self.mcu.sram))
            self._start("power", HAD_POR, self.timer_us)
        else:
            self.flash.cut(self.now_ns)
            self._clear()

    def reset(self):
        """The RUN pin goes low and high again."""
        if self.is_powered:
            self._clear()
            self._start("run", HAD_RUN)

    def event(self):
        """The processor no longer waits for an event (WFE), as if the other one had sent one."""
        self._state.event = 1

    def adc_uv(self, channel, microvolts):
        """The voltage on an ADC channel, 0..4."""
        steps = microvolts * 4096 // ADC_FULL_SCALE_UV
        self.mcu.adc.channel_values[channel] = min(4095, max(0, steps))

    @property
    def pwm_edges(self):
        """Whether pads of the PWM really toggle: each edge an event."""
        return self.mcu.pwm.edges

    @pwm_edges.setter
    def pwm_edges(self, on):
        self.mcu.pwm.set_edges(on)

    def _clear(self):
        """Every block but the flash as after a power-on reset, every pad let go."""
        mcu = self.mcu
        mcu.resets.reset()
        mcu.watchdog.stand_still()
        mcu.watchdog.reset()
        mcu.rosc.reset()
        mcu.psm.write_uint32(WDSEL, 0)
        mcu.enter_reset()
        self.in_bootsel = False
        self._held_until_ns = 0
        self._released()

    def _start(self, kind, cause, timer_us=0):
        self._state.now_ns = max(self._state.now_ns, self.now_ns)
        self.mcu.vreg_and_chip_reset.record_reset_cause(cause)
        self._core.reset_timer(timer_us)
        self._core.pc = FLASH_START
        self._told(kind)

    def _watchdog_reset(self):
        mcu = self.mcu
        boot_address = mcu.watchdog.boot_address
        mcu.enter_reset(from_watchdog=True)
        mcu.resets.reset()
        self._core.reset_timer()
        self._released()
        self.in_bootsel = boot_address is not None and boot_address < ROM_BYTES
        self._core.pc = FLASH_START if boot_address is None else boot_address
        self._told("watchdog")

    def _released(self):
        for pin in self.mcu.gpio:
            pin.check_for_updates()

    def _told(self, kind):
        self._core.stop()
        for listener in list(self.on_reset):
            listener(kind)

    def _hold(self, ns):
        self._held_until_ns = self.now_ns + ns
        self._core.stop()

    def _tell(self, ns):
        core = getattr(self, "_core", None)
        if core:
            core.due(ns)
