"""Which reaction belongs to which press, and what that makes of a program: plain arithmetic."""

import math
import statistics
from bisect import bisect_right
from dataclasses import dataclass, field

GLITCH, HELD, RELEASE = "glitch", "held", "release"


@dataclass
class Verdict:
    """What a program made of a row of presses.

    answers: for each press the instant of its reaction, us, or None where it was missed
    invented: {GLITCH, HELD or RELEASE: how many reactions answer no press}
    """

    answers: list
    invented: dict = field(default_factory=lambda: {GLITCH: 0, HELD: 0, RELEASE: 0})

    @property
    def missed(self):
        return self.answers.count(None)


def judge(presses, glitches, reactions_us):
    """The Verdict on reactions, instants in microseconds in any order.

    A reaction belongs to what began last before it, at that instant or earlier. The first one
    that belongs to a press is its answer, however late. Any more of that press are invented:
    HELD before the contact opens again, RELEASE after it. Those that belong to a glitch, or come
    before everything, are GLITCH.
    """
    begun = sorted(
        [(one.first_us, nth) for nth, one in enumerate(presses)]
        + [(one.first_us, None) for one in glitches],
        key=lambda entry: entry[0],
    )
    begins_us = [us for us, _ in begun]
    verdict = Verdict([None] * len(presses))
    for at_us in sorted(reactions_us):
        place = bisect_right(begins_us, at_us) - 1
        nth = begun[place][1] if place >= 0 else None
        if nth is None:
            verdict.invented[GLITCH] += 1
        elif verdict.answers[nth] is None:
            verdict.answers[nth] = at_us
        else:
            verdict.invented[HELD if at_us < presses[nth].lifted_us else RELEASE] += 1
    return verdict


def worse(one, other):
    """Two Verdicts on the same presses as one: what either missed, and the more that was invented.

    Its answers are those of the first, where the other has one too.
    """
    answers = [
        None if theirs is None else ours
        for ours, theirs in zip(one.answers, other.answers, strict=True)
    ]
    more = {kind: max(count, other.invented[kind]) for kind, count in one.invented.items()}
    return Verdict(answers, more)


def delays(presses, answers):
    """(median, 99th percentile, worst) of microseconds from the end of the chatter to the answer.

    None if there is no answer. Below zero where a program did not wait for that end.
    """
    found = [
        at_us - one.settled_us
        for one, at_us in zip(presses, answers, strict=True)
        if at_us is not None
    ]
    if not found:
        return None
    return statistics.median(found), percentile(found, 99), max(found)


def percentile(values, percent):
    """The smallest of values that so many percent of them do not exceed (nearest rank).

    values: not empty; percent: above 0, up to 100.
    """
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]


def spread(presses, told_us):
    """How far the times told for presses stray from their first edges, in microseconds, or None.

    told_us: for each press the time that the program gave it, by a clock of its own whose zero
    does not count, or None. So it is the largest difference less the smallest.
    """
    off_us = [
        at_us - one.first_us
        for one, at_us in zip(presses, told_us, strict=True)
        if at_us is not None
    ]
    return max(off_us) - min(off_us) if off_us else None
