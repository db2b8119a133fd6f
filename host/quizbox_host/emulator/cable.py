"""An emulated Pico on this computer's USB, in real time: its serial port and its BOOTSEL drive.

The port is a pseudo-terminal, which disappears at each restart of the chip and comes back, as a
Pico's does. The drive is a folder: when a whole UF2 has been written to it, it disappears, and
the port appears.
"""

import contextlib
import os
import pty
import queue
import select
import shutil
import threading
import time
import tty

from quizbox_host.emulator import bootrom
from quizbox_host.image.uf2 import BLOCK

VBUS = 24  # the pad that is high while the cable brings 5 V
STEP_NS = 1_000_000
LATE_S = 0.25  # if it is later than this, it does not catch up with real time
BUFFERED = 2048  # bytes; with so many unread by programs, the laptop fetches no more
PIECE = 4096
LINK = "port"
OF_ITS_OWN = ("INFO_UF2.TXT", "INDEX.HTM")


class Cable:
    """A Chip on a cable. It runs in a thread of its own from start() to end().

    port     the pseudo-terminal's path, or None while there is none
    drive    the drive's Path, or None while there is none
    folder   a Path, in which drives appear, and a link named LINK to the port while there is one
    plugged  whether the cable is in
    """

    def __init__(self, chip, folder):
        self.chip = chip
        self.port = self.drive = None
        self.plugged = False
        self._folder = folder
        self.link = folder / LINK
        self._orders = queue.SimpleQueue()
        self._ends = False
        self._broke = None
        self._fd = self._other_fd = None
        self._out = bytearray()
        self._rom = None
        self._read = {}  # {name of a file on the drive: bytes of it already taken}
        self._drives = 0
        chip.usb.on_data = self._out.extend
        chip.usb.on_enumerated = self._come
        chip.on_reset.append(lambda how: self._go())
        chip.usb.open(True)
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def start(self, held=False):
        """Plug it in, which powers it, and start the thread; held: with BOOTSEL pressed."""
        self._put_in(held)
        self._thread.start()

    def end(self):
        """Pull the cable for good and join the thread. Raises what ended the thread early."""
        self._ends = True
        self._thread.join()
        self._go()
        self._eject()
        if self._broke:
            raise self._broke

    def do(self, call, *arguments):
        """Run call(*arguments) in the thread, between two steps; return or raise its result."""
        done = queue.SimpleQueue()
        self._orders.put((call, arguments, done))
        how, result = done.get()
        if how == "raised":
            raise result
        return result

    def pull(self):
        """Pull the cable: the port and, as the cable is the supply, the power go."""
        self.do(self._pull)

    def put_in(self, held=False):
        """Plug the cable in again; held: with BOOTSEL pressed."""
        self.do(self._put_in, held)

    def _pull(self):
        self.plugged = False
        self.chip.mcu.gpio[VBUS].release_input()
        self.chip.power(False)
        self.chip.usb.plug(False)
        self._go()
        self._eject()

    def _put_in(self, held):
        self.plugged = True
        self.chip.mcu.gpio[VBUS].set_input_value(True)
        self.chip.usb.plug(True)
        bootrom.power_on(self.chip, held)

    def _serve(self):
        chip = self.chip
        real_s, chip_ns = time.monotonic(), chip.now_ns
        try:
            while not self._ends:
                while not self._orders.empty():
                    self._obey(*self._orders.get())
                chip.run(chip.now_ns + STEP_NS)
                if chip.in_bootsel:
                    self._be_drive()
                ahead_s = (chip.now_ns - chip_ns) / 1e9 - (time.monotonic() - real_s)
                if ahead_s < -LATE_S:
                    real_s -= ahead_s
                self._pass_on(max(0, ahead_s))
        except BaseException as error:
            self._broke = error
            self._go()
            while not self._ends:
                with contextlib.suppress(queue.Empty):
                    _, _, done = self._orders.get(timeout=LATE_S)
                    done.put(("raised", error))

    @staticmethod
    def _obey(call, arguments, done):
        try:
            done.put(("did", call(*arguments)))
        except Exception as error:
            done.put(("raised", error))

    def _pass_on(self, wait_s):
        """Move bytes both ways; wait at most wait_s seconds for a program to send some."""
        if self._fd is None:
            time.sleep(wait_s)
            return
        with contextlib.suppress(BlockingIOError):
            while self._out:
                del self._out[: os.write(self._fd, self._out)]
        self.chip.usb.reads(len(self._out) < BUFFERED)
        ready, _, _ = select.select([self._fd], [], [], wait_s)
        if ready:
            self.chip.usb.send(os.read(self._fd, PIECE))

    def _come(self):
        """Create the port."""
        self._go()
        self._fd, self._other_fd = pty.openpty()
        tty.setraw(self._other_fd)
        os.set_blocking(self._fd, False)
        self.port = os.ttyname(self._other_fd)
        self.link.symlink_to(self.port)

    def _go(self):
        """Remove the port: a program that has it open gets an error from its system."""
        self.port = None
        self.link.unlink(missing_ok=True)
        self._out.clear()
        for fd in (self._fd, self._other_fd):
            if fd is not None:
                os.close(fd)
        self._fd = self._other_fd = None

    def _be_drive(self):
        if self.drive is None:
            self._go()
            self._drives += 1
            folder = self._folder / f"RPI-RP2-{self._drives}"
            folder.mkdir()
            (folder / OF_ITS_OWN[0]).write_text(bootrom.INFO, encoding="ascii")
            (folder / OF_ITS_OWN[1]).write_text("<html></html>\n", encoding="ascii")
            self._rom = bootrom.BootRom(self.chip.flash.image)
            self._read = {}
            self.drive = folder
        if any(self._took(path) for path in sorted(self.drive.iterdir())):
            self._eject()
            self.chip.reset()

    def _took(self, path):
        """Take new bytes of a file on the drive; whether a UF2 is complete."""
        if path.name in OF_ITS_OWN:
            return False
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size < self._read.get(path.name, 0):
                self._read[path.name] = 0  # overwritten
            file.seek(self._read.get(path.name, 0))
            while len(block := file.read(BLOCK)) == BLOCK:
                self._read[path.name] = file.tell()
                if self._rom.take(block):
                    return True
        return False

    def _eject(self):
        if self.drive is not None:
            folder, self.drive = self.drive, None
            shutil.rmtree(folder)
