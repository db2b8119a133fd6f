"""This computer as flashing needs it: ports, drives and programs; tests have a fake."""

from dataclasses import dataclass
from pathlib import Path

from quizbox_host import image
from quizbox_host.box import Limits
from quizbox_host.deploy import drive, mpremote, program
from quizbox_host.deploy.images import PRODUCT
from quizbox_host.ports import Computer

LOOK_S = 0.05


@dataclass(frozen=True)
class Waits:
    """Timeouts in seconds. drive: until it is mounted; port: until it appears after an image or a
    restart; hello: until the box answers then; gone: until the old port or drive disappears."""

    drive: float = 30
    port: float = 30
    hello: float = 15
    gone: float = 5


class Workbench(Computer):
    """firmware: the folder (Path) of what is put on boards."""

    limits = Limits(hello=2)
    waits = Waits()
    firmware = program.FIRMWARE

    def drives(self):
        """Every drive.Drive that is mounted."""
        return drive.drives()

    def unmounted(self):
        """Devices (Paths) of Picos in BOOTSEL whose drive is not mounted."""
        return drive.unmounted()

    def mpremote(self, path, commands, told=lambda line: None):
        """See mpremote.run."""
        return mpremote.run(path, commands, told)

    def program(self):
        """The program.Program that boards get."""
        return program.program(self.firmware)

    def image(self, machine, say):
        """The Path of the image for that machine; built if necessary."""
        build = image.product if machine == PRODUCT else image.stock
        return Path(build(say=say))

    def wait(self, limit_s, look):
        """Call look() until its result is true, for limit_s seconds. Returns the last result."""
        deadline_s = self.now_s() + limit_s
        while True:
            found = look()
            if found or self.now_s() >= deadline_s:
                return found
            self.pause(LOOK_S)
