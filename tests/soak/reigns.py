"""A life cut into reigns: times in which one model knows all that the box has to do.

A reign begins at power-up, and where the box was changed over the serial line in a calm moment; it
ends with the next of these, or where no model can tell (a change with START under way, noise).
"""

import re
from typing import NamedTuple

from quizbox.core import kept
from quizbox.core.colours import DEFAULT_NAMES
from tests.properties import heard
from tests.properties.contacts import positions

from . import resting, runs
from .changes import asked, granted
from .evidence import MS, Violation, touches
from .law import DEFAULTS

CALM_US = 150 * MS
CHOOSER_US = 900 * MS  # START held since power-up so long may bring the chooser (6.1)
# What a real processor needs more than the models allow for: at rest; with hands on the box; with
# a laptop that talks to it (the ear's own 20 ms, of which heard has 2).
REST_US, HANDS_US, TALK_US = 3 * MS, 12 * MS, 18 * MS
DRAWN_US = {"tm1637-4": 4 * MS, "tm1637-6": 5 * MS}  # and what a frame takes bit by bit, besides
GAME = "/kept/game"
UNSURE = 5  # of a real processor's last writes nobody can tell which were the game's
TALKED_US, HELD_US, SOUND_US = 3_000 * MS, 50 * MS, 1_500 * MS
WOKEN_US = 40 * MS
WRITE_US = 20 * MS  # likewise, around a write


class Reign(NamedTuple):
    """power: the runs.Run that its model had. model: after it has played. display: the module
    that was set. is_mute: the volume is 0."""

    power: runs.Run
    model: object
    display: str
    is_mute: bool


class Reigns:
    """evidence: an Evidence. found: the Reigns of it, once played.

    unknown_us: how much of the time no model could tell.
    """

    def __init__(self, evidence):
        self._evidence = evidence
        self._changes = granted(evidence)
        self._asked = asked(evidence)
        self._carried_out = None  # the change that ended a reign and begins the next
        self._to_find = None  # what may be kept of The Colour of Money at the next power-up
        self.found = []
        self.unknown_us = 0
        for power, (_, files) in zip(evidence.powers, evidence.found, strict=True):
            self._play_power(power, files)

    def _play_power(self, power, files):
        values = {name: kept.unpack(files[name]) for name in ("game", "table") if name in files}
        self._settings = {**DEFAULTS, **kept_settings(files)}
        self._game, self._table = values.get("game"), values.get("table")
        self._check_kept(power)
        if self._begins_in_unrest(power) or was_asked_for_the_game(
            power
        ):  # where SLIDE stands, or which game it is
            self.unknown_us += power.off_us - power.on_us
            return
        left = [one for one in self._changes if power.on_us < one.sent_us < power.off_us]
        begin_us = power.on_us
        touched_us = power.on_us if self._evidence.exact else self._woken_us(power)
        while begin_us is not None:
            known_us = self._reign(power, begin_us, touched_us, left)
            begin_us, touched_us = self._resumed(power, known_us, left)
            self.unknown_us += (power.off_us if begin_us is None else begin_us) - known_us

    def _begins_in_unrest(self, power):
        """Whether contacts stirred before a run could tell when: nobody knows what it saw."""
        restless = power.began != runs.POWER and power.stirs_early
        return restless or touches(self._evidence.humming, power.on_us, power.on_us + CALM_US)

    def _check_kept(self, power):
        """3.18, if the model knew to the last what was written."""
        wanted, self._to_find = self._to_find, None
        found = resting.kept_state(self._game) if self._game else None
        if wanted is not None and found not in wanted:
            raise Violation("kept", power.on_us, f"the game is {found}, none of {wanted}")

    def _woken_us(self, power):
        """When a real processor has begun to count its minutes: a little before LAMP is lit."""
        lit_us = [us for us, what, _ in self._evidence.log if what == "lamp" and us > power.on_us]
        return max(power.on_us, lit_us[0] - WOKEN_US) if lit_us else power.on_us

    def _reign(self, power, begin_us, touched_us, left):
        """Play a model from there on. Returns up to when it knows what happens.

        left: the changes to come; if it ends with one that it can tell the effect of, that is
        carried out, and a next reign can begin.
        """
        blind_us = self._blind_from(power, begin_us)
        to_us = left[0].sent_us if left and left[0].sent_us < blind_us else blind_us
        part = _part(power, begin_us, to_us)
        model = self._model(part, touched_us)
        if model is None:
            return begin_us
        expected = model.play()
        if to_us == power.off_us == expected.until_us and isinstance(model, resting.Money):
            self._to_find = _keepable(self._evidence.exact, part, model, self._game)
        settings = self._settings
        self.found.append(Reign(part, model, settings["display"], settings["volume"] == 0))
        if expected.until_us < to_us:
            return max(begin_us, expected.until_us)
        if to_us < blind_us and self._takes(left[0], power, model):
            self._carried_out = left.pop(0)
        return to_us

    def _resumed(self, power, known_us, left):
        """(from when on a next model can tell, when somebody did something), None: none can."""
        change, self._carried_out = self._carried_out, None
        while change is None:
            if not left or left[0].result is None:
                return None, None
            change = left.pop(0)
            begins = self._begins_known_game(change)
            self._follow(change)
            if not begins or change.sent_us < known_us or not self._is_calm(power, change):
                change = None
        return change.us, change.sent_us

    def _plays(self, game=None):
        """The game that is played where that one is set: without digits not each can be (0.1)."""
        game = game or self._settings["game"]
        return "chase" if game == "money" and self._settings["display"] == "none" else game

    def _begins_known_game(self, change):
        """Whether, whatever was before, a game begins of which all is known."""
        if change.method == "game.mode":
            return self._plays(change.params["game"]) not in ("money", self._plays())
        return change.method == "game.new" and self._plays() != "money"

    def _follow(self, change):
        """Know what is set and what the table is, though no model plays."""
        if change.method in ("settings.set", "game.mode"):
            self._settings = {**self._settings, **change.params}
        elif change.method == "table.set":
            self._table = change.params
        self._game = None  # what became of it, nobody knows

    def _blind_from(self, power, begin_us):
        """From when on no model can tell: noise, or what falls into a write."""
        noisy = [us for us, _ in self._evidence.noisy if us >= begin_us]
        written = [us for us in self._doubtful_writes(power) if us >= begin_us]
        asked = [us for us in self._asked.doubtful_us if us >= begin_us]
        return min([power.off_us, *noisy, *written, *asked])

    def _doubtful_writes(self, power):
        """Where SLIDE moved in a write, nobody can tell what it was seen to do.

        On a real processor a write is many, and START is as doubtful.
        """
        edges = [us for us, _ in power.slide[1:]]
        around_us = 0
        if not self._evidence.exact:
            edges += [us for us, _ in power.start[1:]]
            around_us = WRITE_US
        for us, end_us, _, _ in power.writes:
            if any(us - around_us < edge_us < end_us + around_us for edge_us in edges):
                yield us - around_us

    def _model(self, power, touched_us):
        settings = {**self._settings, "game": self._plays()}
        asked_us = [us for us in self._asked.sure_us if power.on_us < us < power.off_us]
        if settings["game"] != "money":
            return resting.model(settings, power, touched_us, asked_us)
        if self._game is None:
            return None
        deal = resting.Deal(self._dealt_k(), self._names())
        return resting.money(settings, self._game, deal, power, touched_us, asked_us)

    def _dealt_k(self):
        """The amounts that the next game will have, None where only chance knows."""
        colours = (self._table or {}).get("colours")
        if self._settings["deal"] == "shuffle" or not colours or "amount" not in colours[0]:
            return None
        return [colour["amount"] // 1000 for colour in colours]

    def _names(self):
        """The names that the next game will have (3.2)."""
        colours = (self._table or {}).get("colours")
        return [colour["name"] for colour in colours] if colours else list(DEFAULT_NAMES)

    def _takes(self, change, power, model):
        """Carry out a change. Whether it came in a calm moment, so that a model can go on."""
        if change.method == "selftest" or change.result is None:
            return False
        if not self._is_calm(power, change):
            return False
        if model.state in (*model.RUNS, *model.PAUSED) or model.state == "armed":
            if any(us <= change.us for us, _ in model.dues()):
                return False  # it waited for what was due
            raise Violation(
                "busy", change.us, f"{change.method} was granted while the game is {model.state}"
            )
        return getattr(self, "_take_" + change.method.replace(".", "_"))(change, model)

    def _is_calm(self, power, change):
        """Whether hands were off the box around a change, so that it came in a known state."""
        begin_us, end_us = change.sent_us - CALM_US, change.us + CALM_US
        hands = [us for us, _ in power.start[1:]] + [us for us, _ in power.slide[1:]]
        stands = [down for us, down in power.start if us <= change.us][-1]
        return (
            not stands
            and not touches(self._evidence.noisy, begin_us, end_us)
            and not any(begin_us <= us <= end_us for us in hands)
        )

    def _take_settings_set(self, change, model):
        self._settings = {**self._settings, **change.params}
        return model.state in ("ready", "choose", "set") and self._begins_anew(model)

    def _take_game_mode(self, change, model):
        return self._take_settings_set(change, model)

    def _take_game_new(self, change, model):
        return self._begins_anew(model, anew=True)

    def _take_game_select(self, change, model):
        return False

    def _take_reboot(self, change, model):
        return False

    _take_bootloader = _take_reboot

    def _take_table_set(self, change, model):
        self._table = change.params
        if not isinstance(model, resting.Money) and model.state != "ready":
            return False  # it goes on as it was
        return change.result["used_from"] == "this_game" and self._begins_anew(model, anew=True)

    def _begins_anew(self, model, anew=False):
        """What the box holds of The Colour of Money is as at the beginning of a game."""
        if self._plays() != "money" and not isinstance(model, resting.Money):
            return True
        dealt_k = self._dealt_k()
        if dealt_k is None:
            return False
        if anew and isinstance(model, resting.Money):
            self._game = {
                "deal": dealt_k, "names": self._names(), "played": [], "stage": "choose",
                "colour": 0,
            }  # fmt: skip
            return True
        return not isinstance(model, resting.Money) and self._game is None


def kept_settings(files):
    """{name: value} of what is set otherwise than by default, of kept files that are sound."""
    return kept.unpack(files["settings"]) if "settings" in files else {}


def _keepable(exact, power, model, game):
    """What may be in flash as power goes, as kept_state has it: the last that was written whole,
    or what a write that the cut fell into was to keep.
    """
    states, sure, begun_us = [resting.kept_state(game)], 0, power.on_us
    for us, end_us, _, path in power.writes:
        if us < power.on_us:
            continue
        if exact and path != GAME:
            begun_us = us
            continue
        for kept_us in (begun_us,) if exact else (us, end_us):
            states.append(model.kept_at(kept_us, states[-1]))
        if exact and end_us <= power.off_us:
            sure = len(states) - 1
    return states[sure:] if exact else states[-UNSURE:]


def _part(power, begin_us, end_us):
    """Of a time of power what lies between, as a time of power of its own."""
    if begin_us == power.on_us:
        return power._replace(off_us=end_us)
    first, moved = positions(power.slide, power.writes)
    stands = [(begin_us, [first, *(place for us, place in moved if us <= begin_us)][-1])]
    down = [(begin_us, [down for us, down in power.start if us <= begin_us][-1])]
    return power._replace(
        on_us=begin_us, off_us=end_us, start=down + _within(power.start, begin_us, end_us),
        slide=stands + _within(power.slide, begin_us, end_us),
    )  # fmt: skip


def _within(changes, begin_us, end_us):
    return [(us, value) for us, value in changes if begin_us < us < end_us]


def was_asked_for_the_game(power):
    """Whether START was held as power came on, so that the box may have asked for it (6.1).

    Not after a restart (6.7).
    """
    if power.began == runs.RESTART:
        return False
    up_us = next((us for us, down in power.start[1:] if not down), power.off_us)
    return bool(power.start[0][1]) and up_us - power.on_us > CHOOSER_US


def check(evidence):
    """All that was heard and seen is what the models say. Returns the Reigns.

    Raises Violation.
    """
    reigns = Reigns(evidence)
    tones, changes = _by_power(evidence)
    for reign in reigns.found:
        try:
            _check_reign(evidence, reign, tones, changes)
        except AssertionError as error:
            at_us = re.search(r"(?: at |\[\()(\d+)", str(error))
            raise Violation(
                "played", int(at_us[1]) if at_us else reign.power.off_us,
                f"{error} ({type(reign.model).__name__} from {reign.power.on_us})",
            ) from None  # fmt: skip
    return reigns


def _by_power(evidence):
    log = evidence.log
    return heard.tones(log), [entry for entry in log if entry[1] == "segments"]


def _check_reign(evidence, reign, tones, changes):
    power, expected = reign.power, reign.model.expected
    on_us, off_us = power.on_us, power.off_us
    if reign.is_mute:
        expected.sounds = []
    elif not evidence.exact:
        expected.sounds = [
            (us, name, late_us + _late_us(evidence, us) + DRAWN_US.get(reign.display, 0))
            for us, name, late_us in expected.sounds
        ]
    mine = [tone for tone in tones if on_us <= tone[0] < off_us]
    heard.check_tones(mine, expected, off_us)
    if evidence.script["display"] == reign.display:
        low = heard.as_read(reign.model.figures.left("Lo"))
        seen = heard.frames(changes, on_us, off_us)
        seen = [frame for frame in seen if frame[2] != low]
        heard.check_frames(seen, expected, on_us, off_us)


def _late_us(evidence, us):
    """How late a sound due at us may begin, and how much too long it may be, on a real Pico."""
    acts = evidence.acts_between(us - TALKED_US, us + SOUND_US)
    if any(what == "rx" for _, what, _ in acts):
        return TALK_US
    hands = [
        at_us if what != "noise" else value[1]
        for at_us, what, value in acts
        if what in ("start", "slide", "noise")
    ]
    return HANDS_US if any(at_us >= us - HELD_US for at_us in hands) else REST_US
