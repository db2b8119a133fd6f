"""os: folders and renames in the simulated flash, and the chip's entropy."""

from _rig import rig


def mkdir(path):
    rig.flash.mkdir(path)


def rename(old, new):
    rig.flash.rename(old, new)


def urandom(count):
    return rig.chance.bytes(count)


class _Uname:
    machine = "Raspberry Pi Pico with RP2040"


def uname():
    return _Uname
