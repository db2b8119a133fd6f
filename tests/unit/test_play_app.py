"""The box on the screen, played with the keys in time that moves by hand."""

import asyncio

import pytest
from hand_time import HandTime

from quizbox_host import colourfile
from quizbox_host.play import box, digits
from quizbox_host.play.app import Play
from quizbox_host.play.demo import COLOURS
from quizbox_host.story import eyes

SECOND = 1_000_000
DRAWN_US = 10_000


class Screen:
    """A running Play, its pilot, and what stands on the screen."""

    def __init__(self, app, pilot, time):
        self.app, self._pilot, self._time = app, pilot, time
        self.rung = 0
        app.bell = self._ring

    def _ring(self):
        self.rung += 1

    async def wait(self, us):
        self._time.advance(us)
        await self._pilot.pause()

    async def keys(self, *keys, then_us=SECOND):
        await self._pilot.press(*keys)
        await self.wait(then_us)

    async def resize(self, *size):
        await self._pilot.resize_terminal(*size)
        await self._pilot.pause()

    def part(self, name):
        return str(self.app.query_one(f"#{name}").content)

    @property
    def shown(self):
        return eyes.read(eyes.lit(self.app.seen["segments"]))

    @property
    def lamp(self):
        return self.app.query_one("#start").has_class("-lit")

    @property
    def last_sound(self):
        return self.part("sound").splitlines()[1].split("s  ")[1]


def played(play, settings, table=None, size=(80, 24), **more):
    """Run play(screen), a coroutine, on a box that has been on for a second."""

    async def run():
        time = HandTime()
        app = Play(box.script(settings, table, **more), real=time)
        async with app.run_test(size=size) as pilot:
            screen = Screen(app, pilot, time)
            await screen.wait(SECOND)
            await play(screen)

    asyncio.run(run())


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
    async def play(screen):
        assert screen.shown == "r 01"
        await screen.keys("space")
        assert screen.shown == "C 02"
        await screen.keys("2")
        assert (screen.shown, screen.lamp) == ("02--", True)
        await screen.keys("space", then_us=box.PRESS_US + SECOND // 2)
        assert (screen.shown, screen.last_sound) == ("   1", "tick")
        await screen.wait(SECOND)
        assert screen.shown == "   2"
        await screen.keys("space", then_us=2 * SECOND)
        assert (screen.shown, screen.last_sound) == ("   2", "stop")
        await screen.keys("space", then_us=box.PRESS_US + SECOND // 2)
        assert (screen.shown, screen.last_sound) == ("   3", "tick")
        await screen.wait(3 * SECOND // 4)
        assert (screen.shown, screen.part("sound").splitlines()[0]) == ("   3", "[b]reveal[/b]")
        assert not screen.lamp
        await screen.keys("1")
        assert screen.shown == "r 02"

    played(play, {"game": "money"}, colourfile.read(COLOURS))


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
    async def play(screen):
        await screen.keys("p")
        assert (screen.shown.strip(), screen.lamp) == ("", False)
        assert "power [b]off[/b]" in screen.part("top")
        await screen.keys("h")
        assert screen.part("start") == "START\nheld down"
        await screen.keys("p", then_us=2 * SECOND)
        assert screen.shown == "CHA5"
        await screen.keys("h")
        await screen.keys("space")
        assert (screen.part("start"), screen.shown) == ("START\n", "C0Lr")

    played(play, {})


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
        screen.app.live.act("fault", 0)
        await screen.keys("space")
        said = "the program ended: RuntimeError: a fault put in by the script"
        assert screen.part("top") == f"[b]quizbox[/b]   {said}"
        await screen.keys("p")
        assert "power [b]off[/b]" in screen.part("top")

    played(play, {})


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
