"""Checks the text of a story as a whole, once all its lines are parsed."""

from quizbox_host.story.checks.said import SameUntil
from quizbox_host.story.when import clock

FIRST_ACT_US = 500_000


def faults(story):
    """[(line, what is wrong)] of a story whose lines are all parsed."""
    found = _missing(story) + _early(story) + _overlapping(story) + _glitches(story)
    found += [(check.line, wrong) for check in story.checks if (wrong := check.misfit(story.setup))]
    return found + _late(story)


def _missing(story):
    # A line with an error could have been the check.
    if not story.checks and not story.errors:
        return [(story.line, "a story without a check")]
    compared = any(isinstance(check, SameUntil) for check in story.checks)
    if story.setup.twin_colours and not compared:
        return [(story.line, "a twin without `same until T`")]
    return []


def _early(story):
    if story.setup.held_us:
        return []
    return [
        (act.line, f"an act at {clock(act.at_us)}: before {clock(FIRST_ACT_US)} there is none")
        for act in story.acts
        if act.at_us < FIRST_ACT_US
    ]


def _overlapping(story):
    found, up_us = [], story.setup.held_us
    for act in sorted((act for act in story.acts if act.what == "press"), key=lambda a: a.at_us):
        if act.at_us < up_us:
            wrong = f"a press at {clock(act.at_us)}, but START is down until {clock(up_us)}"
            found.append((act.line, wrong))
        up_us = max(up_us, act.end_us)
    return found


def _glitches(story):
    found, position = [], story.setup.slide
    for act in sorted(story.acts, key=lambda act: act.at_us):
        if act.what == "slide":
            position = act.value
        elif act.what == "glitch" and not position:
            found.append((act.line, "a glitch while SLIDE stands between: no contact is the other"))
    return found


def _late(story):
    until_us = story.setup.until_us
    if until_us is None:
        return []
    named = [(act.line, act.at_us) for act in story.acts]
    named += [(check.line, check.end_us(story.setup)) for check in story.checks]
    wrong = f"a time after the story's end at {clock(until_us)}"
    return [(line, wrong) for line, us in named if us > until_us]
