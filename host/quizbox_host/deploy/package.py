"""Writes package.json, from which `mpremote mip install` knows the firmware's files."""

import json
from pathlib import Path

from quizbox_host import checkout
from quizbox_host.deploy.program import FIRMWARE, version_in

FILE = FIRMWARE.parent / "package.json"


def text(firmware=FIRMWARE):
    """The text of package.json for that folder (Path). main.py comes last: an interrupted install
    without it does not start."""
    paths = checkout.own_files(firmware, ".py")
    names = sorted(path.relative_to(firmware).as_posix() for path in paths)
    names.sort(key=lambda name: name == "main.py")
    urls = ",\n".join(f"    {json.dumps([name, f'firmware/{name}'])}" for name in names)
    version = json.dumps(version_in(firmware))
    return f'{{\n  "urls": [\n{urls}\n  ],\n  "deps": [],\n  "version": {version}\n}}\n'


if __name__ == "__main__":
    Path(FILE).write_text(text(), encoding="utf-8")
