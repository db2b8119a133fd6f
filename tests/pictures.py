"""Draws the pictures of the README and docs/play.md: `make pictures`. A test compares them."""

import asyncio
import re
from pathlib import Path

from quizbox_host import colourfile
from quizbox_host.play import box
from quizbox_host.play.app import Play
from tests.drawn import moments, scenes, strip
from tests.unit.hand_time import HandTime

SECOND = 1_000_000
COLOURS = Path("examples/colours.toml")
PLAY = Path("docs/play.svg")
GAMES = Path("docs/pictures")
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


def strips():
    """{path: SVG text} of the pictures of docs/play.md, played anew."""
    return {
        GAMES / f"{name}.svg": strip.draw(
            [one for scene in played for one in moments.seen(scene)], says
        )
        for name, (says, played) in scenes.PICTURES.items()
    }


def main():
    """Draw and write them all."""
    for path, text in {PLAY: play(), **strips()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"drew {path}")


if __name__ == "__main__":
    main()
