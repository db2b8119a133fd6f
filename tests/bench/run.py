"""Run every bench: a figure a line, and build/bench.json."""

import json
from functools import partial
from pathlib import Path

from quizbox_host.emulator import program
from tests.bench import chip, flash, hand, heap, speed

RESULTS = Path("build/bench.json")

# name: (what measures it, unit, target or None, whether the target is a floor)
BENCHES = {
    "cpython countdown": (speed.countdown, "simulated s per s", 2000, True),
    "vm countdown": (speed.countdown_in_vm, "simulated s per s", None, True),
    "chip press to sound, median": (chip.press_median, "ms", 7, False),
    "chip press to sound, worst": (chip.press_worst, "ms", 7, False),
    "chip chattering press to sound, median": (partial(chip.press_median, True), "ms", 15, False),
    "chip chattering press to sound, worst": (partial(chip.press_worst, True), "ms", 15, False),
    "chip power to first frame, frozen": (chip.first_frame, "ms", 60, False),
    "chip power to first frame, slot": (partial(chip.first_frame, program.slot), "ms", 150, False),
    **{
        f"chip longest pass, {game}": (partial(chip.longest_pass, game), "ms", 5, False)
        for game in hand.GAMES
    },
    **{
        f"chip longest awake, {game}": (partial(chip.longest_awake, game), "ms", 5, False)
        for game in hand.GAMES
    },
    "chip asleep, ready": (chip.asleep_ready, "%", 99, True),
    **{
        f"chip asleep, {game} counting": (partial(chip.asleep_counting, game), "%", 97, True)
        for game in hand.GAMES
    },
    "chip free heap, first ten minutes": (heap.free_early, "kB", 150, True),
    "chip free heap, last of an hour": (heap.free_late, "kB", 150, True),
    "chip free heap lost in an hour": (heap.lost, "kB", 2, False),
    "chip free heap, slot, last of an hour": (
        partial(heap.free_late, program.slot),
        "kB",
        150,
        True,
    ),
    "chip free heap lost in an hour, slot": (partial(heap.lost, program.slot), "kB", 2, False),
    "chip 20 colours loaded, median": (chip.load_median, "ms", 300, False),
    "chip 20 colours loaded, worst": (chip.load_worst, "ms", 600, False),
    "flash first": (flash.first, "s", 15, False),
    "flash again": (flash.again, "s", 3, False),
    "mpremote cp -r": (flash.plain_copy, "s", None, False),
}


def main():
    results = {}
    for name, (measure, unit, target, is_floor) in BENCHES.items():
        value = round(measure(), 3)
        met = None
        if target is not None:
            met = value >= target if is_floor else value <= target
        results[name] = {"value": value, "unit": unit, "target": target, "met": met}
        verdict = "" if met is None else f" (target {target}: {'met' if met else 'missed'})"
        print(f"{name}: {value:g} {unit}{verdict}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
