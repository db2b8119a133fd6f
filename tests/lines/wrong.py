"""What an outcome of a Play shows that must not be: a fault, a change, a wrong answer."""

import json

from quizbox.core import kept
from tests.lines.scenes import ASKED

# Of a box, a world or an instant; the rest is the same in all of them.
OWN = ("version", "board", "id", "runs_from", "free_bytes", "vsys_mv", "uptime_s", "flash_writes")
OWN += (
    "longest_pass_us",
    "longest_act_us",
    "edges_dropped",
    "lines_dropped",
    "at_s",
    "where",
    "shown",
)

STEADY = ("ready", "armed", "set1", "safe")  # elsewhere it counts, blinks or runs through
SLACK_US = 20_000  # on a chip a sound may come so much later than without a line


def said(outcome):
    """The answers, in order: whatever is no notification."""
    lines = [json.loads(text) for _, what, text in outcome.log if what == "said"]
    return [line for line in lines if not ("method" in line and "id" not in line)]


def common(value):
    """An answer without what is a box's own."""
    if isinstance(value, dict):
        return {name: "*" if name in OWN else common(inner) for name, inner in value.items()}
    return [common(inner) for inner in value] if isinstance(value, list) else value


def comparable(outcome):
    """The answers as they are the same in all worlds; an id is not a box's own."""
    return [
        {name: inner if name == "id" else common(inner) for name, inner in line.items()}
        for line in said(outcome)
    ]


def _tones(outcome):
    return [(us, *value) for us, what, value in outcome.log if what == "tone"]


def disturbed(outcome, quiet):
    """The sounds that differ from those of the same box without the lines."""
    heard, due = _tones(outcome), _tones(quiet)
    if len(heard) != len(due):
        return [f"{len(heard)} sounds in place of {len(due)}"]
    return [
        f"{there} in place of {here}"
        for there, here in zip(heard, due, strict=True)
        if any(abs(a - b) > SLACK_US for a, b in zip(there, here, strict=True))
    ]


def wrong(play, outcome):
    """A list of texts, empty if all is well."""
    found = [f"{what} {value}" for _, what, value in outcome.log if what in ("crash", "prompt")]
    answers, told = play.answers(), said(outcome)
    for nth, (answer, line) in enumerate(zip(answers, told, strict=False)):
        if not answer.fits(line):
            return [*found, f"answer {nth} is not {answer} but {line}"]
    if len(answers) != len(told):
        return [*found, f"{len(told)} answers in place of {len(answers)}"]
    return found + _asked(play, told) + _kept(play, outcome)


def _asked(play, told):
    """What the questions before and after tell that differs."""
    scene = play.scene
    first = 1 if scene.state == "selftest" else 0
    before = [line["result"] for line in told[first : first + len(ASKED)]]
    after = [line["result"] for line in told[-len(ASKED) :]]
    if scene.state not in STEADY:
        for status in (before[0], after[0]):
            del status["shown"]
    found = []
    if before[0]["state"] != scene.state:
        found.append(f"it began in {before[0]['state']}")
    if len(before[3]["faults"]) != scene.faults:
        found.append(f"faults: {before[3]['faults']}")
    found += [f"{was} became {is_}" for was, is_ in zip(before, after, strict=True) if was != is_]
    return found


def _kept(play, outcome):
    """Which kept files are not as they were, of those that nobody may change."""
    found = []
    for name in ("settings", "table"):
        if outcome.kept.get(name) != bytes.fromhex(play.script["kept"][name]):
            found.append(f"the kept {name} is {outcome.kept.get(name)}")
    if ("log" in outcome.kept) != (play.scene.faults > 0):
        found.append(f"the log is {outcome.kept.get('log')}")
    if "game" in play.script["kept"]:
        was = kept.unpack(bytes.fromhex(play.script["kept"]["game"]))
        now = kept.unpack(outcome.kept["game"])
        if any(now[part] != was[part] for part in ("deal", "names", "played")):
            found.append(f"the kept game is {now}")
    return found
