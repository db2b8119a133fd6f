"""The flash with the kept files: erase and program take time, and power can go in the middle.

Stricter than littlefs, which keeps the old text until a file is closed: a file written in place
and cut off is left half written here.
"""

from quizbox_host.sim.errors import PowerLost

ERASE_US = 45_000  # W25Q16JV, AC characteristics, typical: sector erase
PROGRAM_US = 700  # page program
PAGE = 256
ENOENT, EEXIST, EISDIR = 2, 17, 21


class Flash:
    """files: {path: bytes}; folders: a set of paths. write_now tells the rig of an operation."""

    def __init__(self, rig):
        self._rig = rig
        self.files = {}
        self.folders = {"/"}

    def read(self, path):
        if path in self.folders:
            raise OSError(EISDIR)
        if path not in self.files:
            raise OSError(ENOENT)
        return self.files[path]

    def write(self, path, data):
        """A file is closed that was open for writing: a sector erased, its pages programmed."""
        pages = -(-len(data) // PAGE)

        def torn():
            self.files[path] = data[: self._rig.chance.below(len(data) + 1)]

        def done():
            self.files[path] = data

        if path.rsplit("/", 1)[0] not in self.folders and path.count("/") > 1:
            raise OSError(ENOENT)
        self._operate(path, ERASE_US + pages * PROGRAM_US, done, torn)

    def rename(self, old, new):
        """One entry replaced: all or nothing, even when power goes in the middle."""
        data = self.read(old)

        def done():
            self.files[new] = data
            del self.files[old]

        self._operate(new, PROGRAM_US, done, self._either(done))

    def mkdir(self, path):
        if path in self.folders:
            raise OSError(EEXIST)

        def done():
            self.folders.add(path)

        self._operate(path, PROGRAM_US, done, self._either(done))

    def _either(self, done):
        def torn():
            if self._rig.chance.below(2):
                done()

        return torn

    def _operate(self, path, us, done, torn):
        rig = self._rig
        rig.note("kept", [path, us])
        rig.board.mask(True)
        try:
            rig.clock.to(rig.clock.now_us + us)
        except PowerLost:
            torn()
            raise
        done()
        rig.board.mask(False)
        rig.interrupt_if_asked()
