"""Run tiers of tests by name, two at a time: a line each with count and seconds, then the sum."""

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import ran  # beside this file

# -q is in pyproject.toml; twice, no sum
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.ran")
TIERS = {
    "house": (*PYTEST, "tests/house"),
    "sim": (*PYTEST, "tests/sim"),
    "lines": (*PYTEST, "tests/lines"),
    "lines-long": (*PYTEST, "tests/lines", "-k", "is_a_fault_or_changes"),
    "unit": (*PYTEST, "tests/unit"),
    "cli": (*PYTEST, "tests/cli", "--ignore=tests/cli/test_shells.py"),
    "shells": (*PYTEST, "tests/cli/test_shells.py"),
    "stories": (*PYTEST, "tests/scenarios"),
    "chip": (*PYTEST, "tests/chip"),
    "chip-stories": ("-m", "quizbox_host", "story", "tests/scenarios", "--world", "chip"),
    "flash": (*PYTEST, "tests/flash", "--ignore=tests/flash/test_cuts.py"),
    "flash-cuts": (*PYTEST, "tests/flash/test_cuts.py"),
    "hardware": (*PYTEST, "tests/hardware"),
    "properties": (*PYTEST, "tests/properties"),
    "chase-long": (*PYTEST, "tests/properties/test_chase.py"),
    "money-long": (*PYTEST, "tests/properties/test_money.py"),
    "faults": ("-m", "tests.faults.run"),
    "mutants": ("-m", "tests.mutants.run"),
    "mutants-few": ("-m", "tests.mutants.run", "--few"),
}
TEN_THOUSAND = {"QUIZBOX_EXAMPLES": "10000"}
ENVIRONMENT = {
    "chase-long": TEN_THOUSAND,
    "money-long": TEN_THOUSAND,
    "lines-long": {"QUIZBOX_LINES": "20000"},
}
AT_ONCE = 2


def run(name):
    """Run one tier. Returns (name, passed, failed, seconds, what it printed).

    What was skipped has not passed, and so counts as failed; so does a tier that broke off.
    How each of its tests went is kept for tests.cases.
    """
    words, record, begun_s = TIERS[name], ran.record(name), time.monotonic()
    is_pytest = words[: len(PYTEST)] == PYTEST
    done = subprocess.run(
        [sys.executable, *words, *(("--ran", str(record)) if is_pytest else ())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **ENVIRONMENT.get(name, {})},
        check=False,
    )
    if not is_pytest:
        ran.write(record, ran.told(done.stdout))
    last = done.stdout.rstrip().rpartition("\n")[2]
    counts = {what: int(count) for count, what in re.findall(r"(\d+) (\w+)", last)}
    passed = counts.get("passed", 0)
    failed = sum(counts.get(what, 0) for what in ("failed", "error", "errors", "skipped"))
    if not failed and (done.returncode or not passed):
        failed = 1
    return name, passed, failed, time.monotonic() - begun_s, done.stdout


def main(names):
    """Run the tiers of those names. Returns the exit code."""
    unknown = [name for name in names if name not in TIERS]
    if unknown or not names:
        print(f"no tier {' '.join(unknown)}; there are: {' '.join(TIERS)}", file=sys.stderr)
        return 2
    all_passed = all_failed = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for name, passed, failed, seconds, output in pool.map(run, names):
            if failed:
                print(output)
            print(f"{name}: {passed} passed, {failed} failed ({seconds:.0f} s)", flush=True)
            all_passed += passed
            all_failed += failed
    print(f"{all_passed} passed, {all_failed} failed")
    return 1 if all_failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
