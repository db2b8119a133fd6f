"""Joins the game to the box: whatever happens reaches the game in the order of its time."""

import gc
from time import ticks_diff, ticks_us

from quizbox import methods
from quizbox.core import chooser, games, protocol, strictjson, trouble
from quizbox.core.game import RUNS, SECOND
from quizbox.core.tunes import LATE_US, NEVER_DROPPED
from quizbox.face import Face
from quizbox.flash import MARK_KEPT, MARK_WANTED, NO_MARK, Flash
from quizbox.idle import Idle

CHOOSER_US = 1_000_000  # START held since power-up: the chooser, then SAFE (6.1)
SAFE_US = 8_000_000
CHATTER_US = 5_000  # a burst that lasts longer may be noise, under which each pass is long
ANSWER_US = 40_000  # a short line, the only kind while a game runs, is answered in less...
LONG_ANSWER_US = 60_000  # ...and any line in less than that
COLLECT_EACH = 30  # passes between collections of garbage, in a pass...
COLLECT_FREE_US = 50_000  # ...after which nothing is due for so long
COLLECT_GAP_US = 1_500  # between the pass and the collection
COLLECT_LATEST = 120  # ...or at all: in a full heap each new object is searched for
LAST_WORDS_US = 100_000  # until the port has surely handed on an answer before a restart


class App:
    """panel: what panel.Panel is; link: link.Link; store: store.Store; faults: faults.Faults;
    before: the App whose pass has broken, or None at power-up."""

    def __init__(self, panel, link, store, faults, before=None):
        self.panel = panel
        self.store = store
        self.faults = faults
        self.link = link
        self.reader = strictjson.Reader() if before is None else before.reader
        self._answering = None  # what reads and answers the line that the laptop sent last
        self.tells = False  # events go out over the link
        self._told = []  # those of this pass: (name, params, microseconds ago)
        self.at_end = None  # what to call when the last answer is out and all is kept
        self._ended_us = 0  # since then
        self.longest_pass_us = 0
        self.longest_act_us = 0
        self._seen = ticks_us()  # the last step's now
        self._at = self._seen  # the instant that the game has reached
        self._up_us = 0  # since power-up, its part below a second
        self._up_s = 0
        self._passes = COLLECT_EACH  # since garbage was collected: what was loaded has left much
        self._flash = Flash(self)
        self._held_us = 0 if panel.was_powered_on() else None  # START held since power-up
        self._safe = False  # no game until power goes (6.1)
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

    # A function of many locals has its frame on the heap: those that run in each pass are short.

    def step(self, now):
        """Catch up with now, ticks_us read before this call. Returns how long it may sleep, us."""
        if self.idle.asleep:
            self.idle.hear(max(0, ticks_diff(now, self._seen)))
        self._catch_up(now)
        # Sounds have begun: the rest may take its time.
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
        """Give the game what has happened, up to when that is known."""
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
        """Each edge of a burst makes a pass: no more in it than cannot wait for the next, and in
        what may be noise no more than that it has to be judged in time."""
        button = self.panel.button
        due_us = _sooner(button.due_us(now), self.panel.beeper.due_us(now))
        self.link.step()  # or what has come would end each wait at once
        if ticks_diff(now, button.undecided) > CHATTER_US and not self.idle.asleep:
            return due_us
        self._pass(now)
        self.face.show(self.game.view, self.game.lamp, self.game.peeked, self.idle.cover)
        return _sooner(due_us, self.face.due_us())

    def _show(self):
        """What is seen comes before what nobody waits for: the game's state as idle has it."""
        cover = self.idle.cover
        self.face.show(self.game.view, self.game.lamp, self.game.peeked, cover)
        self.idle.look(self.game)
        if self.idle.cover != cover:
            self.face.show(self.game.view, self.game.lamp, self.game.peeked, self.idle.cover)

    def _talk(self, now):
        """Move what comes and goes on the serial line, and do what a whole line asks."""
        self.link.step()
        if self._may_answer():
            self._answer(now)

    def _answer(self, now):
        """Read some more of the line that has come, or do what it asks."""
        if self._answering is None:
            self._answering = methods.answering(self, *self.link.take())
        self._notify()
        for _ in self._answering:
            return
        self._answering = None
        self._act(now)

    def _may_answer(self):
        """Whether there is a line, and time for an answer before the game's next deadline, and
        before a sound's end."""
        if self._answering is None and not self.link.has_line:
            return False
        due_us = _sooner(self.panel.beeper.due_us(self._seen), self.game.due_us())
        needed_us = ANSWER_US if self.game.phase == RUNS else LONG_ANSWER_US
        return due_us is None or due_us > needed_us

    def _rest(self, wait_us):
        """Collect garbage if there is time for it. Returns wait_us."""
        if self._passes > COLLECT_LATEST or (
            self._passes > COLLECT_EACH and wait_us > COLLECT_FREE_US and self._is_calm()
        ):
            self._passes = 0
            gc.collect()
        return wait_us

    def _is_calm(self):
        """Whether nothing stirs for a moment: what came in this pass need not wait for more."""
        return self.panel.wait(ticks_us(), COLLECT_GAP_US, self.link.listens, self.link.sends)

    # What has happened, in the order of its time.

    def _first(self, horizon):
        """The part whose oldest happening is next, none later than horizon; or None."""
        button, slide = self.panel.button, self.panel.slide
        first = button if button.pending else slide
        if not first.pending:
            return None
        if slide.pending and ticks_diff(slide.pending[0][0], first.pending[0][0]) < 0:
            first = slide
        return None if ticks_diff(first.pending[0][0], horizon) > 0 else first

    def _happens(self, now, horizon):
        """Whether something has happened by horizon; it is done."""
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
                self.game.press()  # others only wake it (6.2)
        elif what == "release":
            self.game.release(ticks_diff(self._at, at))
        else:
            self.game.slide(what)
        self._act(now)
        if self.tells:  # it came before what it led to, but a sound does not wait for its telling
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
        """Time has gone by since the last step."""
        us = max(0, ticks_diff(now, self._seen))
        self._seen = now
        self.face.run(us)
        self._passes += 1
        self._ended_us += us
        self._up_us += us
        self._up_s += self._up_us // SECOND
        self._up_us %= SECOND
        if self._held_us is not None:
            self._watch_held(us)
        if self._flash.mark == MARK_KEPT:
            self._flash.mark = NO_MARK
            self.game.marked()

    def _watch_held(self, us):
        """START held as power came on: the chooser, and then SAFE (6.1)."""
        if not self.panel.button.held_since_power_up:
            self._held_us = None
            return
        before_us = self._held_us
        self._held_us += us
        if before_us < CHOOSER_US <= self._held_us:
            self.begin(chooser.Chooser)
        elif before_us < SAFE_US <= self._held_us:
            self._safe = True
            self.begin(chooser.Safe)
            self._held_us = None

    # What the game says.

    def begin(self, game):
        """Play that game, a class or what makes one of a setup, from its beginning."""
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
        """Play the game of that name; none in SAFE."""
        if self._safe:
            self.begin(chooser.Safe)
            return
        self.change({"game": name})
        self.begin(games.named(name, self.settings))

    def _tell(self, event, ago_us):
        """An event, (name, params), ago_us microseconds before this pass, is to be told."""
        if self.tells:
            self._told.append((event, ago_us))

    def _notify(self):
        """Offer the laptop what is to be told: to put it into words takes a millisecond each."""
        while self._told:
            (name, params), ago_us = self._told.pop(0)
            params = dict(params)
            params["t_us"] = self._up_s * SECOND + self._up_us - ago_us
            self.link.offer(protocol.notification(name, params))

    def _come_after(self, before):
        """Take over what a fault does not end, as power loss would (6.5)."""
        self.store.forget()
        self._seen, self._up_us, self._up_s = before._seen, before._up_us, before._up_s
        self.longest_pass_us = before.longest_pass_us
        self.longest_act_us = before.longest_act_us
        self.tells, self._safe, self._held_us = before.tells, before._safe, None
        if before.link.sends:
            self.link.send(b"\n")  # it may have been cut off in the middle of a line

    def note(self, error):
        """Log an exception that ended a pass."""
        up_us = self._up_us + ticks_diff(ticks_us(), self._seen)
        self.faults.note_exception(error, self._up_s * 1000 + up_us // 1000)

    def stop(self):
        """The program ends here: keep the log, and leave on the digits which fault it was."""
        self.face.show(self.game.view, "off")
        self._flash.write_all()

    def show_prompt(self):
        """The program ends by 0x03, wherever it was: the prompt is the laptop's (7.3)."""
        self._fit()  # what shows may be half drawn
        self.face.show(("text", "PC"), "off")
        self._flash.write_log()

    # What methods uses besides.

    @property
    def uptime_s(self):
        return self._up_s

    @property
    def shown(self):
        """The segments of each digit, from the left."""
        return self.face.drawn

    def keep_game(self, then=None):
        """Keep the state of The Colour of Money at the next chance."""
        self._flash.keep_game(then)

    def change(self, values):
        """Take settings that are known to be good, and keep them."""
        if all(self.settings[name] == value for name, value in values.items()):
            return
        self.settings.update(values)
        self._flash.keep_settings()
        self.panel.beeper.volume = self.settings["volume"]
        if "display" in values or "separator" in values:
            self._fit()
        self.game.changed()

    def setup(self):
        """What a game begins with now."""
        return games.Setup(self.settings, self.panel.slide.position, self.kept, self.panel.entropy)

    def _fit(self):
        """Show things on the module and with the separator that the settings name."""
        display, digits = self.panel.display(self.settings["display"])
        self.face = Face(display, digits, self.panel.lamp, self.settings)
        self.panel.beeper.volume = self.settings["volume"]

    def _end(self):
        """Restart, if that was asked for and nothing is left to say or to write."""
        if self.at_end is None or self.link.sends or self.store.waiting:
            self._ended_us = 0
        elif self._ended_us > LAST_WORDS_US:
            self.at_end()

    # Sleep.

    def _wait_us(self, now):
        """Until something is due."""
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
        """due_us, or until what only sometimes is due, if that is sooner."""
        if self._held_us is not None:
            next_us = CHOOSER_US if self._held_us < CHOOSER_US else SAFE_US
            due_us = _sooner(due_us, next_us - self._held_us)
        if self.store.waiting:
            due_us = _sooner(due_us, self._flash.due_us(now))
        return due_us


def _event(what):
    """What has happened to START or SLIDE, as it is told."""
    return (what, {}) if what in ("press", "release") else ("slide", {"position": what})


def _sooner(us, other_us):
    """The shorter of two times; None is never."""
    if us is None or other_us is None:
        return other_us if us is None else us
    return us if us <= other_us else other_us
