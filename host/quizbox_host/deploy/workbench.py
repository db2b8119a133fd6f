"""What flashing asks of this computer: its ports, drives and programs; a test has another."""

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
    """Seconds at most. drive: for one to be mounted; port: for one to come after an image was
    copied, or after a restart; hello: for the box to answer then; gone: for it to let go."""

    drive: float = 30
    port: float = 30
    hello: float = 15
    gone: float = 5


class Workbench(Computer):
    """firmware: the Path of what is put on boards."""

    limits = Limits(hello=2)
    waits = Waits()
    firmware = program.FIRMWARE

    def drives(self):
        """Every drive.Drive that is mounted."""
        return drive.drives()

    def unmounted(self):
        """Devices of Picos in BOOTSEL that are not mounted."""
        return drive.unmounted()

    def mpremote(self, path, commands, told=lambda line: None):
        """See mpremote.run."""
        return mpremote.run(path, commands, told)

    def program(self):
        """The program.Program that boards get."""
        return program.program(self.firmware)

    def image(self, machine, say):
        """The Path of the image that makes this of a Pico; built, if need be."""
        build = image.product if machine == PRODUCT else image.stock
        return Path(build(say=say))

    def wait(self, limit_s, look):
        """Look again and again until look() gives something, for limit_s; what it gave last."""
        deadline_s = self.now_s() + limit_s
        while True:
            found = look()
            if found or self.now_s() >= deadline_s:
                return found
            self.pause(LOOK_S)
