"""What a violation tells: the invariant, the time, the last acts, and how to play it again."""

import json
from pathlib import Path

from quizbox_host.story import eyes

from . import judge, runs
from .evidence import is_good, parsed

FOLDER = Path("build/soak")
SHOWN = 12
LONGEST = 110


def told(violation, evidence, command):
    """Lines for a person. evidence: of the script that is shown; command: what replays it."""
    at_us = violation.at_us
    lines = [f"{violation.name}: at {at_us / 1e6:.6f} s: {violation}"]
    lines += [f"    {_act(act)}" for act in evidence.acts_near(at_us, SHOWN)]
    near = [entry for entry in evidence.log if at_us - 500_000 <= entry[0] <= at_us + 100_000]
    lines += [f"        {_entry(entry)}" for entry in near if entry[1] not in QUIET][-SHOWN:]
    return [*lines, f"    again: {command}"]


QUIET = ("start", "slide", "power", "piezo")


def _act(act):
    us, what, value = act
    if what == "rx":
        value = repr(bytes.fromhex(value))
    return f"{us / 1e6:.6f} s {what} {value}"[:LONGEST]


def _entry(entry):
    us, what, value = entry
    if what == "segments":
        value = f'"{eyes.read(eyes.lit(value))}"'
    return f"{us / 1e6:.6f} s: {what} {value}"[:LONGEST]


def shrunk(script, world, violation, budget_us):
    """(a shorter script with a violation of the same invariant, its Violation and Evidence).

    budget_us: of simulated time that may be played to find it; the best by then is taken.
    """
    best = _cut_off(script, violation.at_us)
    found = _same(best, world, violation)
    if found is None:
        best, found = script, _same(script, world, violation)
    size = max(1, len(best["acts"]) // 2)
    while size and budget_us > 0:
        begin = size_before = len(best["acts"])
        while begin > 0 and budget_us > 0:
            begin -= size
            acts = best["acts"][: max(0, begin)] + best["acts"][begin + size :]
            if not _is_whole(acts):
                continue
            budget_us -= best["until_us"]
            again = _same({**best, "acts": acts}, world, violation)
            if again:
                best, found = {**best, "acts": acts}, again
        size = size // 2 if len(best["acts"]) == size_before or size > 1 else 0
    return best, *found


def _cut_off(script, at_us):
    """The same life, ended soon after the violation."""
    until_us = min(script["until_us"], at_us + 3_000_000)
    acts = [act for act in script["acts"] if act[0] < until_us]
    return {**script, "acts": acts, "until_us": until_us}


def _is_whole(acts):
    """Whether power goes on and off by turns, and START and SLIDE stand before it comes on."""
    power = [value for _, what, value in acts if what == "power"]
    before = {what for us, what, _ in acts if us == 0}
    return power == [1 - nth % 2 for nth in range(len(power))] and {"start", "slide"} <= before


def _same(script, world, violation):
    """(Violation, Evidence) of that invariant in a script, None: it holds, or cannot be played."""
    try:
        evidence, found = judge.judged(script, world)
    except Exception:
        return None  # what is left makes no sense
    return (found, evidence) if found and found.name == violation.name else None


def kept(script, name):
    """Write a script where --script finds it. Returns the path."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.json"
    path.write_text(json.dumps(script), encoding="utf-8")
    return path


def counted(script):
    """{what: how often} of what befell a box in a life, in words for the sum at the end."""
    acts = script["acts"]
    values = [(what, value) for _, what, value in acts]
    said = [bytes.fromhex(value) for what, value in values if what == "rx"]
    requests = [line for line in said if is_good(parsed(line))]
    bad = [line for line in said if line[:1] == line[-1:] == b"\n" and line not in requests]
    return {
        "closings of START": values.count(("start", 1)),
        "moves of SLIDE": sum(what == "slide" for what, _ in values),
        "power cuts": values.count(("power", 0)),
        "stops by 0x03": len(runs.stops(acts)),
        "restarts asked for": sum(b'"reboot"' in line for line in requests),
        "bootloaders asked for": sum(b'"bootloader"' in line for line in requests),
        "cables pulled": sum(act[1:] == ["cable", 0] and act[0] > 0 for act in acts),
        "laptops gone deaf": values.count(("reads", 0)),
        "bursts of noise": sum(what == "noise" and len(value) == 2 for what, value in values),
        "bursts on other lines": sum(what == "noise" and len(value) > 2 for what, value in values),
        "changes of the batteries": sum(what == "battery_mv" for what, _ in values) - 1,
        "requests": len(requests),
        "bad lines": len(bad),
        "pieces of garbage": len(said) - len(requests) - len(bad) - len(runs.stops(acts)),
    }


def befell(counts):
    """What counted() gives, or a sum of it, as a line has it."""
    return ", ".join(f"{count} {what}" for what, count in counts.items())
