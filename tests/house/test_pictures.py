"""The pictures of the README and docs/play.md are those that `make pictures` draws."""

import re

import pytest
import tree

from quizbox_host.cards import SIGNS
from quizbox_host.sim.rig import Rig
from quizbox_host.story import eyes
from quizbox_host.worlds import cpython
from tests import pictures
from tests.drawn import moments, scenes

PAGE = tree.text("docs/play.md")
DRAWN = pictures.strips()
BROADEST = 34  # letters, of 7.5 pixels at most in bold


def test_the_box_in_a_terminal():
    assert pictures.play() == pictures.PLAY.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.stem)
def test_a_picture_of_a_game(path):
    assert DRAWN[path] == tree.text(path), "make pictures"


def test_no_picture_is_left_over():
    assert sorted(DRAWN) == [path for path in tree.files(".svg") if path.parent == pictures.GAMES]


def test_each_picture_is_on_the_players_page_and_says_what_it_shows():
    told = dict(re.findall(r"^!\[(.+)\]\((pictures/.+)\)$", PAGE, re.MULTILINE))
    assert {f"pictures/{name}.svg": says for name, (says, _) in scenes.PICTURES.items()} == {
        path: says for says, path in told.items()
    }


def test_no_words_of_a_picture_reach_its_neighbours():
    told = [
        moment
        for _, played in scenes.PICTURES.values()
        for scene in played
        for moment in scene.moments
    ]
    long = [
        one for one in told if len(one.done) > BROADEST or len(max(one.means, key=len)) > BROADEST
    ]
    assert told
    assert long == []


def test_what_the_page_says_that_the_digits_show_is_in_its_pictures():
    shown = {
        one.lit
        for _, played in scenes.PICTURES.values()
        for scene in played
        for one in moments.seen(scene)
    }
    quoted = set(re.findall(r"`([^`]{1,6})`", PAGE))
    missing = [
        text
        for text in quoted
        if not any(eyes.match(eyes.cells(text.ljust(4 + text.count("."))), lit) for lit in shown)
    ]
    assert quoted
    assert missing == []


@pytest.mark.parametrize("sign", [sign for sign, _ in SIGNS])
def test_each_sign_of_the_printed_card_is_on_the_players_page(sign):
    number = re.sub(r"(?<= )\d", r"\\d", sign)  # a fault may have any
    assert re.search(f"`{number}`", PAGE)


def test_the_figures_that_the_players_page_says_in_words_are_the_defaults():
    load = cpython.Machine(Rig({})).load
    default = {setting.name: setting.default for setting in load("quizbox.settings").declared()}
    told = {
        "chase_1_s": 60, "chase_2_s": 120, "clock_1_s": 60, "clock_2_s": 120,
        "beep_every_s": 10, "beep_each_from_s": 10, "beep_twice_from_s": 5,
        "money_step_ms": 1000, "money_rounds": 10, "volume": 3,
    }  # fmt: skip
    assert {name: default[name] for name in told} == told
    assert f"the box for {default['dim_min']} minutes" in PAGE
    assert f"touched it for {default['sleep_min']} minutes" in PAGE
