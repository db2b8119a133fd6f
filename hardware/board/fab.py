"""Packs what a fab needs, Gerbers and drill file, into one zip that contains no date."""

import re
import tempfile
import zipfile
from pathlib import Path

import pcbnew

from hardware.board import kicad

LAYERS = {
    "F_Cu": pcbnew.F_Cu,
    "B_Cu": pcbnew.B_Cu,
    "F_Mask": pcbnew.F_Mask,
    "B_Mask": pcbnew.B_Mask,
    "F_Silkscreen": pcbnew.F_SilkS,
    "B_Silkscreen": pcbnew.B_SilkS,
    "Edge_Cuts": pcbnew.Edge_Cuts,
}
DATED = re.compile(
    r"^(%TF\.CreationDate|; #@! TF\.CreationDate|G04 Created by|; DRILL file).*\n", re.M
)
NO_DATE = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can hold


def pack(path, archive):
    """Plot the board in path, and write the zip archive. Returns the names in it, in order."""
    with tempfile.TemporaryDirectory() as folder:
        board = pcbnew.LoadBoard(str(path))
        _plot(board, folder)
        _drill(board, folder)
        made = sorted(Path(folder).iterdir())
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
            for one in made:
                entry = zipfile.ZipInfo(one.name, NO_DATE)
                entry.external_attr = 0o644 << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                file.writestr(entry, DATED.sub("", one.read_text(encoding="utf-8")))
    return [one.name for one in made]


def _plot(board, folder):
    controller = pcbnew.PLOT_CONTROLLER(board)
    options = controller.GetPlotOptions()
    options.SetOutputDirectory(folder)
    options.SetPlotFrameRef(False)
    options.SetUseGerberProtelExtensions(False)
    options.SetCreateGerberJobFile(False)
    options.SetSubtractMaskFromSilk(True)
    for name, layer in LAYERS.items():
        controller.SetLayer(layer)
        controller.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name)
        controller.PlotLayer()
    controller.ClosePlot()


def _drill(board, folder):
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetOptions(False, False, kicad.point(0, 0), False)
    writer.SetFormat(True)
    writer.CreateDrillandMapFilesSet(folder, True, False)
