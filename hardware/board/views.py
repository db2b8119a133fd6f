"""Pictures of both sides of the board, drawn by gerbonara from the zip for a fab."""

import re
import sys
import warnings
from pathlib import Path

from gerbonara import LayerStack
from gerbonara.utils import MM

SIDES = ("top", "bottom")
COLOURS = {
    "copper": "#dccf9a",
    "mask": "#00582eb8",
    "silk": "#ffffff",
    "drill": "#303030",
    "outline": "#303030",
}
LONG = re.compile(r"-?\d+\.\d{4,}")  # micrometres are enough
BARE = "#55503a"  # the board itself, which gerbonara leaves out


def draw(archive, folder):
    """Write board-top.svg and board-bottom.svg to folder. Returns their Paths."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about attributes that it does not read
        stack = LayerStack.open(archive)
        (_, low), (_, high) = stack.board_bounds(unit=MM)
        flip = f'transform="translate(0 {low + high}) scale(1 -1)"'
        bare = f'<path d="{stack.outline_svg_d(unit=MM)}" fill="{BARE}" {flip}/>'
        made = []
        for side in SIDES:
            drawn = str(stack.to_pretty_svg(side=side, margin=2, colors=COLOURS))
            drawn, count = re.subn(r"(</defs>\s*<g [^>]*>)", rf"\1{bare}", drawn, count=1)
            if not count:
                raise SystemExit("gerbonara's picture is not laid out as its version 1.5.0 does it")
            drawn = LONG.sub(lambda match: f"{float(match[0]):.3f}", drawn)
            made.append(Path(folder, f"board-{side}.svg"))
            made[-1].write_text(drawn, encoding="utf-8")
    return made


if __name__ == "__main__":
    for path in draw(*sys.argv[1:3]):
        print(f"drew {path}")
