"""Plays an evening; where a pass reaches a line while a game runs, a child goes on without it.

The child is a process forked there, in which that line raises an exception.
"""

import os
import sys

from quizbox.core import colours, kept
from quizbox.core.game import RUNS
from quizbox_host.sim.errors import Ended
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython

from .aftermath import RIGHT, Aftermath

SECOND = 1_000_000
LOOP = "_pass_for_ever"  # of main.py: what it calls is a pass
LAST_US = 30 * SECOND
AT_TIMES = (1, 10, 100)  # that it is come by, a line raises
FULL_FROM_US = 3_500_000
ENOSPC = 28


class Injected(Exception):
    """What a broken line raises."""


class Playing:
    """An evening on a simulated box of its own, and the lines that it has come by."""

    def __init__(self, evening):
        self.rig = _rig(evening)
        self.broken = []  # what was wrong after a line had raised, as texts
        self.lines = {}  # {(file, line): how often it was come by}
        self.faults = 0
        self._aftermath = None  # in a child: a line has raised
        self._display = None if evening.fitted else evening.settings.get("display", "tm1650")
        self._app = None
        begin = [[0, "slide", 1], [0, "cable", 1]]
        begin += [one for one in evening.acts if one[0] == 0] + [[0, "power", 1]]
        for us, what, value in begin + [one for one in evening.acts if one[0] > 0]:
            self.rig.clock.at(us, self._act, what, value)
        self._flash_is_full = evening.flash_is_full
        if evening.flash_is_full:
            self.rig.clock.at(FULL_FROM_US, self._fill_flash)
        self.rig.clock.at(LAST_US, self._end)

    def play(self):
        """To its end, with a child for each fault."""
        error = None
        sys.settrace(self._called)
        try:
            cpython.run(self.rig)
        except BaseException as caught:
            if self._aftermath is None:
                raise
            error = caught
        finally:
            sys.settrace(None)
        if self._aftermath is not None:
            try:
                self._aftermath.tell(error)
            finally:
                os._exit(0)

    def _act(self, what, value):
        if self._aftermath is None:
            self.rig.act(what, value)

    def _end(self):
        if self._aftermath is None:
            raise Ended

    def _fill_flash(self):
        def full(path, data):
            raise OSError(ENOSPC)

        self.rig.flash.write = full

    # What sys.settrace calls.

    def _called(self, frame, event, argument):
        if not frame.f_code.co_filename.startswith(str(cpython.FIRMWARE)):
            return None
        if frame.f_code.co_name == LOOP:
            self._app = frame.f_locals["app"]
        return self._came_by

    def _came_by(self, frame, event, argument):
        if event == "line":
            place = (frame.f_code.co_filename, frame.f_lineno)
            if self._is_in_a_game():
                times = self.lines[place] = self.lines.get(place, 0) + 1
                if times in AT_TIMES:
                    self._branch(place)
        elif event == "return" and frame.f_code.co_name == LOOP:
            self._app = None
        return self._came_by

    def _is_in_a_game(self):
        """Interrupts are no part of a pass, and do nothing that could raise."""
        app = self._app
        return app is not None and app.game.phase == RUNS and not self.rig.board.in_interrupt

    def _branch(self, place):
        self.faults += 1
        receives, sends = os.pipe()
        child = os.fork()
        if child:
            os.close(sends)
            with os.fdopen(receives) as pipe:
                said = pipe.read()
            os.waitpid(child, 0)
            if said != RIGHT:
                self.broken.append(said or f"{place}: the playing itself broke off")
            return
        os.close(receives)
        sys.settrace(None)
        self._aftermath = Aftermath(self.rig, self._display, self._flash_is_full, place, sends)
        raise Injected("a line broken by the test")


def _rig(evening):
    named = zip(colours.DEFAULT_NAMES, evening.amounts_k, strict=True)
    table = [{"name": name, "amount": amount_k * colours.STEP} for name, amount_k in named]
    files = {"settings": evening.settings, "table": {"colours": table}}
    script = {
        "kept": {name: kept.pack(value).hex() for name, value in files.items()},
        "display": evening.fitted or evening.settings.get("display", "tm1650"),
        "origin_us": 2**30 - 5 * SECOND,
    }
    return Rig(script)
