"""`quizbox colours load`, `show` and `save`."""

import pytest
from device import HELLO, Device

from quizbox.core.colours import DEFAULT_NAMES, checksum
from quizbox_host import colourfile

EXAMPLE = "examples/colours.toml"
ROWS = colourfile.read(EXAMPLE)
TABLE = colourfile.table(ROWS)["colours"]
OLD = [{"name": name} for name in DEFAULT_NAMES]
METHODS = {"hello": HELLO, "settings__get": {"game": "money", "deal": "auto"}}


def load(run, sim, *more, file=EXAMPLE):
    return run("colours", "load", file, "--port", sim.port, *more)


def held(run, sim):
    return run("colours", "show", "--port", sim.port, "--json").json["colours"]


def test_load_says_what_is_kept_and_when_it_serves(run, sims):
    sim = sims("--game", "money")
    ran = load(run, sim)
    assert ran.lines == [
        "kept and read back: 20 colours, with amounts",
        "used from: the game that begins now",
    ]
    assert held(run, sim) == TABLE
    sim.do("power off", "power on", "wait 0.1")
    assert held(run, sim) == TABLE


def test_load_in_the_middle_of_a_game_is_for_the_next(run, sims):
    sim = sims("--game", "money", "--table", EXAMPLE, "--set", "money_step_ms=250")
    sim.do("wait 0.5", "slide 2", "wait 0.2", "press", "wait 8", "slide 1", "wait 0.5")
    document = load(run, sim, "--json").json
    assert document["used_from"] == "next_game"
    assert load(run, sim).lines[1] == "used from: the next game"


def test_load_in_json_has_no_amount_but_where_asked(run, sims):
    sim = sims("--game", "money")
    document = load(run, sim, "--json").json
    assert document == {
        "crc32": checksum(TABLE),
        "used_from": "this_game",
        "amounts": True,
        "deal": "auto",
        "game": "money",
    }
    assert load(run, sim, "--json", "--reveal").json["colours"] == TABLE
    assert "1   Red        7,000" in load(run, sim, "--reveal").lines


def test_load_says_what_stands_in_the_way_of_its_use(run, sims):
    sim = sims("--set", "deal=shuffle")
    ran = load(run, sim)
    assert ran.code == 0
    assert ran.lines[2:] == [
        "the setting deal is shuffle, so amounts are dealt at random all the same:",
        "  quizbox settings set deal auto",
        "the box plays another game now: quizbox mode money",
    ]


def test_names_alone(run, sims, tmp_path):
    path = tmp_path / "names.toml"
    path.write_text(f"colours = {[*DEFAULT_NAMES[:19], 'Größe']}", encoding="utf-8")
    sim = sims("--game", "money")
    assert load(run, sim, file=path).lines[0] == "kept and read back: 20 colours, without amounts"
    assert held(run, sim)[19] == {"name": "Größe"}


def test_the_longest_names_fit(run, sims, tmp_path):
    path = tmp_path / "long.toml"
    rows = [(f"{number:02d}" + "ß" * 22, 1000 * number) for number in range(1, 21)]
    path.write_text("[colours]\n" + "".join(f'"{n}" = {a}\n' for n, a in rows), encoding="utf-8")
    sim = sims("--game", "money")
    assert load(run, sim, file=path).code == 0
    assert held(run, sim) == colourfile.table(rows)["colours"]


@pytest.mark.parametrize("text", [None, "colours = 3\n", "[colours]\nRed = 7\n"])
def test_a_file_that_cannot_be_used(run, tmp_path, text):
    """Nothing is looked for then, let alone sent."""
    path = tmp_path / "wrong.toml"
    if text:
        path.write_text(text, encoding="utf-8")
    ran = run("colours", "load", path)
    assert (ran.code, ran.out) == (4, "")
    assert str(path) in ran.err


def test_a_box_that_keeps_something_else(run, devices):
    device = devices(**METHODS, table__set={"crc32": 1, "used_from": "this_game"})
    ran = run("colours", "load", EXAMPLE, "--port", device.path)
    assert (ran.code, ran.out) == (13, "")
    assert "kept something else than was sent: load the file again" in ran.err


def test_a_box_that_still_writes_what_was_loaded_before_is_waited_for(run, devices):
    well = {"crc32": checksum(TABLE), "used_from": "this_game"}
    device = devices(**METHODS, table__set=iter([Device.BUSY, Device.BUSY, well]))
    assert run("colours", "load", EXAMPLE, "--port", device.path).code == 0


@pytest.mark.parametrize("at", [1, 40, 700, 100_000])
def test_a_cable_pulled_while_loading_leaves_old_or_new(run, desk, sims, at):
    sim = sims("--game", "money")
    well = desk.open

    def cut(path):
        port = well(path)
        write = port.write

        def writes(data):
            if b"table.set" not in data:
                write(data)
                return
            write(data[:at])
            sim.do("cable off")

        port.write = writes
        return port

    desk.open = cut
    ran = load(run, sim)
    assert (ran.code, ran.out) == (10, "")
    assert "went away in the middle" in ran.err
    desk.open = well
    sim.do("cable on")
    assert held(run, sim) == OLD if at < 100_000 else held(run, sim) in (OLD, TABLE)
    assert load(run, sim).code == 0
    assert held(run, sim) == TABLE


def test_show(run, sims):
    sim = sims("--table", EXAMPLE)
    lines = run("colours", "show", "--port", sim.port).lines
    assert lines[:2] == ["1   Red        7,000", "2   Orange     3,000"]
    assert run("colours", "show", "--names", "--port", sim.port).lines[:2] == [
        "1   Red",
        "2   Orange",
    ]
    names = run("colours", "show", "--names", "--port", sim.port, "--json").json["colours"]
    assert names == OLD


def test_show_without_amounts(run, chase):
    assert run("colours", "show", "--port", chase.port).lines[0] == "1   Red"


def test_the_box_tells_on_who_looks_in_the_middle_of_a_game(run, desk, sims):
    sim = sims("--game", "money", "--table", EXAMPLE)
    sim.do("wait 0.5", "slide 2", "wait 0.5", "press", "wait 3", "press")
    assert run("status", "--port", sim.port, "--json").json["shown"] == "   4"
    assert run("colours", "show", "--names", "--port", sim.port).code == 0
    assert run("status", "--port", sim.port, "--json").json["shown"] == "   4"
    ran = run("colours", "show", "--port", sim.port)
    assert ran.code == 11
    assert "press START and let the count run to its reveal" in ran.err
    sim.do("wait 1", "press", "wait 5")  # a second after the stop presses count again
    assert run("colours", "show", "--port", sim.port).code == 0
    assert run("status", "--port", sim.port, "--json").json["shown"].endswith(".")


@pytest.mark.parametrize("ending", ["toml", "csv", "tsv", "txt"])
@pytest.mark.parametrize("table", [EXAMPLE, None])
def test_what_is_saved_can_be_loaded(run, sims, tmp_path, table, ending):
    sim = sims(*(["--table", table] if table else []))
    path = tmp_path / f"saved.{ending}"
    assert run("colours", "save", path, "--port", sim.port).lines == [f"saved: {path}"]
    assert colourfile.table(colourfile.read(path))["colours"] == (TABLE if table else OLD)


@pytest.mark.parametrize("ending", ["toml", "csv", "tsv"])
def test_odd_names_are_saved_so_that_they_can_be_loaded(run, devices, tmp_path, ending):
    names = ['"quoted"', "back\\slash", "a = b # c", "[x]", "Größe ★", "'", "x.y", "a,b;c"]
    odd = [{"name": name, "amount": 1000 * nth} for nth, name in enumerate(names, 1)]
    odd += [{"name": f"n{nth}", "amount": 1000 * nth} for nth in range(len(names) + 1, 21)]
    path = tmp_path / f"odd.{ending}"
    device = devices(hello=HELLO, table__get={"colours": odd})
    assert run("colours", "save", path, "--port", device.path, "--json").json == {"file": str(path)}
    assert colourfile.table(colourfile.read(path))["colours"] == odd


def test_a_file_that_is_there_is_not_replaced_unasked(run, chase, tmp_path):
    path = tmp_path / "there.toml"
    path.write_text("mine", encoding="utf-8")
    ran = run("colours", "save", path, "--port", chase.port)
    assert (ran.code, ran.out) == (15, "")
    assert "--force" in ran.err
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("colours", "save", path, "--force", "--port", chase.port).code == 0
    assert path.read_text(encoding="utf-8").startswith("colours = [")


def test_a_folder_that_is_not_there(run, chase, tmp_path):
    ran = run("colours", "save", tmp_path / "no" / "x.toml", "--port", chase.port)
    assert (ran.code, ran.out) == (15, "")
    assert "No such file or directory" in ran.err
