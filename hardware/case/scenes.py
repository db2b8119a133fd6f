"""The drawings of the case, {file name: views}, in the order in which a builder needs them."""

from build123d import Pos, Rot

from hardware.case.base import screw_at, tabs_at
from hardware.case.carrier import pico_body
from hardware.case.drawings import View
from hardware.case.looks import looks
from hardware.case.parts import pico_on_carrier
from hardware.case.screws import screws

FRONT = (-28, 38)  # azimuth and elevation of most views, in degrees
LOW = (-28, 24)


def scenes(plan, made, holes_mm):
    """{file name: [View]} of all drawings; made: the printed parts by name."""
    seen = looks(plan, holes_mm)
    return {
        "case-outside": _outside(plan, made, seen),
        "case-exploded": _exploded(plan, made, seen, screws(plan, holes_mm)),
        "case-inside": _inside(plan, made, seen),
        "case-carrier": _carrier(plan, made),
        "case-battery": _battery(plan, made, seen, screws(plan, holes_mm)),
    }


def _moved(shapes, z_mm, y_mm=0.0):
    return [Pos(0, y_mm, z_mm) * shape for shape in shapes]


def _outside(plan, made, seen):
    """The closed box, from the front and from behind."""
    high, back = plan.height_mm, plan.depth_mm / 2
    shapes = [made["top"], made["base"], *seen["SW1"][:1], *seen["SW2"], *seen["SW3"], *seen["DS1"]]
    (x, y), sounder = plan.display.at_mm, plan.sounder.at_mm
    left = [("display", (x - 21, y, high)), ("SLIDE", (*plan.slide.at_mm, high + 2))]
    right = [("START", (*plan.button.at_mm, high + plan.button.dome_height_mm - 4))]
    right += [("sound holes", (*sounder, high))]
    if plan.display.thousands:
        right += [(",000", (x + plan.display.window_mm[0] / 2 + 34, y, high))]
    front = View(shapes, *FRONT, left, right)
    (x, z), (usb_x, usb_z) = plan.power.at_mm, plan.usb_mm
    usb = [seen["board"][0], seen["board"][-1]]
    left = [("power: I is on", (x, back + 2, z))]
    right = [("USB", (usb_x, back, usb_z))]
    return [front, View(shapes + usb, 180 + FRONT[0], 25, left, right, (300, 0))]


def _exploded(plan, made, seen, screwed):
    """Exploded views: on the left the top with its parts, on the right the base with its parts."""
    by_ref = {}
    for solid in screwed:
        if solid.name != "nut":
            by_ref.setdefault(solid.ref, []).append(solid.shape)
    return [_top_apart(plan, made, seen, by_ref), _base_apart(plan, made, seen, by_ref)]


def _top_apart(plan, made, seen, screwed):
    dome, nut, body = seen["SW1"]
    above, below, lower = 78, -128, -158
    shapes = [*_moved([dome, body], above), made["top"]]
    shapes += _moved([nut, *seen["SW2"], *seen["SW3"], *seen["DS1"], *seen["LS1"]], below)
    shapes += _moved([made["clamp"]], lower) + _moved(screwed["clamp screw"], lower - 22)
    low, (x, y) = plan.ceiling_mm + below, plan.display.at_mm
    left = [
        ("START", (*plan.button.at_mm, plan.height_mm + 20 + above)),
        ("top", (-plan.width_mm / 2, 0, 30)),
        ("SLIDE", (*plan.slide.at_mm, low - 5)),
        ("display", (x - 24, y, low - 4)),
        ("clamp, two M3 x 8", (plan.clamp_mm[0][0], y, plan.clamp_z_mm + lower)),
    ]
    (x, y), power = plan.button.at_mm, plan.power.at_mm
    right = [
        ("nut of START", (x + 12, y - 16, low - 7)),
        ("sounder", (*plan.sounder.at_mm, low - 8)),
        ("power switch", (power[0] + 10, plan.inner_mm[1], power[1] + below)),
    ]
    return View(shapes, *LOW, left, right)


def _base_apart(plan, made, seen, screwed):
    above, below, lower = 60, -92, -122
    shapes = _moved(seen["board"], above) + _moved(screwed["board"], above + 25)
    shapes += [made["base"], *_moved(seen["BT1"], below), *_moved([made["door"]], lower)]
    shapes += _moved(screwed["case screw"], -18) + _moved(screwed["door screw"], lower - 22)
    x, y = plan.holder.at_mm
    front = y - plan.holder.size_mm[1] / 2
    hole = plan.on_board(*plan.board.holes_mm[2])
    right = [
        ("board, four M3 x 8", (*hole, plan.board_top_mm + above + 20)),
        ("base", (plan.inner_mm[0], 0, 2)),
        ("cells", (x + 12, front, plan.holder_z_mm + 6 + below)),
        ("door", (plan.well_mm[1], plan.well_mm[2] + 8, 2 + lower)),
        ("M3 x 10", (*screw_at(plan), lower - 17)),
        ("four M3 x 10", (*plan.corners_mm[2], -13)),
    ]
    return View(shapes, *LOW, [], right, (240, -20))


def _inside(plan, made, seen):
    """The base with the parts screwed to it, and the top, face down, with the parts in it."""
    shapes = [made["base"], *seen["board"], *seen["BT1"]]
    usb_x, _ = plan.usb_mm
    pico = (usb_x, plan.board_back_mm - 30, plan.board_top_mm + 12)
    post = (*plan.on_board(*plan.board.holes_mm[-1]), plan.board_top_mm)
    left = [("Pico, USB at the back", pico), ("M3 x 8", post)]
    right = [("cells", (*plan.holder.at_mm, plan.holder_z_mm + 16))]
    right += [("nut of the door", (*screw_at(plan), plan.floor_mm + 6))]
    base = View(shapes, *FRONT, left, right)
    inside = [made["top"], made["clamp"]]
    for ref in ("SW1", "SW2", "SW3", "DS1", "LS1"):
        inside += seen[ref]
    (x, y), ceiling = plan.display.at_mm, plan.ceiling_mm
    names = {
        "START": (*plan.button.at_mm, ceiling - plan.button.depth_mm),
        "SLIDE": (*plan.slide.at_mm, ceiling - plan.slide.body_mm[2]),
        "sounder": (*plan.sounder.at_mm, ceiling - plan.sounder.height_mm),
        "clamp": (x - 15, y, plan.clamp_z_mm - 3),
        "power": (plan.power.at_mm[0], plan.inner_mm[1] - 8, plan.power.at_mm[1]),
    }
    over = Rot(Y=180)
    marks = [(text, (-x, y, -z)) for text, (x, y, z) in names.items()]
    left = [mark for mark in marks if mark[1][0] <= 0]
    right = [mark for mark in marks if mark[1][0] > 0]
    view = View([over * shape for shape in inside], -20, 68, left, right, (275, 0))
    return [base, view]


def _carrier(plan, made):
    """The carrier and the Pico, above the base."""
    pico = [solid.shape for solid in pico_on_carrier(plan) if solid.name != "USB plug"]
    above, over = 40, 62
    shapes = [made["base"], *_moved([made["carrier"]], above), *_moved(pico, over)]
    body = pico_body(plan)
    x, y = plan.on_board(body.x_mm[1], body.y_mm[1])
    left = [("Pico", (x + 5, y + 20, plan.pico_z_mm + 1 + over))]
    x, y = plan.on_board((body.x_mm[0] + body.x_mm[1]) / 2, body.y_mm[1] + 2)
    left += [("slots for a cable tie", (x, y, plan.board_z_mm + 3 + above))]
    left += [
        ("carrier", (*plan.on_board(plan.board.width_mm - 25, 49), plan.board_z_mm + 3 + above))
    ]
    return [View(shapes, *FRONT, left)]


def _battery(plan, made, seen, screwed):
    """From below, with the door off, so that the cells are visible."""
    screw = [solid.shape for solid in screwed if solid.ref == "door screw" and solid.name != "nut"]
    shapes = [made["top"], made["base"], *seen["BT1"]]
    shapes += _moved([made["door"]], -70) + _moved(screw, -112)
    x, y = plan.holder.at_mm
    slot = (tabs_at(plan)[1], plan.well_mm[3], plan.floor_mm + 3)
    left = [
        ("three AA cells", (x, y, plan.holder_z_mm)),
        ("screw, M3 x 10", (*screw_at(plan), -108)),
    ]
    left += [("door", (x, y, -70))]
    return [View(shapes, 28, -35, left, [("the door's tabs go in here", slot)])]
