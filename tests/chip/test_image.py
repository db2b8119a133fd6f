"""The images themselves, built or from the cache: whole, and with the firmware in the product."""

import re
import shutil
import uuid

import pytest

from quizbox_host import image
from quizbox_host.errors import QuizboxError
from quizbox_host.image import build, recipe, uf2
from quizbox_host.image.cache import Cache, folder

RAM, RAM_END = 0x20000000, 0x20042000  # RP2040 data sheet 2.2
BOOT2 = 256  # bytes of second-stage boot loader before the vectors (2.8.3.1)


def program(path):
    """What an image puts at the begin of the flash, the only place that it fills."""
    [(address, data)] = uf2.decode(path.read_bytes(), path.name)
    assert address == build.FLASH
    return data


def frozen(data):
    """The names of the frozen modules: a list of them, ended by an empty one."""
    [names] = re.findall(rb"((?:[\w/]+\.py\0)+)\0", data)
    return names.decode().split("\0")[:-1]


def firmware():
    paths = (recipe.FIRMWARE / "quizbox").rglob("*.py")
    return sorted(path.relative_to(recipe.FIRMWARE).as_posix() for path in paths)


@pytest.fixture(scope="module")
def product():
    return image.product()


@pytest.fixture(scope="module")
def stock():
    return image.stock()


@pytest.mark.parametrize("name", ["product", "stock"])
def test_it_begins_with_a_boot_loader_and_vectors_into_itself(name, request):
    data = program(request.getfixturevalue(name))
    assert boot2_checksum(data[: BOOT2 - 4]) == int.from_bytes(data[BOOT2 - 4 : BOOT2], "little")
    stack, reset = (int.from_bytes(data[at : at + 4], "little") for at in (BOOT2, BOOT2 + 4))
    assert RAM < stack <= RAM_END
    assert build.FLASH + BOOT2 < reset < build.FLASH + len(data)
    assert reset % 2 == 1  # Thumb code
    assert len(data) <= build.PROGRAM_BYTES


def boot2_checksum(data):
    """The CRC-32 by which the boot ROM knows a second stage (RP2040 data sheet 2.8.1.3.1)."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ (0x04C11DB7 if crc & 1 << 31 else 0)) & 0xFFFFFFFF
    return crc


def test_the_product_has_every_file_of_the_firmware_frozen_and_a_main(product):
    data = program(product)
    assert frozen(data) == ["_boot.py", "rp2.py", *firmware(), "main.py"]
    assert b"quizbox with RP2040" in data
    assert b"MicroPython v1.25.0 on 2025-04-15" in data


def test_the_stock_image_has_micropythons_own_modules_alone(stock):
    data = program(stock)
    names = frozen(data)
    assert names[:3] == ["_boot.py", "_boot_fat.py", "rp2.py"]
    assert "asyncio/core.py" in names
    assert [name for name in names if name.startswith(("quizbox", "main"))] == []
    assert b"Raspberry Pi Pico with RP2040" in data


def test_neither_tells_where_it_was_built(product, stock):
    for path in (product, stock):
        assert str(folder()).encode() not in program(path)


def test_what_has_not_changed_is_not_built_again(product, stock):
    said = []
    assert image.product(say=said.append) == product
    assert image.stock(say=said.append) == stock
    assert [text for text in said if "building" in text] == []


def test_a_changed_firmware_is_built_in_and_going_back_gives_the_first_again(product, tmp_path):
    for name in ("board", "firmware"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(recipe.FIRMWARE.parent / name, tmp_path / name, ignore=ignored)
    added, race = (tmp_path / "firmware/quizbox" / name for name in ("added.py", "core/race.py"))
    text = race.read_text()
    mine = uuid.uuid4().hex  # or the cache would have it from the last time
    said = []
    builder = build.Builder(Cache(folder()), said.append)

    def built():
        path = builder.image(
            lambda sources: recipe.product(tmp_path / "board", tmp_path / "firmware")
        )
        return program(path)

    first = built()
    assert first == program(product)
    assert [text for text in said if "building" in text] == []
    added.write_text(f"TEXT = 'one {mine}'\n")
    with_one = built()
    assert set(frozen(with_one)) - set(frozen(first)) == {"quizbox/added.py"}
    assert f"one {mine}".encode() in with_one
    del said[:]  # the folder that was built in may have been gone; now it is there
    added.write_text(f"TEXT = 'two {mine}'\n")
    with_two = built()
    assert f"two {mine}".encode() in with_two
    assert f"one {mine}".encode() not in with_two
    added.unlink()
    race.write_text("def broken(:\n")
    with pytest.raises(QuizboxError, match=r"error compiling quizbox/core/race.py"):
        built()
    race.write_text(f"{text}# {mine}, which is not compiled\n")
    assert built() == first
    assert said.count("building what has changed for QUIZBOX") == 3
    assert [text for text in said if "the first time" in text] == []
