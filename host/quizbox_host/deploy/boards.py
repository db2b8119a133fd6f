"""Finds the attached boards, by port or as a drive, and the one that the user means."""

from dataclasses import dataclass

from quizbox_host.deploy import drive as drives
from quizbox_host.deploy.drive import Drive
from quizbox_host.errors import ManyBoxes, NoBox, NoDrive, QuizboxError
from quizbox_host.ports import Finder, Port, is_of_id, no_such_id

NEW = (
    "no board found: plug it in, with a cable that carries data; hold its BOOTSEL button while "
    "you do so if it is new, or if it does not show up"
)


@dataclass(frozen=True)
class Board:
    """A board to flash: port, or drive if it is in BOOTSEL; the other is None."""

    port: Port | None = None
    drive: Drive | None = None

    @property
    def name(self):
        """Its name in messages."""
        if self.drive:
            return f"{self.drive.path} (in BOOTSEL)"
        number = self.port.serial_number
        return f"{self.port.path} (id {number})" if number else self.port.path


def at_port(bench, path, id_=None):
    """The Board at that port. Raises NoBox if its id does not begin with id_."""
    known = {one.path: one for one in bench.ports()}
    board = Board(port=known.get(path, Port(path)))
    if id_ is not None and not _is_of_id(bench, board, id_):
        raise NoBox(f"the board at {path} has not the id {id_}: leave out --id or --port")
    return board


def on_drive(path):
    """The Board whose drive is mounted there (Path). Raises NoDrive."""
    found = drives.at(path)
    if found is None:
        raise NoDrive(
            f"{path} is no drive of a Pico in BOOTSEL, it has no {drives.INFO}: name the folder "
            "at which RPI-RP2 is mounted"
        )
    return Board(drive=found)


def attached(bench, say, id_=None):
    """Every attached Board, or those whose id begins with id_. say(text): called before a wait.

    Raises NoBox, NoDrive.
    """
    found = [Board(port=one) for one in bench.ports() if one.may_be_box]
    if id_ is not None:
        of_id = [board for board in found if _is_of_id(bench, board, id_)]
        if found and not of_id:
            raise NoBox(no_such_id(id_))
        found = of_id
    else:
        found += [Board(drive=one) for one in _drives(bench, say, bool(found))]
    if not found:
        raise NoBox(NEW)
    return found


def only(found):
    """The only Board of a list of one. Raises ManyBoxes if there are more."""
    if len(found) > 1:
        raise ManyBoxes(
            "several boards could be meant; name one by --port, --id or --drive, or flash --all: "
            + "; ".join(board.name for board in found)
        )
    return found[0]


def _drives(bench, say, are_ports):
    """The mounted Drives. If there is no other board, wait for one that is not mounted yet."""
    found = bench.drives()
    waiting = bench.unmounted()
    if found or are_ports or not waiting:
        return found
    say(f"waiting for the drive of {waiting[0]} to be mounted")
    bench.wait(bench.waits.drive, bench.drives)
    found = bench.drives()
    if not found:
        raise drives.how_to_mount(waiting[0])
    return found


def _is_of_id(bench, board, id_):
    if board.port.serial_number is not None:
        return is_of_id(board.port.serial_number, id_)
    try:
        with Finder(bench, lambda text: None).open_box(board.port.path, patient=False) as box:
            return is_of_id(box.about.get("id"), id_)
    except QuizboxError:
        return False
