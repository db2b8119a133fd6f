"""Draws the schematic of each display: batteries and inputs left, the Pico, outputs right."""

import schemdraw.elements as elm

from hardware.design import PICO
from hardware.drawings.picture import shown
from hardware.drawings.schematic_display import draw_display
from hardware.drawings.sheet import Sheet

ROWS = 19  # of the Pico's box, from its top
WIDTH = 7
LEAD = 0.8
LEFT = {"VSYS": 2, "START": 6, "SLIDE_1": 9, "SLIDE_2": 11, "GND": 17}
ROW_ORDER = ("DISPLAY_SDA", "DISPLAY_SCL", "DISPLAY_MOSI", "DISPLAY_SCK", "DISPLAY_CS")
RIGHT = {"LAMP": 13, "PIEZO_A": 16, "PIEZO_B": 18}


def draw(design, display):
    """The Sheet of a display's circuit."""
    sheet = Sheet()
    circuit = display.circuit
    right = _display_rows(design, circuit) | RIGHT
    pins = _pico(sheet, design, right)
    parts = circuit.parts
    _power(sheet, parts, pins["VSYS"])
    _inputs(sheet, parts, pins)
    x, y = pins["GND"]
    sheet.wire((x, y), (x - 0.6, y))
    sheet.ground((x - 0.6, y))
    _outputs(sheet, parts, pins)
    draw_display(sheet, design, circuit, pins)
    sheet.text((-LEAD - 8, 2.2), f"quizbox with {display.title}", size=16, align="left")
    return sheet


def _display_rows(design, circuit):
    """{signal: row} of the display's signals on the right of the Pico."""
    wired = {pin for ends in circuit.nets.values() for ref, pin in ends if ref == PICO}
    names = [
        pin.name
        for pin in design.pins.values()
        if pin.name.startswith("DISPLAY") and pin.pico_pin in wired
    ]
    order = [name for name in ROW_ORDER if name in names]
    rows = {name: 4 + nth for nth, name in enumerate(order)}
    return ({"3V3": 2} if "3V3" in wired else {}) | rows


def _pico(sheet, design, right):
    """Draw the Pico's box, its top left corner at (0, 0). Returns {signal: end of its lead}."""
    pins = []
    for side, rows in (("left", LEFT), ("right", right)):
        for name, row in rows.items():
            known = design.pins.get(name)
            pin = known.pico_pin if known else name
            shown = f"{pin} {name}" if side == "left" else f"{name} {pin}"
            pins.append(
                elm.IcPin(
                    name=shown if known else name,
                    pin=str(design.header.index(pin) + 1),
                    side=side,
                    slot=f"{ROWS - row}/{ROWS}",
                    anchorname=f"at_{name}",
                )
            )
    box = elm.Ic(pins=pins, size=(WIDTH, ROWS), pinspacing=1, leadlen=LEAD)
    box = (
        box.anchor("at_VSYS")
        .at((-LEAD, -LEFT["VSYS"]))
        .label("U1 Raspberry Pi Pico", loc="top", ofst=0.25)
    )
    anchors = {}
    for name in (*LEFT, *right):
        known = design.pins.get(name)
        anchors[f"at_{name}"] = known.pico_pin if known else name
    sheet.symbol(PICO, box, anchors)
    return {name: tuple(box.absanchors[f"at_{name}"]) for name in (*LEFT, *right)}


def _power(sheet, parts, vsys):
    """Draw three cells, switch and diode from left to right, to VSYS."""
    x, y = vsys
    sheet.wire((x, y), (x - 0.6, y))
    if "U3" in parts:  # it also supplies the step-up, which is drawn elsewhere
        sheet.dot((x - 0.3, y))
        sheet.wire((x - 0.3, y), (x - 0.3, y + 0.8))
        sheet.rail((x - 0.3, y + 0.8), "VSYS")
    diode = elm.Schottky().label(f"D1\n{parts['D1'].value}", loc="top", ofst=0.25)
    sheet.across("D1", diode, (x - 3.0, y), (x - 0.6, y), ("A", "K"))
    switch = elm.Switch().label("SW3\npower", loc="top", ofst=0.4)
    sheet.across("SW3", switch, (x - 6.2, y), (x - 3.8, y), ("1", "2"))
    sheet.wire((x - 3.8, y), (x - 3.0, y))
    sheet.wire((x - 6.2, y), (x - 7.6, y))
    cells = elm.Battery().label("BT1\n3 x AA", loc="bottom", ofst=0.3)
    sheet.across("BT1", cells, (x - 7.6, y), (x - 7.6, y - 2.4), ("+", "-"))
    sheet.ground((x - 7.6, y - 2.4))


def _inputs(sheet, parts, pins):
    """Draw START and SLIDE, which close to ground; the Pico pulls them up."""
    x, y = pins["START"]
    sheet.wire((x, y), (x - 3.8, y))
    button = elm.Button().label("SW1 START", loc="top", ofst=0.35)
    sheet.across("SW1", button, (x - 6.2, y), (x - 3.8, y), ("COM", "NO"))
    sheet.wire((x - 6.2, y), (x - 7.6, y))
    sheet.ground((x - 7.6, y))
    top, low = pins["SLIDE_1"], pins["SLIDE_2"]
    middle = (x - 5.6, (top[1] + low[1]) / 2)
    slide = sheet.symbol(
        "SW2", elm.SwitchSpdt2().at(middle).anchor("a").right(), {"a": "C", "b": "1", "c": "2"}
    )
    for name, throw in (("SLIDE_1", "b"), ("SLIDE_2", "c")):
        reached = tuple(slide.absanchors[throw])
        corner = (x - 3.2, reached[1])
        sheet.wire(reached, corner, (corner[0], pins[name][1]), pins[name])
    sheet.wire(middle, (x - 7.6, middle[1]))
    sheet.ground((x - 7.6, middle[1]))
    sheet.text((x - 5.2, middle[1] + 1.25), "SW2 SLIDE")
    sheet.text((x - 3.6, middle[1] + 0.75), "1")
    sheet.text((x - 3.6, middle[1] - 0.75), "2")


def _outputs(sheet, parts, pins):
    """Draw the lamp in START, and the piezo between its two resistors."""
    x, y = pins["LAMP"]
    _resistor(sheet, parts["R3"], (x + 0.6, y), (x + 3.0, y))
    sheet.wire((x, y), (x + 0.6, y))
    sheet.wire((x + 3.0, y), (x + 3.8, y))
    lamp = elm.LED().label("SW1 LAMP, in START", loc="bottom", ofst=0.35)
    sheet.across("SW1", lamp, (x + 3.8, y), (x + 6.2, y), ("LED+", "LED-"))
    sheet.wire((x + 6.2, y), (x + 7.0, y))
    sheet.ground((x + 7.0, y))
    ends = []
    for name, ref in (("PIEZO_A", "R1"), ("PIEZO_B", "R2")):
        x, y = pins[name]
        sheet.wire((x, y), (x + 0.6, y))
        _resistor(sheet, parts[ref], (x + 0.6, y), (x + 3.0, y))
        sheet.wire((x + 3.0, y), (x + 5.0, y))
        ends.append((x + 5.0, y))
    piezo = elm.Crystal().label("LS1\nBEEPER", loc="bottom", ofst=0.35)
    sheet.across("LS1", piezo, ends[0], ends[1], ("1", "2"))


def _resistor(sheet, part, start, end, loc="top"):
    element = elm.ResistorIEC().label(f"{part.ref} {shown(part.value)}", loc=loc, ofst=0.15)
    return sheet.across(part.ref, element, start, end, ("1", "2"))
