"""What programs read is whole whatever the locale: JSON, SVG, colour files, completions, paths."""

import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from device import HELLO

from quizbox_host import printing

NAMES = [f"Größe {number} ★ ❤️ 日本" for number in range(20)]
COLOURS = [{"name": name} for name in NAMES]
TEXT = "{http://www.w3.org/2000/svg}text"
CHARSETS = ("ascii", "cp1252", "latin-1", "cp437", "utf-8")
STATUS = {
    "game": "money", "state": "choose", "shown": "C 02", "round": 2,
    "played": [{"colour": 1, "name": NAMES[0], "stops": [4000], "amount": 7000}],
}  # fmt: skip
STORY = """\
story 7.6 Names as they are
game money
table good.toml
send {"jsonrpc": "2.0", "id": 1, "method": "table.get"} at 1 s
said {"id": 1, "result": "*"}
until 3 s
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("odd")
    (folder / "good.toml").write_text(f"colours = {NAMES}", encoding="utf-8")
    (folder / "größe.toml").write_text(f"colours = {NAMES[:19]}", encoding="utf-8")
    (folder / "names.story").write_text(STORY, encoding="utf-8")
    return folder


@pytest.fixture(params=CHARSETS)
def printed(request, folder):
    """printed(word, ...) is (stdout, stderr, exit code) of a command in a locale, in bytes."""

    def printed(*words):
        environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": request.param}
        ran = subprocess.run(
            [sys.executable, "-m", "quizbox_host", *words],
            cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False,
        )  # fmt: skip
        return ran.stdout, ran.stderr, ran.returncode

    return printed


def test_json(printed):
    out, err, code = printed("colours", "check", "--json", "--reveal", "good.toml", "größe.toml")
    good, bad = json.loads(out)
    assert (good["table"], bad["file"], err, code) == (COLOURS, "größe.toml", b"", 4)


def test_errors_as_json(printed):
    out, err, code = printed("colours", "load", "größe.toml", "--json")
    assert (out, code) == (b"", 4)
    assert json.loads(err)["error"] == "größe.toml:1: 19 colours; a table has 20"


def test_the_log_of_a_story(printed):
    out, _, code = printed("story", "--log", "json", "names.story")
    log = [json.loads(line) for line in out.splitlines() if line.startswith(b"{")]
    said = [entry["value"] for entry in log if entry["what"] == "said"]
    assert (said[0]["result"], code) == ({"colours": COLOURS}, 0)


def test_a_card(printed):
    out, _, code = printed("card", "good.toml")
    told = [element.text for element in ElementTree.fromstring(out).iter(TEXT)]
    assert (told[1:], code) == (NAMES, 0)


@pytest.mark.parametrize("words", ["colours template", "colours template --format csv"])
def test_a_template_and_a_completion_need_no_charset(printed, words):
    assert printed(*words.split())[0].isascii()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_needs_no_charset(run, shell):
    ran = run("completion", shell)
    assert (ran.code, ran.out.isascii(), "quizbox" in ran.out) == (0, True, True)


@pytest.mark.parametrize("charset", CHARSETS)
def test_what_a_box_holds(run, devices, charset):
    def asked(*words):
        device = devices(
            hello={**HELLO, "bad_files": {"tabelle": NAMES[1]}}, table__get={"colours": COLOURS},
            game__status=STATUS, diagnostics={}, settings__get={"game": NAMES[2]},
            log__get={"faults": [{"number": 1, "at_s": 2, "what": NAMES[3], "where": "x"}]},
        )  # fmt: skip
        return run(*words, "--json", "--port", device.path, charset=charset).json

    assert asked("colours", "show")["colours"] == COLOURS
    assert asked("status") == STATUS
    assert asked("info")["bad_files"] == {"tabelle": NAMES[1]}
    assert asked("settings", "get", "game") == {"game": NAMES[2]}
    assert asked("log")["faults"][0]["what"] == NAMES[3]
    (port,) = asked("ports")
    assert port["box"]["bad_files"] == {"tabelle": NAMES[1]}


@pytest.mark.parametrize("charset", CHARSETS)
def test_events(run, desk, devices, charset):
    device = devices(hello=HELLO, events={}, game__status={**STATUS, "shown": ""})
    opened = desk.open

    def opens(path):
        """A port at which, once events are on, the box says something nobody foresaw."""
        port = opened(path)
        read, write = port.read, port.write
        due = []
        event = {"jsonrpc": "2.0", "method": "press", "params": {"t_us": 1, "by": NAMES[4]}}

        def writes(data):
            write(data)
            if b"game.status" in data:
                due.append(f"{json.dumps(event, ensure_ascii=False)}\n".encode())

        port.write = writes
        port.read = lambda: read() or (due.pop() if due else b"")
        return port

    desk.open = opens
    ran = run("watch", "--until", "press", "--json", "--port", device.path, charset=charset)
    assert ran.json == {"event": "press", "t_us": 1, "by": NAMES[4]}


@pytest.mark.parametrize("charset", CHARSETS)
def test_a_file_from_a_box_is_utf_8(run, devices, tmp_path, charset):
    device = devices(hello=HELLO, table__get={"colours": COLOURS})
    path = tmp_path / "größe ★.toml"
    ran = run("colours", "save", path, "--json", "--port", device.path, charset=charset)
    assert ran.json == {"file": str(path)}
    ran = run("colours", "check", path, "--json", "--reveal", charset=charset)
    assert json.loads(ran.out)[0]["table"] == COLOURS


def test_a_path_is_what_the_system_has(capfdbinary, monkeypatch, tmp_path):
    odd = tmp_path / os.fsdecode(b"gr\xf6\xc3\xb6")
    printing.path(odd)
    assert capfdbinary.readouterr().out == os.fsencode(odd) + b"\n"


def test_what_is_printed_in_bytes_ends_as_all_else(tmp_path):
    """A reader that has gone has had enough; a full disk is told in a line."""
    code = (
        "import click\nfrom quizbox_host import printing\nfrom quizbox_host.__main__ import main\n"
        "command = click.Command('x', callback=lambda: printing.path('p'))\n"
        "main.get_command = lambda context, name: command\nmain(['x'])\n"
    )
    for to, code_told, said in (("closed", 0, b""), ("/dev/full", 15, b"cannot write to stdout")):
        reading, writing = os.pipe()
        os.close(reading)
        out = writing if to == "closed" else os.open(to, os.O_WRONLY)
        ran = subprocess.run(
            [sys.executable, "-c", code], stdout=out, stderr=subprocess.PIPE, check=False
        )
        assert (ran.returncode, said in ran.stderr, b"Traceback" in ran.stderr) == (
            code_told, True, False,
        )  # fmt: skip
