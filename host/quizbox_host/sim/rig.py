"""A Pico with the parts on its wires, played by a script (see quizbox_host.worlds)."""

from quizbox_host.sim import displays, parts
from quizbox_host.sim.board import Board
from quizbox_host.sim.bus import Bus, Spi
from quizbox_host.sim.chance import Chance
from quizbox_host.sim.clock import Clock
from quizbox_host.sim.errors import Ended, Misuse, PowerLost, Restarted
from quizbox_host.sim.flash import Flash
from quizbox_host.sim.usb import Serial
from quizbox_host.sim.watchdog import Watchdog

HEARD_OUT_US = 3_000_000
SPIN = 20_000  # polls in one instant: the program waits for nothing
CTRL_C = 3


class Rig:
    """One simulated box. log: the entries so far, as [us, what, value]."""

    def __init__(self, script, clock=Clock):
        """clock: what makes the Clock, from the origin of its ticks."""
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
        self.rebooted = False  # by the program itself: reset_cause tells
        self.crash = None  # the exception that ended the program
        self.interrupted = False  # the laptop's Ctrl-C has ended the program
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
        self._spins = [0, 0]  # an instant, and the passes in it
        self.flash.folders.add("/kept")
        for name, data in script.get("kept", {}).items():
            self.flash.files["/kept/" + name] = bytes.fromhex(data)
        for us, what, value in script.get("acts", ()):
            self.clock.at(us, self.act, what, value)
        if script.get("until_us") is not None:
            self.clock.at(script["until_us"], self._end)
            self.clock.at(script["until_us"] + HEARD_OUT_US, self._end_now)

    def note(self, what, value):
        """Log value. Returns the entry, which a part may complete."""
        entry = [self.clock.now_us, what, value]
        self.log.append(entry)
        if self.listener:
            self.listener(entry)
        return entry

    def act(self, what, value):
        """Do one act of a script, now."""
        self._stir()
        getattr(self, "_act_" + what)(value)

    # What the program does.

    @property
    def rests(self):
        """Whether the program waits for what may come, or there is none that runs."""
        return self._rests or not self.powered

    def wait(self, us, ready):
        """The processor sleeps for us microseconds, or until ready() after an interrupt."""
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
        """The program hangs in a loop of its own, which only 0x03 or a reset ends sooner."""
        end_us, self._stall_us = self.clock.now_us + self._stall_us, 0
        while self.clock.now_us < end_us:
            self.clock.to_next(end_us)
            self.interrupt_if_asked()

    def sleep(self, us):
        """The processor does nothing for us microseconds; interrupts run."""
        self.clock.to(self.clock.now_us + us)
        self.interrupt_if_asked()

    def lightsleep(self, us):
        """The processor and USB stop for us microseconds, or until an edge has come."""
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
        """One that waits is raised at the next jump, whatever the character is by then."""
        self._interrupt_char = char
        self.interrupt_if_asked()

    def interrupt_if_asked(self):
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

    # What the world around it does.

    def until_power(self):
        """Let time go on until the supply is on."""
        while not self.powered:
            at_us = self.clock.next_us()
            if at_us is None:
                raise Ended
            self.clock.to(at_us)

    def at_prompt(self):
        """The program has ended: nothing but power and resets ends the prompt, which reads on."""
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
        """The program begins anew: soft_reset keeps all but the interrupts as it was."""
        self.rebooted = self.rebooted or how != "soft_reset"
        self._interrupt_char = CTRL_C
        self._interrupted = False  # one that came at the prompt was the prompt's
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
        if self._ending:
            self._end_now()

    def finish(self):
        """A tone that is still on gets the length that it has so far."""
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
        """0x03 never reaches the program while it interrupts it; what came before it is lost."""
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
