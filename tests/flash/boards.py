"""What stands on an emulated Pico's flash at a test's beginning."""

from quizbox_host.emulator import files


def board_with(flash, contents):
    """A flash with those {path: bytes} as its file system."""
    image = bytearray(flash.ljust(files.FLASH_BYTES, b"\xff"))
    files.put(image, contents)
    return bytes(image)


def box_with(flash, program, **besides):
    """A flash with a Program in slot a, and those files besides."""
    slot = {f"/a/{name}": data for name, data in program.files.items()}
    return board_with(flash, {"/main.py": program.main, "/slot": b"/a", **slot, **besides})
