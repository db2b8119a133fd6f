"""Every statement of the language: {pattern: a function that carries it out}.

Those in SETUP change a Setup; those in ACTS return a list of acts, those in CHECKS one of checks.
All raise ValueError for a value out of range. If two patterns match a line, the first one counts.
"""

import random

from quizbox.core import colours, games
from quizbox_host import colourfile
from quizbox_host.story.checks import heard, kept, said, seen, state
from quizbox_host.story.model import WRAP_US, Act
from quizbox_host.story.when import When, clock

PRESS_US = 120_000
SHORTEST_CHATTER_US = 100
HIGHEST_HZ = 100_000
HIGHEST_MV = 5500
MOST_SENT = 100_000
MOST_BYTES = 1_000_000  # of one statement
MOST_PRESSES = 10_000  # of one statement
MOST_CHATTER_US = 100_000_000  # of the presses of one statement together
MOST_EDGES = 1_000_000  # of noise
KEPT_NAMES = ("game", "settings", "table", "log")
POSITIONS = {"1": 1, "2": 2, "between": 0}


def _in_range(what, value, lowest, highest):
    if not lowest <= value <= highest:
        raise ValueError(f"{what} {value} is out of range: allowed is {lowest} to {highest}")
    return value


def _lasting(what, us):
    if us <= 0:
        raise ValueError(f"{what} lasts longer than 0 s")
    return us


def _ordered(from_us, to_us):
    if to_us <= from_us:
        raise ValueError(f"{clock(to_us)} is not after {clock(from_us)}")


def _kept_name(name):
    if name not in KEPT_NAMES:
        raise ValueError(f"{name} is no kept file: allowed are {', '.join(KEPT_NAMES)}")
    return name


# Before power-up


def _set(setup, name, value):
    if name in setup.settings:
        raise ValueError(f"the setting {name} is given twice")
    setup.settings[name] = value


def _display(setup, name):
    _set(setup, "display", name)
    setup.display = name


def _with_amounts(amounts_k):
    if sorted(amounts_k) != list(range(1, colours.COUNT + 1)):
        raise ValueError("amounts are the whole thousands 1 to 20, each once")
    pounds = [amount * colours.STEP for amount in amounts_k]
    return list(zip(colours.DEFAULT_NAMES, pounds, strict=True))


def _table(setup, file):
    if setup.colours:
        raise ValueError("a table is given twice")
    setup.colours = colourfile.read(setup.folder / file)


def _amounts(setup, amounts_k):
    if setup.colours:
        raise ValueError("a table is given twice")
    setup.colours = _with_amounts(amounts_k)


def _twin(setup, amounts_k):
    setup.twin_colours = _with_amounts(amounts_k)


def _spoil(setup, name):
    setup.spoilt.add(_kept_name(name))


def _without(setup, name):
    setup.missing.add(_kept_name(name))


def _origin(setup, us):
    setup.origin_us = _in_range("origin", us, 0, WRAP_US - 1)


def _origin_random(setup, seed):
    setup.seed = seed
    setup.origin_us = random.Random(seed).randrange(WRAP_US)


def _slide(setup, position):
    setup.slide = POSITIONS[position]


def _start_held(setup, for_us):
    setup.held_us = _lasting("a held START", for_us)


def _battery(setup, mv):
    setup.battery_mv = _in_range("millivolts", mv, 0, HIGHEST_MV)


def _no_cable(setup):
    setup.cable = False


def _until(setup, at_us):
    setup.until_us = at_us


GAME = "game " + "|".join(game.name for game in games.GAMES)
SETUP = {
    GAME: lambda setup, name: _set(setup, "game", name),
    "display tm1650|max7219|tm1637-4|tm1637-6|ht16k33|none": _display,
    "set NAME JSON": _set,
    "table FILE": _table,
    "amounts INTS": _amounts,
    "twin amounts INTS": _twin,
    "spoil NAME": _spoil,
    "without NAME": _without,
    "origin random N": _origin_random,
    "origin N": _origin,
    "slide 1|2|between": _slide,
    "start held for T": _start_held,
    "battery V": _battery,
    "no cable": _no_cable,
    "until T": _until,
}


# Acts


def _press(times_us, for_us, bounce_us, seed):
    for_us = PRESS_US if for_us is None else _lasting("a press", for_us)
    bounce_us = bounce_us or 0
    _in_range("a number of presses", len(times_us), 1, MOST_PRESSES)
    if bounce_us:
        most_us = min((for_us - 1) // 2, MOST_CHATTER_US // len(times_us))
        _in_range("bounce in microseconds", bounce_us, SHORTEST_CHATTER_US, most_us)
    # Each press of a list has other chatter.
    return [
        Act(at_us, "press", [for_us, bounce_us, (seed or 0) + nth])
        for nth, at_us in enumerate(times_us)
    ]


def _press_every(step_us, from_us, to_us, *how):
    _ordered(from_us, to_us)
    return _press(range(from_us, to_us + 1, _lasting("a step", step_us)), *how)


def _noise(hz, from_us, to_us):
    _ordered(from_us, to_us)
    _in_range("hertz", hz, 1, HIGHEST_HZ)
    edges = hz * (to_us - from_us) // 1_000_000
    _in_range("a number of edges of noise", edges, 0, MOST_EDGES)
    return [Act(from_us, "noise", [hz, to_us])]


def _noise_on(line, *how):
    (act,) = _noise(*how)
    act.value.append(line)
    return [act]


def _send(data, times, at_us):
    times = 1 if times is None else _in_range("times", times, 1, MOST_SENT)
    _in_range("a number of bytes", len(data) * times, 0, MOST_BYTES)
    return [Act(at_us, "rx", (data * times).hex())]


def _act(what, value):
    return lambda at_us: [Act(at_us, what, value)]


ACTS = {
    "press at TIMES [for T] [bounce T seed N]": _press,
    "press every T from T to T [for T] [bounce T seed N]": _press_every,
    "noise slide1|slide2|cable HZ from T to T": _noise_on,
    "noise HZ from T to T": _noise,
    "glitch slide T at T": lambda us, at_us: [Act(at_us, "glitch", _lasting("a glitch", us))],
    "slide 1|2|between at T": lambda where, at_us: [Act(at_us, "slide", POSITIONS[where])],
    "power off at T": _act("power", 0),
    "power on at T": _act("power", 1),
    "battery V at T": lambda mv, at_us: [
        Act(at_us, "battery_mv", _in_range("millivolts", mv, 0, HIGHEST_MV))
    ],
    "send bytes HEX [times N] at T": _send,
    "send TEXT [times N] at T": lambda text, *how: _send(text.encode() + b"\n", *how),
    "laptop stops reading at T": _act("reads", 0),
    "laptop reads at T": _act("reads", 1),
    "unplug at T": _act("cable", 0),
    "plug in at T": _act("cable", 1),
    "soft reset at T": _act("soft_reset", 0),
    "stall T at T": lambda us, at_us: [Act(at_us, "stall", _lasting("a stall", us))],
    "fault at T": _act("fault", 0),
}


# Checks


def _heard(name, times_us, within_us):
    return [heard.Heard(name=name, when=When(us, None, within_us)) for us in times_us]


def _heard_cut(name, at_us, for_us, within_us):
    return [heard.HeardCut(name=name, when=When(at_us, None, within_us), for_us=for_us)]


def _lamp(how, when):
    if how == "blinks":
        return [seen.LampBlinks(when=when)]
    return [seen.Lamp(lit=how == "on", when=when)]


def _brightness(level, when):
    return [seen.Brightness(level=_in_range("brightness", level, 1, 3), when=when)]


def _timed(kind):
    return lambda when: [kind(when=when)]


def _text_timed(kind):
    return lambda text, when: [kind(text=text, when=when)]


CHECKS = {
    'shown "TEXT" WHEN': _text_timed(seen.Shown),
    'blinks "TEXT" SPAN': _text_timed(seen.Blinks),
    'runs "TEXT" from T [within T]': lambda text, from_us, within_us: [
        seen.Runs(text=text, when=When(from_us, None, within_us))
    ],
    "dark WHEN": _timed(seen.Dark),
    "lamp on|off|blinks WHEN": _lamp,
    "brightness N AT": _brightness,
    "heard nothing else": lambda: [heard.HeardNothingElse()],
    "heard NAME cut at T [for T] [within T]": _heard_cut,
    "heard NAME at TIMES [within T]": _heard,
    "silent SPAN": _timed(heard.Silent),
    "pins low AT": _timed(heard.PinsLow),
    "said nothing else": lambda: [said.SaidNothingElse()],
    "said JSON [AT]": lambda wanted, when: [said.Said(wanted=wanted, when=when)],
    "never said TEXT": lambda text: [said.NeverSaid(text=text)],
    "kept aside NAME": lambda name: [kept.KeptAside(name=_kept_name(name))],
    "kept NAME as JSON": lambda name, wanted: [kept.Kept(name=_kept_name(name), wanted=wanted)],
    "no write SPAN": _timed(kept.NoWrite),
    "writes SPAN": _timed(kept.Writes),
    "same until T": lambda until_us: [said.SameUntil(when=When(until_us))],
    "asleep AT": _timed(state.Asleep),
    "dealt each once": lambda: [kept.DealtEachOnce()],
    "prompt AT": _timed(state.Prompt),
    "bootloader AT": _timed(state.Bootloader),
    "faults N": lambda count: [kept.Faults(count=count)],
}
