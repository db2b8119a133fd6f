"""Exceptions of the processor: priorities, masks, faults, sleep (ARMv6-M B1.5)."""

import pytest

from quizbox_host.emulator.m0 import AWAKE, LOCKUP, M0, WAIT_FOR_EVENT, WAIT_FOR_INTERRUPT

SRAM = 0x20000000
CODE, HANDLERS, STACK = SRAM + 0x1000, SRAM + 0x2000, SRAM + 0x4000
NOP, WFI, WFE, SEV, BX_LR, SVC = 0xBF00, 0xBF30, 0xBF20, 0xBF40, 0x4770, 0xDF00
CPSID, CPSIE, BKPT, UDF = 0xB672, 0xB662, 0xBE00, 0xDE00
LDR_R0_R1 = 0x6808
NVIC_ISER, NVIC_ISPR, NVIC_ICPR, ICSR, SCR = 0x100, 0x200, 0x280, 0xD04, 0xD10
HARD_FAULT, SVCALL, PENDSV, IRQ0 = 3, 11, 14, 16
CYCLE_NS = 8


class NoBus:
    """Nothing is to be asked."""

    def read(self, address, size):
        raise AssertionError(f"{address:#x}")

    write = gpio_changed = read


@pytest.fixture
def core():
    """Handler n is at HANDLERS + 16 n and returns at once."""
    made = M0((bytearray(2 << 20), bytearray(264 * 1024), bytearray(4096)), NoBus())
    made.sram = made._held[2]  # noqa: SLF001
    made.reset()
    state = made.state
    state.vtor = SRAM
    for number in range(1, 48):
        put(made, SRAM + 4 * number, *divmod_halves(HANDLERS + 16 * number | 1))
        put(made, HANDLERS + 16 * number, NOP, BX_LR)
    state.r[13] = STACK
    state.r[15] = CODE
    put(made, CODE, *[NOP] * 64)
    return made


def divmod_halves(word):
    return word & 0xFFFF, word >> 16


def put(core, address, *halfwords):
    for at, half in enumerate(halfwords):
        core.sram[address - SRAM + 2 * at] = half & 0xFF
        core.sram[address - SRAM + 2 * at + 1] = half >> 8


def step(core, count=1):
    """An instruction at a time; the exceptions (IPSR) in which it is after each."""
    seen = []
    for _ in range(count):
        core.run(core.state.now_ns + 1)
        seen.append(core.state.ipsr)
    return seen


def test_an_interrupt_is_entered_and_left(core):
    core.state.enabled = 1 << 5
    core.set_interrupt(5, True)
    before = list(core.state.r)
    begun_ns = core.state.now_ns
    assert step(core) == [IRQ0 + 5]
    assert core.state.now_ns - begun_ns == (15 + 1) * CYCLE_NS
    assert core.state.r[14] == 0xFFFFFFF9
    core.set_interrupt(5, False)
    assert step(core) == [0]
    assert list(core.state.r)[:15] == before[:15]
    assert core.pc == CODE


def test_a_line_that_stays_up_is_served_again(core):
    core.state.enabled = 1 << 5
    core.set_interrupt(5, True)
    assert step(core, 6) == [21, 0, 21, 0, 21, 0]


def test_what_is_not_enabled_waits(core):
    core.set_interrupt(5, True)
    assert step(core, 3) == [0, 0, 0]


def test_primask_holds_back_until_it_is_lifted(core):
    put(core, CODE, CPSID, NOP, NOP, CPSIE, NOP)
    core.state.enabled = 1 << 5
    step(core)
    core.set_interrupt(5, True)
    assert step(core, 4) == [0, 0, 0, IRQ0 + 5]


def test_a_more_urgent_interrupt_preempts_and_an_equal_one_does_not(core):
    state = core.state
    state.enabled = 1 << 5 | 1 << 6 | 1 << 7
    state.level[0], state.level[1] = 1 << 6, 1 << 5 | 1 << 7
    put(core, HANDLERS + 16 * (IRQ0 + 5), NOP, NOP, NOP, BX_LR)
    core.set_interrupt(5, True)
    assert step(core) == [IRQ0 + 5]
    core.set_interrupt(5, False)
    core.set_interrupt(7, True)
    assert step(core) == [IRQ0 + 5]
    core.set_interrupt(6, True)
    assert step(core) == [IRQ0 + 6]
    assert state.r[14] == 0xFFFFFFF1
    core.set_interrupt(6, False)
    assert step(core, 2) == [IRQ0 + 5, IRQ0 + 5]
    assert step(core, 2) == [0, IRQ0 + 7]


def test_of_equals_the_lower_number_comes_first(core):
    core.state.enabled = 0xFF
    core.set_interrupt(7, True)
    core.set_interrupt(3, True)
    assert step(core) == [IRQ0 + 3]


def test_svc_and_pendsv(core):
    put(core, CODE, SVC, NOP)
    assert step(core, 2) == [0, SVCALL]
    core.state.pending_pendsv = 1
    core.interrupts_updated = True
    assert step(core, 2) == [0, PENDSV]


@pytest.mark.parametrize("halfword", [BKPT, UDF, 0xB100])
def test_what_is_no_instruction_is_a_hard_fault(core, halfword):
    put(core, CODE, halfword)
    assert step(core, 2) == [0, HARD_FAULT]
    assert core.state.fault_pc == CODE + 2


@pytest.mark.parametrize("address", [SRAM + 2, 0x00005000, 0x20100000, 0x70000000])
def test_unaligned_and_nowhere_are_hard_faults(core, address):
    put(core, CODE, LDR_R0_R1)
    core.state.r[1] = address
    assert step(core, 2) == [0, HARD_FAULT]
    assert core.state.fault_address == address


def test_a_fault_within_a_fault_is_lockup(core):
    put(core, CODE, UDF)
    put(core, HANDLERS + 16 * HARD_FAULT, UDF)
    step(core, 4)
    assert core.state.waiting == LOCKUP
    cycles = core.cycles
    core.run(core.state.now_ns + 1_000_000)
    assert core.cycles == cycles


def test_wfi_sleeps_until_an_interrupt_and_sleep_takes_no_cycles(core):
    put(core, CODE, WFI)
    core.state.enabled = 1 << 5
    core.run(1_000_000)
    assert core.state.waiting == WAIT_FOR_INTERRUPT
    assert core.state.asleep_ns == 1_000_000 - 2 * CYCLE_NS
    core.set_interrupt(5, True)
    assert step(core) == [IRQ0 + 5]
    assert core.state.waiting == AWAKE


def test_wfi_wakes_of_what_primask_holds_back(core):
    put(core, CODE, CPSID, WFI, NOP)
    core.state.enabled = 1 << 5
    core.run(1_000_000)
    core.set_interrupt(5, True)
    assert step(core) == [0]
    assert core.pc == CODE + 6


def test_wfe_falls_through_after_an_event_and_sleeps_without(core):
    put(core, CODE, SEV, WFE, WFE, NOP)
    step(core, 2)
    assert core.state.waiting == AWAKE
    core.run(core.state.now_ns + 1_000)
    assert core.state.waiting == WAIT_FOR_EVENT


def test_wfe_does_not_wake_of_what_primask_holds_back(core):
    put(core, CODE, CPSID, WFE, NOP)
    core.state.enabled = 1 << 5
    core.run(1_000_000)
    core.set_interrupt(5, True)
    core.run(2_000_000)
    assert core.state.waiting == WAIT_FOR_EVENT


def test_with_sevonpend_wfe_wakes_of_a_disabled_interrupt(core):
    core.state.scr = 1 << 4
    put(core, CODE, WFE, NOP)
    core.run(1_000_000)
    core.set_interrupt(9, True)
    assert step(core) == [0]
    assert core.pc == CODE + 4
