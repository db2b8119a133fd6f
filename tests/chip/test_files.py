"""The file system in a Pico's flash: as MicroPython makes it, so it is read, and the other way."""

import json

import pytest
from littlefs import LittleFSError

from quizbox_host.emulator import files

BLANK = b"\xff" * files.FLASH_BYTES
CONTENTS = {
    "/main.py": b"print()",
    "/a/quizbox/core/x.mpy": bytes(range(256)) * 20,
    "/kept/game": b"{}",
    "/kept/inline": b"i" * 512,
    "/empty": b"",
}
READER = """
import os, json
def walk(path):
    for name, kind, *_ in os.ilistdir(path):
        whole = path.rstrip("/") + "/" + name
        if kind == 0x4000:
            found[whole] = None
            walk(whole)
        else:
            with open(whole, "rb") as file:
                data = file.read()
            found[whole] = [len(data), sum(data)]
found = {}
walk("/")
print(json.dumps(found))
print("done")
"""
WRITER = """
import os
os.mkdir("/kept")
for size in (0, 1, 300, 512, 513, 5000):
    with open("/kept/%d" % size, "wb") as file:
        file.write(bytes(n & 255 for n in range(size)))
os.rename("/kept/1", "/kept/one")
print("done")
"""


def test_what_is_put_is_got():
    flash = bytearray(BLANK)
    files.put(flash, CONTENTS, ["/none/here"])
    assert files.get(flash) == CONTENTS


def test_the_rest_of_the_flash_is_left_alone():
    flash = bytearray(b"program" * (files.BASE // 7 + 1))[: files.BASE] + BLANK[files.BASE :]
    before = flash[: files.BASE]
    files.put(flash, CONTENTS)
    assert flash[: files.BASE] == before
    assert len(flash) == files.FLASH_BYTES


def test_reading_changes_nothing():
    flash = bytearray(BLANK)
    files.put(flash, CONTENTS)
    before = bytes(flash)
    files.get(flash)
    assert flash == before


def test_a_blank_flash_holds_no_file_system():
    with pytest.raises(LittleFSError):
        files.get(BLANK)


def test_micropython_reads_what_is_put_and_writes_nothing_to_mount_it(pico):
    made = pico(READER, before=lambda chip: put(chip, {**CONTENTS, "/main.py": READER.encode()}))
    made.until("done")
    found = json.loads(made.text.partition("\n")[0])
    expected = {path: [len(data), sum(data)] for path, data in CONTENTS.items()}
    assert {path: what for path, what in found.items() if what} == {
        **expected,
        "/main.py": [len(READER), sum(READER.encode())],
    }
    assert {path for path, what in found.items() if what is None} == {
        "/a",
        "/a/quizbox",
        "/a/quizbox/core",
        "/kept",
        "/bare",
    }
    assert made.chip.flash.operations == 0


def put(chip, contents):
    files.put(chip.flash.image, contents, ["/bare"])


def test_what_micropython_writes_is_got(pico):
    made = pico(WRITER)
    made.until("done")
    found = files.get(made.chip.flash.image)
    sizes = {"0": 0, "one": 1, "300": 300, "512": 512, "513": 513, "5000": 5000}
    assert {path: data for path, data in found.items() if path != "/main.py"} == {
        f"/kept/{name}": bytes(n & 255 for n in range(size)) for name, size in sizes.items()
    }
