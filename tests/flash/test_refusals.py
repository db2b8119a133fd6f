"""What `quizbox flash` refuses, each with its reason, the next step and its exit code."""

import errno

import pytest
import serial
from straight import PICO

from quizbox_host.deploy import drive as drives
from quizbox_host.deploy import images, mpremote
from quizbox_host.deploy.mpremote import Said
from quizbox_host.emulator import bootrom
from quizbox_host.image import uf2
from quizbox_host.ports import Port

LISTED = Port("listed", PICO, "e661")
STOCK = {
    "name": "micropython",
    "version": [1, 25, 0],
    "machine": images.STOCK,
    "mpy": 0x1306,
    "id": "e661",
    "slot": None,
    "main": None,
    "is_quizbox": False,
    "boot": None,
    "files": {},
}


class Prompt:
    """A port at which nobody says hello."""

    path = "listed"

    def read(self):
        return b""

    def write(self, data):
        pass

    def close(self):
        pass


@pytest.fixture
def board(desk, monkeypatch):
    """board(name=value, ...): one is listed that MicroPython runs on and that has these about it;
    it must not be changed."""

    def board(**about):
        desk.ported.append(LISTED)
        monkeypatch.setattr(desk, "open", lambda path: Prompt())
        monkeypatch.setattr(desk, "limits", type(desk.limits)(hello=0))
        monkeypatch.setattr("quizbox_host.deploy.slots.look", lambda *_: STOCK | about)
        monkeypatch.setattr(desk, "mpremote", restarted)

    return board


def restarted(path, commands, told=None):
    """A board that is refused is started again, and nothing else happens to it."""
    assert commands == [["reset"]]
    return Said(0, [])


@pytest.fixture
def drive(desk, tmp_path, monkeypatch):
    """drive(board): there is the drive of a board that calls itself so. Returns its folder."""

    def drive(board="RPI-RP2"):
        info = bootrom.INFO.replace("RPI-RP2", board)
        (tmp_path / "INFO_UF2.TXT").write_text(info)
        monkeypatch.setattr(desk, "drives", lambda: [drives.at(tmp_path)])
        return tmp_path

    return drive


def refused(ran, code, *texts):
    """True; fails unless it ended with that code, one line, and these texts in it."""
    assert ran.code == code, ran.err
    assert ran.out == ""
    last = ran.err.rstrip("\n").rpartition("\n")[2]
    assert last.startswith("Error: ")
    for text in texts:
        assert text in last
    return True


def test_no_board(run):
    assert refused(run("flash"), 5, "no board found", "BOOTSEL")


def test_no_board_of_that_id(run, desk):
    desk.ported.append(LISTED)
    assert refused(run("flash", "--id", "zz"), 5, "no box here has the id zz")


def test_a_port_whose_board_has_another_id(run, desk):
    desk.ported.append(LISTED)
    assert refused(run("flash", "--port", "listed", "--id", "zz"), 5, "has not the id zz")


def test_several_boards(run, desk):
    desk.ported += [LISTED, Port("other", PICO, "e662")]
    assert refused(run("flash"), 6, "listed (id e661); other (id e662)", "--all")


def test_a_port_and_a_drive_are_several(run, desk, drive):
    desk.ported.append(LISTED)
    folder = drive()
    assert refused(run("flash"), 6, "listed", f"{folder} (in BOOTSEL)")


def test_a_rehearsal_with_a_drive_builds_and_copies_nothing(run, desk, drive, monkeypatch):
    monkeypatch.setattr(desk, "image", lambda *_: pytest.fail("an image is built"))
    folder = drive()
    before = sorted(folder.iterdir())
    new = desk.program()
    planned = run("flash", "--dry-run", "--drive", folder, "--json").json
    assert planned["image"] == "the image of Raspberry Pi Pico with RP2040"
    assert planned["send"] == [*(f"/a/{name}" for name in new.files), "/main.py"]
    ran = run("flash", "--dry-run", "--all")
    assert ran.code == 0, ran.err
    told = ran.out.splitlines()
    assert told[1] == "  copy the image  the image of Raspberry Pi Pico with RP2040"
    assert len(told) == 2 + len(planned["send"])
    assert sorted(folder.iterdir()) == before


def test_a_port_that_one_may_not_open(run, desk, monkeypatch):
    desk.ported.append(LISTED)

    def open_(path):
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(desk, "open", open_)
    assert refused(run("flash"), 7, "usermod -a -G GROUP")


def test_a_port_that_another_program_holds(run, desk, monkeypatch):
    desk.ported.append(LISTED)

    def open_(path):
        raise serial.SerialException(errno.EBUSY, "could not open port")

    monkeypatch.setattr(desk, "open", open_)
    assert refused(run("flash"), 8, "Thonny", "ModemManager")


def test_a_port_that_is_none(run):
    assert refused(run("flash", "--port", "nowhere"), 5, "there is no port nowhere")


@pytest.mark.parametrize(
    ("lines", "code", "text"),
    [
        (["mpremote: failed to access x (it may be in use by another program)"], 8, "Thonny"),
        (["could not enter raw repl"], 9, "hold BOOTSEL"),
        (["OSError: [Errno 28] ENOSPC"], 21, "full"),
        (["serial.serialutil.SerialException: [Errno 5] Input/output error"], 10, "went away"),
        (["ValueError: odd"], 21, "ValueError: odd"),
        ([], 21, "it said nothing"),
    ],
)
def test_what_mpremote_says(lines, code, text):
    error = mpremote.why("listed", Said(1, lines))
    assert error.exit_code == code
    assert text in error.message


def test_an_answer_without_sense(run, desk, board, monkeypatch):
    monkeypatch.undo()
    desk.ported.append(LISTED)
    monkeypatch.setattr(desk, "open", lambda path: Prompt())
    monkeypatch.setattr(desk, "limits", type(desk.limits)(hello=0))
    monkeypatch.setattr(desk, "mpremote", lambda *_: Said(0, ["hello there"]))
    assert refused(run("flash"), 21, "makes no sense")


@pytest.mark.parametrize("file", ["main", "boot"])
def test_a_board_that_runs_something_else(run, board, file):
    board(**{file: "0" * 64})
    assert refused(run("flash"), 18, "runs something else", "--force", "main.py.old")


@pytest.mark.parametrize("machine", ["Raspberry Pi Pico W with RP2040", "Pico2 with RP2350"])
def test_another_board(run, board, machine):
    board(machine=machine)
    assert refused(run("flash", "--force"), 16, machine, "GP24")


@pytest.mark.parametrize(
    "about",
    [{"version": [1, 24, 1]}, {"mpy": 0x1206}, {"mpy": 0x1307}, {"name": "circuitpython"}],
    ids=str,
)
def test_a_micropython_that_it_does_not_run_on(run, board, about):
    board(**about)
    assert refused(run("flash", "--force"), 19, "BOOTSEL")


def test_a_drive_of_another_board(run, drive):
    drive("RP2350")
    assert refused(run("flash"), 16, "RP2350")


def test_a_drive_that_is_not_mounted(run, desk, monkeypatch):
    desk.away = ["/dev/sdx1"]
    monkeypatch.setattr(desk, "waits", type(desk.waits)(drive=0))
    assert refused(run("flash"), 20, "udisksctl mount -b /dev/sdx1", "--drive")


def test_a_folder_that_is_no_drive(run, tmp_path):
    assert refused(run("flash", "--drive", tmp_path), 20, "INFO_UF2.TXT")


def test_a_drive_that_is_read_only(run, drive, monkeypatch):
    folder = drive()
    (folder / "QUIZBOX.UF2").mkdir()  # not even root can write a file there
    monkeypatch.setattr("quizbox_host.deploy.drive.READ_ONLY", (errno.EISDIR,))
    assert refused(run("flash"), 20, "cannot be written")


@pytest.fixture
def image(tmp_path):
    """image(data or text of a machine) -> the path of such a UF2."""

    def image(what, **more):
        if isinstance(what, str):
            text = f"MicroPython v1.25.0 on 2025-04-15\0; {what}\0"
            what = uf2.encode(b"\0" * 300 + text.encode(), 0x10000000)
        path = tmp_path / "it.uf2"
        path.write_bytes(what)
        return path

    return image


def test_an_image_that_is_not_there(run, tmp_path):
    assert refused(run("flash", "--image", tmp_path / "none.uf2"), 17, "cannot be read")


def test_a_file_that_is_no_image(run, image):
    assert refused(run("flash", "--image", image(b"PK" * 512)), 17, "is not a UF2 file")


def test_an_image_that_is_not_whole(run, image, desk):
    whole = desk.image(images.STOCK, None).read_bytes()
    assert refused(run("flash", "--image", image(whole[: 512 * 9])), 17, "it.uf2 is broken")


def test_an_image_for_another_chip(run, image):
    data = bytearray(uf2.encode(bytes(512), 0x10000000))
    for at in (28, 512 + 28):
        data[at : at + 4] = (0xE48BFF59).to_bytes(4, "little")
    assert refused(run("flash", "--image", image(bytes(data))), 17, "RP2350")


def test_an_image_for_another_board(run, image):
    machine = "Raspberry Pi Pico W with RP2040"
    assert refused(run("flash", "--image", image(machine)), 17, machine)


def test_an_image_without_micropython(run, image):
    data = uf2.encode(bytes(1024), 0x10000000)
    assert refused(run("flash", "--image", image(data)), 17, "holds no MicroPython")


def test_all_and_one(run):
    assert run("flash", "--all", "--port", "x").code == 2
    assert run("flash", "--all", "--drive", "x").code == 2


def test_in_json(run):
    ran = run("flash", "--json")
    assert (ran.code, ran.out) == (5, "")
    assert ran.err.startswith('{"error": "no board found')


def test_firmware_that_does_not_compile_disturbs_no_board(run, desk, board, tmp_path):
    board()
    desk.firmware = tmp_path
    (tmp_path / "quizbox").mkdir()
    assert refused(run("flash"), 3, "main.py is not there")
    (tmp_path / "main.py").write_text("")
    (tmp_path / "quizbox" / "__init__.py").write_text('__version__ = "1"\n')
    (tmp_path / "quizbox" / "bad.py").write_text("def f(:\n")
    assert refused(run("flash"), 3, "bad.py cannot be compiled", "nothing was sent")
