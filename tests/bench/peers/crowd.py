"""Plays all candidates, as many at once as there are cores."""

import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.bench.peers import play
from tests.bench.peers.candidates import CANDIDATES
from tests.bench.peers.presses import MINUTES

SLOWEST = "chumicro"  # never asleep, so its programs take longest to emulate: they begin first


def measured():
    """{name of a candidate: what was found of it}."""
    tasks = [(candidate, nth) for candidate in CANDIDATES for nth in (None, *range(MINUTES))]
    tasks.sort(key=lambda task: (task[0].stem != SLOWEST, task[1] is not None))
    found = {candidate.name: {} for candidate in CANDIDATES}
    minutes_us = {candidate.name: [None] * MINUTES for candidate in CANDIDATES}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        begun = {}
        for candidate, nth in tasks:
            given = candidate.given("press" if nth is None else "minute")
            begun[pool.submit(one, candidate, given, nth)] = candidate.name, nth
        for future in as_completed(begun):
            (name, nth), (result, took_s) = begun[future], future.result()
            what = "presses" if nth is None else f"minute {nth + 1}"
            print(f"{took_s:6.1f} s  {name}, {what}", file=sys.stderr, flush=True)
            if nth is None:
                found[name] = result
            else:
                minutes_us[name][nth] = result
    return {name: {**result, "minutes_us": minutes_us[name]} for name, result in found.items()}


def one(candidate, given, nth):
    """(what was found, seconds it took) of a row of presses, or of the nth minute."""
    begun_s = time.perf_counter()
    result = play.press(candidate, given) if nth is None else play.minute(candidate, given, nth)
    return result, time.perf_counter() - begun_s
