"""A wrapper of KiCad's pcbnew that hides the differences between its versions 6 and 9.

Only Debian's own /usr/bin/python3 has pcbnew (packages kicad and kicad-footprints).
"""

from pathlib import Path

import pcbnew

LIBRARIES = Path("/usr/share/kicad/footprints")
MAJOR = int(pcbnew.GetMajorMinorVersion().split(".")[0])
LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
CURVE_MM = 0.02  # a pour's largest deviation from a true curve: larger makes smaller files
PRINTS = (pcbnew.F_SilkS, pcbnew.B_SilkS)
JUSTIFY = {"left": -1, "middle": 0, "right": 1}  # GR_TEXT_HJUSTIFY_..., GR_TEXT_H_ALIGN_... in 9


def version():
    """KiCad's version without the distribution's suffix, such as "6.0.11"."""
    return pcbnew.GetBuildVersion().split("+")[0].split("-")[0]


def units(mm):
    """Millimetres as KiCad's unit, nanometres."""
    return pcbnew.FromMM(float(mm))


def point(x_mm, y_mm):
    """A point in the type of this KiCad version."""
    make = pcbnew.wxPoint if MAJOR < 7 else pcbnew.VECTOR2I
    return make(units(x_mm), units(y_mm))


def size(x_mm, y_mm):
    """A size in the type of this KiCad version."""
    make = pcbnew.wxSize if MAJOR < 7 else pcbnew.VECTOR2I
    return make(units(x_mm), units(y_mm))


def set_rules(board, rules):
    """Set the limits of the design rule check: KiCad keeps them in a project file; we have none."""
    settings = board.GetDesignSettings()
    settings.m_TrackMinWidth = units(rules.track_mm)
    settings.m_MinClearance = units(rules.clearance_mm)
    settings.m_CopperEdgeClearance = units(rules.edge_mm)
    settings.m_ViasMinSize = units(rules.via_mm)
    settings.m_MinThroughDrill = units(rules.via_drill_mm)
    settings.m_SilkClearance = units(rules.silk_mm)
    settings.m_MaxError = units(CURVE_MM)


def load_footprint(place):
    """Load the library's footprint of a Place, at its position, with its own texts hidden.

    Raises SystemExit if the library does not have it.
    """
    library = LIBRARIES / f"{place.footprint.library}.pretty"
    footprint = pcbnew.FootprintLoad(str(library), place.footprint.name)
    if footprint is None:
        name = place.footprint.name
        raise SystemExit(f"{library} has no {name}: apt-get install kicad-footprints, as root")
    footprint.SetReference(place.ref)
    footprint.SetPosition(point(place.x_mm, place.y_mm))
    footprint.SetOrientationDegrees(place.turn_deg)
    describe = footprint.SetDescription if MAJOR < 8 else footprint.SetLibDescription
    describe("")  # remove the library's own text
    footprint.Reference().SetVisible(False)
    footprint.Value().SetVisible(False)
    return footprint


def text(board, label, layer):
    """A Label as text on a silk-screen layer, mirrored on the lower side."""
    made = pcbnew.PCB_TEXT(board)
    made.SetText(label.text)
    made.SetPosition(point(label.x_mm, label.y_mm))
    made.SetLayer(layer)
    mirrored = layer == pcbnew.B_SilkS
    made.SetMirrored(mirrored)
    made.SetTextSize(size(label.height_mm, label.height_mm))
    made.SetTextThickness(units(label.height_mm * 0.15))
    # Mirrored text extends to the other side of its anchor.
    made.SetHorizJustify(JUSTIFY[label.anchor] * (-1 if mirrored else 1))
    if MAJOR < 7:
        made.SetTextAngle(label.turn_deg * 10.0)
    else:
        made.SetTextAngleDegrees(label.turn_deg)
    return made


def via(board, x_mm, y_mm, width_mm, drill_mm):
    """A plated hole through both layers."""
    made = pcbnew.PCB_VIA(board)
    made.SetPosition(point(x_mm, y_mm))
    made.SetWidth(*([pcbnew.F_Cu] if MAJOR >= 9 else []), units(width_mm))  # 9: per layer
    made.SetDrill(units(drill_mm))
    return made


def line(board, layer, points_mm, width_mm):
    """A straight line between two points, or an arc through three."""
    made = pcbnew.PCB_SHAPE(board)
    points = [point(*one) for one in points_mm]
    if len(points) == 3:
        made.SetShape(pcbnew.SHAPE_T_ARC)
        made.SetArcGeometry(*points)
    else:
        made.SetShape(pcbnew.SHAPE_T_SEGMENT)
        made.SetStart(points[0])
        made.SetEnd(points[1])
    made.SetLayer(layer)
    made.SetWidth(units(width_mm))
    return made


def pad_copper_mm(pad):
    """(left, top, right, bottom, radius) of a pad as Copper, turned by a multiple of 90 degrees."""
    box = pad.GetBoundingBox()
    middle = pad.GetPosition()
    half_x, half_y = box.GetWidth() / 2e6, box.GetHeight() / 2e6
    round_ends = pad.GetShape() in (pcbnew.PAD_SHAPE_CIRCLE, pcbnew.PAD_SHAPE_OVAL)
    radius = min(half_x, half_y) if round_ends else 0.0
    x, y = middle.x / 1e6, middle.y / 1e6
    dx, dy = half_x - radius, half_y - radius
    return x - dx, y - dy, x + dx, y + dy, radius


def fill(board):
    """Fill the zones. The board must be loaded from a file: filling a new one crashes KiCad 6."""
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())


def write_drc(board, path):
    """Run KiCad's own design rule check, with its report to a file. Raises SystemExit."""
    unit = pcbnew.EDA_UNITS_MILLIMETRES if MAJOR < 9 else pcbnew.EDA_UNITS_MM
    if not pcbnew.WriteDRCReport(board, str(path), unit, True):
        raise SystemExit(f"KiCad wrote no DRC report to {path}")
