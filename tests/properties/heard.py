"""Holds the log of an example against what a model expects, and against what always holds."""

import functools
import itertools

from quizbox_host.story import ear, eyes

WIRE_US = 2_000  # a frame on its way to the display holds up what falls due
SHORT_US = 3_000  # a tone cut so soon may not begin at all
SEEN_US = 32_000  # a burst or a release that is not yet judged, and the wire
SETTLED_US = 2_500  # digits are written one by one: a frame that stands no longer is half a frame
FIRST_FRAME_US = 500_000


def tones(log):
    """[(us, hertz, length_us)] that were heard."""
    return [(us, value[0], value[1]) for us, what, value in log if what == "tone" and value[1]]


def planned(expected, until_us):
    """[(us, hertz, length_us, late_us, longer_us)]: what is expected, cut where it must be.

    late_us, longer_us: how much later it may begin, and how much longer last, than that.
    """
    sounds = sorted(expected.sounds)
    found = []
    for sound, later in itertools.zip_longest(sounds, sounds[1:], fillvalue=(until_us, "", 0)):
        us, name, late_us = sound
        end_us = min(
            [cut_us for cut_us in expected.silences if cut_us >= us] + [until_us, later[0]]
        )
        longer_us = max(late_us, later[2])
        for part in ear.ROWS[name]:
            if isinstance(part, tuple):
                length_us = min(part[1] * 1000, end_us - us)
                if length_us > 0:
                    found.append((us, part[0], length_us, late_us, longer_us))
            us += 1000 * (part[1] if isinstance(part, tuple) else part)
    return found


def check_tones(heard, expected, off_us):
    """The tones from power-up to off_us are the expected ones, one for one."""
    until_us = min(expected.until_us, off_us)
    wanted = planned(expected, off_us)
    wanted = [tone for tone in wanted if tone[0] < until_us]
    at = 0
    for us, hertz, length_us, late_us, longer_us in wanted:
        tone = heard[at] if at < len(heard) else (0, 0, 0)
        fits = (
            tone[1] == hertz
            and 0 <= tone[0] - us <= WIRE_US + late_us
            and (us + length_us >= until_us or abs(tone[2] - length_us) <= WIRE_US + longer_us)
        )
        if fits:
            at += 1
        else:
            about = heard[max(0, at - 1) : at + 2]
            assert length_us <= SHORT_US or us + SHORT_US + late_us >= until_us, (
                f"expected {hertz} Hz at {us} for {length_us}, but {about}"
            )
    rest = [tone for tone in heard[at:] if tone[0] < until_us - SEEN_US]
    assert rest == [], f"heard too much: {rest[:3]}"


def frames(log, on_us, off_us):
    """[(us, until_us, text)] of the frames that stood for a while."""
    changes = [(us, value) for us, what, value in log if what == "segments"]
    ends = [*[us for us, _ in changes], off_us][1:]
    return [
        (us, min(end_us, off_us), eyes.read(eyes.lit(value)) if any(eyes.lit(value)) else "")
        for (us, value), end_us in zip(changes, ends, strict=True)
        if on_us + FIRST_FRAME_US <= min(end_us, off_us)
        and us < off_us
        and min(end_us, off_us) - us >= SETTLED_US
    ]


def check_frames(seen, expected, on_us, off_us):
    """Each frame was right as it appeared and as it went."""
    until_us = min(expected.until_us, off_us) - SEEN_US
    for us, end_us, text in seen:
        for at_us in (max(us, on_us + FIRST_FRAME_US), end_us - SETTLED_US):
            if at_us < until_us:
                right = _right(expected.shown, at_us)
                assert right is None or text in right, (
                    f'expected {right} at {at_us}, but "{text}" from {us} to {end_us}'
                )


def _right(shown, at_us):
    """What may be shown at at_us, None if the model does not say."""
    right = set()
    for nth, (us, what) in enumerate(shown):
        end_us = shown[nth + 1][0] if nth + 1 < len(shown) else float("inf")
        first_us, last_us = max(us, at_us - SEEN_US), min(end_us, at_us)
        if us > at_us or end_us < at_us - SEEN_US:
            continue
        if what is None:
            return None
        right |= {what(first_us), what(last_us)} if callable(what) else what
    return {as_read(text) for text in right}


@functools.lru_cache(maxsize=10_000)
def as_read(text):
    """As frames has it: an S is a 5, and what is dark is nothing."""
    lit = [segments for segments, _ in eyes.cells(text)]
    return eyes.read(lit) if any(lit) else ""


def check(log, power, expected):
    """All that was heard and seen in one time of power is what was expected."""
    on_us, off_us = power.on_us, power.off_us
    heard = [tone for tone in tones(log) if on_us <= tone[0] < off_us]
    check_tones(heard, expected, off_us)
    check_frames(frames(log, on_us, off_us), expected, on_us, off_us)


def check_always(outcome):
    """What holds of every log: pins low in silence, no sound too long, no fault."""
    log = outcome.log
    assert not [entry for entry in log if entry[1] == "crash"]
    assert b"number" not in outcome.kept.get("log", b"")
    _check_pins(log)
    longest_us = {}
    for row in ear.ROWS.values():
        for hertz, ms in (part for part in row if isinstance(part, tuple)):
            longest_us[hertz] = max(longest_us.get(hertz, 0), ms * 1000)
    for us, hertz, length_us in tones(log):
        assert length_us <= longest_us[hertz] + 20_000, f"{hertz} Hz at {us} for {length_us}"


def _check_pins(log):
    """A pin of the piezo is high within the tones and nowhere else."""
    high = [(us, value) for us, what, value in log if what == "piezo"]
    assert [value for _, value in high] == [(nth + 1) % 2 for nth in range(len(high))]
    spans = []
    for us, _, length_us in tones(log):
        if spans and spans[-1][1] == us:
            spans[-1][1] = us + length_us
        else:
            spans.append([us, us + length_us])
    ons = [us for us, value in high if value]
    offs = [us for us, value in high if not value]
    stood = [[on, off] for on, off in zip(ons, offs, strict=False) if on != off]
    merged = []
    for span in stood:
        if merged and merged[-1][1] == span[0]:
            merged[-1][1] = span[1]
        else:
            merged.append(span)
    assert merged == spans[: len(merged)] and len(spans) - len(merged) <= 1
