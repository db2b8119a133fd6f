"""Plays life after life in each world, side by side, and counts what befell them."""

import multiprocessing
import queue
import threading
from collections import Counter

from . import judge, life, report

HOUR_US = 3_600_000_000
MINUTE_US = 60_000_000
SHRINK_US = {"cpython": 40 * HOUR_US, "chip": HOUR_US // 2}  # about half a minute each
# The emulated Pico is slower: its lives are shorter, and the long one is an hour of power.
LENGTHS = {
    "cpython": {},
    "chip": {
        "short_us": (MINUTE_US, 3 * MINUTE_US),
        "long_us": (HOUR_US, 65 * MINUTE_US),
        "long_each": 24,
        "hurry": 4,
    },
}


def drawn(world, seed, number):
    """The script of a life as that world has it."""
    return life.drawn(seed, number, **LENGTHS[world])


def play(world, script, name, command, say):
    """Play a script and tell what is wrong with it. Whether nothing is.

    say: is given each line.
    """
    try:
        evidence, violation = judge.judged(script, world)
    except Exception as error:
        say(f"{world}: {name} broke off: {type(error).__name__}: {error}")
        say(f"    again: {command}")
        return False
    if violation is None:
        return True
    say(f"{world}: {name} breaks an invariant")
    for line in report.told(violation, evidence, command):
        say(line)
    return False


def shrink(world, script, name, say):
    """Find and keep the shortest script of a life that broke an invariant."""
    try:
        _, violation = judge.judged(script, world)
    except Exception:
        return  # that it breaks off has been told
    if violation is None:
        return
    short, violation, evidence = report.shrunk(script, world, violation, SHRINK_US[world])
    path = report.kept(short, f"{world}-{name.replace(' ', '-')}")
    command = f"python -m tests.soak --world {world} --script {path}"
    say(f"shrunk to {len(short['acts'])} acts:")
    for line in report.told(violation, evidence, command):
        say(line)


def again(world, seed, number):
    """What plays that life again."""
    return f"make soak WORLD={world} SEED={seed} LIFE={number}"


def soak(world, options, over, tell):
    """Play life after life until the time is over. tell: is given (what, value), "end" last.

    over: an event, which is set when the real time that was given is over.
    """
    number, us = options.first, 0
    while number == options.first or not (
        over.is_set() if options.hours is None else us >= options.hours * HOUR_US
    ):
        script = drawn(world, options.seed, number)
        name = f"life {number} of seed {options.seed}"
        command = again(world, options.seed, number)
        went_well = play(world, script, name, command, lambda line: tell(("line", line)))
        if not went_well:
            shrink(world, script, f"{options.seed}-{number}", lambda line: tell(("line", line)))
        us += script["until_us"]
        tell(("life", (went_well, script["until_us"], report.counted(script))))
        number += 1
    tell(("end", None))


def run(world, options, over, told):
    """As soak, in a process of its own."""
    soak(world, options, over, lambda entry: told.put((world, entry)))


def gather(options, names):
    """Soak in those worlds side by side. Returns (passed, failed), told line by line."""
    context = multiprocessing.get_context("spawn")
    told, over = context.Queue(), context.Event()
    processes = [
        context.Process(target=run, args=(name, options, over, told), daemon=True) for name in names
    ]
    for process in processes:
        process.start()
    timer = threading.Timer((options.minutes or 0) * 60, over.set)
    timer.daemon = True
    timer.start()
    sums = {name: [0, 0, 0, Counter()] for name in names}
    left = set(names)
    while left:
        world, (what, value) = _next(told, processes)
        if what == "line":
            print(value, flush=True)
        elif what == "life":
            went_well, us, counts = value
            sums[world][0 if went_well else 1] += 1
            sums[world][2] += us
            sums[world][3].update(counts)
        else:
            left.remove(world)
    for name in names:
        passed, failed, us, counts = sums[name]
        last = options.first + passed + failed - 1
        print(f"{name}: {us / HOUR_US:.1f} hours, lives {options.first} to {last}", end=" ")
        print(f"of seed {options.seed}: {report.befell(counts)}")
    return sum(one[0] for one in sums.values()), sum(one[1] for one in sums.values())


def _next(told, processes):
    """The next thing told. Raises SystemExit where a process has died."""
    while True:
        try:
            return told.get(timeout=1)
        except queue.Empty:
            if any(process.exitcode for process in processes):
                raise SystemExit("a world's process died") from None
