"""Names sounds while they still sound, by the table of sounds in story/ear.py."""

from quizbox_host.story.ear import ROWS

KEPT = 20  # sounds in the list
EXACT_US = 5_000  # how far a simulated tone's length may be off its row


class Sound:
    """One sound. at_us: when it began; name: its name, until known the hertz of its first tone."""

    def __init__(self, at_us, hz):
        self.at_us = at_us
        self.name = f"{hz:g} Hz"
        self._tones = [[at_us, hz, None]]  # [begin us, hertz, end us or None while it sounds]

    def tone(self, us, hz):
        """Another tone has begun at us. Returns whether it belongs to this sound."""
        tones = [*self._tones, [us, hz, None]]
        if not self._candidates(tones, us):
            return False
        self._tones = tones
        return True

    def silence(self, us):
        """The tone that is on, if any, ends at us."""
        if self.sounds:
            self.settle(us)
            self._tones[-1][2] = us
            self.settle(us)

    @property
    def sounds(self):
        """Whether one of its tones is on."""
        return self._tones[-1][2] is None

    def settle(self, now_us):
        """Set the name once only one row still matches."""
        names = self._candidates(self._tones, now_us)
        if len(names) == 1:
            self.name = names[0]

    def _candidates(self, tones, now_us):
        return [name for name, row in ROWS.items() if _may_be(row, tones, now_us)]


def _may_be(row, tones, now_us):
    """Whether these tones may be the beginning of a sound of that row."""
    parts = [part for part in row if isinstance(part, tuple)]
    silences = [part * 1000 for part in row if not isinstance(part, tuple)]
    if len(tones) > len(parts):
        return False
    for nth, ((at_us, hz, end_us), part) in enumerate(zip(tones, parts, strict=False)):
        length_us = part[1] * 1000
        if hz != part[0]:
            return False
        if end_us is None:
            return now_us - at_us <= length_us + EXACT_US
        if abs(end_us - at_us - length_us) > EXACT_US:
            return False
        if nth + 1 == len(parts):
            return True
        next_us = tones[nth + 1][0] if nth + 1 < len(tones) else now_us
        if next_us - end_us > silences[nth] + EXACT_US:
            return False
    return True


class Ear:
    """Follows the entries of a log as they come. sounds: the last KEPT ones, newest last."""

    def __init__(self):
        self.sounds = []

    def listen(self, us, what, value):
        """Take one entry. Returns whether a sound began with it."""
        last = self.sounds[-1] if self.sounds else None
        if what == "piezo" and not value and last:
            last.silence(us)
        if what != "tone":
            return False
        if last:
            last.silence(us)
            if last.tone(us, value[0]):
                return False
        self.sounds = [*self.sounds[1 - KEPT :], Sound(us, value[0])]
        return True

    def now(self, now_us):
        """The name of the sound that is on, or None."""
        if not self.sounds:
            return None
        self.sounds[-1].settle(now_us)
        return self.sounds[-1].name if self.sounds[-1].sounds else None
