"""What is done after a line has raised, and what must come of it (behaviour.md 6.4, 6.5)."""

import json
import os
from pathlib import Path

from quizbox.core import kept
from quizbox_host.sim.errors import Ended
from quizbox_host.story import eyes
from quizbox_host.story.timeline import Timeline
from quizbox_host.worlds import cpython

SECOND = 1_000_000
SILENT_US = 50_000
SHOWN_US = 2 * SECOND

# In microseconds after the fault.
LET_GO_US = 100_000
GONE_US = SHOWN_US + 100_000
ASKED_US = 3 * SECOND
PRESSED_US = 4 * SECOND
LET_GO_AGAIN_US = PRESSED_US + 120_000
ASKED_AGAIN_US = PRESSED_US + 300_000
END_US = 5 * SECOND

# What a press leads to from each state that there can be after a fault.
LEADS_TO = {
    "ready": ("running", "turn", "blips"),
    "armed": ("counting",),
    "choose": ("choose",),
    "revealed": ("revealed", "choose"),
    "over": ("over",),
    "set1": ("set1",),
}


RIGHT = "right"


class Wrong(Exception):
    """The box has not done what it must."""


class Aftermath:
    """From the instant on in which `place`, (file, line), raises; tells on the pipe `sends`.

    display: the module, or None; flash_is_full: nothing can be kept.
    """

    def __init__(self, rig, display, flash_is_full, place, sends):
        self._rig = rig
        self._flash_is_full = flash_is_full
        self._display = display
        self._sends = sends
        self._begun_us = rig.clock.now_us
        file = Path(place[0]).relative_to(cpython.FIRMWARE / "quizbox")
        self._where = f"{file.as_posix()}:{place[1]}"
        self._states = _states(rig)
        self._plan()

    def tell(self, error):
        """Write "right", or what is wrong; error: what ended the simulation, or None."""
        said = RIGHT
        try:
            if error is not None:
                raise Wrong(f"the simulation broke: {error!r}")
            self._judge()
        except Wrong as wrong:
            said = f"{self._where} at {self._begun_us} us: {wrong}"
        os.write(self._sends, said.encode())

    def _plan(self):
        at, rig = self._at, self._rig
        at(LET_GO_US, rig.act, "start", 0)
        at(LET_GO_US, rig.act, "reads", 1)
        if not rig.serial.plugged:
            at(LET_GO_US, rig.act, "cable", 1)
        at(ASKED_US, self._ask, "", "game.status", "log.get")
        at(PRESSED_US, rig.act, "start", 1)
        at(LET_GO_AGAIN_US, rig.act, "start", 0)
        at(ASKED_AGAIN_US, self._ask, "game.status")
        at(END_US, _end)

    def _at(self, us, call, *arguments):
        self._rig.clock.at(self._begun_us + us, call, *arguments)

    def _ask(self, *methods):
        for method in methods:
            request = {"jsonrpc": "2.0", "id": method, "method": method}
            line = json.dumps(request) if method else ""
            self._rig.act("rx", (line + "\n").encode().hex())

    # What must have come of it.

    def _judge(self):
        for _, what, value in self._rig.log:
            if what in ("crash", "prompt"):
                raise Wrong(f"the program ended: {value}")
        self._judge_silence()
        number = self._judge_log()
        self._judge_digits(number)
        states = [answer["state"] for answer in self._answers("game.status")]
        if len(states) != 2:
            raise Wrong(f"of two answers to game.status came {states}")
        before, after = states
        if before not in self._states:
            raise Wrong(f"the game is in {before}, not in {self._states}")
        if after not in LEADS_TO[before]:
            raise Wrong(f"a press led from {before} to {after}")

    def _judge_silence(self):
        piezo = Timeline([(us, value) for us, what, value in self._rig.log if what == "piezo"], 0)
        first_us = self._begun_us + SILENT_US
        if any(high for _, high in piezo.between(first_us, self._begun_us + SHOWN_US)):
            raise Wrong("the beeper is not silent")

    def _judge_log(self):
        """The fault's number."""
        entries = [entry for answer in self._answers("log.get") for entry in answer["faults"]]
        ours = [entry for entry in entries if entry["what"].startswith("Injected")]
        if [entry["where"] for entry in ours] != [self._where]:
            raise Wrong(f"the log has {entries}")
        try:
            in_flash = kept.unpack(self._rig.flash.files["/kept/log"])
        except KeyError:
            in_flash = None
        if in_flash != entries and not self._flash_is_full:
            raise Wrong(f"the kept log has {in_flash}")
        return ours[0]["number"]

    def _judge_digits(self, number):
        if self._display is None:
            return
        seen = [(us, eyes.lit(value)) for us, what, value in self._rig.log if what == "segments"]
        digits = Timeline(seen, b"")
        text = f"Er {number}".ljust(eyes.DIGITS[self._display])
        for from_us, to_us, wanted in ((LET_GO_US, SHOWN_US, True), (GONE_US, ASKED_US, False)):
            for us, lit in digits.between(self._begun_us + from_us, self._begun_us + to_us):
                if eyes.match(eyes.cells(text), lit) != wanted:
                    raise Wrong(f'"{eyes.read(lit)}" shows at {us} us')

    def _answers(self, method):
        found = []
        for us, what, text in self._rig.log:
            if what == "said" and us > self._begun_us + ASKED_US:
                try:
                    answer = json.loads(text)
                except ValueError:
                    continue  # what was cut off by the fault
                if answer.get("id") == method:
                    found.append(answer["result"])
        if not found:
            raise Wrong(f"{method} was not answered")
        return found


def _states(rig):
    """The states in which the game may be once it is there again, by what flash holds."""
    settings = kept.unpack(rig.flash.files["/kept/settings"])
    if settings.get("game") != "money":
        return ("ready",)
    at_1 = rig.slide.closed == 1
    between = "choose" if at_1 else "set1"
    if "/kept/game" not in rig.flash.files:
        return (between,)
    game = kept.unpack(rig.flash.files["/kept/game"])
    if game["stage"] in ("counting", "revealed"):
        is_last = len(game["played"]) >= settings.get("money_rounds", 10)
        return ("over",) if is_last else ("revealed",)
    return (between if at_1 or game["stage"] == "choose" else "armed",)


def _end():
    raise Ended
