"""What the simulated box shows at given times while it plays the lines of a story."""

from dataclasses import dataclass

from quizbox_host.story import compile as compiler
from quizbox_host.story import eyes, language, runner
from quizbox_host.story.checks.base import Evidence
from quizbox_host.story.timeline import Timeline

SECOND = 1_000_000
BLINK_US = 2 * eyes.HALF_BLINK_US
DRAWN_US = 5_000  # a frame that stands for less is half-drawn


@dataclass(frozen=True)
class Moment:
    """One picture: taken at_s seconds after power-up.

    done   what a hand has done before it, the picture's title
    means  what it means, one line or two
    """

    at_s: float
    done: str
    means: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """A game played by a script, and the moments at which pictures are taken.

    lines  statements of the story language (docs/stories.md), without checks
    world  one of quizbox_host.worlds
    """

    lines: tuple[str, ...]
    moments: tuple[Moment, ...]
    world: str = "cpython"


@dataclass(frozen=True)
class Seen:
    """What there was to see: the segments of each digit, and whether digits and lamp blink.

    lamp   "on", "off" or "blinks"
    slide  1 or 2
    """

    moment: Moment
    lit: bytes
    blinks: bool
    lamp: str
    slide: int


def seen(scene):
    """Play a scene. Returns a Seen for each of its moments; ValueError if a line is wrong."""
    last_s = max(moment.at_s for moment in scene.moments) + 2
    text = "\n".join(["story 0.1 A scene", *scene.lines, f"until {last_s:g} s", "faults 0"])
    (story,) = language.parse(text, "a scene")
    if story.errors:
        raise ValueError("\n".join(story.errors))
    script = compiler.scripts(story)[0]
    outcome = runner.player(scene.world)(script)
    evidence = Evidence([], script, outcome, 0)
    slides = Timeline(evidence.entries("slide"), 1)
    return [_at(moment, evidence, slides) for moment in scene.moments]


def _at(moment, evidence, slides):
    """What is there at a moment, and whether it comes and goes within a blink from then on."""
    us = round(moment.at_s * SECOND)
    frames = [eyes.lit(value) for value in _standing(evidence.timeline("segments"), us)]
    lamps = set(_standing(evidence.timeline("lamp"), us))
    lit = next((frame for frame in frames if any(frame)), frames[0])
    lamp = "blinks" if len(lamps) > 1 else ("on" if lamps == {1} else "off")
    blinks = any(lit) and not all(any(frame) for frame in frames)
    ((_, slide),) = slides.between(us, us)
    return Seen(moment, lit, blinks, lamp, slide)


def _standing(timeline, us):
    """The states of a timeline within one blink from us on, those left out that only pass."""
    states = timeline.between(us, us + BLINK_US)
    ends_us = [began_us for began_us, _ in states[1:]] + [us + BLINK_US]
    return [
        state
        for (began_us, state), end_us in zip(states, ends_us, strict=True)
        if end_us - began_us >= DRAWN_US
    ]
