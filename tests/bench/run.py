"""Run every bench: a figure a line, and build/bench.json."""

import json
from pathlib import Path

from tests.bench import speed

RESULTS = Path("build/bench.json")

# name: (what measures it, unit, target or None, whether the target is a floor)
BENCHES = {
    "cpython countdown": (speed.countdown, "simulated s per s", 2000, True),
    "vm countdown": (speed.countdown_in_vm, "simulated s per s", None, True),
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
