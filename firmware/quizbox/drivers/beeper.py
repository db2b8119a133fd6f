"""BEEPER: a piezo between the two PWM channels of one slice, one inverted."""

from time import ticks_add, ticks_diff

from quizbox.core.tunes import TUNES

HALF = 32_768  # of duty_u16's 65,535
SOFT = 3_277  # a duty of 5 %


class Beeper:
    """pins: two machine.Pin of one PWM slice, low; pwm: machine.PWM."""

    def __init__(self, pins, pwm):
        self._pins = pins
        self._pwm = pwm
        self._tones = ()
        self._next = 0
        self._end = None  # ticks_us at which the current tone or silence ends; None: no sound
        self.volume = 3  # 0 mute, 1 and 2 one pin alone, 3 both

    @property
    def sounds(self):
        """Whether a sound is on; its silences count, and so does a muted sound."""
        return self._end is not None

    def play(self, name, now):
        """Start the sound of that name, see core/tunes.py; cuts another. now: ticks_us."""
        if self._end is not None:
            self.silence()
        self._tones = TUNES[name]
        hertz, ms = self._tones[0]
        self._sound(hertz)
        self._next = 1
        self._end = ticks_add(now, ms * 1000)

    def silence(self):
        """Stop, with both pins low: a PWM channel that is only stopped can leave its pin high."""
        self._rest()
        self._end = None

    def step(self, now):
        """Go on to the next tone if the current one is over; call when due_us has passed."""
        while self._end is not None and ticks_diff(now, self._end) >= 0:
            if self._next == len(self._tones):
                self.silence()
                return
            hertz, ms = self._tones[self._next]
            self._next += 1
            self._end = ticks_add(self._end, ms * 1000)
            if ticks_diff(now, self._end) < 0:
                self._sound(hertz)

    def due_us(self, now):
        """Microseconds until step has to be called, or None."""
        return None if self._end is None else max(0, ticks_diff(self._end, now))

    def _rest(self):
        for pin in self._pins:
            pin.init(pin.OUT, value=0)

    def _sound(self, hertz):
        if not hertz or not self.volume:
            self._rest()
            return
        self._pwm(self._pins[0], freq=hertz, duty_u16=SOFT if self.volume == 1 else HALF)
        if self.volume == 3:
            self._pwm(self._pins[1], freq=hertz, duty_u16=HALF, invert=True)
