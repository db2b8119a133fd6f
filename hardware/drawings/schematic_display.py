"""The display in the schematic: a module on two wires, or a MAX7219 with its level shifter."""

import schemdraw.elements as elm

from hardware.drawings.picture import shown

STEP = 1.0  # from row to row
WIDTH = 3.2


def draw_display(sheet, design, circuit, pins):
    """Draw the display to the right of the Pico; pins: {signal: end of the Pico's lead}."""
    if "U2" in circuit.parts:
        _shifted(sheet, design, circuit, pins)
    else:
        _two_wires(sheet, design, circuit, pins)


def _box(sheet, part, rows, at, numbers=None):
    """Draw a box. rows: {"left": {pin: row from the top}, "right": ...}; at: (pin, end of its
    lead); numbers: {pin: number to show}. Returns {pin: end of its lead}.
    """
    count = max(row for side in rows.values() for row in side.values()) + 1
    made = [
        elm.IcPin(
            name=pin,
            pin=str((numbers or {}).get(pin, "")),
            side=side,
            slot=f"{count - row}/{count}",
            anchorname=f"at_{pin}",
        )
        for side, of_it in rows.items()
        for pin, row in of_it.items()
    ]
    box = elm.Ic(pins=made, size=(WIDTH, count * STEP), pinspacing=STEP, leadlen=0.6)
    box = box.right().anchor(f"at_{at[0]}").at(at[1])
    names = [pin for side in rows.values() for pin in side]
    sheet.symbol(part.ref, box, {f"at_{pin}": pin for pin in names})
    return {pin: tuple(box.absanchors[f"at_{pin}"]) for pin in names}


def _other_end(circuit, net, kind):
    """The (ref, pin) of the part of that kind on the net."""
    return next(end for end in circuit.nets[net] if circuit.parts[end[0]].kind == kind)


def _two_wires(sheet, _design, circuit, pins):
    part = circuit.parts["DS1"]
    x, _ = pins["3V3"]
    sheet.wire(pins["3V3"], (x + 0.6, pins["3V3"][1]))
    sheet.rail((x + 0.6, pins["3V3"][1]), "3V3")
    y = {name: pins[name][1] for name in ("DISPLAY_SDA", "DISPLAY_SCL")}
    names = {name: _other_end(circuit, name, part.kind)[1] for name in y}
    rows = {"VCC": 0, names["DISPLAY_SDA"]: 1, names["DISPLAY_SCL"]: 2, "GND": 3}
    at = (names["DISPLAY_SDA"], (x + 6.8, y["DISPLAY_SDA"]))
    ends = _box(sheet, part, {"left": rows}, at)
    sheet.text((x + 9.1, y["DISPLAY_SDA"] + 2.4), f"DS1 {part.value}")
    for net, name in names.items():
        sheet.wire(pins[net], ends[name])
    for ref, net, at in (("R4", "DISPLAY_SDA", x + 2.0), ("R5", "DISPLAY_SCL", x + 4.0)):
        high = y["DISPLAY_SDA"] + 3.0
        resistor = elm.ResistorIEC().label(
            f"{ref}\n{shown(circuit.parts[ref].value)}", loc="bottom", ofst=0.15
        )
        sheet.across(ref, resistor, (at, high), (at, high - 2.2), ("1", "2"))
        sheet.wire((at, high - 2.2), (at, y[net]))
        sheet.dot((at, y[net]))
        sheet.rail((at, high), "3V3")
    _standing(sheet, ends["VCC"], "3V3")
    _hanging(sheet, ends["GND"], -0.4)


def _shifted(sheet, design, circuit, pins):
    parts = circuit.parts
    x, y = pins["DISPLAY_MOSI"]
    rows = {
        "left": {"1A": 0, "2A": 1, "3A": 2, "1OE": 3, "2OE": 4, "3OE": 5, "4A": 6},
        "right": {"1Y": 0, "2Y": 1, "3Y": 2, "VCC": 4, "4OE": 5, "GND": 6},
    }
    numbers = {pin: nth + 1 for nth, pin in enumerate(design.kinds["ahct125"]["pins"])}
    u2 = _box(sheet, parts["U2"], rows, ("1A", (x + 2.4, y)), numbers)
    sheet.text((x + 4.5, y + 0.9), "U2 74AHCT125")
    for net, pin in (("DISPLAY_MOSI", "1A"), ("DISPLAY_SCK", "2A"), ("DISPLAY_CS", "3A")):
        sheet.wire(pins[net], u2[pin])
    low = x + 1.8
    for pin in ("1OE", "2OE", "3OE", "4A"):
        sheet.wire(u2[pin], (low, u2[pin][1]))
        sheet.dot((low, u2[pin][1]))
    sheet.wire((low, u2["1OE"][1]), (low, u2["4A"][1] - 0.4))
    sheet.ground((low, u2["4A"][1] - 0.4))
    _supply_of_shifter(sheet, u2)
    rows = {"VCC": 0, "DIN": 1, "CLK": 2, "CS": 3, "GND": 4}
    ex, ey = u2["1Y"]
    ds1 = _box(sheet, parts["DS1"], {"left": rows}, ("DIN", (ex + 3.0, ey)))
    sheet.text((ex + 5.1, ey + 2.4), f"DS1 {parts['DS1'].value}")
    for giver, taker in (("1Y", "DIN"), ("2Y", "CLK"), ("3Y", "CS")):
        sheet.wire(u2[giver], ds1[taker])
    _standing(sheet, ds1["VCC"], "5V")
    _hanging(sheet, ds1["GND"])
    _step_up(sheet, parts["U3"], (x + 2.4, y + 3.6))


def _supply_of_shifter(sheet, u2):
    """Draw 5 V at VCC and at the unused gate, and C1 beside it."""
    vx, vy = u2["VCC"]
    sheet.wire((vx, vy), (vx + 0.4, vy), (vx + 2.0, vy))
    sheet.wire(u2["4OE"], (vx + 0.4, u2["4OE"][1]), (vx + 0.4, vy))
    sheet.dot((vx + 0.4, vy))
    sheet.rail((vx + 0.4, vy), "5V")
    capacitor = elm.Capacitor().label("C1\n100 nF", loc="bottom", ofst=0.3)
    sheet.across("C1", capacitor, (vx + 2.0, vy), (vx + 2.0, vy - 2.0), ("1", "2"))
    sheet.ground((vx + 2.0, vy - 2.0))
    _hanging(sheet, u2["GND"])


def _step_up(sheet, part, at):
    rows = {"left": {"IN+": 0, "IN-": 1}, "right": {"OUT+": 0, "OUT-": 1}}
    ends = _box(sheet, part, rows, ("IN+", at))
    sheet.text((at[0] + 2.3, at[1] + 1.35), f"U3 {part.value}")
    _standing(sheet, ends["IN+"], "VSYS")
    _hanging(sheet, ends["IN-"])
    _standing(sheet, ends["OUT+"], "5V", 0.4)
    _hanging(sheet, ends["OUT-"], 0.4)


def _standing(sheet, end, net, step=-0.4):
    """Draw the symbol of a supply at the end of a lead."""
    x, y = end
    sheet.wire((x, y), (x + step, y), (x + step, y + 0.3))
    sheet.rail((x + step, y + 0.3), net)


def _hanging(sheet, end, step=None):
    """Draw the ground symbol at the end of a lead."""
    x, y = end
    if step:
        sheet.wire((x, y), (x + step, y))
        x += step
    sheet.ground((x, y))
