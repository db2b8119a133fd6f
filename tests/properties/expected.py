"""What a model says must come of an example: sounds, cuts, and what is shown when."""

from dataclasses import dataclass, field

from . import figures
from .contacts import bursts, positions

SECOND = 1_000_000


class Unclear(Exception):
    """The law does not say what happens: an exact tie, or words that can be read in two ways."""


@dataclass
class Expected:
    """What one time of power must bring.

    sounds    [(us, name, late_us)]: it begins at us, or up to late_us later
    silences  [us]: what sounds is cut
    shown     [(us, what)]: from us on; what: a set of texts, a function from us to a text, or
              None where the model does not say
    starts    [(us, release_us or None)]: counts begun, whose mark may be kept from then on
    reveals   [us]
    until_us  the model says nothing from here on
    """

    sounds: list = field(default_factory=list)
    silences: list = field(default_factory=list)
    shown: list = field(default_factory=list)
    starts: list = field(default_factory=list)
    reveals: list = field(default_factory=list)
    until_us: float = float("inf")


class Model:
    """Inputs in the order of their own times, and between them whatever falls due."""

    LIFT_US = 30_000  # a sound of a held START waits for chatter that may be its release

    def __init__(self, power, settings):
        """power: a drawn.Power. settings: what the digits are, among them."""
        self.figures = figures.fitting(settings)
        self.expected = Expected(until_us=power.off_us)
        self._start = power.start
        self._bursts = bursts(power.start, power.writes)
        self.position, self._slides = positions(power.slide, power.writes)
        self.until_us = power.off_us
        self.changes = 0  # of the state, so that a hold knows of them
        self.hold = None  # (press, changes): a press whose long hold would do something

    def play(self):
        """Run to the end. Returns the Expected."""
        # What falls due at the very instant of a first edge has come before it (1.4).
        inputs = [(us, self.slide, position) for us, position in self._slides]
        for burst in self._bursts:
            if burst.pressed:
                inputs.append((burst.first_us, self.press, burst))
            if burst.released_us is not None:
                inputs.append((burst.released_us, self.release, burst))
        try:
            for us, what, value in sorted(inputs, key=lambda entry: entry[0]):
                if us >= self.until_us:
                    break
                self._run_to(us)
                what(us, value)
            self._run_to(self.until_us)
        except Unclear as unclear:
            self.expected.until_us = unclear.args[0]
        return self.expected

    def _run_to(self, us):
        while True:
            dues = sorted(self.dues(), key=lambda entry: entry[0])
            if not dues or dues[0][0] > us:
                return
            if len(dues) > 1 and dues[0][0] == dues[1][0]:
                self.unclear(dues[0][0])
            dues[0][1](dues[0][0])

    def when(self, us):
        """When what falls due at us happens: it waits while a burst is undecided (1.4)."""
        for burst in self._bursts:
            if burst.first_us < us < burst.decided_us:
                us = burst.decided_us
        return us

    def sound(self, us, name, late_us=0):
        self.expected.sounds.append((us, name, late_us))

    def show(self, us, what):
        self.expected.shown.append((us, what))

    def change(self):
        self.changes += 1

    def unclear(self, us):
        raise Unclear(us)

    def hold_dues(self, act):
        """The rises of a long hold and, with the third, what it does (1.7)."""
        if self.hold is None:
            return []
        press, changes, risen = self.hold
        if changes != self.changes:
            return []
        return [(press.first_us + (3 + risen) * SECOND, lambda us: self._rise(us, act))]

    def _rise(self, us, act):
        press, changes, risen = self.hold
        released_us = press.released_us
        if released_us is not None and released_us <= us:
            if released_us == us:
                raise Unclear(us)
            self.hold = None
            return
        moved = any(abs(at_us - us) < self.LIFT_US for at_us, _ in self._start)
        late_us = self.LIFT_US if moved else 0
        others = [sound[0] for sound in self.expected.sounds[-1:]]
        others += [due[0] for due in self.dues() if due[0] != us]
        if late_us and any(abs(other_us - us) < late_us for other_us in others):
            self.unclear(us)  # which of the two sounds is heard first is left to chance
        self.sound(us, f"rise{risen + 1}", late_us)
        self.hold = (press, changes, risen + 1)
        if risen == 2:
            self.hold = None
            act(us)

    def begin_hold(self, press):
        """The press just acted on is one whose long hold does something in its row."""
        self.hold = (press, self.changes, 0)

    def release(self, us, press):
        if self.hold and self.hold[0] is press:
            self.hold = None


def within(us, begin_us, window_us):
    """Whether us is within window_us of begin_us."""
    if us == begin_us + window_us:
        raise Unclear(us)
    return us < begin_us + window_us
