"""Makes every kept file except board and case from box.toml: `python -m hardware.make [--check]`.

--check: write nothing, and print which files are out of date.
"""

import sys
from pathlib import Path

from hardware import battery, bill, pins
from hardware.design import OUT, load
from hardware.drawings import schematic, wiring
from quizbox_host import cards

README = Path(__file__).with_name("README.md")
END = "<!-- end -->"


def made(design):
    """{path: text} of every file that this module makes."""
    colours = design.table["wires"]
    files = {pins.PINS: pins.text(design), bill.CSV: bill.as_csv(design)}
    for name, display in design.displays.items():
        files[OUT / f"schematic-{name}.svg"] = schematic.draw(design, display).svg()
        files[OUT / f"wiring-{name}.svg"] = wiring.draw(design, display).svg(colours)
    for name in wiring.STEPS:
        files[OUT / f"step-{name}.svg"] = wiring.draw_step(design, name).svg(colours)
    files[OUT / "card.svg"] = cards.gestures()
    files[README] = with_blocks(README.read_text(encoding="utf-8"), blocks(design))
    return files


def blocks(design):
    """{name: lines} of the tables in the README that come from box.toml."""
    displays = [
        f"| [{display.title}](out/wiring-{name}.svg) | "
        f"{', '.join(f'`{setting}`' for setting in display.settings)} | {display.says} |"
        for name, display in design.displays.items()
    ]
    return {
        "displays": ["| wiring | setting `display` | what its data sheet says |", "|---|---|---|"]
        + displays,
        "bill": bill.as_table(design),
        "battery": battery.as_table(design),
    }


def with_blocks(text, named):
    """The text, with the lines between each mark `<!-- NAME: ... -->` and the next END replaced.

    named: {name: lines}. Raises ValueError if a mark is missing.
    """
    for name, lines in named.items():
        head, mark, rest = text.partition(f"<!-- {name}: made of box.toml -->\n")
        _, end, tail = rest.partition(END)
        if not mark or not end:
            raise ValueError(f"hardware/README.md: no marks for {name}")
        text = head + mark + "\n".join(lines) + "\n" + end + tail
    return text


def main(arguments):
    """Write the files, or compare them. Returns an exit code."""
    stale = []
    for path, text in made(load()).items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.name)
        if arguments != ["--check"]:
            path.write_text(text, encoding="utf-8")
    if arguments == ["--check"]:
        for name in stale:
            print(f"{name} is not what box.toml says: make hardware")
        return 1 if stale else 0
    print(f"written: {', '.join(stale) or 'nothing, all is as it has to be'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
