"""The TM1650 of four digits, as each of these programs drives it."""

from machine import I2C, Pin

DIGITS = b"\x3f\x06\x5b\x4f\x66\x6d\x7d\x07\x7f\x6f"

bus = I2C(0, sda=Pin(4), scl=Pin(5), freq=100_000)
bus.writeto(0x24, b"\x21")


def show(tenths):
    """Light a time given in tenths of a second, 0 to 9999, with its point."""
    for place in range(4):
        segments = DIGITS[tenths // 10 ** (3 - place) % 10]
        if place == 2:
            segments |= 0x80
        bus.writeto(0x34 + place, bytes([segments]))
