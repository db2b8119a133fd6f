"""A new game or a new display comes with its stories and its decoder, or this fails."""

import pytest
import tree

from quizbox.core import games
from quizbox_host.sim import displays
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

SCENARIOS = tree.ROOT / "tests" / "scenarios"
NAMES = [game.name for game in games.GAMES]


def test_each_game_has_a_name_and_a_title_of_its_own():
    assert len(set(NAMES)) == len(NAMES) == len({game.title for game in games.GAMES})
    assert [game.name for game in games.GAMES if not game.title or len(game.title) > 4] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_its_file_and_its_stories(name):
    assert (tree.ROOT / "firmware/quizbox/core" / f"{name}.py").is_file()
    assert list((SCENARIOS / name).glob("*.story")) != []


def test_the_folders_of_stories_are_of_games_or_of_what_all_share():
    folders = {path.name for path in SCENARIOS.iterdir() if path.is_dir()} - {"__pycache__"}
    shared = {"everywhere", "parts", "press", "serial"}
    assert folders - shared - set(NAMES) == set()


def test_each_display_has_a_decoder_of_as_many_digits():
    modules = Machine(Rig({})).load("quizbox.drivers.displays").MODULES
    fitted = {name: digits for name, _, digits in modules}
    assert fitted.pop("none")
    assert fitted == {name: decoder.DIGITS for name, decoder in displays.MODULES.items()}
