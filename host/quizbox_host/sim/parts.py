"""The parts on the wires: contacts, LAMP and the piezo; displays.py has the modules."""

START, LAMP, PIEZO_A, PIEZO_B = 11, 10, 14, 15
SLIDES = (12, 13)


class Start:
    """A contact from GP11 to ground; it bounces as the script says."""

    def __init__(self, rig):
        self._rig = rig
        self._pad = rig.board.pads[START]
        self._closed = 0

    def set(self, closed):
        if closed != self._closed:
            self._rig.note("start", closed)
            self._move(closed)

    def noise(self, hertz, until_us):
        """The contact opens and closes, hertz full periods a second; the log has but its ends."""
        self._rig.note("start", 1)
        self._toggle(hertz, self._rig.clock.now_us, 0, until_us)

    def _toggle(self, hertz, begun_us, halves, until_us):
        if self._rig.clock.now_us >= until_us:
            self._rig.note("start", 0)
            self._move(0)
            return
        self._move(1 - self._closed)
        halves += 1
        at_us = begun_us + halves * 500_000 // hertz
        self._rig.clock.at(at_us, self._toggle, hertz, begun_us, halves, until_us)

    def _move(self, closed):
        self._closed = closed
        self._pad.drive(0 if closed else None)


class Slide:
    """A contact to ground for each position; which are closed is given as bits."""

    def __init__(self, rig):
        self._rig = rig
        self._pads = [rig.board.pads[number] for number in SLIDES]
        self.closed = 0

    def set(self, closed):
        if closed != self.closed:
            self.closed = closed
            self._rig.note("slide", closed)
            for place, pad in enumerate(self._pads):
                pad.drive(0 if closed >> place & 1 else None)


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
    """Between GP14 and GP15: it hears the difference of their two waveforms."""

    def __init__(self, rig):
        self._rig = rig
        self._pads = [rig.board.pads[number] for number in (PIEZO_A, PIEZO_B)]
        self._tone = None  # the log's entry of the tone that is on
        self.high = 0
        for pad in self._pads:
            pad.listeners.append(self._listen)

    @property
    def sounds(self):
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
        """The tone that is on, if any, gets its length."""
        if self._tone is not None:
            self._tone[2][1] = self._rig.clock.now_us - self._tone[0]
            self._tone = None
            self._rig.fell_silent()


def _hertz(waves):
    """Of the voltage between two wires; 0 if it does not change."""
    if waves[0] == waves[1]:
        return 0
    return next((wave[1] for wave in waves if wave[0] == "square"), 0)
