"""The UF2 format: what goes in comes out, and what no RP2040 would take is refused."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizbox_host.errors import QuizboxError
from quizbox_host.image import uf2

FLASH = 0x10000000
PAGES = bytes(range(256)) * 3
FLAGS, ADDRESS, SIZE, NUMBER, COUNT, FAMILY = 8, 12, 16, 20, 24, 28
pages = st.integers(0, 2**24 - 1).map(lambda page: page * 256)


def with_field(data, block, field, value):
    """A UF2 with another 32-bit value in one field of one block."""
    at = block * uf2.BLOCK + field
    return data[:at] + struct.pack("<I", value) + data[at + 4 :]


@given(st.binary(min_size=1, max_size=2000), pages)
def test_what_goes_in_comes_out_with_its_last_page_filled(data, address):
    [(found, filled)] = uf2.decode(uf2.encode(data, address))
    assert (found, len(filled) % 256) == (address, 0)
    assert filled == data + bytes(len(filled) - len(data))
    assert len(filled) - len(data) < 256


def test_a_block_is_what_the_specification_says():
    block = uf2.encode(b"\x01\x02", FLASH)
    head = "5546320a57515d9e0020000000000010" + "000100000000000001000000" + "56ff8be4"
    assert block.hex() == head + "0102" + "00" * 474 + "306fb10a"


def test_the_order_of_blocks_is_of_no_matter_and_gaps_in_addresses_are_kept():
    first, last = uf2.encode(PAGES[:256], FLASH), uf2.encode(PAGES[:256], FLASH + 4096)
    both = with_field(with_field(last, 0, NUMBER, 1), 0, COUNT, 2) + with_field(first, 0, COUNT, 2)
    assert uf2.decode(both) == [(FLASH, PAGES[:256]), (FLASH + 4096, PAGES[:256])]


def test_a_block_that_is_not_for_the_flash_is_left_out():
    data = with_field(uf2.encode(PAGES, FLASH), 2, FLAGS, 0x2001)
    assert uf2.decode(data) == [(FLASH, PAGES[:512])]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "is not a UF2 file"),
        (b"MicroPython", "is not a UF2 file"),
        (PAGES, "is not a UF2 file"),
        (uf2.encode(PAGES, FLASH)[:-1], "its last block has 511 of 512 bytes"),
        (uf2.encode(PAGES, FLASH)[:-512], "should have the blocks 0 to 2, each once"),
        (uf2.encode(PAGES, FLASH) + uf2.encode(PAGES, FLASH + 4096), "the blocks 0 to 2"),
        (with_field(uf2.encode(PAGES, FLASH), 1, 4, 0), "has not the marks of one"),
        (with_field(uf2.encode(PAGES, FLASH), 1, 508, 0), "has not the marks of one"),
        (with_field(uf2.encode(PAGES, FLASH), 1, COUNT, 4), "do not agree on how many"),
        (with_field(uf2.encode(PAGES, FLASH), 1, NUMBER, 9), "the blocks 0 to 2"),
        (with_field(uf2.encode(PAGES, FLASH), 1, SIZE, 476), "block 1 is not a page"),
        (with_field(uf2.encode(PAGES, FLASH), 1, ADDRESS, FLASH + 7), "block 1 is not a page"),
        (with_field(uf2.encode(PAGES, FLASH), 1, ADDRESS, FLASH), "two blocks are for address"),
        (with_field(uf2.encode(PAGES[:9], FLASH), 0, FLAGS, 0x2001), "nothing for the flash"),
        (with_field(uf2.encode(PAGES, FLASH), 1, FLAGS, 0), "does not say for which chip"),
    ],
)
def test_a_broken_file_is_refused_with_its_name_and_the_next_step(data, why):
    with pytest.raises(QuizboxError, match=why) as raised:
        uf2.decode(data, "game.uf2")
    assert raised.value.message.startswith("game.uf2 ")
    assert raised.value.message.count("\n") == 0


@pytest.mark.parametrize(
    ("family", "chip"),
    [
        (0xE48BFF57, "any chip"),
        (0xE48BFF59, "the RP2350 (Pico 2), not for the Pico's RP2040: take one for RPI_PICO"),
        (0xE48BFF5A, "the RP2350 (Pico 2) with RISC-V"),
        (0xADA52840, "another chip (family 0xada52840)"),
    ],
)
def test_an_image_for_another_chip_is_refused_by_that_chips_name(family, chip):
    data = with_field(uf2.encode(PAGES[:256], FLASH), 0, FAMILY, family)
    with pytest.raises(QuizboxError) as raised:
        uf2.decode(data)
    assert f"the file is for {chip}" in raised.value.message


def test_an_rp2350s_image_is_called_so_though_it_begins_with_a_block_for_any_chip():
    data = uf2.encode(PAGES, FLASH)
    for block, family in enumerate((0xE48BFF57, 0xE48BFF59, 0xE48BFF59)):
        data = with_field(data, block, FAMILY, family)
    with pytest.raises(QuizboxError, match="is for the RP2350"):
        uf2.decode(data)


@given(st.data())
def test_whatever_is_changed_it_is_decoded_or_refused(data):
    image = bytearray(uf2.encode(PAGES, FLASH))
    for _ in range(data.draw(st.integers(1, 4))):
        image[data.draw(st.integers(0, len(image) - 1))] = data.draw(st.integers(0, 255))
    del image[data.draw(st.integers(0, len(image))) :]
    try:
        found = uf2.decode(bytes(image))
    except QuizboxError as error:
        assert "; " in error.message or ": " in error.message
    else:
        assert sum(len(part) for _, part in found) in (256, 512, 768)


@pytest.mark.parametrize(("data", "address"), [(b"", FLASH), (b"x", FLASH + 1)])
def test_nothing_and_half_a_page_are_a_programmers_errors(data, address):
    with pytest.raises(ValueError, match="page"):
        uf2.encode(data, address)
