"""Programs to flash: the firmware as it stands, and others made from it."""

import re
import shutil

from quizbox_host.deploy.program import FIRMWARE

NEW = "9.9.9"
VERSION = re.compile('__version__ = "[^"]*"')


def changed(folder, version=NEW, main=None, **texts):
    """A copy of the firmware in folder (Path) with that version. Returns folder.

    texts: {module: what is appended to it}, and a module extra that the firmware has not.
    """
    shutil.copytree(FIRMWARE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    package = folder / "quizbox"
    init = package / "__init__.py"
    text, count = VERSION.subn(f'__version__ = "{version}"', init.read_text(encoding="utf-8"))
    assert count == 1
    init.write_text(text, encoding="utf-8")
    (package / "extra.py").write_text('"""Of a later version."""\n\nNUMBER = 1\n')
    for module, more in texts.items():
        with (package / f"{module}.py").open("a", encoding="utf-8") as file:
            file.write(more)
    if main:
        with (folder / "main.py").open("a", encoding="utf-8") as file:
            file.write(main)
    return folder
