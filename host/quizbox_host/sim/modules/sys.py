"""sys: where modules are looked for, and the serial port as stdin and stdout."""

from _rig import rig, traceback

path = [".frozen", "", "/lib"]


def print_exception(error, file):
    file.write(traceback(error))


class _Stdin:
    """buffer is itself: bytes, one at a time."""

    def __init__(self):
        self.buffer = self

    def ioctl(self, request, argument):
        return argument & 1 if rig.serial.readable else 0

    def readinto(self, buffer):
        for place in range(len(buffer)):
            buffer[place] = rig.serial.read()
            if buffer[place] == 3:
                rig.interrupted = True  # the program may end by it: nobody else's Ctrl-C
        return len(buffer)


class _Stdout:
    def __init__(self):
        self.buffer = self

    def ioctl(self, request, argument):
        return argument & 4 if rig.serial.writable else 0

    def write(self, data):
        for byte in data:
            rig.serial.write(byte)
        return len(data)


stdin = _Stdin()
stdout = _Stdout()
