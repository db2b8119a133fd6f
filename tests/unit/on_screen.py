"""`quizbox play` on a screen of its own, played with the keys in time that moves by hand."""

import asyncio

from quizbox_host.play import box
from quizbox_host.play.app import Play
from quizbox_host.story import eyes
from quizbox_host.worlds.live import Live
from tests.unit.hand_time import HandTime

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


def played(play, settings, table=None, size=(80, 24), live=Live, **more):
    """Run play(screen), a coroutine, on a box that has been on for a second. Returns its result.

    live: Live, or what has its methods; more: of the script, see play.box.
    """

    async def run():
        time = HandTime()
        app = Play(box.script(settings, table, **more), real=time, live=live)
        async with app.run_test(size=size) as pilot:
            screen = Screen(app, pilot, time)
            await screen.wait(SECOND)
            return await play(screen)

    return asyncio.run(run())


async def round_of_money(screen):
    """A round of the table in examples/: colour 2 with one stop. Returns what then is shown."""
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
    return screen.shown


async def power_off_and_choose(screen):
    """Off, on again with START held, and a press in the chooser. Returns what then is shown."""
    await screen.keys("p")
    assert (screen.shown.strip(), screen.lamp) == ("", False)
    assert "power [b]off[/b]" in screen.part("top")
    await screen.keys("h")
    assert screen.part("start") == "START\nheld down"
    await screen.keys("p", then_us=2 * SECOND)
    assert screen.shown == "CHA5"
    await screen.keys("h")
    await screen.keys("space")
    assert screen.part("start") == "START\n"
    return screen.shown
