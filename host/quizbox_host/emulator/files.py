"""Writes files into the littlefs in a Pico's flash, and reads them back."""

from littlefs import LittleFS, UserContext

BASE, BLOCKS, BLOCK = 0xA0000, 352, 4096  # RPI_PICO: the upper 1408 KiB of its 2 MiB
FLASH_BYTES = 2 << 20
# As MicroPython 1.25 mounts it: ports/rp2/rp2_flash.c and modules/_boot.py.
GEOMETRY = {
    "block_size": BLOCK,
    "block_count": BLOCKS,
    "prog_size": 256,
    "read_size": 32,
    "lookahead_size": 32,
    "cache_size": 1024,  # files up to the smaller of this and 512 B stay in the folder's blocks
}


def put(flash, contents, folders=()):
    """Write a new file system into flash, a bytearray: contents, {path: bytes}, and folders."""
    system = LittleFS(**GEOMETRY)
    for path in sorted({*folders, *_above(contents)}):
        system.makedirs(path, exist_ok=True)
    for path, data in contents.items():
        with system.open(path, "wb") as file:
            file.write(data)
    flash[BASE : BASE + BLOCKS * BLOCK] = system.context.buffer


def get(flash):
    """All files in a flash, {path: bytes}. Raises LittleFSError if it has no file system."""
    context = UserContext(buffer=bytearray(flash[BASE : BASE + BLOCKS * BLOCK]))
    system = LittleFS(context=context, mount=False, **GEOMETRY)
    system.mount()
    contents = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                contents[path] = file.read()
    return contents


def _above(paths):
    """The folders of these files."""
    return {path.rpartition("/")[0] for path in paths if path.count("/") > 1}
