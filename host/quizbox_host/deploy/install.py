"""The whole process for one board: from any state to a box that answers hello."""

import contextlib
import threading

from quizbox_host.deploy import drive as drives
from quizbox_host.deploy import images, slots
from quizbox_host.deploy.images import PRODUCT, STOCK
from quizbox_host.errors import (
    BoxBusy,
    BoxRefused,
    NoAnswer,
    NotFlashed,
    OtherProgram,
    PortBusy,
    PortLost,
    QuizboxError,
    WrongProtocol,
)
from quizbox_host.ports import Finder, why_not


class Silent:
    """The progress interface, doing nothing: step(what) has begun, count(done, total) of it."""

    def step(self, what):
        pass

    def count(self, done, total):
        pass


class Installer:
    """Flashes boards, also several in parallel. Create it before any of them changes.

    image: an images.Image for each board, or None: the one that suits it. force: also replace
    another program, and stop a game.
    """

    def __init__(self, bench, image=None, force=False):
        self._bench = bench
        self._image = image
        self._force = force
        self._known = {_key(port) for port in bench.ports()}
        self._taken = set(bench.drives())  # drives of other boards
        self._lock = threading.Lock()
        self._program = None
        self._images = {}

    def install(self, board, tell=None):
        """Make a boards.Board run the quizbox. Returns the result as a document (dict).

        Raises a QuizboxError; then the board runs what it ran before, or the new program. If an
        image was interrupted, it runs nothing, and starts as a drive until it has a whole image.
        """
        tell = tell or Silent()
        self._firmware(tell)  # first, so that an error in it disturbs no board
        done = {"image": None, "sent": 0, "copied": 0}
        if board.drive:
            images.check_drive(board.drive)
            image = self._image or self._made(STOCK, tell)
            done["image"] = image.name
            port = self._put(board.drive, image, None, tell)
            return self._after_image(port, image, done, tell)
        port = board.port
        about = self._greeted(port, tell)
        found = None if about else self._found(port, tell)
        is_frozen = about["runs_from"] == "frozen" if about else found["machine"] == PRODUCT
        image = self._image or (self._made(PRODUCT, tell) if is_frozen else None)
        if image:
            done["image"] = image.name
            drive = self._into_bootsel(port, about, tell)
            return self._after_image(self._put(drive, image, port, tell), image, done, tell)
        if about:
            port = self._rest(port, tell)
            found = self._found(port, tell)
        return self._fill(port, found, done, tell)

    def rehearse(self, board, tell=None):
        """What install would do with a board, as a document (dict); nothing on it changes. A box
        that runs from slots is stopped, looked at and restarted.

        Raises what install raises before it changes anything.
        """
        tell = tell or Silent()
        new = self._firmware(tell)
        todo = {"to": board.name, "version": new.version, "image": None}
        todo |= {"send": [], "copy": [], "remove": []}
        if board.drive:
            images.check_drive(board.drive)
            return {**todo, **self._of_image(STOCK, new)}
        port = board.port
        about = self._greeted(port, tell)
        found = None if about else self._found(port, tell)
        is_frozen = about["runs_from"] == "frozen" if about else found["machine"] == PRODUCT
        if self._image or is_frozen:
            todo |= self._of_image(PRODUCT, new)
        else:
            if about:
                port = self._rest(port, tell)
                found = self._found(port, tell)
            todo |= slots.told(slots.plan(found, new))
        if found:
            slots.restart(self._bench, port.path)
            self._back(lambda: self._ports_of(port), f"the board that was at {port.path}")
        if found and about:
            self._hello(port, lambda about: True)
        return todo

    def _of_image(self, machine, new):
        """The plan for a board that first gets an image: the given one, or that of the machine."""
        name = self._image.name if self._image else f"the image of {machine}"
        machine = self._image.machine if self._image else machine
        slot = slots.SLOTS[0]
        send = [] if machine == PRODUCT else [f"{slot}/{one}" for one in new.files] + [slots.MAIN]
        return {"image": name, "send": send}

    def _after_image(self, port, image, done, tell):
        if image.machine == PRODUCT:
            self._read_back(port, image, tell)
            slots.restart(self._bench, port.path)
            return self._ended(port, done, tell, lambda about: about["runs_from"] == "frozen")
        if self._greeted(port, tell):
            port = self._rest(port, tell)
        self._read_back(port, image, tell)
        return self._fill(port, self._found(port, tell), done, tell)

    def _read_back(self, port, image, tell):
        """Compare the board's flash with the Image: the drive itself reports no error. Raises
        NotFlashed."""
        tell.step(f"reading {image.name} back from {port.path}")
        if not slots.reads_back(self._bench, port.path, image.program):
            slots.restart(self._bench, port.path)
            raise NotFlashed(
                f"{image.name} did not reach the flash of the board at {port.path}, which runs "
                "what it ran before: pull the plug, hold BOOTSEL while you put it in, and flash "
                "again"
            )

    def _greeted(self, port, tell):
        """The answer to hello at a port, or None: no quizbox, or one with another protocol."""
        tell.step(f"asking {port.path}")
        try:
            with Finder(self._bench, tell.step).open_box(port.path) as box:
                return box.about
        except (NoAnswer, WrongProtocol):
            return None

    def _found(self, port, tell):
        """The result of slots.look. Raises a QuizboxError if the board does not suit, or runs
        another program; then it is restarted."""
        tell.step(f"looking at {port.path}")
        found = slots.look(self._bench, port.path)
        try:
            self._check(port, found)
        except QuizboxError:
            slots.restart(self._bench, port.path)  # look has stopped it
            raise
        return found

    def _check(self, port, found):
        images.check_machine(port.path, found)
        if found["machine"] == PRODUCT:
            return
        if self._image is None:
            images.check_micropython(port.path, found)
        has_other = found["main"] or found["boot"]
        if has_other and not found["is_quizbox"] and not self._force:
            raise OtherProgram(
                f"the board at {port.path} runs something else: --force puts the quizbox in its "
                "place, and keeps its main.py as main.py.old"
            )

    def _rest(self, port, tell):
        """Restart a box once it has written what it keeps, so that no game is lost. Returns its
        Port."""
        tell.step(f"letting the box at {port.path} keep what it has to")
        with self._open(port) as box:
            if not self._asked(box, "reboot", port):
                return port  # it will be stopped as it is
            self._until_gone(box)
        return self._back(lambda: self._ports_of(port), f"the box that was at {port.path}")

    def _into_bootsel(self, port, about, tell):
        """Restart the board at a port as a drive. Returns the Drive. Raises NoDrive, NoAnswer."""
        tell.step(f"making {port.path} a drive")
        is_asked = False
        if about:
            with self._open(port) as box:
                is_asked = self._asked(box, "bootloader", port)
                if is_asked:
                    self._until_gone(box)
        if not is_asked:
            slots.bootloader(self._bench, port.path)
        drive = self._bench.wait(self._bench.waits.drive, self._new_drive)
        if drive is None:
            devices = self._bench.unmounted()
            if devices:
                raise drives.how_to_mount(devices[0])
            raise NoAnswer(
                f"the box at {port.path} did not come back as a drive within "
                f"{self._bench.waits.drive:g} s: pull the plug, hold BOOTSEL while you put it in, "
                "and flash again"
            )
        return drive

    def _asked(self, box, method, port):
        """Call a method; False if the box does not do it: because of a game that force may stop, or
        because its program, damaged or of another version, lacks it. Raises BoxBusy."""
        try:
            with contextlib.suppress(PortLost):  # it may restart before its answer gets through
                box.request(method)
        except (NoAnswer, BoxRefused):
            return False
        except BoxBusy as busy:
            if self._force:
                return False
            what = f"{port.path}: {busy.what}"
            raise BoxBusy(what, busy.way_out, "flash again; --force stops it") from None
        return True

    def _until_gone(self, box):
        """Keep the port open until it goes: the next one is then the board after its restart."""
        deadline_s = self._bench.now_s() + self._bench.waits.gone
        events = box.events()
        with contextlib.suppress(PortLost):
            while self._bench.now_s() < deadline_s:
                next(events)

    def _put(self, drive, image, port, tell):
        """Copy an Image to a Drive, and wait for the board's Port. port: its old one, or None."""
        tell.step(f"copying {image.name} to {drive.path}")
        images.check_drive(drive)
        drives.copy(drive, image.data, tell.count)
        tell.step("waiting for the board's port")
        # Once it has gone, its mount point is free for another board's drive.
        self._bench.wait(self._bench.waits.gone, lambda: drive not in self._bench.drives())
        self._taken.discard(drive)
        look = self._new_port if port is None else lambda: self._ports_of(port)
        return self._back(look, f"the board with {image.name}")

    def _back(self, look, who):
        """Wait for the first Port of look() until it can be opened. Raises NoAnswer."""
        found = self._bench.wait(self._bench.waits.port, look)
        if not found:
            raise NoAnswer(
                f"{who} did not come back within {self._bench.waits.port:g} s: pull the plug, put "
                "it in and flash again; `quizbox ports` lists what there is"
            )
        self._bench.wait(self._bench.waits.port, lambda: self._is_there(found[0]))
        return found[0]

    def _fill(self, port, found, done, tell):
        """Put the firmware into a slot of a board with MicroPython, and start it; if it does not
        answer, change back. Returns the document. Raises NoAnswer, NotFlashed."""
        new = self._firmware(tell)
        plan = slots.plan(found, new)
        runs_from = plan.slot.lstrip("/")

        def is_new(about):
            return (about["version"], about["runs_from"]) == (new.version, runs_from)

        if not plan.has_news:
            tell.step(f"nothing is new: starting the box at {port.path}")
            slots.restart(self._bench, port.path)
            return self._ended(port, done, tell, is_new)
        sent = len(plan.send) + plan.main
        tell.step(f"sending {sent} files to {port.path}, {len(plan.copy)} are there already")
        slots.fill(self._bench, port.path, plan, new, tell.count)
        slots.change_over(self._bench, port.path, plan)
        done.update(sent=sent, copied=len(plan.copy))
        try:
            return self._ended(port, done, tell, is_new)
        except NoAnswer:
            if plan.before in (None, plan.slot):
                raise
            back = self._back(lambda: self._ports_of(port), f"the box that was at {port.path}")
            slots.change_back(self._bench, back.path, plan)
            self._hello(back, lambda about: True)
            raise NotFlashed(
                f"the new program at {port.path} did not start, and the one before runs again: "
                "see what is wrong with it in `make play`, and flash again"
            ) from None

    def _ended(self, port, done, tell, accepts):
        tell.step(f"waiting for the box at {port.path}")
        path, about = self._hello(port, accepts)
        return {
            "port": path,
            "id": about["id"],
            "version": about["version"],
            "runs_from": about["runs_from"],
            **done,
        }

    def _hello(self, port, accepts):
        """Wait for an answer to hello for which accepts(about) holds: (path, about). Raises
        NoAnswer."""
        finder = Finder(self._bench, lambda text: None)

        def look():
            for one in self._ports_of(port):
                with contextlib.suppress(QuizboxError), finder.open_box(one.path, False) as box:
                    if accepts(box.about):
                        return one.path, box.about
            return None

        found = self._bench.wait(self._bench.waits.hello, look)
        if not found:
            raise NoAnswer(
                f"the box at {port.path} did not answer within {self._bench.waits.hello:g} s "
                "after its start: let START go, pull the plug, put it in and flash again"
            )
        return found

    def _open(self, port):
        return Finder(self._bench, lambda text: None).open_box(port.path)

    def _ports_of(self, port):
        """[Port] of that board, wherever it is now, by its serial number; [] while away."""
        if port.serial_number is None:
            return [port]
        return [one for one in self._bench.ports() if one.serial_number == port.serial_number]

    def _is_there(self, port):
        """Whether it can be opened, or is only in use by another program."""
        try:
            self._bench.open(port.path).close()
        except (OSError, ValueError) as error:
            return isinstance(why_not(port.path, error), PortBusy)
        return True

    def _new_port(self):
        """Claim a port that was not there before: [Port] or []."""
        with self._lock:
            for port in self._bench.ports():
                if port.may_be_box and _key(port) not in self._known:
                    self._known.add(_key(port))
                    return [port]
        return []

    def _new_drive(self):
        """Claim a Drive that was not there before, or return None."""
        with self._lock:
            for drive in self._bench.drives():
                if drive not in self._taken:
                    self._taken.add(drive)
                    return drive
        return None

    def _firmware(self, tell):
        with self._lock:
            if self._program is None:
                tell.step("compiling the firmware")
                self._program = self._bench.program()
            return self._program

    def _made(self, machine, tell):
        """The Image for that machine, built if necessary."""
        with self._lock:
            if machine not in self._images:
                tell.step("getting the image")
                self._images[machine] = images.image(self._bench.image(machine, tell.step))
            return self._images[machine]


def _key(port):
    """A key that identifies a board."""
    return port.serial_number or port.path
