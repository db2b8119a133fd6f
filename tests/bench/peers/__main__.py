"""Measure them all: build/peers.json, and the tables in docs/peers.md and the README."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from quizbox_host.image.sources import VERSION
from tests.bench.peers import candidates, crowd, page, presses
from tests.bench.peers.candidates import OURS

RESULTS = Path("build/peers.json")
# (what, of what was found, unit, at most) for the box alone; a bench asserts none.
TARGETS = (
    ("missed", lambda found: found["missed"], "presses", 0),
    ("invented", lambda found: sum(found["invented"].values()), "presses", 0),
    ("sound after the chatter, 99th percentile", lambda found: found["delays_us"][1], "us", 7_000),
    ("press time", lambda found: found["spread_us"], "us", 50),
    ("a minute with ten pauses, worst", page.worst_minute, "us", 2_000),
)


def main():
    begun_s = time.perf_counter()
    try:
        candidates.fetch()
    except subprocess.CalledProcessError:
        sys.exit("bench-peers: the libraries could not be had from PyPI, as pip says above")
    print(
        f"seed {presses.SEED}: {presses.PRESSES} presses and {presses.GLITCHES} glitches, and "
        f"{presses.MINUTES} minutes with ten pauses, on {os.cpu_count()} cores",
        flush=True,
    )
    document = {
        "micropython": ".".join(map(str, VERSION)),
        "seed": presses.SEED,
        "presses": presses.PRESSES,
        "glitches": presses.GLITCHES,
        "minutes": presses.MINUTES,
        "candidates": crowd.measured(),
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    for path, lines in ((page.DOCS, page.long(document)), (page.README, page.short(document))):
        text = path.read_text(encoding="utf-8")
        path.write_text(page.replaced(text, lines), encoding="utf-8")
    print("\n".join(page.long(document)))
    for what, of, unit, most in TARGETS:
        value = of(document["candidates"][OURS])
        met = "missed" if value is None or value > most else "met"
        print(f"{OURS}, {what}: {value} {unit} (target {most}: {met})")
    print(f"took {time.perf_counter() - begun_s:.0f} s")


if __name__ == "__main__":
    main()
