"""The case's dimensions: those in case.toml, and those that follow from them.

x to the right, y to the back, z up from the table; the middle of the box is x = y = 0.
All lengths in millimetres.
"""

from dataclasses import dataclass

from build123d import Pos, Rot

from hardware.case.sizes import Block, Board, Button, Module, Screws, Slide, Sounder, made
from hardware.design import DEFAULT_DISPLAY, DesignError

BACK = "left"  # the board's edge that faces the back wall
BOSS_MM = 10.0  # side of the square boss in a corner, its screw in the middle
DOOR_GAP_MM = 0.4  # around the battery door
PICO_MM = 1.0  # thickness of the Pico
POST_MM = 3.5  # radius of a post for a screw
TAB_MM = 3.0  # how far the door's tabs reach over the floor
WELL_MM = 2.0  # thickness of the walls around the cells
BOARD_KEYS = Board.__dataclass_fields__
KINDS = {"SW1": Button, "SW2": Slide, "SW3": Slide, "LS1": Sounder, "BT1": Block}


@dataclass(frozen=True)
class Plan:
    """All dimensions of the case; the properties are derived ones."""

    width_mm: float
    depth_mm: float
    height_mm: float
    wall_mm: float
    panel_mm: float
    floor_mm: float
    radius_mm: float
    chamfer_mm: float
    gap_mm: float
    clear_mm: float
    post_mm: float
    engrave_mm: float
    rib_mm: float
    bed_mm: tuple
    thinnest_mm: float
    board_x_mm: float
    plug_mm: tuple
    screws: Screws
    button: Button
    slide: Slide
    power: Slide
    sounder: Sounder
    holder: Block
    loose: tuple  # (ref, Block) of modules that lie on the floor
    display: Module
    board: Board

    @property
    def inner_mm(self):
        """Half of the space between the walls: (x, y)."""
        return self.width_mm / 2 - self.wall_mm, self.depth_mm / 2 - self.wall_mm

    @property
    def ceiling_mm(self):
        """z of the panel's inner face."""
        return self.height_mm - self.panel_mm

    @property
    def deepest_button_mm(self):
        """The greatest depth of a button below the panel."""
        return self.ceiling_mm - self.floor_mm - self.clear_mm

    @property
    def corners_mm(self):
        """[(x, y)] of the four screws that hold top and base together."""
        x, y = (half - BOSS_MM / 2 for half in self.inner_mm)
        return [(sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1)]

    @property
    def board_z_mm(self):
        """z of the board's lower face."""
        return self.floor_mm + self.post_mm

    @property
    def board_top_mm(self):
        """z of the board's upper face."""
        return self.board_z_mm + self.board.thickness_mm

    @property
    def pico_z_mm(self):
        """z of the Pico's lower face, on its sockets or on the carrier."""
        return self.board_top_mm + self.board.usb["above_mm"] - PICO_MM

    @property
    def board_back_mm(self):
        """y of the board's USB edge: its connector keeps clear_mm from the wall."""
        return self.inner_mm[1] - self.clear_mm - self.board.usb["beyond_mm"]

    def on_board(self, x_mm, y_mm):
        """(x, y) in the box of a point in the board's frame, whose left edge is at the back."""
        return self.board_x_mm + self.board.depth_mm / 2 - y_mm, self.board_back_mm - x_mm

    @property
    def usb_mm(self):
        """(x, z) of the middle of the USB connector."""
        usb = self.board.usb
        z = self.board_top_mm + usb["above_mm"] + usb["height_mm"] / 2
        return self.on_board(0, usb["at_mm"])[0], z

    @property
    def well_mm(self):
        """(x0, x1, y0, y1) of the space for the cells and, at the back, for the door's tabs."""
        (x, y), (width, length, _) = self.holder.at_mm, self.holder.size_mm
        half_x, half_y = width / 2 + self.clear_mm, length / 2 + self.clear_mm
        return x - half_x, x + half_x, y - half_y, y + half_y + TAB_MM + 1

    @property
    def clamp_z_mm(self):
        """z of the clamp's upper face, behind the display's module."""
        display = self.display
        deep = display.block_mm[2] + display.module_mm[2] + display.behind_mm
        return self.ceiling_mm - deep

    @property
    def clamp_mm(self):
        """[(x, y)] of the two screws of the clamp, left and right of the module."""
        (x, y), half = self.display.at_mm, self.display.module_mm[0] / 2
        away = half + self.clear_mm + POST_MM
        return [(x - away, y), (x + away, y)]

    def on_panel(self, switch):
        """The Pos of a switch in the panel: z = 0 is the outer face, z up is outwards."""
        return Pos(*switch.at_mm, self.height_mm)

    def on_back(self, switch):
        """The same for a switch in the back wall, whose at_mm is (x, z)."""
        x, z = switch.at_mm
        return Pos(x, self.depth_mm / 2, z) * Rot(X=-90)

    @property
    def holder_z_mm(self):
        """z of the holder's lower side, above the door."""
        return self.floor_mm + self.clear_mm


def plan(design, display=DEFAULT_DISPLAY, bodies=()):
    """The Plan of a design. bodies: the parts on its board (hardware.board.placement.bodies).

    Raises DesignError if case.toml or board.toml lacks a size, or has one that nothing reads.
    """
    case = dict(design.table["case"])
    case.pop("bill", None)
    parts, displays = case.pop("parts"), case.pop("displays")
    named = {ref: _entry(parts, "case.parts", ref) for ref in [*KINDS, *parts]}
    sized = {ref: made(KINDS.get(ref, Block), f"case.parts.{ref}", named[ref]) for ref in named}
    used = design.displays[display].circuit.parts
    module = _entry(displays, "case.displays", display)
    board = {key: value for key, value in design.table["board"].items() if key in BOARD_KEYS}
    case |= {
        "screws": made(Screws, "case.screws", case.get("screws", {})),
        "button": sized["SW1"],
        "slide": sized["SW2"],
        "power": sized["SW3"],
        "sounder": sized["LS1"],
        "holder": sized["BT1"],
        "loose": tuple((ref, sized[ref]) for ref in sized if ref not in KINDS and ref in used),
        "display": made(Module, f"case.displays.{display}", module),
        "board": made(Board, "board", board | {"bodies": list(bodies)}),
    }
    if case["board"].usb["edge"] != BACK:
        raise DesignError(f"board.toml: [board] usb: the case has its {BACK} edge at the back wall")
    return made(Plan, "case", case)


def _entry(tables, name, called):
    """A table, merged with the one that it names in same_as. Raises DesignError."""
    if called not in tables:
        raise DesignError(f"case.toml: [{name}.{called}] is missing")
    entry = dict(tables[called])
    return {**tables[entry.pop("same_as")], **entry} if "same_as" in entry else entry
