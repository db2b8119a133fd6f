"""sys: the module search path, and the serial port as stdin and stdout."""

from _rig import rig, traceback

path = [".frozen", "", "/lib"]


def print_exception(error, file):
    file.write(traceback(error))


class _Stdin:
    """A stream of bytes; buffer is itself, so that text and bytes read alike."""

    def __init__(self):
        self.buffer = self

    def ioctl(self, request, argument):
        return argument & 1 if rig.serial.readable else 0

    def readinto(self, buffer):
        for place in range(len(buffer)):
            buffer[place] = rig.serial.read()
            if buffer[place] == 3:
                rig.interrupted = True  # if the program raises KeyboardInterrupt, it is for this
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
