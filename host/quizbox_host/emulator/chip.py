"""A Pico's RP2040 with its flash, on which real firmware runs: power, reset, time."""

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
    """An emulated RP2040 and its flash. Its time, now_ns, runs through power cuts and resets.

    mcu         rp2040py's RP2040: pads are mcu.gpio[n], buses mcu.i2c[n] and mcu.spi[n]
    flash       see repairs.flash.Flash
    usb         see laptop.Laptop
    timer_us    what TIMER reads at the next power-on: 64 bits of microseconds
    on_reset    functions, called with "power", "run" or "watchdog" when the chip starts
    in_bootsel  whether the boot ROM offers its drive, and no firmware runs
    """

    MCU = Mcu

    def __init__(self, flash=None, seed=1, unique_id=UNIQUE_ID):
        """flash: its first bytes; the rest is blank. The chip has no power yet."""
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
        """Nanoseconds since the chip was made."""
        return self.clock.now_ns

    @property
    def cycles(self):
        """Clock cycles that the processor has spent on instructions and exceptions."""
        return self._state.cycles

    @property
    def asleep_ns(self):
        """How long the processor has slept (WFI, WFE), in nanoseconds."""
        return self._state.asleep_ns

    @property
    def longest_awake_ns(self):
        """The longest time without sleep, from one sleep to the next; boot does not count."""
        return self._state.longest_awake_ns

    def forget_awake(self):
        """Set longest_awake_ns to 0, and do not count the time up to the next sleep."""
        self._state.longest_awake_ns = 0
        self.overlook_awake()

    def overlook_awake(self):
        """Do not count the time up to the next sleep for longest_awake_ns."""
        self._state.awake_since_ns = NEVER

    @property
    def fault(self):
        """The first HardFault since the chip started, as text, or None.

        It stops MicroPython: its handler is a breakpoint, which without a debugger is a lockup.
        """
        if not self._state.fault_pc:
            return None
        return f"HardFault near {self._state.fault_pc:#010x}, for {self._state.fault_address:#010x}"

    def at(self, ns, call, *arguments):
        """Schedule call(*arguments) for ns, in run(); first in, first out within an instant."""
        self.clock.at(max(ns, self.now_ns), call, *arguments)

    def stop(self):
        """Make run() return after the current event."""
        self.clock.stopped = True

    def run(self, until_ns):
        """Advance to until_ns, or until stop(). Raises what an event raises."""
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
        """Turn the supply on (a power-on reset), or cut it."""
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
        """Pull RUN low and release it."""
        if self.is_powered:
            self._clear()
            self._start("run", HAD_RUN)

    def event(self):
        """Set the processor's event register, as SEV on the other core does: it ends a WFE."""
        self._state.event = 1

    def adc_uv(self, channel, microvolts):
        """Set the voltage on an ADC channel, 0 to 4, in microvolts."""
        steps = microvolts * 4096 // ADC_FULL_SCALE_UV
        self.mcu.adc.channel_values[channel] = min(4095, max(0, steps))

    @property
    def pwm_edges(self):
        """Whether each PWM edge is an event that toggles its pad; slow, and off by default."""
        return self.mcu.pwm.edges

    @pwm_edges.setter
    def pwm_edges(self, on):
        self.mcu.pwm.set_edges(on)

    def _clear(self):
        """Put every block but the flash into its power-on state, and release every pad."""
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
