"""RESETS: a block whose bit is set in RESET is reset.

In rp2040py 0.3.6, RESET only stores what is written, and RESET_DONE reads as all ones. RP2040
data sheet 2.14: a block whose bit is set is held in reset; RESET_DONE has the bits of the others.
"""

from rp2040py.peripherals import reset as bits
from rp2040py.peripherals.reset import RPReset


class Resets(RPReset):
    """It leaves TIMER alone: the SDK resets it at each boot, so no test could start near a wrap."""

    def read_uint32(self, offset):
        if offset == bits.RESET_DONE:
            return bits.RESETS_BITS_MASK & ~self._reset
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        before = self._reset
        super().write_uint32(offset, value)
        entered = self._reset & ~before
        if entered:
            self._enter(entered)

    def reset(self):
        self._reset = self._wdsel = 0

    def _enter(self, entered):
        mcu = self.rp2040
        blocks = {
            bits.RESET_ADC: mcu.adc,
            bits.RESET_DMA: mcu.dma,
            bits.RESET_I2C0: mcu.i2c[0],
            bits.RESET_I2C1: mcu.i2c[1],
            bits.RESET_PWM: mcu.pwm,
            bits.RESET_RTC: mcu.rtc,
            bits.RESET_SPI0: mcu.spi[0],
            bits.RESET_SPI1: mcu.spi[1],
            bits.RESET_UART0: mcu.uart[0],
            bits.RESET_UART1: mcu.uart[1],
            bits.RESET_USBCTRL: mcu.usb_ctrl,
        }
        for bit, block in blocks.items():
            if entered & bit:
                block.reset()
        io, pads = entered & bits.RESET_IO_BANK0, entered & bits.RESET_PADS_BANK0
        if io:
            mcu.core.reset_io()
        for pin in mcu.gpio if io or pads else ():
            pin.reset(io, pads)
            pin.check_for_updates()
