"""The box on an emulated Pico, for tests: many scripts at once, or one box by hand."""

import json
from concurrent.futures import ThreadPoolExecutor

from quizbox.core import kept
from quizbox_host.emulator import files, program
from quizbox_host.emulator.chip import Chip
from quizbox_host.emulator.rig import Rig
from quizbox_host.worlds import chip as world

MS = 1_000
SECOND = 1_000_000
BOOTED_US = 300 * MS  # the box is ready, and the laptop has found it
EVENTS_ON = b'{"jsonrpc":"2.0","id":0,"method":"events","params":{"on":true}}\n'


def script(acts, until_us, keeps=None, slide=1, **more):
    """A script with a laptop that asks for events; acts: [us, what, value] from power-on.

    keeps: {name: value} of the kept files
    """
    before = [[0, "slide", slide], [0, "cable", 1], [0, "power", 1]]
    asked = [[BOOTED_US, "rx", EVENTS_ON.hex()]]
    return {
        "kept": {name: kept.pack(value).hex() for name, value in (keeps or {}).items()},
        "display": "tm1650",
        "origin_us": 2**30 - 5 * SECOND,
        "seed": 1,
        "acts": sorted(before + asked + [list(act) for act in acts], key=lambda act: act[0]),
        "until_us": until_us,
        **more,
    }


def press(at_us, for_us=120 * MS):
    """The acts of a press by a contact that does not chatter."""
    return [[at_us, "start", 1], [at_us + for_us, "start", 0]]


def play_all(scripts):
    """The Outcomes of scripts, played in as many processes as there are cores."""
    with ThreadPoolExecutor(world.AT_ONCE) as pool:
        return list(pool.map(world.play, scripts))


def said(outcome, method):
    """The params of each notification of that name, in order."""
    lines = [json.loads(text) for _, what, text in outcome.log if what == "said"]
    return [line["params"] for line in lines if line.get("method") == method]


def tones(log, hertz=None):
    """[(begin us, length us)] of the tones, or of those of one frequency."""
    return [
        (us, value[1])
        for us, what, value in log
        if what == "tone" and hertz in (None, round(value[0]))
    ]


class Box:
    """A box in this process, to be led step by step.

    given: (flash, files) as of emulator.program; keeps: {name: value} of the kept files.
    """

    def __init__(self, given=None, keeps=None, **more):
        flash, contents = given or program.frozen()
        flash, contents = bytearray(flash), dict(contents)
        for name, value in (keeps or {}).items():
            contents["/kept/" + name] = kept.pack(value)
        files.put(flash, contents, ["/kept"])
        acts = [[0, "slide", 1], [0, "cable", 1]]
        self.chip = Chip(flash)
        self.rig = Rig(self.chip, {"acts": acts, "until_us": 10**15, **more})
        self._asked = 0
        self.run(1)

    @property
    def log(self):
        return self.rig.log

    @property
    def now_us(self):
        return self.rig.clock.now_us

    def run(self, us):
        """Let time go on."""
        self.chip.run(self.chip.now_ns + int(us * 1_000))

    def power(self, on, wait_us=BOOTED_US):
        self.rig.act("power", on)
        self.run(wait_us)

    def press(self, for_us=120 * MS):
        self.rig.act("start", 1)
        self.run(for_us)
        self.rig.act("start", 0)
        self.run(MS)

    def slide(self, position):
        self.rig.act("slide", position)
        self.run(50 * MS)

    def send(self, method, **params):
        """Send a request and do not wait. Returns its id."""
        self._asked += 1
        request = {"jsonrpc": "2.0", "id": self._asked, "method": method, "params": params}
        self.rig.act("rx", json.dumps(request).encode().hex() + b"\n".hex())
        return self._asked

    def answer(self, number, limit_us=5 * SECOND):
        """(when it came, the answer to a request), let time go on until it is there."""
        end_us = self.now_us + limit_us
        seen = 0
        while True:
            for us, what, text in self.log[seen:]:
                if what == "said" and text.startswith("{"):
                    line = json.loads(text)
                    if line.get("id") == number:
                        return us, line
            seen = len(self.log)
            assert self.now_us < end_us, f"no answer; last heard {self.log[-5:]}"
            self.run(MS)

    def ask(self, method, **params):
        """The result of a request."""
        _, line = self.answer(self.send(method, **params))
        assert "result" in line, line
        return line["result"]
