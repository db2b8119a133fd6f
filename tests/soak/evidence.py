"""What a life has left: its acts and its log, as the checks want to look at them."""

import bisect
import json
import re
from typing import NamedTuple

from . import runs

MS = 1_000
SECOND = 1_000 * MS
MINUTE = 60 * SECOND
FOUND_US = SECOND  # after power-up, and after the cable came in, the laptop finds the box
JUDGED_US = 60 * MS  # an edge may still count for something so long
BUSY = -32001  # docs/protocol.md
ENDS = ("reboot", "bootloader")
FIRST_ID, END_ID = 1000, 1_000_000  # a good request has one from here to there
LONG = ("table.set",)
LONG_US = 10 * SECOND
GOOD = re.compile(rb"\n\{[^\n]*\}\n")


class Violation(Exception):
    """An invariant does not hold: its name, when in us (None: nobody knows), and why."""

    def __init__(self, name, at_us, why):
        super().__init__(f"{name}: {why}")
        self.name = name
        self.at_us = at_us


class Request(NamedTuple):
    us: int
    id: int
    method: str
    params: dict


class Answer(NamedTuple):
    us: int
    value: dict  # the whole line

    @property
    def is_result(self):
        return "result" in self.value


class Evidence:
    """script: as of worlds. played: a worlds.Played.

    powers     [runs.Run], with the writes as the models take them
    requests   {id: Request} of whole good lines, in the order of sending
    answers    {id: [Answer]}
    answered   [(us, the whole line)], all of these
    told       [(us, method, params)] of the notifications
    deaf       [(us, end_us)]: lines may be lost
    unread     [(us, end_us)]: the laptop does not read
    untold     [(us, end_us)]: it may not tell by itself what happens
    noisy      [(us, end_us)]: START's line was too fast to follow
    humming    [(us, end_us)]: a line of SLIDE was
    """

    def __init__(self, script, played):
        self.script = script
        self.log = played.log
        self.found = played.found
        self.kept = played.kept
        self.exact = played.exact
        self.until_us = script["until_us"]
        acts = script["acts"]
        self._times_us = [act[0] for act in acts]
        self.noisy = [(us, value[1] + 100 * MS) for us, what, value in acts
                      if what == "noise" and len(value) == 2]  # fmt: skip
        self.humming = [(us, value[1] + 100 * MS) for us, what, value in acts
                        if what == "noise" and value[2:] not in ([], ["cable"])]  # fmt: skip
        self.powers = runs.found(acts, self.until_us, played)
        self.requests = self._requests(acts)
        self._read_lines()
        self.deaf = [*_deaf(acts, self.until_us), *self._away()]
        self.unread = _unread(acts, self.until_us)
        self.untold = self._untold()

    @staticmethod
    def _requests(acts):
        found = {}
        for us, what, value in acts:
            if what == "rx" and GOOD.fullmatch(data := bytes.fromhex(value)):
                line = parsed(data)
                if is_good(line):
                    found[line["id"]] = Request(us, line["id"], line["method"],
                                                line.get("params", {}))  # fmt: skip
        return found

    def _read_lines(self):
        self.answers, self.answered, self.told, self.odd = {}, [], [], []
        for us, what, text in self.log:
            if what != "said":
                continue
            line = parsed(text.encode())
            if not line or line.get("jsonrpc") != "2.0":
                self.odd.append((us, text))
            elif "method" in line:
                self.told.append((us, line["method"], line["params"]))
            else:
                self.answered.append((us, line))
                self.answers.setdefault(line.get("id"), []).append(Answer(us, line))

    def _away(self):
        """Spans in which the program does not run, or is about to end."""
        spans = []
        for run in self.powers:
            since_us = run.off_us
            if run.ended != runs.STOP:
                asked = [us for us, _ in self.ends() if run.on_us <= us < run.off_us]
                since_us = min([since_us, *asked])
            spans.append((since_us, run.back_us + FOUND_US - 1))
        return spans

    def ends(self):
        """[(us of the answer, its Request)] of what was granted that ends the program."""
        found = []
        for request in self.requests.values():
            answer = self.answer(request.id)
            if request.method in ENDS and answer and answer.is_result:
                found.append((answer.us, request))
        return sorted(found)

    def _untold(self):
        """A run tells nothing by itself until it has been asked to."""
        spans = []
        for run in self.powers:
            asked = [us for us, _ in self.results("events") if run.on_us <= us < run.off_us]
            spans.append((run.on_us, min(asked, default=run.off_us)))
        return spans

    def answer(self, id_):
        """The Answer to a request, None: there is none."""
        found = self.answers.get(id_)
        return found[0] if found else None

    def was_too_long(self, request):
        """Whether a game ran, so that so long a line was refused without being read (7.1)."""
        return request.method in LONG and any(
            answer.value["error"]["code"] == BUSY
            for answer in self.answers.get(None, ())
            if request.us <= answer.us <= request.us + LONG_US
        )

    def results(self, method):
        """[(us of the answer, its result)] of the requests of that method that were granted."""
        found = []
        for request in self.requests.values():
            answer = self.answer(request.id)
            if request.method == method and answer and answer.is_result:
                found.append((answer.us, answer.value["result"]))
        return found

    def power_at(self, us):
        """The time of power in which us lies, or None."""
        return next((power for power in self.powers if power.on_us <= us < power.off_us), None)

    def acts_between(self, us, end_us):
        """The acts of us to end_us, both included."""
        begin = bisect.bisect_left(self._times_us, us)
        return self.script["acts"][begin : bisect.bisect_right(self._times_us, end_us)]

    def acts_near(self, us, count=12):
        """The last acts before us, and what came up to a second after it."""
        acts = self.script["acts"]
        before = [act for act in acts if act[0] <= us][-count:]
        return before + [act for act in acts if us < act[0] <= us + SECOND][:3]


def touches(spans, us, end_us):
    """Whether any of the spans has something of us to end_us."""
    return any(begin_us <= end_us and us <= stop_us for begin_us, stop_us in spans)


def _deaf(acts, until_us):
    """Spans in which what the box says may not arrive: no cable, nobody reads, no power."""
    stands = {"power": 0, "cable": 0, "reads": 1}
    spans, since_us = [], 0
    for us, what, value in acts:
        if what in stands:
            heard = all(stands.values())
            stands[what] = value
            if heard and not all(stands.values()):
                since_us = us
            elif not heard and all(stands.values()):
                spans.append((since_us, us + FOUND_US - 1))
    if not all(stands.values()):
        spans.append((since_us, until_us))
    return spans


def is_good(line):
    """Whether a line, parsed or None, is one of the requests of laptop.Laptop."""
    id_ = line and line.get("id")
    return type(id_) is int and FIRST_ID <= id_ < END_ID


def _unread(acts, until_us):
    reads = [(us, value) for us, what, value in acts if what == "reads"]
    ends = [*reads[1:], (until_us, 1)]
    return [(us, end[0]) for (us, value), end in zip(reads, ends, strict=True) if not value]


def parsed(data):
    try:
        line = json.loads(data)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None
