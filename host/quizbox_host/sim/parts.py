"""The parts on the wires: START, SLIDE, cable, LAMP, piezo; displays.py has the displays."""

START, LAMP, PIEZO_A, PIEZO_B = 11, 10, 14, 15
SLIDES = (12, 13)
VBUS = 24
SLIDE_LINES = ("slide1", "slide2")


def noise(rig, hertz, until_us, line="start"):
    """Put a square wave on a line until until_us.

    line: "start", "slide1" or "slide2" (a contact of SLIDE), or "cable".
    """
    if line == "start":
        rig.start.noise(hertz, until_us)
    elif line == "cable":
        rig.cable.noise(hertz, until_us)
    else:
        rig.slide.noise(SLIDE_LINES.index(line), hertz, until_us)


class Flips:
    """Calls flip() twice a period, hertz periods a second, from now on; at the end settle().

    settle() replaces the first flip that would come at until_us or later.
    """

    def __init__(self, clock, hertz, until_us, flip, settle):
        self._clock = clock
        self._begun_us = clock.now_us
        self._hertz = hertz
        self._until_us = until_us
        self._flip = flip
        self._settle = settle
        self._halves = 0
        self._next()

    def _next(self):
        if self._clock.now_us >= self._until_us:
            self._settle()
            return
        self._flip()
        self._halves += 1
        self._clock.at(self._begun_us + self._halves * 500_000 // self._hertz, self._next)


class Start:
    """A contact from GP11 to ground. It bounces only where the script says so."""

    def __init__(self, rig):
        self._rig = rig
        self._pad = rig.board.pads[START]
        self._closed = 0

    def set(self, closed):
        """Close (1) or open (0) the contact."""
        if closed != self._closed:
            self._rig.note("start", closed)
            self._move(closed)

    def noise(self, hertz, until_us):
        """Close and open the contact hertz times a second; only begin and end are logged."""
        self._rig.note("start", 1)
        Flips(self._rig.clock, hertz, until_us, self._flip, self._settle)

    def _flip(self):
        self._move(1 - self._closed)

    def _settle(self):
        self._rig.note("start", 0)
        self._move(0)

    def _move(self, closed):
        self._closed = closed
        self._pad.drive(0 if closed else None)


class Slide:
    """A contact to ground for each position. closed: bit 0 for position 1, bit 1 for 2."""

    def __init__(self, rig):
        self._rig = rig
        self._pads = [rig.board.pads[number] for number in SLIDES]
        self.closed = 0
        self._flipped = 0  # the contacts that noise inverts, as bits

    def set(self, closed):
        """Close the contacts given as bits, 0 to 3, and open the others."""
        if closed != self.closed:
            self.closed = closed
            self._rig.note("slide", closed)
            self._drive()

    def noise(self, contact, hertz, until_us):
        """Invert contact 0 or 1 twice a period; at until_us it follows SLIDE again."""
        bit = 1 << contact

        def flip():
            self._flipped ^= bit
            self._drive()

        def settle():
            self._rig.note("noise", [SLIDE_LINES[contact], 0])
            self._flipped &= ~bit
            self._drive()

        self._rig.note("noise", [SLIDE_LINES[contact], 1])
        Flips(self._rig.clock, hertz, until_us, flip, settle)

    def _drive(self):
        closed = self.closed ^ self._flipped
        for place, pad in enumerate(self._pads):
            pad.drive(0 if closed >> place & 1 else None)


class Cable:
    """The USB cable as GP24 sees it: high while it brings 5 V."""

    def __init__(self, rig):
        self._rig = rig
        self._pad = rig.board.pads[VBUS]
        self._present = self._flipped = 0

    def set(self, present):
        """Plug the cable in (true) or pull it."""
        self._present = 1 if present else 0
        self._drive()

    def noise(self, hertz, until_us):
        """Invert GP24 twice a period until until_us; the USB connection itself stays."""
        self._rig.note("noise", ["cable", 1])
        Flips(self._rig.clock, hertz, until_us, self._flip, self._settle)

    def _flip(self):
        self._flipped = 1 - self._flipped
        self._drive()

    def _settle(self):
        self._rig.note("noise", ["cable", 0])
        self._flipped = 0
        self._drive()

    def _drive(self):
        self._pad.drive(self._present ^ self._flipped)


class Lamp:
    """Lit while GP10 drives high."""

    def __init__(self, rig):
        self._rig = rig
        self._pad = rig.board.pads[LAMP]
        self.lit = 0
        self._pad.listeners.append(self._look)

    def _look(self):
        lit = self._pad.value if self._pad.function == "out" else 0
        if lit != self.lit:
            self.lit = lit
            self._rig.note("lamp", lit)


class Piezo:
    """Between GP14 and GP15: its voltage is the difference of the two pads."""

    def __init__(self, rig):
        self._rig = rig
        self._pads = [rig.board.pads[number] for number in (PIEZO_A, PIEZO_B)]
        self._tone = None  # the log entry of the tone that is on
        self.high = 0  # 1 unless both pads are low
        for pad in self._pads:
            pad.listeners.append(self._listen)

    @property
    def sounds(self):
        """Whether a tone is on."""
        return self._tone is not None

    def _listen(self):
        waves = [pad.wave() for pad in self._pads]
        high = int(waves != [("still", 0), ("still", 0)])
        if high != self.high:
            self.high = high
            self._rig.note("piezo", high)
        hertz = _hertz(waves)
        if self._tone is not None and hertz == self._tone[2][0]:
            return
        self.stop()
        if hertz:
            self._tone = self._rig.note("tone", [hertz, 0])

    def stop(self):
        """End the tone that is on, if any: write its length into its log entry."""
        if self._tone is not None:
            self._tone[2][1] = self._rig.clock.now_us - self._tone[0]
            self._tone = None
            self._rig.fell_silent()


def _hertz(waves):
    """The frequency of the voltage between two wires in hertz; 0 if it does not change."""
    if waves[0] == waves[1]:
        return 0
    return next((wave[1] for wave in waves if wave[0] == "square"), 0)
