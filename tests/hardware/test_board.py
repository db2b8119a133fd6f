"""The kept board is what box.toml says, KiCad finds nothing wrong in it, and it comes out again."""

import re
import sys
import zipfile

import pytest

from hardware import design
from hardware.board import BOARD, GERBERS, __main__, placement, readback

BOX = design.load()
KEPT = design.OUT / BOARD
MADE = (BOARD, GERBERS, "board-top.svg", "board-bottom.svg")
CLEAN = "KiCad's check: 0 violations, 0 unconnected, 0 footprint errors\n"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory):
    """A folder with the board made anew."""
    folder = tmp_path_factory.mktemp("board")
    __main__.build(folder)
    return folder


def test_it_comes_out_again(fresh):
    """Byte for byte by the version that made the kept files; by another, the same circuit."""
    if __main__.version() == BOX.table["board"]["kicad"]:
        for name in MADE:
            assert (fresh / name).read_bytes() == (design.OUT / name).read_bytes(), name
    new, kept = readback.read(fresh / BOARD), readback.read(KEPT)
    assert (new.nets, new.at_mm, new.holes_mm) == (kept.nets, kept.at_mm, kept.holes_mm)


def test_its_nets_and_holes_are_box_tomls():
    assert readback.problems(BOX, KEPT) == []
    assert len(readback.read(KEPT).nets) > 60


def test_every_net_of_the_board_joins_two_pads_or_more():
    ends = {}
    for end, net in readback.read(KEPT).nets.items():
        ends.setdefault(net, []).append(end)
    assert set(ends) == set(BOX.board().nets)
    assert [net for net, pads in ends.items() if len(pads) < 2] == []


def test_kicad_finds_nothing():
    assert __main__.kicad("drc", KEPT) == (0, CLEAN)


def test_every_display_finds_its_signals_on_one_connector():
    for display in BOX.displays.values():
        wanted = {net for net, ends in display.circuit.nets.items() if "DS1" in dict(ends)}
        offered = [set(part.nets) for part in BOX.board().parts.values() if part.nets]
        assert [display.name for nets in offered if wanted <= nets] == [display.name]


def test_the_zip_holds_what_a_fab_needs_and_no_date():
    with zipfile.ZipFile(design.OUT / GERBERS) as file:
        names = file.namelist()
        texts = {name: file.read(name).decode() for name in names}
        assert {entry.date_time[0] for entry in file.infolist()} == {1980}
    layers = ["B_Cu", "B_Mask", "B_Silkscreen", "Edge_Cuts", "F_Cu", "F_Mask", "F_Silkscreen"]
    wanted = [f"quizbox-{layer}.gbr" for layer in layers]
    assert names == [*wanted, "quizbox-NPTH.drl", "quizbox-PTH.drl"]
    assert [name for name, text in texts.items() if re.search(r"20\d\d-\d\d-\d\d", text)] == []
    assert texts["quizbox-NPTH.drl"].count("X") == len(BOX.table["board"]["holes_mm"])


def test_the_outline_is_as_wide_and_deep_as_box_toml_says():
    with zipfile.ZipFile(design.OUT / GERBERS) as file:
        drawn = file.read("quizbox-Edge_Cuts.gbr").decode()
    points = re.findall(r"X(-?\d+)Y(-?\d+)", drawn)  # nanometres, y up
    xs, ys = ([round(int(one) / 1e6, 3) for one in ones] for ones in zip(*points, strict=True))
    table = BOX.table["board"]
    assert (min(xs), max(xs)) == (0, table["width_mm"])
    assert (min(ys), max(ys)) == (-table["depth_mm"], 0)


def test_no_part_is_drawn_larger_than_the_body_that_the_case_leaves_room_for():
    drawn = readback.read(KEPT).bodies_mm
    places = placement.places(BOX)
    assert set(drawn) == {ref for ref, place in places.items() if place.footprint.name}
    for ref, (left, top, right, bottom) in drawn.items():
        body = places[ref].footprint.body_mm
        assert body[0] <= left and body[1] <= top and right <= body[2] and bottom <= body[3], ref


@pytest.mark.parametrize(
    ("version", "folder"),
    [(BOX.table["board"]["kicad"], design.OUT), ("99.0.1", __main__.ELSEWHERE)],
)
def test_only_the_version_that_made_the_kept_files_writes_them(
    monkeypatch, capsys, version, folder
):
    built = []
    monkeypatch.setattr(__main__, "version", lambda: version)
    monkeypatch.setattr(__main__, "build", built.append)
    __main__.main()
    assert built == [folder]
    said = "hardware/out is left as it is: KiCad 6.0.11 made it, and this is 99.0.1"
    assert (said in capsys.readouterr().out) == (version == "99.0.1")


def test_without_kicad_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(__main__, "PYTHON", sys.executable)
    with pytest.raises(SystemExit, match="as root: apt-get install .* kicad kicad-footprints"):
        __main__.version()
