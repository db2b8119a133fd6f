"""The box on the screen, played with the keys in time that moves by hand."""

import asyncio
import re

import pytest

from quizbox_host import colourfile
from quizbox_host.play import box, digits
from quizbox_host.play.app import Play
from quizbox_host.play.demo import COLOURS
from tests.unit.hand_time import HandTime
from tests.unit.on_screen import DRAWN_US, SECOND, played, power_off_and_choose, round_of_money


def test_the_chase_is_started_paused_and_goes_on():
    async def play(screen):
        assert (screen.shown, screen.lamp) == (" 1.00", True)
        await screen.keys("space", then_us=10 * SECOND + DRAWN_US)
        assert (screen.shown, screen.last_sound) == (" 0.50", "2700 Hz")
        await screen.wait(SECOND // 2)
        assert screen.last_sound == "short"
        await screen.keys("space", then_us=SECOND // 4)
        assert (screen.shown, screen.lamp) == (" 0.50", True)
        await screen.wait(SECOND // 2)
        assert (screen.shown, screen.lamp) == ("    ", False)
        await screen.keys("space", then_us=SECOND)
        assert (screen.shown, screen.lamp) == (" 0.49", True)

    played(play, {})


def test_a_whole_round_of_the_colour_of_money():
    assert played(round_of_money, {"game": "money"}, colourfile.read(COLOURS)) == "r 02"


def test_sounds_are_listed_newest_first_with_their_times():
    async def play(screen):
        await screen.keys("space", then_us=3 * SECOND + SECOND // 2)
        assert screen.part("sound").splitlines() == [
            "[b]long[/b]",
            "    4.000 s  long",
            "    3.000 s  short",
        ]
        await screen.wait(SECOND)
        assert screen.part("sound").splitlines()[0] == "[b]silent[/b]"

    played(play, {"chase_1_s": 3, "beep_each_from_s": 1, "beep_twice_from_s": 0})


def test_slide_moves_once_and_shows_where_it_stands():
    async def play(screen):
        assert screen.part("slide") == "1 ▐  ▌\n2 ▐██▌"
        assert screen.shown == " 2.00"
        await screen.keys("2", "1")
        assert screen.part("slide") == "1 ▐██▌\n2 ▐  ▌"
        assert screen.shown == " 1.00"

    played(play, {}, slide=2)


def test_power_off_is_dark_and_start_held_as_it_comes_on_chooses_the_game():
    assert played(power_off_and_choose, {}) == "C0Lr"


def test_a_space_while_start_is_down_is_no_press():
    async def play(screen):
        await screen.keys("space", "space", "h", "space", then_us=SECOND)
        starts = [entry[::2] for entry in screen.app.live.outcome().log if entry[1] == "start"]
        pressed_us = SECOND
        assert starts == [
            (pressed_us, 1),
            (pressed_us + box.PRESS_US, 0),
            (pressed_us + box.PRESS_US, 1),
        ]

    played(play, {})


def test_the_bell_rings_once_for_each_sound_when_it_is_on():
    async def play(screen):
        await screen.keys("space", then_us=SECOND)
        assert (screen.rung, "bell [b]off[/b]" in screen.part("top")) == (0, True)
        await screen.keys("b", then_us=3 * SECOND)
        assert (screen.rung, "bell [b]on[/b]" in screen.part("top")) == (2, True)

    played(play, {"chase_1_s": 3, "beep_each_from_s": 1, "beep_twice_from_s": 0})


def test_a_program_that_ended_says_so_until_power_is_cut():
    async def play(screen):
        for _ in range(3):  # the third within a minute ends it
            screen.app.live.act("fault", 0)
            await screen.keys("space")
        said = "the program ended: RuntimeError: a fault put in by the script"
        assert screen.part("top") == f"[b]quizbox[/b]   {said}"
        await screen.keys("p")
        assert "power [b]off[/b]" in screen.part("top")

    played(play, {})


SIZES = [(40, 12), (60, 16), (76, 23), (77, 23), (80, 24), (100, 15), (132, 43), (200, 50)]
TEXTS = ("top", "digits", "thousands", "start", "slide")


def cut(screen):
    """The parts of the screen whose text has not the room that it needs, or is off the screen."""
    window = screen.app.screen.region
    found = []
    for name in TEXTS:
        part = screen.app.query_one(f"#{name}")
        lines = [re.sub(r"\[.*?\]", "", line) for line in screen.part(name).splitlines()]
        has_room = part.content_size.width >= max(map(len, lines))
        has_room = has_room and part.content_size.height >= len(lines)
        if not has_room or part.region.intersection(window) != part.region:
            found.append(name)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(size):
    async def play(screen):
        assert cut(screen) == []
        keys = screen.app.query_one("#keys")
        assert keys.display == (size[0] < 77)
        assert not keys.display or keys.region.bottom == size[1]
        await screen.keys("h")
        assert cut(screen) == []

    played(play, {}, size=size)


def test_nothing_is_cut_off_after_a_resize():
    async def play(screen):
        for size in [*SIZES, *reversed(SIZES)]:
            await screen.resize(*size)
            assert (size, cut(screen)) == (size, [])

    played(play, {})


@pytest.mark.parametrize("size", [(120, 40), (132, 43), (200, 50)])
def test_a_large_window_is_filled(size):
    async def play(screen):
        window, parts = (screen.app.query_one(f"#{name}") for name in ("window", "parts"))
        shown = screen.app.query_one("#digits").size
        assert shown.width > window.size.width - 30 or shown.height > size[1] - 20
        assert parts.region.bottom == size[1] - 2  # the hint and the keys

    played(play, {}, size=size)


@pytest.mark.parametrize("size, scale", [((80, 24), digits.LARGE), ((60, 16), digits.SMALL)])
def test_the_digits_are_as_large_as_there_is_room_for(size, scale):
    async def play(screen):
        rows = screen.part("digits").splitlines()
        assert len(rows) == scale.height
        assert screen.app.query_one("#digits").size.height == scale.height

    played(play, {}, size=size)


def test_a_screen_that_shrinks_to_nothing_is_survived():
    async def play(screen):
        for size in ((40, 12), (10, 3), (1, 1), (80, 24)):
            await screen.resize(*size)
        assert len(screen.part("digits").splitlines()) == digits.LARGE.height

    played(play, {})


def test_q_ends_it_and_the_box():
    async def run():
        app = Play(box.script({}), real=HandTime())
        async with app.run_test() as pilot:
            await pilot.press("q")
        assert app.return_code == 0

    asyncio.run(run())
