"""LAMP in START: off, on or blinking as behaviour.md 0.8 says."""

BLINK_US = 500_000


class Lamp:
    """pin: a machine.Pin, an output."""

    def __init__(self, pin):
        self._pin = pin
        self._how = None
        self._age_us = 0

    def show(self, how):
        """how: "off", "on" or "blink", which begins lit; the same as before changes nothing."""
        if how != self._how:
            self._how = how
            self._age_us = 0
            self._pin.value(how != "off")

    def run(self, us):
        """Advance by us microseconds."""
        if self._how == "blink":
            self._age_us = (self._age_us + us) % (2 * BLINK_US)
            self._pin.value(self._age_us < BLINK_US)

    def due_us(self):
        """Microseconds to the next change, or None."""
        return BLINK_US - self._age_us % BLINK_US if self._how == "blink" else None
