"""Draws the pictures of the README: `make pictures`. A test holds the kept ones to this."""

import asyncio
import re
from pathlib import Path

from quizbox_host import colourfile
from quizbox_host.play import box
from quizbox_host.play.app import Play
from tests.unit.hand_time import HandTime

SECOND = 1_000_000
COLOURS = Path("examples/colours.toml")
PLAY = Path("docs/play.svg")
KEYS = (("space", 300_000), ("space", 900_000), ("2", 900_000))
KEYS += (("space", 4_600_000), ("space", 1_300_000), ("space", 2_400_000))


def play():
    """The box in a terminal, the count of a colour going on after a stop: an SVG's text."""

    async def run():
        time = HandTime()
        app = Play(box.script({"game": "money"}, colourfile.read(COLOURS)), real=time)
        async with app.run_test(size=(80, 24)) as pilot:
            time.advance(SECOND)
            await pilot.pause()
            for key, then_us in KEYS:
                await pilot.press(key)
                time.advance(then_us)
                await pilot.pause()
            return app.export_screenshot(title="quizbox play")

    drawn = asyncio.run(run())
    # Without a font of the network's; a picture's names are its own.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"\s*<!--.*?-->", "", drawn, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", drawn)


if __name__ == "__main__":
    PLAY.write_text(play(), encoding="utf-8")
    print(f"drew {PLAY}")
