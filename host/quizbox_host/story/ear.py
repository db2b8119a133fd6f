"""Decodes tones into named sounds, by the table of behaviour 0.10."""

from typing import NamedTuple

# name: each tone as (hertz, milliseconds); a number is a silence in milliseconds.
ROWS = {
    "short": [(2700, 100)],
    "long": [(2700, 1500)],
    "tick": [(1350, 30)],
    "stop": [(1800, 80), 40, (2700, 120)],
    "reveal": [(900, 1200)],
    "error": [(450, 150)],
    "rise1": [(1350, 200)],
    "rise2": [(1800, 200)],
    "rise3": [(2700, 200)],
    "high": [(2700, 60)],
    "low": [(1350, 60)],
    "blip": [(1800, 80)],
    "go": [(1800, 600)],
}
HERTZ_PERCENT = 2
LENGTH_US = 20_000


class Tone(NamedTuple):
    """One unbroken tone: its start, its frequency, its length."""

    at_us: int
    hz: float
    length_us: int

    @property
    def end_us(self):
        """When it ends, microseconds since power-on."""
        return self.at_us + self.length_us


class Sound(NamedTuple):
    """One decoded sound; cut: it is shorter than the table says."""

    name: str
    at_us: int
    cut: bool = False


def _row(parts):
    """A row as [(silence_us before, hz, length_us)]."""
    row, silence_us = [], 0
    for part in parts:
        if isinstance(part, tuple):
            row.append((silence_us, part[0], part[1] * 1000))
        else:
            silence_us = part * 1000
    return row


_ROWS = {name: _row(parts) for name, parts in ROWS.items()}
NOMINAL_US = {
    name: sum(silence_us + length_us for silence_us, _, length_us in row)
    for name, row in _ROWS.items()
}
_LONGEST_FIRST = sorted(_ROWS, key=NOMINAL_US.get, reverse=True)


def _near(value, wanted):
    return abs(value - wanted) <= LENGTH_US


def _pitched(tone, hz):
    return abs(tone.hz - hz) * 100 <= hz * HERTZ_PERCENT


def _begun(tones, first, name):
    """How many tones from index `first` match the row `name`; the last may have any length."""
    count = 0
    for silence_us, hz, _ in _ROWS[name]:
        if first + count == len(tones) or not _pitched(tones[first + count], hz):
            break
        tone = tones[first + count]
        if count and not _near(tone.at_us - tones[first + count - 1].end_us, silence_us):
            break
        count += 1
    return count


def _fits(tones, first, name):
    row = _ROWS[name]
    return _begun(tones, first, name) == len(row) and all(
        _near(tones[first + nth].length_us, length_us) for nth, (_, _, length_us) in enumerate(row)
    )


def hear(tones):
    """Decode a list of Tones into Sounds, in order; a tone that fits no row is named `tone HZ`."""
    sounds, at = [], 0
    while at < len(tones):
        name = next((name for name in _LONGEST_FIRST if _fits(tones, at, name)), None)
        sounds.append(Sound(name or f"tone {tones[at].hz:g}", tones[at].at_us))
        at += len(_ROWS[name]) if name else 1
    return sounds


def cut_short(tones, first, name):
    """(number of tones, length in microseconds) of a sound that begins as `name` at index `first`.

    (0, 0) if the tone there does not begin `name`.
    """
    count = _begun(tones, first, name)
    return (count, tones[first + count - 1].end_us - tones[first].at_us) if count else (0, 0)
