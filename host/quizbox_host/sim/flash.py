"""The flash with the kept files: erasing and programming take time, and a power cut can hit them.

Stricter than littlefs, which keeps the old content until a file is closed: here a power cut
leaves a file that is written in place half written.
"""

from quizbox_host.sim.errors import PowerLost

ERASE_US = 45_000  # W25Q16JV, AC characteristics, typical: sector erase
PROGRAM_US = 700  # page program
PAGE = 256
ENOENT, EEXIST, EISDIR = 2, 17, 21


class Flash:
    """files: {path: bytes}; folders: a set of paths. The rig logs each operation as "kept".

    Each operation takes virtual time with interrupts off. Raises OSError as littlefs does, and
    PowerLost when power goes in the middle.
    """

    def __init__(self, rig):
        self._rig = rig
        self.files = {}
        self.folders = {"/"}

    def read(self, path):
        """The bytes of a file."""
        if path in self.folders:
            raise OSError(EISDIR)
        if path not in self.files:
            raise OSError(ENOENT)
        return self.files[path]

    def write(self, path, data):
        """Store a file as it is closed: erase a sector, program its pages."""
        pages = -(-len(data) // PAGE)

        def torn():
            self.files[path] = data[: self._rig.chance.below(len(data) + 1)]

        def done():
            self.files[path] = data

        if path.rsplit("/", 1)[0] not in self.folders and path.count("/") > 1:
            raise OSError(ENOENT)
        self._operate(path, ERASE_US + pages * PROGRAM_US, done, torn)

    def rename(self, old, new):
        """Rename a file, atomically: a power cut leaves the old state or the new one."""
        data = self.read(old)

        def done():
            self.files[new] = data
            del self.files[old]

        self._operate(new, PROGRAM_US, done, self._either(done))

    def mkdir(self, path):
        """Make a folder, atomically as rename."""
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
