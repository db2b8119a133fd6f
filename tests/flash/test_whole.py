"""The whole way with the real mpremote: from a Pico in its bag to a box that plays and is updated.

In real time, over pseudo-terminals; so the tests are few.
"""

from pathlib import Path

import pytest
import serial
from boards import board_with
from versions import NEW, changed

from quizbox import __version__
from quizbox_host.emulator import files, player
from quizbox_host.image import uf2
from quizbox_host.story import runner

STORY = Path(__file__).with_name("minute.story")
KEPT = {"volume": 1, "chase_1_s": 30}


def differences(cable):
    """What a story tells of the program that is in this flash now: () as a rule."""
    flash = cable.do(lambda: bytes(cable.chip.flash.image))
    there = files.get(flash).items()
    program = flash, {path: data for path, data in there if not path.startswith("/kept/")}
    reading = runner.read([STORY])
    lines = []
    tally = runner.run(reading, "chip", lambda script: player.play(script, program), lines.append)
    return () if tally.exit_code == 0 else tuple(lines)


def of_version(image, path):
    """An image (Path) made into one of the version NEW, at path."""
    [(address, data)] = uf2.decode(image.read_bytes())
    old = f"\0{__version__}\0".encode()
    assert data.count(old) == 1 and len(NEW) == len(__version__)
    path.write_bytes(uf2.encode(data.replace(old, f"\0{NEW}\0".encode()), address))
    return path


@pytest.mark.parametrize("way", ["slots", "image"])
def test_from_its_bag_to_an_update(way, plugged, run, desk, tmp_path):
    cable = plugged()
    assert desk.drives(), "a new Pico has nothing to start"
    image = [] if way == "slots" else ["--image", desk.image("quizbox with RP2040", None)]
    ran = run("flash", *image, "--json")
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == {"slots": "a", "image": "frozen"}[way]
    assert run("settings", "set", "volume", KEPT["volume"]).code == 0
    assert run("settings", "set", "chase_1_s", KEPT["chase_1_s"]).code == 0
    assert run("info", "--json").json["version"] != NEW
    assert differences(cable) == ()

    desk.firmware = changed(tmp_path / "newer")
    if way == "image":
        image = ["--image", of_version(image[1], tmp_path / "newer.uf2")]
    ran = run("flash", *image, "--json")
    assert ran.code == 0, ran.err
    assert (ran.json["sent"] > 0) == (way == "slots")
    about = run("info", "--json").json
    assert about["version"] == ran.json["version"] == NEW
    assert about["runs_from"] == {"slots": "b", "image": "frozen"}[way]
    settings = run("settings", "list", "--json").json
    assert {name: settings[name] for name in KEPT} == KEPT
    assert differences(cable) == ()


def test_nothing_new_is_nothing_sent(plugged, run, stock):
    plugged(board_with(stock, {}))
    assert run("flash", "--json").json["sent"] > 0
    ran = run("flash")
    assert ran.code == 0
    assert ran.out.endswith("from slot a: nothing was new\n")


def test_all_side_by_side(plugged, run, stock, desk):
    """One new, one with MicroPython, one that runs something else, which is left alone."""
    cables = [plugged(number=1), plugged(board_with(stock, {}), number=2)]
    other = {"/main.py": b"while True: pass\n"}
    cables.append(plugged(board_with(stock, other), number=3))
    desk.wait(5, lambda: len(desk.ports()) == 2)
    ran = run("flash", "--all", "--json")
    assert ran.code == 22
    assert sorted(one.get("exit_code", 0) for one in ran.json) == [0, 0, 18]
    assert {one["id"] for one in ran.json if "id" in one} == {f"{n:016x}" for n in (1, 2)}


def test_a_box_with_its_program_in_the_image_that_stands_at_the_prompt(plugged, run, product):
    cable = plugged(product)
    with serial.Serial(cable.port) as port:
        port.write(b"\r\x03\x03")
    ran = run("flash", "--json")
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "frozen"
