"""A demonstration of two games, played in virtual time, as lines of text."""

from pathlib import Path

from quizbox_host import colourfile
from quizbox_host.play import box
from quizbox_host.story import ear, eyes
from quizbox_host.worlds import cpython

COLOURS = Path(__file__).resolve().parents[3] / "examples" / "colours.toml"
SECOND = 1_000_000
DRAWN_US = 5_000  # a frame that is shown for less is half-drawn
TOGETHER_US = 50_000  # the digits change within this time after a sound or an act
STARTED_US = 200_000  # ...and with power on
STANDS_US = 1_100_000  # a text shown so long is printed; longer than a step of a count
STOP_K = 3  # the figure to stop on, in thousands...
LAST_K = 8  # ...and the most that the colour should hide

CHASE_ACTS = [
    (1_000_000, box.press()),
    (24_300_000, box.press()),
    (27_000_000, box.press()),
]
CHASE_US = 65_000_000


def lines(rows=None, seed=box.USUAL_SEED, play=cpython.play):
    """Yield the demonstration line by line.

    rows: a table as colourfile.read returns it; None: that of examples/. seed: see play.box; play:
    the play function of a world.
    """
    yield "The Chase: a minute, with one pause"
    yield from _told(play, box.script({"game": "chase"}, seed=seed), CHASE_ACTS, CHASE_US)
    rows = colourfile.read(COLOURS) if rows is None else rows
    number, stop_k = _choice([amount for _, amount in rows])
    yield ""
    yield f"The Colour of Money: colour {number}, {rows[number - 1][0]}, with one stop"
    acts, until_us = _money(number, stop_k)
    yield from _told(play, box.script({"game": "money"}, rows, seed), acts, until_us)
    yield ""
    yield "To play for yourself, run `make play` in a terminal."


def _choice(amounts):
    """(the colour to play, the figure to stop on), so that there is something to see."""
    if amounts[0] is None:
        return 2, 1
    wanted = range(STOP_K * 1000 + 1, LAST_K * 1000 + 1)
    return next(
        number for number, amount in enumerate(amounts, 1) if number > 1 and amount in wanted
    ), STOP_K


def _money(number, stop_k):
    """(acts, end in microseconds) of a round: choose, arm, start, stop, restart, reveal."""
    at_us, acts = 4 * SECOND, []
    for _ in range(number - 1):
        acts.append((at_us, box.press()))
        at_us += SECOND // 2
    at_us += 3 * SECOND
    acts.append((at_us, box.slide(2)))
    at_us += SECOND
    acts.append((at_us, box.press()))
    at_us += (stop_k - 1) * SECOND + box.PRESS_US + SECOND // 2
    acts.append((at_us, box.press()))
    at_us += 3 * SECOND
    acts.append((at_us, box.press()))
    return acts, at_us + 24 * SECOND


def _told(play, script, deeds, until_us):
    script["until_us"] = until_us
    for us, deed in deeds:
        script["acts"] += [[us + after_us, what, value] for after_us, what, value in deed]
    log = play(script).log
    acts, sounds = _done(log), _heard(log)
    end_us = next((us + SECOND for us, text in sounds if text == "heard reveal"), until_us)
    shown = _shown(log, acts, acts + sounds, until_us)
    for us, text in sorted(acts + sounds + shown, key=lambda event: event[0]):
        if us <= end_us:
            yield f"{us / SECOND:8.3f} s  {text}"


def _done(log):
    told = {("power", 1): "power on", ("start", 1): "START pressed"}
    told |= {("slide", position): f"SLIDE to {position}" for position in (1, 2)}
    deeds = [entry for entry in log if entry[1] in ("power", "start", "slide")]
    return [(us, told[what, value]) for us, what, value in deeds if (what, value) in told]


def _heard(log):
    tones = [ear.Tone(us, *value) for us, what, value in log if what == "tone"]
    return [(sound.at_us, f"heard {sound.name}") for sound in ear.hear(tones)]


def _shown(log, acts, events, until_us):
    """[(us, line)] of the texts to print: those that begin with an event, are on the digits at an
    act, or stay; and those that begin to blink."""
    shown, last, blinks = [], None, False
    frames = _frames(log, until_us)
    for nth, (us, end_us, text) in enumerate(frames):
        with_event = any(0 <= us - event_us <= _soon_us(what) for event_us, what in events)
        with_event = with_event or any(us <= act_us < end_us for act_us, _ in acts)
        if not text.strip():
            returns = [frame[2] for frame in frames[nth + 1 : nth + 2]] == [last]
            if returns and not blinks:
                shown.append((us, f"blinks {last}"))
            blinks = returns
        elif (text != last or blinks) and (with_event or end_us - us >= STANDS_US):
            shown.append((us, f"shown {text}"))
            last, blinks = text, False
    return shown


def _soon_us(event):
    return STARTED_US if event == "power on" else TOGETHER_US


def _frames(log, until_us):
    """[(begin us, end us, text)] of what the digits showed, without half-drawn frames."""
    entries = [(us, eyes.read(eyes.lit(value))) for us, what, value in log if what == "segments"]
    ends_us = [us for us, _ in entries[1:]] + [until_us]
    return [
        (us, end_us, text)
        for (us, text), end_us in zip(entries, ends_us, strict=True)
        if end_us - us >= DRAWN_US
    ]
