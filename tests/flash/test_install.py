"""Flashing an emulated Pico whose time goes on as it is waited for: what becomes of its files."""

import shutil

import pytest
from boards import board_with, box_with
from straight import MS
from versions import changed

from quizbox.core import kept
from quizbox_host import image
from quizbox_host.deploy import images, package, slots
from quizbox_host.deploy.program import program
from quizbox_host.emulator import files
from quizbox_host.image import recipe
from quizbox_host.sim import parts

KEPT = {"/kept/settings": kept.pack({"volume": 1, "game": "race"})}


def standing(bench):
    """{path: bytes} of what stands on its board."""
    return files.get(bench.chip.flash.image)


@pytest.fixture
def box(stock, straight):
    """box(path=data, ...): the firmware in slot a, and those files besides; it has started."""
    return lambda **besides: straight(box_with(stock, program(), **besides), 2)


def test_a_first_installation(run, straight, stock):
    bench = straight(board_with(stock, KEPT))
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    new = program()
    sent = len(new.files) + 1
    assert (ran.json["sent"], ran.json["copied"], ran.json["runs_from"]) == (sent, 0, "a")
    there = standing(bench)
    assert {path for path in there if not path.startswith("/a/")} == {
        "/main.py", "/slot", *KEPT,
    }  # fmt: skip
    assert run("settings", "get", "game", bench=bench).out == "race\n"


def test_flashed_again_nothing_is_written(run, box):
    bench = box(**KEPT)
    before = standing(bench)
    ran = run("flash", bench=bench)
    assert ran.code == 0, ran.err
    assert ran.out.endswith("from slot a: nothing was new\n")
    assert standing(bench) == before
    assert bench.calls == 2  # to look, and to start it


def test_only_what_differs_is_sent(run, box, newer):
    bench = box(**KEPT)
    bench.firmware = newer
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    changes = {"quizbox/__init__.mpy", "quizbox/extra.mpy", "quizbox/settings.mpy"}
    assert ran.json["sent"] == len(changes)
    assert ran.json["copied"] == len(program(newer).files) - len(changes)
    assert ran.json["runs_from"] == "b"
    there = standing(bench)
    assert there["/slot"] == b"/b"
    old = program()
    assert {path: there[f"/a/{path}"] for path in old.files} == old.files  # still there
    assert there["/kept/settings"] == KEPT["/kept/settings"]


def test_what_was_asked_of_the_box_is_kept_though_not_yet_written(run, box, newer):
    """The setting waits for a quiet moment; flashing waits for it."""
    bench = box()
    bench.firmware = newer
    assert run("settings", "set", "volume", "1", bench=bench).code == 0
    assert run("flash", bench=bench).code == 0
    assert run("settings", "get", "volume", bench=bench).out == "1\n"


def test_a_stray_source_in_the_slot_is_noticed(run, box):
    """It would be imported in the compiled module's place."""
    bench = box(**{"/a/quizbox/app.py": b"1/0"})
    bench.run(2000 * MS)
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "b"


def test_a_package_beside_main_gives_way_to_a_slot(run, straight, stock):
    """As `mpremote mip install` has it."""
    it = program()
    package = {f"/{name}": data for name, data in it.files.items()}
    bench = straight(board_with(stock, {"/main.py": it.main, **package}), 2)
    assert run("info", "--json", bench=bench).json["runs_from"] == ""
    assert run("flash", "--json", bench=bench).json["runs_from"] == "a"


STRAY = ("._app.py", ".#app.py", "app 2.py", "app-old.py", ".hidden/app.py", "a b/app.py")


def with_stray(folder):
    """The firmware in folder as an editor, macOS and a sync leave it."""
    package = changed(folder / "firmware") / "quizbox"
    for name in STRAY:
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_bytes(b"\x00\x05\x16\x07 no Python")
    (package / ".#link.py").symlink_to("someone@somewhere.1234")
    (package / "folder.py").mkdir()
    return package.parent


def test_only_the_packages_own_files_are_sent(tmp_path):
    clean = changed(tmp_path / "clean")
    stray = with_stray(tmp_path)
    assert program(stray).files == program(clean).files
    assert package.text(stray) == package.text(clean)
    assert recipe.product(firmware=stray) == recipe.product(firmware=clean)
    board = tmp_path / "board"
    shutil.copytree(recipe.BOARD, board)
    for name in ("._main.py", "pins.csv~", "#pins.csv#", ".DS_Store"):
        (board / name).write_bytes(b"\0")
    assert recipe.product(board, clean) == recipe.product(firmware=clean)


def test_a_rehearsal_says_what_would_be_done_and_changes_nothing(run, box, newer):
    bench = box(**{**KEPT, "/b/quizbox/old.mpy": b"1"})
    bench.firmware = newer
    before = standing(bench)
    told = run("flash", "--dry-run", bench=bench)
    assert told.code == 0, told.err
    assert standing(bench) == before
    assert run("settings", "get", "game", bench=bench).out == "race\n"  # it runs again
    planned = run("flash", "--dry-run", "--json", bench=bench).json
    assert planned["to"].startswith("straight (id ")
    assert planned["remove"] == ["/b/quizbox/old.mpy"]
    changes = {"__init__", "extra", "settings"}
    assert set(planned["send"]) == {f"/b/quizbox/{name}.mpy" for name in changes}
    head, *lines = told.out.splitlines()
    assert head == f"quizbox 9.9.9 would come to {planned['to']}; nothing was changed"
    assert "  send            /b/quizbox/extra.mpy" in lines
    assert "  copy there      /b/quizbox/app.mpy" in lines
    assert lines[-1] == "  remove          /b/quizbox/old.mpy"
    done = run("flash", "--json", bench=bench)
    assert done.json["sent"] == len(planned["send"])
    assert done.json["copied"] == len(planned["copy"])
    assert set(standing(bench)) == {
        *before, *planned["send"], *planned["copy"],
    } - set(planned["remove"])  # fmt: skip
    assert run("flash", "--dry-run", bench=bench).out == (
        f"quizbox 9.9.9 is on {planned['to']} already: nothing would change\n"
    )


def test_a_rehearsal_of_a_first_installation(run, straight, stock):
    other = {"/main.py": b"import helper\n", "/boot.py": b"#"}
    bench = straight(board_with(stock, other))
    assert run("flash", "--dry-run", bench=bench).code == 18
    bench.pause(1)
    planned = run("flash", "--dry-run", "--force", "--json", bench=bench).json
    assert planned["send"] == [*(f"/a/{name}" for name in program().files), "/main.py"]
    assert (planned["copy"], planned["remove"]) == ([], ["/boot.py"])
    assert standing(bench) == other


def test_a_rehearsal_of_a_box_that_runs_from_its_image(run, straight, product):
    bench = straight(product, 2)
    planned = run("flash", "--dry-run", "--json", bench=bench).json
    assert planned["image"] == "the image of quizbox with RP2040"
    assert (planned["send"], planned["remove"], bench.calls) == ([], [], 0)


def test_an_image_is_told_from_another_by_what_stands_in_flash(straight, stock):
    bench = straight(stock)
    there = images.image(image.stock())
    address, data = there.program[-1]
    other = data[:-1] + bytes([data[-1] ^ 1])
    assert slots.reads_back(bench, "straight", there.program)
    assert not slots.reads_back(bench, "straight", (*there.program[:-1], (address, other)))


def test_main_alone_is_replaced_where_it_alone_differs(run, box):
    bench = box(**{"/main.py": b"from quizbox.main import run\n\nrun()\n"})
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert (ran.json["sent"], ran.json["copied"], ran.json["runs_from"]) == (1, 0, "a")
    assert standing(bench)["/main.py"] == program().main


def test_a_game_under_way_is_left_alone_unless_by_force(run, box):
    bench = box()
    start = bench.chip.mcu.gpio[parts.START]
    start.set_input_value(False)
    bench.run(100 * MS)
    start.set_input_value(True)
    bench.run(100 * MS)
    ran = run("flash", bench=bench)
    assert ran.code == 11
    assert "a game is under way" in ran.err
    assert "--force" in ran.err
    assert run("status", "--json", bench=bench).json["state"] == "running"
    assert run("flash", "--force", "--json", bench=bench).json["sent"] == 0
    assert run("status", "--json", bench=bench).json["state"] == "ready"


def test_another_program_is_replaced_by_force_and_kept_aside(run, straight, stock):
    other = {"/main.py": b"import helper\nwhile 1:\n pass\n", "/helper.py": b"", "/boot.py": b"#"}
    bench = straight(board_with(stock, other))
    ran = run("flash", bench=bench)
    assert ran.code == 18
    assert "runs something else: --force puts" in ran.err
    assert standing(bench) == other
    bench.pause(1)  # it is started again
    ran = run("flash", "--force", "--json", bench=bench)
    assert ran.code == 0, ran.err
    there = standing(bench)
    assert there["/main.py.old"] == other["/main.py"]
    assert (there["/boot.py.old"], there["/helper.py"]) == (b"#", b"")
    assert "/boot.py" not in there
    assert run("info", "--json", bench=bench).json["runs_from"] == "a"


def test_a_program_that_does_not_start_gives_way_to_the_one_before(run, box, tmp_path):
    bench = box(**KEPT)
    version = run("info", "--json", bench=bench).json["version"]
    bench.firmware = changed(tmp_path / "broken", app="\nraise ValueError\n")
    ran = run("flash", bench=bench)
    assert ran.code == 21
    assert "did not start, and the one before runs again" in ran.err
    assert run("info", "--json", bench=bench).json["version"] == version


def test_a_full_file_system_leaves_the_box_as_it_is(run, stock, straight, newer):
    room = 320 * 1024  # for the slot in use, and half of another
    full = {"/film": bytes(range(256)) * ((files.BLOCKS * files.BLOCK - room) // 256)}
    bench = straight(box_with(stock, program(), **full), 2)
    bench.firmware = newer
    ran = run("flash", bench=bench)
    assert ran.code == 21
    assert "is full" in ran.err
    bench.pause(2)
    assert standing(bench)["/slot"] == b"/a"


def test_a_box_that_speaks_another_protocol_is_brought_up_to_date(run, straight, stock, tmp_path):
    other = changed(tmp_path / "other", **{"core/protocol": "\nVERSION = 99\n"})
    bench = straight(box_with(stock, program(other)), 2)
    assert run("info", bench=bench).code == 14
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert run("info", "--json", bench=bench).json["version"] == program().version


def test_a_box_at_the_prompt_is_flashed_and_started(run, box):
    bench = box()
    assert bench.mpremote("straight", [["exec", "pass"]]).code == 0
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert ran.json["sent"] == 0
    assert run("info", bench=bench).code == 0


def test_damage_in_the_slot_in_use_is_repaired_in_the_other(run, box):
    bench = box(**{"/a/quizbox/app.mpy": b"M\x06 no more"})
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert (ran.json["runs_from"], ran.json["sent"]) == ("b", 1)
    assert run("info", bench=bench).code == 0


@pytest.mark.parametrize("slot", [b"", b"/c", b"/a\n", b"\xff\xfe"])
def test_whatever_the_slot_file_holds(run, box, slot):
    bench = box(**{"/slot": slot})
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "a"
    assert run("info", bench=bench).code == 0
