"""Compiles a story into scripts for a world: see `quizbox_host.worlds`."""

import random

from quizbox_host.story import keep

AFTER_LAST_US = 1_000_000
SLIDE_GAP_US = 2_000
BOTH_CONTACTS = 3
FLIP_US = (50, 1_500)


def scripts(story):
    """A list with the script of a story and, with `twin amounts`, that of its twin."""
    tables = [story.setup.colours]
    if story.setup.twin_colours:
        tables.append(story.setup.twin_colours)
    return [_script(story, table) for table in tables]


def _script(story, table):
    setup = story.setup
    return {
        "kept": {name: data.hex() for name, data in keep.files(setup, table).items()},
        "display": setup.display,
        "origin_us": setup.origin_us,
        "seed": setup.seed,
        "acts": _before(setup) + _acts(story),
        "until_us": _until_us(story),
    }


def _until_us(story):
    if story.setup.until_us is not None:
        return story.setup.until_us
    acts_us = [act.end_us for act in story.acts]
    checks_us = [check.end_us(story.setup) for check in story.checks]
    return max([story.setup.held_us, *acts_us, *checks_us]) + AFTER_LAST_US


def _before(setup):
    """The acts at 0: the state at power-on, and the end of a held START."""
    acts = [
        [0, "start", int(setup.held_us > 0)],
        [0, "slide", setup.slide],
        [0, "cable", int(setup.cable)],
        [0, "reads", 1],
        [0, "battery_mv", setup.battery_mv],
        [0, "power", 1],
    ]
    if setup.held_us:
        acts.append([setup.held_us, "start", 0])
    return acts


def _acts(story):
    acts, position = [], story.setup.slide
    for act in sorted(story.acts, key=lambda act: act.at_us):
        if act.what == "press":
            acts += press(act.at_us, *act.value)
        elif act.what == "slide":
            position = act.value
            acts.append([act.at_us, "slide", 0])
            if position:
                acts.append([act.at_us + SLIDE_GAP_US, "slide", position])
        elif act.what == "glitch":
            acts.append([act.at_us, "slide", BOTH_CONTACTS])
            acts.append([act.end_us, "slide", position])
        else:
            acts.append([act.at_us, act.what, act.value])
    return sorted(acts, key=lambda act: act[0])


def press(at_us, for_us, bounce_us, seed):
    """The acts of one press at at_us: chatter of bounce_us after both edges, all within for_us."""
    rng = random.Random(seed)
    up_us = at_us + for_us - bounce_us
    edges = [(at_us, 1), *_chatter(rng, at_us, bounce_us, 1)]
    edges += [(up_us, 0), *_chatter(rng, up_us, bounce_us, 0)]
    return [[us, "start", closed] for us, closed in edges]


def _chatter(rng, edge_us, for_us, settled):
    """[(us, closed)]: changes to the other level and back, the last one for_us after the edge."""
    shortest_us, longest_us = FLIP_US
    flips, us, end_us = [], edge_us, edge_us + for_us
    while us < end_us:
        left_us = end_us - us
        if left_us <= longest_us + 2 * shortest_us:
            lowest_us = max(shortest_us, left_us - longest_us)
            away_us = us + rng.randint(lowest_us, min(longest_us, left_us - shortest_us))
            us = end_us
        else:
            # Leave room for another change and back.
            away_us = us + rng.randint(shortest_us, min(longest_us, left_us - 3 * shortest_us))
            back_us = end_us - away_us - 2 * shortest_us
            us = away_us + rng.randint(shortest_us, min(longest_us, back_us))
        flips += [(away_us, 1 - settled), (us, settled)]
    return flips
