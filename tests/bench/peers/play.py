"""Plays a candidate on the emulated Pico, in that chip's own time, and measures what it did."""

import json
import random

from tests.bench.peers import judge, presses
from tests.bench.peers.presses import MS, PRESSES, SECOND
from tests.chip.box import Box

FIRST_US = 3 * SECOND  # every program is up by then
AFTER_US = 1 * SECOND
# A game in which every press has a sound of its own, and nothing else has one; it shows tenths.
TURNS = {"game": "clock", "clock_1_s": 9}
TURNS |= {"beep_every_s": 0, "beep_each_from_s": 0, "beep_twice_from_s": 0}
LONG_US = 1_400 * MS  # no beep but the last is as long
PATIENCE_US = 60 * SECOND  # a minute that is not over by then never is
ASKED = 10  # times for the free heap: a collection of garbage falls among them
CTRL_A, CTRL_C, CTRL_D = b"\x01", b"\x03", b"\x04"
COLLECT = b"import gc; gc.collect(); print('free', gc.mem_free())"


def press(candidate, given):
    """{name: figure} of a candidate that gets the sequence; times in microseconds.

    given: (flash, files) of its Pico, as Candidate.given gives it.
    """
    ours = candidate.is_ours
    box = Box(given, {"settings": TURNS} if ours else None)
    box.power(1)
    if ours:
        box.ask("events", on=True)
    row, spikes = presses.sequence(FIRST_US)
    _plan(box, [*row, *spikes])
    box.run(row[0].first_us - 1 - box.now_us)
    begun_us, begun_ns = box.now_us, box.chip.asleep_ns
    box.run(row[-1].open_us + AFTER_US - box.now_us)
    asleep_ns = box.chip.asleep_ns - begun_ns
    _still_runs(box, candidate)
    told = dict(_told(box.log, ours))
    by_told = judge.judge(row, spikes, told)
    verdict = judge.judge(row, spikes, _sounds(box.log))
    if ours:  # its game does not answer a press that comes too soon: its own word counts too
        verdict = judge.worse(verdict, by_told)
    return {
        "missed": verdict.missed,
        "invented": verdict.invented,
        "delays_us": judge.delays(row, verdict.answers),
        "spread_us": judge.spread(row, [told.get(at_us) for at_us in by_told.answers]),
        "asleep_percent": asleep_ns / (box.now_us - begun_us) / 10,
        "free_bytes": _free_told(box) if ours else _free_asked(box),
    }


def minute(candidate, given, nth):
    """How late the nth minute with ten pauses was over, in microseconds, or None: never."""
    box = Box(given)
    box.power(1)
    row, due_us = presses.minute(random.Random(presses.SEED + nth), FIRST_US)
    _plan(box, row)
    end_us = due_us + PATIENCE_US
    while box.now_us < end_us and _over(box.log, candidate) is None:
        box.run(SECOND)
    over_us = _over(box.log, candidate)
    return None if over_us is None else over_us - due_us


def _plan(box, contacts):
    for contact in contacts:
        for us, closed in contact.edges:
            box.rig.clock.at(us, box.rig.act, "start", closed)


def _still_runs(box, candidate):
    """Raise RuntimeError if the program has ended; an error that it outlives is its own affair."""
    has_ended = box.chip.fault or any(what == "prompt" for _, what, _ in box.log)
    shown_us = [us for us, what, _ in box.log if what == "segments"]
    if has_ended or shown_us[-1] < box.now_us - SECOND or len(shown_us) < PRESSES:
        raise RuntimeError(f"{candidate.name} ended, or shows nothing: {box.log[-5:]}")


def _sounds(log):
    """When the piezo's pins came to life."""
    return [us for us, what, value in log if what == "piezo" and value]


def _told(log, ours):
    """(when the laptop had it, the time of a press by the program's clock in us) of each told."""
    for us, what, text in log:
        if what != "said":
            continue
        if not ours:
            yield us, int(text) * MS
        elif text.startswith("{"):
            line = json.loads(text)
            if line.get("method") == "press":
                yield us, line["params"]["t_us"]


def _over(log, candidate):
    """When the sound that ends a minute began, or None."""
    if candidate.is_ours:
        ends_us = [us for us, what, value in log if what == "tone" and value[1] >= LONG_US]
    else:
        ends_us = _sounds(log)
    return ends_us[0] if ends_us else None


def _free_told(box):
    """The most that the box tells while its game goes on; garbage counts as used."""
    told = []
    for _ in range(ASKED):
        box.run(SECOND + 100 * MS)
        told.append(box.ask("diagnostics")["free_bytes"])
    return max(told)


def _free_asked(box):
    """What the prompt tells after a collection, the program ended with all that it had made."""
    heard = bytearray()
    box.chip.usb.on_data = heard.extend
    for keys in (CTRL_C, CTRL_A, COLLECT + CTRL_D):
        box.chip.usb.send(keys)
        box.run(300 * MS)
    line = next(line for line in heard.splitlines() if b"free " in line)
    return int(line.rpartition(b"free ")[2])
