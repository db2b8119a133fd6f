"""Each instruction of ours against rp2040py's own, from random registers.

Where 0.3.6 is wrong, it is held against the pseudocode of the ARMv6-M manual, in Python: the
overflow of ADC and SBC, the carry of a shift by a register that holds 0.
"""

import random

import pytest
from rp2040py._cortex_m0_core import CortexM0Core

from quizbox_host.emulator.m0 import M0

SRAM = 0x20000000
CODE = SRAM + 0x1000
DATA = SRAM + 0x8000
PROCESS_STACK = SRAM + 0x2000
WORDS = [0, 1, 2, 31, 32, 33, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
ROUNDS = 300
MASK = 0xFFFFFFFF


class Board:
    """RAM and nothing else, for both processors."""

    def __init__(self):
        self.sram = bytearray(264 * 1024)
        self.stored = []

    def read(self, address, size):
        raise AssertionError(f"read of {address:#x}")

    write = gpio_changed = read

    def read_uint16(self, address):
        return int.from_bytes(self.sram[address - SRAM : address - SRAM + 2], "little")

    def read_uint32(self, address):
        return int.from_bytes(self.sram[address - SRAM : address - SRAM + 4], "little")

    def read_uint8(self, address):
        return self.sram[address - SRAM]

    def write_uint32(self, address, value):
        self.sram[address - SRAM : address - SRAM + 4] = (value & MASK).to_bytes(4, "little")

    def write_uint16(self, address, value):
        self.sram[address - SRAM : address - SRAM + 2] = (value & 0xFFFF).to_bytes(2, "little")

    def write_uint8(self, address, value):
        self.sram[address - SRAM] = value & 0xFF

    class logger:  # noqa: N801 - 0.3.6 logs to it
        info = warning = staticmethod(lambda *words: None)


@pytest.fixture(scope="module")
def ours():
    board = Board()
    core = M0((bytearray(2 << 20), board.sram, bytearray(4096)), board)
    core.board = board
    return core


@pytest.fixture(scope="module")
def theirs():
    return CortexM0Core(Board())


def random_state(chance):
    def word():
        return chance.choice(WORDS) if chance.random() < 0.4 else chance.getrandbits(32)

    registers = [word() for _ in range(13)] + [DATA + 4 * chance.randrange(64), word(), CODE]
    flags = [chance.getrandbits(1) for _ in range(4)]
    return registers, flags, chance.randbytes(1024)


def step_ours(core, code, state):
    registers, (n, z, c, v), data = state
    memory, s = core.board.sram, core.state
    memory[CODE - SRAM : CODE - SRAM + len(code)] = code
    memory[DATA - SRAM - 512 : DATA - SRAM + 512] = data
    s.r[:] = registers
    s.n, s.z, s.c, s.v = n << 31, 1 - z, c, v
    s.other_sp = PROCESS_STACK
    s.check = s.faults = s.event = s.waiting = 0
    begun = s.now_ns
    core.run(begun + 1)
    result = list(s.r), [s.n >> 31, int(not s.z), s.c, s.v], (s.now_ns - begun) // 8
    return *result, bytes(memory[DATA - SRAM - 512 : DATA - SRAM + 512])


def step_theirs(core, code, state):
    registers, flags, data = state
    memory = core.rp2040.sram
    memory[CODE - SRAM : CODE - SRAM + len(code)] = code
    memory[DATA - SRAM - 512 : DATA - SRAM + 512] = data
    core.registers[:] = registers
    core.banked_sp = PROCESS_STACK
    core.n, core.z, core.c, core.v = map(bool, flags)
    cycles = core.execute_instruction()
    flags = [int(one) for one in (core.n, core.z, core.c, core.v)]
    data = bytes(memory[DATA - SRAM - 512 : DATA - SRAM + 512])
    return list(core.registers), flags, cycles, data


def halfwords(*words):
    return b"".join(word.to_bytes(2, "little") for word in words) + b"\xc0\x46"  # NOP


# Base opcode and how many low bits are free.
ALU = {
    "LSL imm": (0x0000, 11), "LSR imm": (0x0800, 11), "ASR imm": (0x1000, 11),
    "ADD reg": (0x1800, 9), "SUB reg": (0x1A00, 9), "ADD imm3": (0x1C00, 9),
    "SUB imm3": (0x1E00, 9), "MOV imm": (0x2000, 11), "CMP imm": (0x2800, 11),
    "ADD imm8": (0x3000, 11), "SUB imm8": (0x3800, 11), "AND": (0x4000, 6), "EOR": (0x4040, 6),
    "TST": (0x4200, 6), "RSB": (0x4240, 6), "CMP reg": (0x4280, 6), "ORR": (0x4300, 6),
    "MUL": (0x4340, 6), "BIC": (0x4380, 6), "MVN": (0x43C0, 6), "ADR": (0xA000, 11),
    "ADD sp": (0xA800, 11), "ADD SP": (0xB000, 7), "SUB SP": (0xB080, 7), "extend": (0xB200, 8),
    "REV": (0xBA00, 6), "REV16": (0xBA40, 6), "REVSH": (0xBAC0, 6), "B cond": (0xD000, 11),
    "B": (0xE000, 11), "NOP": (0xBF00, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", ALU)
def test_data_and_branches(name, ours, theirs):
    base, free = ALU[name]
    chance = random.Random(name)
    for _ in range(ROUNDS):
        code = halfwords(base | chance.getrandbits(free) if free else base)
        state = random_state(chance)
        assert step_ours(ours, code, state) == step_theirs(theirs, code, state), code.hex()


@pytest.mark.parametrize("name", ["ADD", "CMP", "MOV"])
def test_high_registers(name, ours, theirs):
    base = {"ADD": 0x4400, "CMP": 0x4500, "MOV": 0x4600}[name]
    chance = random.Random(name)
    for _ in range(ROUNDS):
        target, source = chance.randrange(15), chance.randrange(15)
        code = halfwords(base | target >> 3 << 7 | source << 3 | target & 7)
        state = random_state(chance)
        assert step_ours(ours, code, state) == step_theirs(theirs, code, state), code.hex()


LOADS = {
    "STR": (0x5000, 4), "STRH": (0x5200, 2), "STRB": (0x5400, 1), "LDRSB": (0x5600, 1),
    "LDR": (0x5800, 4), "LDRH": (0x5A00, 2), "LDRB": (0x5C00, 1), "LDRSH": (0x5E00, 2),
}  # fmt: skip


@pytest.mark.parametrize("name", LOADS)
def test_loads_and_stores_by_register(name, ours, theirs):
    base, size = LOADS[name]
    chance = random.Random(name)
    for _ in range(ROUNDS):
        code = halfwords(base | 2 << 6 | 1 << 3 | chance.randrange(8))
        state = random_state(chance)
        state[0][1] = DATA - 256 + 4 * chance.randrange(64)
        state[0][2] = size * chance.randrange(32)
        assert step_ours(ours, code, state) == step_theirs(theirs, code, state), code.hex()


@pytest.mark.parametrize("base", [0x6000, 0x6800, 0x7000, 0x7800, 0x8000, 0x8800, 0x9000, 0x9800])
def test_loads_and_stores_by_immediate(base, ours, theirs):
    chance = random.Random(base)
    for _ in range(ROUNDS):
        low = chance.getrandbits(11) & (0x77F if base >= 0x9000 else 0x7FF)
        if base < 0x9000:
            low = low & ~0x38 | 1 << 3
        code = halfwords(base | low & ~0x40)
        state = random_state(chance)
        state[0][1] = DATA - 256 + 4 * chance.randrange(64)
        state[0][13] = DATA - 512
        assert step_ours(ours, code, state) == step_theirs(theirs, code, state), code.hex()


@pytest.mark.parametrize("name", ["PUSH", "POP", "STM", "LDM", "LDR literal"])
def test_many_at_once(name, ours, theirs):
    chance = random.Random(name)
    for _ in range(ROUNDS):
        listed = chance.getrandbits(8)
        code = {
            "PUSH": 0xB400 | listed | chance.getrandbits(1) << 8,
            "POP": 0xBC00 | listed,
            "STM": 0xC700 | listed & 0x7F,  # R7 written back
            "LDM": 0xCF00 | listed,
            "LDR literal": 0x4800 | listed >> 2 | (listed & 7) << 8,
        }[name]
        state = random_state(chance)
        state[0][7] = DATA + 4 * chance.randrange(64)
        assert step_ours(ours, halfwords(code), state) == step_theirs(
            theirs, halfwords(code), state
        ), f"{code:04x}"


@pytest.mark.parametrize("name", ["BX", "BLX", "BL", "POP pc", "MRS", "MSR", "DSB"])
def test_control(name, ours, theirs):
    chance = random.Random(name)
    for _ in range(ROUNDS):
        state = random_state(chance)
        state[0][3] = CODE + 2 * chance.randrange(-64, 64) | 1
        code = {
            "BX": (0x4718,),
            "BLX": (0x4798,),
            "BL": (0xF000 | chance.getrandbits(11), 0xD000 | chance.getrandbits(12) | 1 << 13),
            "POP pc": (0xBD00 | chance.getrandbits(8),),
            "MRS": (0xF3EF, 0x8000 | chance.randrange(8) << 8 | chance.choice((0, 5, 8, 9, 16))),
            "MSR": (0xF380 | chance.randrange(8), 0x8800 | chance.choice((0, 8))),
            "DSB": (0xF3BF, chance.choice((0x8F4F, 0x8F5F, 0x8F6F))),
        }[name]
        if name == "POP pc":
            data = bytearray(state[2])
            for at in range(0, 1024, 4):
                data[at : at + 4] = (CODE + at | 1).to_bytes(4, "little")
            state = (*state[:2], bytes(data))
        seen, expected = (
            step_ours(ours, halfwords(*code), state),
            step_theirs(theirs, halfwords(*code), state),
        )
        assert seen == expected, [f"{one:04x}" for one in code]


def add_with_carry(x, y, carry):
    """ARMv6-M, A2.2.1."""
    total = x + y + carry
    result = total & MASK
    signed = sum(one - (one >> 31 << 32) for one in (x, y)) + carry
    overflow = result - (result >> 31 << 32) != signed
    return result, [result >> 31, int(not result), int(total != result), int(overflow)]


def shifted(kind, x, amount, carry):
    """ARMv6-M, A2.2.1: LSL_C, LSR_C, ASR_C, ROR_C by the bottom byte of a register."""
    if not amount:
        return x, carry
    if kind == "LSL":
        long = x << amount
        return long & MASK, long >> 32 & 1
    if kind == "ROR":
        by = amount % 32
        result = (x >> by | x << (32 - by)) & MASK
        return result, result >> 31
    long = (x - (x >> 31 << 32) if kind == "ASR" else x) << 1
    long >>= min(amount, 64)
    return long >> 1 & MASK, long & 1


@pytest.mark.parametrize("name", ["ADC", "SBC", "CMN"])
def test_carries_as_the_manual_has_them(name, ours):
    base = {"ADC": 0x4140, "SBC": 0x4180, "CMN": 0x42C0}[name]
    chance = random.Random(name)
    for _ in range(ROUNDS * 2):
        state = random_state(chance)
        x, y, carry = state[0][0], state[0][1], state[1][2]
        registers, flags, cycles, _ = step_ours(ours, halfwords(base | 1 << 3), state)
        y = y ^ MASK if name == "SBC" else y
        expected, expected_flags = add_with_carry(x, y, 0 if name == "CMN" else carry)
        assert flags == expected_flags
        assert registers[0] == (x if name == "CMN" else expected)
        assert cycles == 1


@pytest.mark.parametrize("name", ["LSL", "LSR", "ASR", "ROR"])
def test_shifts_by_a_register_as_the_manual_has_them(name, ours):
    base = {"LSL": 0x4080, "LSR": 0x40C0, "ASR": 0x4100, "ROR": 0x41C0}[name]
    chance = random.Random(name)
    for amount in [*range(70), 255, 256, 257, 0x100 + 32, *range(1000, 1100)]:
        state = random_state(chance)
        state[0][1] = amount
        registers, flags, _, _ = step_ours(ours, halfwords(base | 1 << 3), state)
        result, carry = shifted(name, state[0][0], amount & 255, state[1][2])
        assert registers[0] == result
        assert flags == [result >> 31, int(not result), carry, state[1][3]]
