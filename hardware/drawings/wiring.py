"""The wiring picture of each display, for point-to-point wiring: the Pico and the parts around it.

Wires are numbered in the order of work; wire_list says what each connects.
"""

import textwrap

from hardware.design import DEFAULT_DISPLAY
from hardware.drawings import bodies, wire_list
from hardware.drawings.bodies import LEFT_X, RIGHT_X, row
from hardware.drawings.picture import Picture
from hardware.drawings.wiring_display import draw_shifted, draw_two_wires

HOW = (
    "Solder in the order of the numbers; go by the names printed on a module, not by their order. "
    "Batteries and USB come last."
)
SIZE = (1520, 1030)
SHIFTED_SIZE = (1760, 1420)
AFTER_DISPLAY = 13  # the first wire after a module on two wires
# The steps of the work, and the visible frame of each: left, top, right, bottom.
STEPS = {
    "start": (30, 130, 820, 900),
    "slide": (30, 130, 820, 900),
    "beeper": (30, 130, 820, 1020),
    "display": (30, 90, 870, 900),
    "power": (540, 130, 1500, 900),
}


def draw(design, display):
    """The Picture of a display's circuit."""
    circuit = display.circuit
    is_shifted = "U2" in circuit.parts
    picture = Picture(*(SHIFTED_SIZE if is_shifted else SIZE))
    picture.text(40, 46, f"Wiring with {display.title}", size=24, bold=True)
    picture.text(40, 74, HOW, size=15)
    bodies.pico(picture, design, circuit.nets.values())
    _start(picture, circuit.parts)
    _slide(picture, circuit.parts)
    _piezo(picture, circuit.parts)
    draw_display = draw_shifted if is_shifted else draw_two_wires
    number = draw_display(picture, design, circuit)
    _power(picture, circuit.parts, number)
    wire_list.draw(picture, design, (60, 1070) if is_shifted else (900, 450))
    _says(picture, display, (1130, 1070) if is_shifted else (900, 920))
    return picture


def draw_step(design, name):
    """The Picture of one of STEPS: only the Pico and that part, with the default display."""
    circuit = design.displays[DEFAULT_DISPLAY].circuit
    left, top, right, bottom = STEPS[name]
    picture = Picture(right - left, bottom - top, left, top)
    if name == "display":
        draw_two_wires(picture, design, circuit)
    elif name == "power":
        _power(picture, circuit.parts, AFTER_DISPLAY)
    else:
        {"start": _start, "slide": _slide, "beeper": _piezo}[name](picture, circuit.parts)
    bodies.pico(picture, design, [circuit.nets[net] for _, net, _ in picture.wires])
    return picture


def _says(picture, display, at):
    """Write what box.toml says of the display."""
    x, y = at
    picture.text(x, y, "What its data sheet says", size=14, fill="#666666")
    for nth, line in enumerate(textwrap.wrap(display.says.replace("`", ""), 70)):
        picture.text(x, y + 24 + 20 * nth, line)


def _start(picture, parts):
    """Draw START from behind: contact and lamp."""
    part = parts["SW1"]
    picture.circle(128, row(13) + 17, 72, fill="#fbe3e3", edge="#a33b3b")
    picture.rect(180, row(12) - 18, 80, 138, fill="#f4f4f4")
    for nth, line in enumerate(("SW1 START", "from behind")):
        picture.text(118, row(13) + 12 + 18 * nth, line, anchor="middle", bold=nth == 0)
    heights = {"COM": row(12), "LED-": row(13), "LED+": row(14), "NO": row(15)}
    for pin, y in heights.items():
        picture.pin(part.ref, pin, 250, y)
        picture.text(236, y + 5, pin, size=13, anchor="end")
    picture.wire("GND", (250, heights["COM"]), (300, heights["COM"]), (300, row(13)))
    picture.dot(300, row(13))
    picture.wire("GND", (250, row(13)), (LEFT_X, row(13)), number=1, badge_x=430, note="and COM")
    bodies.resistor(
        picture, parts["R3"], (400, row(14)), (320, row(14)), (360, row(14) - 14, "middle")
    )
    picture.wire("LAMP_A", (320, row(14)), (250, row(14)))
    picture.wire("LAMP", (400, row(14)), (LEFT_X, row(14)), number=2, badge_x=430)
    picture.wire("START", (250, row(15)), (LEFT_X, row(15)), number=3, badge_x=430)


def _slide(picture, parts):
    """Draw SLIDE from behind, its middle contact to ground."""
    heights = {"1": row(16) + 28, "C": row(18), "2": row(18) + 38}
    pins = {pin: (200, y) for pin, y in heights.items()}
    frame = (60, row(16) + 8, 150, 118)
    bodies.box(picture, parts["SW2"], "SW2\nSLIDE", frame, pins)
    bend = (270, heights["1"]), (270, row(16))
    picture.wire("SLIDE_1", pins["1"], *bend, (LEFT_X, row(16)), number=4, badge_x=430)
    bend = (390, heights["2"]), (390, row(17))
    picture.wire("SLIDE_2", pins["2"], *bend, (LEFT_X, row(17)), number=5, badge_x=430)
    picture.wire("GND", pins["C"], (LEFT_X, row(18)), number=6, badge_x=430)


def _piezo(picture, parts):
    """Draw the beeper, with a resistor in each wire."""
    heights = {"1": row(20) + 52, "2": row(20) + 104}
    picture.circle(130, row(20) + 78, 68, fill="#eeeeee")
    picture.circle(130, row(20) + 78, 12, fill="#555555")
    picture.text(130, row(20) + 60, "LS1", anchor="middle", bold=True)
    picture.text(130, row(20) + 110, "BEEPER", size=13, anchor="middle")
    for pin, y in heights.items():
        picture.pin("LS1", pin, 196, y)
    for pin, ref, net, x, y in (
        ("1", "R1", "PIEZO_A", 430, row(19)), ("2", "R2", "PIEZO_B", 470, row(20)),
    ):  # fmt: skip
        at = heights[pin]
        bodies.resistor(picture, parts[ref], (350, at), (270, at), (310, at - 14, "middle"))
        picture.wire(f"PIEZO_{pin}", (270, at), (196, at))
        picture.wire(net, (350, at), (x, at), (x, y), (LEFT_X, y), number=6 + int(pin), badge_x=390)


def _power(picture, parts, first):
    """Draw switch and diode to VSYS, ground, and the batteries' plus last; first: wire number."""
    y = row(2)
    bodies.diode(picture, parts["D1"], (1000, y), (920, y), (960, y - 20, "middle"))
    picture.text(960, y - 38, "ring to the Pico", size=12, anchor="middle")
    picture.wire("VSYS", (920, y), (RIGHT_X, y), number=first, badge_x=885)
    pins = {"2": (1080, y), "1": (1200, y)}
    frame = (1080, y - 32, 120, 64)
    bodies.box(picture, parts["SW3"], "SW3\npower", frame, pins)
    picture.wire("VBAT_SW", pins["2"], (1000, y), number=first + 1)
    minus, plus = (1290, y + 84), (1290, y)
    picture.wire("GND", minus, (1020, y + 84), (1020, row(3)), (RIGHT_X, row(3)), number=first + 2)
    picture.wire("VBAT", pins["1"], plus, number=first + 3)
    frame = (1290, y - 32, 190, 148)
    bodies.box(picture, parts["BT1"], "BT1\n3 AA cells", frame, {"+": plus, "-": minus})
    picture.text(1385, y + 104, "put them in last", size=12, anchor="middle")
