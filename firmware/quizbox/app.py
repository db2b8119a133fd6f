"""One pass of the main loop: delivers inputs to the game, and does what the game asks for."""

import gc
from time import ticks_diff, ticks_us

from quizbox import methods
from quizbox.core import chooser, games, protocol, strictjson, trouble
from quizbox.core.game import RUNS, SECOND
from quizbox.core.tunes import LATE_US, NEVER_DROPPED
from quizbox.face import Face
from quizbox.flash import MARK_KEPT, MARK_WANTED, NO_MARK, Flash
from quizbox.idle import Idle

CHOOSER_US = 1_000_000  # START held this long since power-up: the chooser, then SAFE (6.1)
SAFE_US = 8_000_000
CHATTER_US = 5_000  # a longer burst is treated as noise, and only urgent work is done
ANSWER_US = 40_000  # free time needed to answer a short line, the only kind while a game runs...
LONG_ANSWER_US = 60_000  # ...and to answer any line
COLLECT_EACH = 30  # garbage is collected after this many passes...
COLLECT_FREE_US = 50_000  # ...if nothing is due for this long...
COLLECT_GAP_US = 1_500  # ...and no input comes for this long;
COLLECT_LATEST = 120  # after this many, at once: in a full heap each allocation is slow
LAST_WORDS_US = 100_000  # waited before a restart, so that USB has surely sent the last answer


class App:
    """A game on the box; call step for each pass.

    panel: a panel.Panel; link: a link.Link; store: a store.Store; faults: a faults.Faults;
    before: the App whose pass raised an exception (6.5), or None at power-up.
    """

    def __init__(self, panel, link, store, faults, before=None):
        self.panel = panel
        self.store = store
        self.faults = faults
        self.link = link
        self.reader = strictjson.Reader() if before is None else before.reader
        self._answering = None  # the generator that parses and answers the last line received
        self.tells = False  # whether the laptop has asked for events (7.12)
        self._told = []  # queue of events: ((name, params), microseconds ago)
        self.at_end = None  # called when the last answer has been sent and all is written
        self._ended_us = 0  # how long that has been so
        self.longest_pass_us = 0
        self.longest_act_us = 0
        self._seen = ticks_us()  # now of the last full pass
        self._at = self._seen  # ticks_us up to which the game has run
        self._up_us = 0  # time since power-up: the part below a second...
        self._up_s = 0  # ...and the whole seconds
        self._passes = COLLECT_EACH  # since the last collection; imports have left much garbage
        self._flash = Flash(self)
        self._held_us = 0 if panel.was_powered_on() else None  # START held since power-up
        self._held_until_us = CHOOSER_US
        self._safe = False  # SAFE: no game until power is cut (6.1)
        self.kept = {}
        if before is not None:
            self._come_after(before)
        self.settings = self._flash.load(set() if before is None else set(store.bad))
        self.idle = Idle(panel, self.settings)
        self._fit()
        if before is None:
            self.begin(games.named(self.settings["game"], self.settings))
        else:
            number = faults.entries[-1]["number"]
            self.begin(lambda setup: trouble.Trouble(setup, number))

    # MicroPython allocates the frame of a function with many locals on the heap: the functions of
    # each pass are short.

    def step(self, now):
        """Run one pass; now: ticks_us just read. Returns microseconds that the loop may sleep."""
        if self.idle.asleep:
            self.idle.hear(max(0, ticks_diff(now, self._seen)))
        self._catch_up(now)
        # Sounds that were due have started; the rest is less urgent.
        if self.panel.button.undecided is not None:
            return self._in_burst_us(now)
        self._pass(now)
        self._talk(now)
        self._show()
        self._notify()
        self.longest_pass_us = max(self.longest_pass_us, ticks_diff(ticks_us(), now))
        if self._flash.write(now):
            return 0
        self._end()
        if self.idle.asleep:
            self.idle.settle()
        return self._rest(self._wait_us(now))

    def _catch_up(self, now):
        """Run the game up to the horizon: now, or the first edge of a burst still undecided."""
        button = self.panel.button
        button.step(now)
        self.panel.slide.step(now)
        self.game.lifted = button.lifted(now)
        undecided = button.undecided
        horizon = now if undecided is None or ticks_diff(undecided, now) > 0 else undecided
        while self._happens(now, horizon):
            pass
        self._run_to(horizon, now)
        self.panel.beeper.step(now)

    def _in_burst_us(self, now):
        """While START bounces, each edge makes a pass: do only urgent work, and after CHATTER_US
        treat it as noise and do less. Returns microseconds until the next deadline."""
        button = self.panel.button
        due_us = _sooner(button.due_us(now), self.panel.beeper.due_us(now))
        self.link.step()  # unread bytes would end each wait at once
        if ticks_diff(now, button.undecided) > CHATTER_US and not self.idle.asleep:
            return due_us
        self._pass(now)
        self.face.show(self.game.view, self.game.lamp, self.game.peeked, self.idle.cover)
        return _sooner(due_us, self.face.due_us())

    def _show(self):
        """Draw first, as somebody may be watching; then let idle decide, and draw a new cover."""
        cover = self.idle.cover
        self.face.show(self.game.view, self.game.lamp, self.game.peeked, cover)
        self.idle.look(self.game)
        if self.idle.cover != cover:
            self.face.show(self.game.view, self.game.lamp, self.game.peeked, self.idle.cover)

    def _talk(self, now):
        """Receive and send on the serial line; answer a whole line if there is time for it."""
        self.link.step()
        if self._may_answer():
            self._answer(now)

    def _answer(self, now):
        """Parse the next part of the line received, or, once it is parsed, do what it asks."""
        if self._answering is None:
            self._answering = methods.answering(self, *self.link.take())
        self._notify()
        for _ in self._answering:
            return
        self._answering = None
        self._act(now)

    def _may_answer(self):
        """Whether there is a line, and time to answer it before the next deadline of the game and
        of the beeper."""
        if self._answering is None and not self.link.has_line:
            return False
        due_us = _sooner(self.panel.beeper.due_us(self._seen), self.game.due_us())
        needed_us = ANSWER_US if self.game.phase == RUNS else LONG_ANSWER_US
        return due_us is None or due_us > needed_us

    def _rest(self, wait_us):
        """Collect garbage if there is time for it. Returns wait_us as it was."""
        if self._passes > COLLECT_LATEST or (
            self._passes > COLLECT_EACH and wait_us > COLLECT_FREE_US and self._is_calm()
        ):
            self._passes = 0
            gc.collect()
        return wait_us

    def _is_calm(self):
        """Wait COLLECT_GAP_US. Returns whether no edge and no byte came meanwhile."""
        return self.panel.wait(ticks_us(), COLLECT_GAP_US, self.link.listens, self.link.sends)

    # Inputs, oldest first.

    def _first(self, horizon):
        """Of START and SLIDE, the one with the oldest input up to horizon; None: neither."""
        button, slide = self.panel.button, self.panel.slide
        first = button if button.pending else slide
        if not first.pending:
            return None
        if slide.pending and ticks_diff(slide.pending[0][0], first.pending[0][0]) < 0:
            first = slide
        return None if ticks_diff(first.pending[0][0], horizon) > 0 else first

    def _happens(self, now, horizon):
        """Deliver the oldest input up to the horizon; False if there is none."""
        part = self._first(horizon)
        if part is None:
            return False
        at, what = part.pending.pop(0)
        self._run_to(at, now)
        self._happen(now, at, what)
        return True

    def _happen(self, now, at, what):
        begun, told = ticks_us(), len(self._told)
        if what == "press":
            if not self.idle.asleep or self.game.state in self.game.acts_asleep:
                self.game.press()  # else the press only wakes the box (6.2)
        elif what == "release":
            self.game.release(ticks_diff(self._at, at))
        else:
            self.game.slide(what)
        self._act(now)
        if self.tells:  # before the events that it caused, but after their sounds have started
            self._told.insert(told, (_event(what), ticks_diff(now, at)))
        if what != "release":
            self.idle.touch()
        self.longest_act_us = max(self.longest_act_us, ticks_diff(ticks_us(), begun))

    def _run_to(self, at, now):
        us = max(0, ticks_diff(at, self._at))
        if us:
            self._at = at
            if self.game.phase != RUNS:
                self.idle.run(us)
        self.game.run(us, ticks_diff(now, self._at))
        self._act(now)

    def _pass(self, now):
        """Advance all timers but those of game and idle; tell the game once its mark is written."""
        us = max(0, ticks_diff(now, self._seen))
        self._seen = now
        self.face.run(us)
        self._passes += 1
        self._ended_us += us
        self._up_us += us
        self._up_s += self._up_us // SECOND
        self._up_us %= SECOND
        if self._held_us is not None:
            self._watch_held(us, now)
        if self._flash.mark == MARK_KEPT:
            self._flash.mark = NO_MARK
            self.game.marked()

    def _watch_held(self, us, now):
        """Time START held since power-up: it opens the chooser, and then SAFE (6.1)."""
        if not self.panel.button.held_since_power_up:
            self._held_us = None
            return
        self._held_us += us
        if self._held_due_us(now) != 0:
            return
        if self._held_until_us == CHOOSER_US:
            self._held_until_us = SAFE_US
            self.begin(chooser.Chooser)
        else:
            self._safe = True
            self.begin(chooser.Safe)
            self._held_us = None

    def _held_due_us(self, now):
        """Microseconds until START is held long enough; None while its line is high or noisy."""
        rest_us = self.panel.button.low_in_us(now)
        return None if rest_us is None else max(0, rest_us, self._held_until_us - self._held_us)

    # What the game asks for.

    def begin(self, game):
        """Start a game; game: a class, or any function that makes a Game from a games.Setup."""
        self.game = game(self.setup())

    def _act(self, now):
        for said in self.game.take():
            self._do(said, now)

    def _do(self, said, now):
        late_us, kind, value = said
        if kind == "sound":
            if late_us <= LATE_US or value in NEVER_DROPPED:
                self.panel.beeper.play(value, now)
        elif kind == "cut":
            self.panel.beeper.silence()
        elif kind == "keep":
            self.keep_game()
        elif kind == "mark":
            self._flash.mark = MARK_WANTED
        elif kind == "setting":
            self.change(value)
        elif kind == "game":
            self._enter(value)
        elif kind == "event":
            self._tell(value, late_us)

    def _enter(self, name):
        """Choose and start the game of that name; in SAFE, stay there."""
        if self._safe:
            self.begin(chooser.Safe)
            return
        self.change({"game": name})
        self.begin(games.named(name, self.settings))

    def _tell(self, event, ago_us):
        """Queue an event, (name, params), from ago_us before this pass, if events are on."""
        if self.tells:
            self._told.append((event, ago_us))

    def _notify(self):
        """Send the queued events; late in a pass, since encoding each takes a millisecond."""
        while self._told:
            (name, params), ago_us = self._told.pop(0)
            params = dict(params)
            params["t_us"] = self._up_s * SECOND + self._up_us - ago_us
            self.link.offer(protocol.notification(name, params))

    def _come_after(self, before):
        """Take over, from the App that failed, what survives a fault but not power loss (6.5)."""
        self.store.forget()
        self._seen, self._up_us, self._up_s = before._seen, before._up_us, before._up_s
        self.longest_pass_us = before.longest_pass_us
        self.longest_act_us = before.longest_act_us
        self.tells, self._safe, self._held_us = before.tells, before._safe, None
        if before.link.sends:
            self.link.send(b"\n")  # ends a line that may have been cut off

    def note(self, error):
        """Log an exception that ended a pass."""
        up_us = self._up_us + ticks_diff(ticks_us(), self._seen)
        self.faults.note_exception(error, self._up_s * 1000 + up_us // 1000)

    def stop(self):
        """The program ends after too many faults: write the log; the digits keep the last one."""
        self.face.show(self.game.view, "off")
        self._flash.write_all()

    def show_prompt(self):
        """The program ends by 0x03, at any point: show `PC` and write the log (7.3)."""
        self._fit()  # a transfer to the display may have been cut off
        self.face.show(("text", "PC"), "off")
        self._flash.write_log()

    # For methods.py, table.py and flash.py.

    @property
    def uptime_s(self):
        """Whole seconds since power-up."""
        return self._up_s

    @property
    def shown(self):
        """The segments of each digit, from the left."""
        return self.face.drawn

    def keep_game(self, then=None):
        """Queue the state of The Colour of Money for flash; then: as in Store.keep."""
        self._flash.keep_game(then)

    def change(self, values):
        """Apply settings, {name: value}, already checked, and queue them for flash."""
        if all(self.settings[name] == value for name, value in values.items()):
            return
        self.settings.update(values)
        self._flash.keep_settings()
        self.panel.beeper.volume = self.settings["volume"]
        if "display" in values or "separator" in values:
            self._fit()
        self.game.changed()

    def setup(self):
        """The games.Setup for a game that starts now."""
        return games.Setup(self.settings, self.panel.slide.position, self.kept, self.panel.entropy)

    def _fit(self):
        """Set up the display module, separator and volume that the settings name."""
        display, digits = self.panel.display(self.settings["display"])
        self.face = Face(display, digits, self.panel.lamp, self.settings)
        self.panel.beeper.volume = self.settings["volume"]

    def _end(self):
        """Restart, if a laptop asked for it and nothing is left to send or to write."""
        if self.at_end is None or self.link.sends or self.store.waiting:
            self._ended_us = 0
        elif self._ended_us > LAST_WORDS_US:
            self.at_end()

    # How long the loop may sleep.

    def _wait_us(self, now):
        """Microseconds until the next deadline: how long the loop may sleep."""
        panel = self.panel
        if self._may_answer():
            return 0
        due_us = self.idle.longest_us if self.at_end is None else LAST_WORDS_US
        due_us = _sooner(due_us, self.face.due_us())
        due_us = _sooner(due_us, panel.button.due_us(now))
        due_us = _sooner(due_us, panel.slide.due_us(now))
        due_us = _sooner(due_us, panel.beeper.due_us(now))
        due_us = _sooner(due_us, self.game.due_us())
        due_us = _sooner(due_us, self.idle.due_us)
        return max(0, self._seldom_due_us(due_us, now))

    def _seldom_due_us(self, due_us, now):
        """due_us, or the time until a deadline that is rarely set, if that is sooner."""
        if self._held_us is not None:
            due_us = _sooner(due_us, self._held_due_us(now))
        if self.store.waiting:
            due_us = _sooner(due_us, self._flash.due_us(now))
        return due_us


def _event(what):
    """An input of START or SLIDE as an event, (name, params)."""
    return (what, {}) if what in ("press", "release") else ("slide", {"position": what})


def _sooner(us, other_us):
    """The shorter of two times, in microseconds; None is never."""
    if us is None or other_us is None:
        return other_us if us is None else us
    return us if us <= other_us else other_us
