"""Every state of every game, and a script that sends lines to a box in it."""

import random
from dataclasses import dataclass

from quizbox.core import kept, protocol
from tests.lines import judge, spoil

MS, SECOND = 1_000, 1_000_000
GAP_US = 60 * MS  # between two lines...
BYTE_US = 250  # ...and for each byte of the first
ASKED_US = 240 * MS  # for the questions before and after
ASKED = ("game.status", "settings.get", "table.get", "log.get")
NAMES = [entry["name"] for entry in spoil.WHOLE]
TABLE = {"colours": [{"name": f"Colour {n}", "amount": 1000 * n} for n in range(20, 0, -1)]}
SETTINGS = {"chase_1_s": 600, "clock_1_s": 600, "money_step_ms": 3000, "volume": 2}
SHORT = {"chase_1_s": 5, "clock_1_s": 5}


def press(at_s, for_s=0.12):
    at_us, end_us = round(at_s * SECOND), round((at_s + for_s) * SECOND)
    return [[at_us, "start", 1], [end_us, "start", 0]]


def slide(at_s, position):
    return [[round(at_s * SECOND), "slide", position]]


def game(**more):
    """A kept game of The Colour of Money, its third colour played."""
    kept_game = {"deal": list(range(20, 0, -1)), "names": [c["name"] for c in TABLE["colours"]]}
    return {**kept_game, "played": [[3, [4], 18]], "stage": "choose", "colour": 0, **more}


@dataclass(frozen=True)
class Scene:
    """acts lead a box of that game into the state by at_s; it stays there for lasts_s at least."""

    game: str
    state: str
    at_s: float = 1
    lasts_s: float = 60
    acts: tuple = ()
    settings: tuple = ()
    game_kept: dict | None = None
    faults: int = 0

    @property
    def name(self):
        return f"{self.game} {self.state} {self.at_s}"

    @property
    def runs(self):
        return self.state in ("running", "counting", "turn", "blips", "count", "selftest")

    @property
    def idle(self):
        return not self.runs and self.state not in ("paused", "stopped", "armed")


def ask(method, id_="asked", **params):
    return protocol.request(id_, method, params).rstrip()


def sends(at_s, method, **params):
    return [[round(at_s * SECOND), "rx", (ask(method, **params) + b"\n").hex()]]


ARMED = (*slide(1, 0), *slide(1.01, 2))
PLAYED = (("money_step_ms", 250), ("money_rounds", 2))
LAST = [[3, [4], 18], [1, [], 20]]
SCENES = (
    Scene("chase", "ready"),
    Scene("chase", "running", 2, 500, acts=(*press(1),)),
    Scene("chase", "running", 40, 20.5, acts=(*press(1),), settings=(("chase_1_s", 60),)),
    Scene("chase", "paused", 4, 500, acts=(*press(1), *press(3))),
    Scene("chase", "over", 9, 25, acts=(*press(1),), settings=tuple(SHORT.items())),
    Scene("money", "choose", 5, game_kept=game()),
    Scene("money", "armed", 3, acts=ARMED, game_kept=game()),
    Scene("money", "counting", 3, 50, acts=(*ARMED, *press(2))),
    Scene("money", "stopped", 5, acts=(*ARMED, *press(2), *press(3.5))),
    Scene("money", "revealed", 3, game_kept=game(stage="revealed", colour=3)),
    Scene("money", "over", 3, settings=PLAYED,
          game_kept=game(played=LAST, stage="revealed", colour=1)),
    Scene("money", "set1", 2, acts=(*slide(0, 2),), game_kept=game()),
    Scene("clock", "ready"),
    Scene("clock", "turn", 2, 500, acts=(*press(1),)),
    Scene("clock", "paused", 8, 500, acts=(*press(1), *press(3, 3))),
    Scene("clock", "over", 9, 500, acts=(*press(1),), settings=tuple(SHORT.items())),
    Scene("race", "ready"),
    Scene("race", "blips", 1.3, 2.5, acts=(*press(1),)),
    Scene("race", "count", 5, 500, acts=(*press(1),)),
    Scene("race", "over", 7, acts=(*press(1), *press(6))),
    Scene("chase", "selftest", 1.5, 6, acts=(*sends(1, "selftest"),)),
    Scene("chase", "choosing", 3, 6, acts=([0, "start", 1], [2 * SECOND, "start", 0])),
    Scene("chase", "safe", 9.5, acts=([0, "start", 1], [9 * SECOND, "start", 0])),
    Scene("chase", "fault", 1.1, 1.8, acts=([SECOND, "fault", 0],), faults=1),
)  # fmt: skip


@dataclass(frozen=True)
class Play:
    """A script, and what has to be answered: [(line, an Answer)], but for the questions."""

    scene: Scene
    script: dict
    lines: tuple

    def answers(self):
        """The Answers expected, in order, of all lines and of the questions around them."""
        scene = self.scene
        asked = [judge.Answer(name, judge.RESULT) for name in ASKED]
        given = [judge.answer(line, scene.runs, scene.idle) for line in self.lines]
        told = [judge.Answer("asked", judge.RESULT)] if scene.state == "selftest" else []
        return told + asked + [answer for answer in given if answer is not None] + asked


def lines_for(scene, chance, count):
    """At most count lines that must leave a box in that scene as it is, as many as there is time
    for."""
    found, us = [], 0
    while len(found) < count:
        line = spoil.line(chance)
        if judge.changes(line, scene.idle):
            continue
        us += GAP_US + BYTE_US * len(line)
        if us > scene.lasts_s * SECOND - 2 * ASKED_US:
            break
        found.append(line)
    return tuple(found)


def play(scene, seed, count):
    """The Play of that scene with lines of that seed."""
    lines = lines_for(scene, random.Random(f"{scene.name} {seed}"), count)
    before = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "power", 1]]
    acts, us = [*before, *scene.acts], round(scene.at_s * SECOND)

    def send(line, wait_us):
        nonlocal us
        acts.append([us, "rx", (line + b"\n").hex()])
        us += wait_us

    for name in ASKED:
        send(ask(name, name), ASKED_US // len(ASKED))
    for line in lines:
        send(line, GAP_US + BYTE_US * len(line))
    for name in ASKED:
        send(ask(name, name), ASKED_US // len(ASKED))
    files = {"settings": {**SETTINGS, **dict(scene.settings), "game": scene.game}, "table": TABLE}
    if scene.game_kept is not None:
        files["game"] = scene.game_kept
    return Play(
        scene,
        {
            "kept": {name: kept.pack(value).hex() for name, value in files.items()},
            "display": "tm1650",
            "seed": 1,
            "acts": sorted(acts, key=lambda act: act[0]),
            "until_us": us + SECOND,
        },
        lines,
    )


def quiet(given):
    """The script of a Play without its lines."""
    script = dict(given.script)
    sent = {(line + b"\n").hex() for line in given.lines}
    script["acts"] = [act for act in script["acts"] if act[1] != "rx" or act[2] not in sent]
    return script
