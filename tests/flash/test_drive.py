"""The drive of a Pico in BOOTSEL: found, and written so that half of an image never starts."""

import errno
import random

import pytest

from quizbox_host.deploy import drive
from quizbox_host.emulator import bootrom, files
from quizbox_host.emulator.chip import Chip
from quizbox_host.errors import NoDrive, NotFlashed
from quizbox_host.image import uf2

FLASH = 0x10000000
CUTS = 50
SEED = 5


def image(number, pages=64):
    """A UF2 that the boot ROM would start, with data of its own."""
    data = bytearray(random.Random(number).randbytes(pages * bootrom.PAGE))
    data[252:256] = bootrom._crc(data[:252]).to_bytes(4, "little")
    return bytes(data), uf2.encode(bytes(data), FLASH)


def blocks(data):
    return [data[at : at + uf2.BLOCK] for at in range(0, len(data), uf2.BLOCK)]


@pytest.fixture
def flash():
    """A flash on which image 1 is."""
    return bytearray(image(1)[0].ljust(files.FLASH_BYTES, b"\xff"))


def test_stock_micropython_has_the_checksum_that_the_boot_rom_wants(stock, product):
    assert bootrom.starts(stock)
    assert bootrom.starts(product)
    assert not bootrom.starts(b"\xff" * 4096)


def test_cut_off_anywhere_it_starts_the_old_image_or_the_new_or_is_a_drive(flash):
    old, (new, sent) = bytes(flash), image(2)
    ordered = blocks(drive.in_safe_order(sent))
    chance = random.Random(SEED)
    for count in [0, 1, 2, len(ordered) - 1, *chance.sample(range(len(ordered)), CUTS)]:
        cut = bytearray(old)
        rom = bootrom.BootRom(cut)
        assert not any(rom.take(block) for block in ordered[:count])
        assert bytes(cut) == old if count == 0 else not bootrom.starts(cut)
        again = bootrom.BootRom(cut)  # after its plug was pulled
        assert [again.take(block) for block in ordered][-1]
        assert cut[: len(new)] == new


def test_dragged_as_it_is_half_an_image_would_start(flash):
    """Why the order is changed: the first page comes first there."""
    rom = bootrom.BootRom(flash)
    for block in blocks(image(2)[1])[:20]:
        rom.take(block)
    assert bootrom.starts(flash)


def test_half_of_another_image_leaves_nothing_behind(flash):
    """The boot ROM tells files apart by their count of blocks alone, and skips what it has had."""
    new, sent = image(3)
    rom = bootrom.BootRom(flash)
    for block in blocks(drive.in_safe_order(image(2)[1]))[:40]:
        rom.take(block)
    assert [rom.take(block) for block in blocks(drive.in_safe_order(sent))][-1]
    assert flash[: len(new)] == new


def test_without_the_block_of_another_count_it_would(flash):
    new, sent = image(3)
    rom = bootrom.BootRom(flash)
    for block in blocks(drive.in_safe_order(image(2)[1]))[:40]:
        rom.take(block)
    assert [rom.take(block) for block in blocks(drive.in_safe_order(sent))[1:]][-1]
    assert flash[: len(new)] != new


@pytest.mark.parametrize(
    "block", [b"", bytes(512), b"RRaA".ljust(512, b"\0"), image(1)[1][:100]], ids=len
)
def test_other_writes_to_the_drive_do_no_harm(flash, block):
    """As of the file system's own tables."""
    before = bytes(flash)
    assert not bootrom.BootRom(flash).take(block)
    assert flash == before


def test_an_image_for_another_chip_is_not_taken(flash):
    before = bytes(flash)
    block = bytearray(blocks(image(2)[1])[0])
    block[28:32] = (0xE48BFF59).to_bytes(4, "little")
    assert not bootrom.BootRom(flash).take(bytes(block))
    assert flash == before


@pytest.mark.parametrize("held", [False, True])
def test_a_chip_starts_what_is_in_flash_unless_bootsel_is_held(stock, held):
    chip = Chip(stock)
    bootrom.power_on(chip, held)
    assert chip.in_bootsel == held
    blank = Chip()
    bootrom.power_on(blank)
    assert blank.in_bootsel


@pytest.fixture
def folder(tmp_path):
    """A drive."""
    (tmp_path / drive.INFO).write_text(bootrom.INFO)
    return drive.at(tmp_path)


def test_a_drive_is_known_by_its_file(folder, tmp_path):
    assert (folder.board, folder.path) == (drive.RP2040, tmp_path)
    assert drive.at(tmp_path / "elsewhere") is None


def test_all_of_it_is_written_and_told(folder):
    told = []
    sent = image(1, pages=1000)[1]
    drive.copy(folder, sent, lambda done, total: told.append((done, total)))
    ordered = drive.in_safe_order(sent)
    assert (folder.path / drive.NAME).read_bytes() == ordered
    assert told[0] == (uf2.BLOCK, len(ordered))
    assert told[-1] == (len(ordered), len(ordered))
    assert told == sorted(told)


@pytest.mark.parametrize("pages", [2, 3, 65, 66, 67])
def test_of_any_length(folder, pages):
    sent = image(1, pages)[1]
    drive.copy(folder, sent)
    assert (folder.path / drive.NAME).read_bytes() == drive.in_safe_order(sent)


def failing(monkeypatch, at_call, number):
    """Have the at_call-th fsync raise."""
    calls = []

    def fsync(fd):
        calls.append(fd)
        if len(calls) == at_call:
            raise OSError(number, "it says")

    monkeypatch.setattr("quizbox_host.deploy.drive.os.fsync", fsync)


def test_a_drive_that_goes_in_the_middle(folder, monkeypatch):
    failing(monkeypatch, 1, errno.EIO)
    with pytest.raises(NotFlashed, match="went away before all was on it"):
        drive.copy(folder, image(1, pages=200)[1])


def test_a_board_that_restarts_before_the_copy_has_returned(folder, monkeypatch):
    """macOS calls it error -36; all was written."""
    told = []
    failing(monkeypatch, 3, errno.ENODEV)
    drive.copy(folder, image(1, pages=20)[1], lambda *done: told.append(done))
    assert len(told) == 2


def test_a_drive_that_is_mounted_for_reading_only(folder, monkeypatch):
    failing(monkeypatch, 1, errno.EROFS)
    with pytest.raises(NoDrive, match="cannot be written"):
        drive.copy(folder, image(1)[1])


MOUNTS = """\
proc /proc proc rw,relatime 0 0
/dev/sda1 {folder}/SYSTEM vfat ro 0 0
/dev/sdb1 {folder}/my\\040pico vfat rw 0 0
"""


def test_linux(tmp_path, monkeypatch):
    for name, info in (("SYSTEM", False), ("my pico", True)):
        (tmp_path / name).mkdir()
        if info:
            (tmp_path / name / drive.INFO).write_text(bootrom.INFO)
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS.format(folder=tmp_path))
    monkeypatch.setattr(drive, "MOUNTS", mounts)
    monkeypatch.setattr(drive.sys, "platform", "linux")
    assert [one.path for one in drive.drives()] == [tmp_path / "my pico"]


def test_linux_with_a_drive_that_is_not_mounted(tmp_path, monkeypatch):
    labels, mounts = tmp_path / "labels", tmp_path / "mounts"
    labels.mkdir()
    for name in ("sdb1", "sdc1"):
        (tmp_path / name).touch()
    (labels / "RPI-RP2").symlink_to(tmp_path / "sdc1")
    (labels / "EFI").symlink_to(tmp_path / "sdb1")
    monkeypatch.setattr(drive, "LABELS", labels)
    monkeypatch.setattr(drive, "MOUNTS", mounts)
    mounts.write_text(f"{tmp_path}/sdb1 /boot vfat rw 0 0\n")
    assert drive.unmounted() == [labels / "RPI-RP2"]
    mounts.write_text(f"{tmp_path}/sdc1 /media/x vfat rw 0 0\n")
    assert drive.unmounted() == []


def test_macos(tmp_path, monkeypatch):
    (tmp_path / "Macintosh HD").mkdir()
    (tmp_path / "RPI-RP2").mkdir()
    (tmp_path / "RPI-RP2" / drive.INFO).write_text(bootrom.INFO)
    monkeypatch.setattr(drive.sys, "platform", "darwin")
    monkeypatch.setattr(drive, "VOLUMES", tmp_path)
    assert [one.path for one in drive.drives()] == [tmp_path / "RPI-RP2"]


def test_windows(monkeypatch):
    monkeypatch.setattr(drive.sys, "platform", "win32")
    asked = []
    monkeypatch.setattr(drive, "at", lambda path: asked.append(str(path)))
    assert drive.drives() == []
    assert len(asked) == 26
    assert asked[3] == "D:\\"
