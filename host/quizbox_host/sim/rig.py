"""A simulated Pico with the parts on its wires, driven by a script (see quizbox_host.worlds)."""

from quizbox_host.sim import displays, parts
from quizbox_host.sim.board import Board
from quizbox_host.sim.bus import Bus, Spi
from quizbox_host.sim.chance import Chance
from quizbox_host.sim.clock import Clock
from quizbox_host.sim.errors import Ended, Misuse, PowerLost, Restarted
from quizbox_host.sim.flash import Flash
from quizbox_host.sim.usb import Serial
from quizbox_host.sim.watchdog import Watchdog

HEARD_OUT_US = 3_000_000  # after until_us: the time for the last sound to end
SPIN = 20_000  # polls in one instant; more are a loop that never waits
CTRL_C = 3


class Rig:
    """One simulated box. log: the entries so far, as [us, what, value]."""

    def __init__(self, script, clock=Clock):
        """clock: a function that returns the Clock; it gets script's origin_us."""
        self.log = []
        self.listener = None  # called with each entry as it is made, a tone's length still 0
        self.chance = Chance(script.get("seed", 1))
        self.clock = clock(script.get("origin_us", 0))
        self.board = Board()
        self.bus = Bus(self.clock)
        self.spi = Spi(self.clock)
        self.flash = Flash(self)
        self.serial = Serial(self.clock, self._heard, self._stir)
        self.watchdog = Watchdog(self.clock)
        self.battery_mv = 4500
        self.powered = False
        self.rebooted = False  # restarted since power-up, for machine.reset_cause
        self.crash = None  # the exception that ended the program
        self.interrupted = False  # the script's laptop sent Ctrl-C: this computer did not
        self.start = parts.Start(self)
        self.slide = parts.Slide(self)
        self.cable = parts.Cable(self)
        self.cable.set(1)
        self.lamp = parts.Lamp(self)
        self.piezo = parts.Piezo(self)
        module = displays.MODULES.get(script.get("display", "tm1650"))
        self.display = module and module(self)
        self._rests = False
        self._stall_us = 0
        self._fault = False
        self._asleep = 0
        self._interrupt_char = CTRL_C
        self._interrupted = False
        self._is_prompt = False
        self._ending = False
        self._spins = [0, 0]  # a time in microseconds, and the polls at it
        self.flash.folders.add("/kept")
        for name, data in script.get("kept", {}).items():
            self.flash.files["/kept/" + name] = bytes.fromhex(data)
        for us, what, value in script.get("acts", ()):
            self.clock.at(us, self.act, what, value)
        if script.get("until_us") is not None:
            self.clock.at(script["until_us"], self._end)
            self.clock.at(script["until_us"] + HEARD_OUT_US, self._end_now)

    def note(self, what, value):
        """Log an entry [now, what, value] and return it, so that a part can complete it later."""
        entry = [self.clock.now_us, what, value]
        self.log.append(entry)
        if self.listener:
            self.listener(entry)
        return entry

    def act(self, what, value):
        """Carry out one act of a script now. May raise PowerLost or Restarted."""
        self._stir()
        getattr(self, "_act_" + what)(value)

    # Called by the program, through sim/modules.

    @property
    def rests(self):
        """Whether the program waits in a poll or a lightsleep, or none runs."""
        return self._rests or not self.powered

    def wait(self, us, ready):
        """Sleep for us microseconds, or until an interrupt or a byte after which ready() is true.

        Raises KeyboardInterrupt for the laptop's Ctrl-C, RuntimeError for the script's fault, and
        Misuse if the program polls for ever without a wait.
        """
        self._rests = us > 0
        try:
            self._wait(us, ready)
        finally:
            self._rests = False

    def _wait(self, us, ready):
        self._count_spins()
        end_us = self.clock.now_us + us
        self._stir()
        while True:
            if self._stall_us:
                self._stall()
            if self._fault:
                self._fault = False
                raise RuntimeError("a fault put in by the script")
            self.interrupt_if_asked()
            if not us:
                return
            if self.board.stirred and ready() or self.clock.now_us >= end_us:
                return
            self.board.stirred = False
            self.clock.to_next(end_us)

    def _stall(self):
        """Hang for the script's stall; only 0x03, a reset or a power cut ends it sooner."""
        end_us, self._stall_us = self.clock.now_us + self._stall_us, 0
        while self.clock.now_us < end_us:
            self.clock.to_next(end_us)
            self.interrupt_if_asked()

    def sleep(self, us):
        """Wait us microseconds, as time.sleep_us does; interrupts run."""
        self.clock.to(self.clock.now_us + us)
        self.interrupt_if_asked()

    def lightsleep(self, us):
        """Stop the processor and USB for us microseconds, or until an edge.

        Raises Misuse with a cable in, with interrupts on, or with LAMP or the piezo on.
        """
        if self.serial.plugged:
            raise Misuse("a lightsleep with a cable in: the laptop loses the box")
        if not self.board.masked:
            raise Misuse("a lightsleep with interrupts on: one just before it wakes nobody")
        if self.lamp.lit or self.piezo.high:
            raise Misuse("a lightsleep with LAMP or piezo on")
        end_us = self.clock.now_us + us
        self._sleeps(1)
        self._rests = True
        try:
            while self.clock.now_us < end_us and not self.board.waits:
                self.clock.to_next(end_us)
        finally:
            self._rests = False
        self._sleeps(0)

    def _sleeps(self, asleep):
        if asleep != self._asleep:
            self._asleep = asleep
            self.note("asleep", asleep)

    def set_interrupt_char(self, char):
        """Set the byte that interrupts, -1 for none; an interrupt already pending is raised now.

        MicroPython raises it at the next jump, also when the character has changed meanwhile.
        """
        self._interrupt_char = char
        self.interrupt_if_asked()

    def interrupt_if_asked(self):
        """Raise KeyboardInterrupt if a Ctrl-C is pending."""
        if self._interrupted:
            self._interrupted = False
            self.interrupted = True
            raise KeyboardInterrupt

    def _count_spins(self):
        if self._spins[0] != self.clock.now_us:
            self._spins = [self.clock.now_us, 0]
        self._spins[1] += 1
        if self._spins[1] > SPIN:
            raise Misuse("the program spins: it polls without end in one instant")

    # Called by sim.run, and by the script's acts.

    def until_power(self):
        """Advance until the supply is on. Raises Ended if no act turns it on."""
        while not self.powered:
            at_us = self.clock.next_us()
            if at_us is None:
                raise Ended
            self.clock.to(at_us)

    def at_prompt(self):
        """The program has ended: stay at the prompt until a reset, a power cut or the end.

        The prompt takes what the laptop sends. Raises PowerLost, Restarted or Ended.
        """
        self._is_prompt = True
        self.serial.drop_in()
        self.note("prompt", 1)
        try:
            self._until_an_act_ends_it()
        except (PowerLost, Restarted):
            self._is_prompt = False
            self.note("prompt", 0)
            raise

    def _until_an_act_ends_it(self):
        self._rests = True
        try:
            while True:
                at_us = self.clock.next_us()
                if at_us is None:
                    raise Ended
                self.clock.to(at_us)
        finally:
            self._rests = False

    def restarted(self, how):
        """Reset the hardware for the next start of the program; how: as in Restarted.

        A soft reset only forgets the pads' interrupts.
        """
        self.rebooted = self.rebooted or how != "soft_reset"
        self._interrupt_char = CTRL_C
        self._interrupted = False  # a Ctrl-C at the prompt is not the next program's
        self._sleeps(0)
        if how != "soft_reset":
            self.watchdog.off()
        if how == "bootloader":
            self.note("bootloader", 1)
            self._until_an_act_ends_it()
        if how == "soft_reset":
            for pad in self.board.pads.values():
                pad.forget_interrupt()
        else:
            self.board.reset()

    def fell_silent(self):
        """The piezo has gone silent: end the run if only its sound was waited for."""
        if self._ending:
            self._end_now()

    def finish(self):
        """Complete the log: a tone that is still on gets its length so far."""
        self._ending = False
        self.piezo.stop()

    def _end(self):
        self._ending = True
        if not self.piezo.sounds:
            raise Ended

    def _end_now(self):
        raise Ended

    def _act_power(self, on):
        if on == self.powered:
            return
        self.powered = bool(on)
        self.note("power", on)
        self.board.reset()
        self.serial.power(on)
        if on:
            self.rebooted = False
            if self.display:
                self.display.power_on()
            return
        self._sleeps(0)
        self.watchdog.off()
        self._stall_us, self._fault = 0, False
        self._interrupted = False
        if self.display:
            self.display.power_off()
        raise PowerLost

    def _act_start(self, closed):
        self.start.set(closed)

    def _act_noise(self, value):
        parts.noise(self, *value)

    def _act_slide(self, closed):
        self.slide.set(closed)

    def _act_cable(self, present):
        self.cable.set(present)
        self.serial.plug(present)

    def _act_reads(self, reads):
        self.serial.reads(reads)

    def _act_battery_mv(self, mv):
        self.battery_mv = mv

    def _act_rx(self, data):
        """Receive bytes, in hex. The interrupt character interrupts the program instead.

        At the prompt all are dropped.
        """
        for byte in b"" if self._is_prompt else bytes.fromhex(data):
            if byte == self._interrupt_char:
                self._interrupted = True
            else:
                self.serial.from_laptop(bytes([byte]))

    def _stir(self):
        self.board.stirred = True

    def _heard(self, line):
        self.note("said", line.decode("utf-8", "replace"))

    def _act_stall(self, us):
        self._stall_us += us

    def _act_fault(self, _):
        self._fault = True

    def _act_soft_reset(self, _):
        raise Restarted("soft_reset")
