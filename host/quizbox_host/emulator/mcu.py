"""rp2040py's RP2040 with our processor and the repaired blocks."""

import random

from rp2040py.irq import IRQ
from rp2040py.rp2040 import RP2040
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from quizbox_host.emulator.m0 import M0
from quizbox_host.emulator.repairs import gpio
from quizbox_host.emulator.repairs.clocks import Clocks
from quizbox_host.emulator.repairs.flash import Ssi
from quizbox_host.emulator.repairs.i2c import I2c
from quizbox_host.emulator.repairs.pwm import Pwm
from quizbox_host.emulator.repairs.resets import Resets
from quizbox_host.emulator.repairs.rosc import Rosc
from quizbox_host.emulator.repairs.usb import UsbController
from quizbox_host.emulator.repairs.watchdog import Watchdog

FLASH_BYTES = 2 * 1024 * 1024
FLASH_START = 0x10000000
PERI_HZ = 48_000_000  # MicroPython sets it to the USB PLL; rp2040py 0.3.6 assumes 125 MHz


class Mcu(RP2040):
    """The whole microcontroller. flash: a Pico's 2 MiB, which every reset leaves as it is."""

    def __init__(self, clock):
        self._is_made = False
        super().__init__(clock)
        self.flash = bytearray(FLASH_BYTES)
        self.flash_byte_size = FLASH_BYTES
        self.clk_peri = PERI_HZ
        self.logger = ConsoleLogger(LogLevel.ERROR)

    def fit(self, flash, hold, chance):
        """Install the processor and the repaired blocks. hold(ns): stall the processor for ns."""
        self.core = self.make_core()
        self.gpio[:] = [gpio.Pin(self, number) for number in range(len(self.gpio))]
        self.i2c[:] = [I2c(self, "I2C0", IRQ.I2C0), I2c(self, "I2C1", IRQ.I2C1)]
        self.pwm = Pwm(self)
        self.ssi = Ssi(self, flash, hold)
        self.clocks = Clocks(self)
        self.resets = Resets(self, "RESETS")
        self.usb_ctrl = UsbController(self)
        self.watchdog = Watchdog(self)
        self.rosc = Rosc(self, chance)
        self.peripherals |= {
            0x40014: gpio.IoBank0(self),
            0x18000: self.ssi,
            0x40008: self.clocks,
            0x4000C: self.resets,
            0x40044: self.i2c[0],
            0x40048: self.i2c[1],
            0x40050: self.pwm,
            0x40058: self.watchdog,
            0x40060: self.rosc,
            0x50110: self.usb_ctrl,
        }
        self._is_made = True

    def make_core(self):
        """The processor, on this chip's memories and bus."""
        return M0((self.flash, self.sram, self.usb_dpram), self)

    def reset(self, *, preserve_flash=True, from_watchdog=False):
        """As in rp2040py, but never the flash, and nothing before all blocks are installed."""
        if self._is_made:
            super().reset(preserve_flash=True, from_watchdog=from_watchdog)

    def read(self, address, size):
        """Serve a read of 1, 2 or 4 bytes that the C core does not serve itself."""
        self.clock.now_ns = self.core.state.now_ns
        if size == 4:
            block = self.peripherals.get(address >> 14 << 2)
            if block:
                return block.read_uint32(address & 0x3FFF)
            return self.read_uint32(address)
        return self.read_uint16(address) if size == 2 else self.read_uint8(address)

    def write(self, address, value, size):
        """Serve a write of 1, 2 or 4 bytes that the C core does not serve itself."""
        self.clock.now_ns = self.core.state.now_ns
        if size == 4:
            block = self.peripherals.get(address >> 14 << 2)
            if block:
                block.write_uint32_atomic(address & 0xFFF, value, address >> 12 & 3)
            else:
                self.write_uint32(address, value)
        elif size == 2:
            self.write_uint16(address, value)
        else:
            self.write_uint8(address, value)

    def gpio_changed(self, pins):
        """SIO has changed the output or output enable of the pads in this bit mask."""
        self.clock.now_ns = self.core.state.now_ns
        while pins:
            number = (pins & -pins).bit_length() - 1
            pins &= pins - 1
            self.gpio[number].check_for_updates()


def seeded(seed):
    """A random.Random with a seed."""
    return random.Random(seed)
