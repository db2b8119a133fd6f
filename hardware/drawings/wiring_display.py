"""The display in a wiring picture: a module on two wires, or a MAX7219 with its level shifter."""

from hardware.drawings import bodies
from hardware.drawings.bodies import LEFT_X, RIGHT_X, row


def draw_two_wires(picture, _design, circuit):
    """Draw a module on the left: ground, two wires with pull-ups to 3.3 V, and 3.3 V.

    Returns the number of the next wire.
    """
    part = circuit.parts["DS1"]
    data, clock = (_pin(circuit, net, part.kind) for net in ("DISPLAY_SDA", "DISPLAY_SCL"))
    heights = {"VCC": row(4) - 8, data: row(6), clock: row(7), "GND": row(8)}
    pins = {pin: (250, y) for pin, y in heights.items()}
    bodies.box(picture, part, "", (40, row(1) - 20, 220, 290), pins)
    bodies.digits(picture, (62, row(1) - 2, 176, 60), 4)
    picture.text(62, row(5) + 8, f"DS1 {part.kind.upper()}", bold=True)
    picture.text(62, row(5) + 27, "from the front", size=13)
    top = heights["VCC"]
    for ref, net, x, nth in (("R4", "DISPLAY_SDA", 320, 6), ("R5", "DISPLAY_SCL", 420, 7)):
        start, end = (x, top + 10), (x, top + 70)
        bodies.resistor(picture, circuit.parts[ref], start, end, (x + 14, top + 32, "start"))
        picture.wire("3V3", (x, top), start)
        picture.dot(x, top)
        picture.wire(net, end, (x, row(nth)))
        picture.dot(x, row(nth))
    picture.wire(
        "DISPLAY_SDA", pins[data], (LEFT_X, row(6)), number=10, badge_x=370, note="with R4 to VCC"
    )
    picture.wire(
        "DISPLAY_SCL", pins[clock], (LEFT_X, row(7)), number=11, badge_x=370, note="with R5 to VCC"
    )
    picture.wire("GND", pins["GND"], (LEFT_X, row(8)), number=9, badge_x=370)
    picture.wire(
        "3V3", pins["VCC"], (500, top), (500, 110), (850, 110), (850, row(5)), (RIGHT_X, row(5)),
        number=12, badge_x=675,
    )  # fmt: skip
    return 13


def _pin(circuit, net, kind):
    return next(pin for ref, pin in circuit.nets[net] if circuit.parts[ref].kind == kind)


def draw_shifted(picture, design, circuit):
    """Draw step-up, level shifter and module on the right. Returns the next wire's number."""
    parts = circuit.parts
    names = design.kinds["ahct125"]["pins"]
    bodies.dip14(picture, parts["U2"], names, (1040, row(14)))
    picture.text(1110, row(20) + 22, "74AHCT125", size=12, anchor="middle", fill="white")
    u2 = {pin: picture.pins["U2", pin][0] for pin in names}
    u3 = {
        "IN+": (1040, row(8)), "IN-": (1040, row(10)),
        "OUT+": (1200, row(8)), "OUT-": (1200, row(10)),
    }  # fmt: skip
    bodies.box(picture, parts["U3"], "U3\n5 V", (1040, row(7), 160, 136), u3)
    ds1 = {pin: (1450, row(13 + n)) for n, pin in enumerate(("VCC", "GND", "DIN", "CS", "CLK"))}
    bodies.box(picture, parts["DS1"], "", (1440, row(12), 280, 330), ds1)
    bodies.digits(picture, (1460, row(19), 240, 56), 8)
    picture.text(1540, row(15), "DS1 MAX7219", bold=True)
    picture.text(1540, row(15) + 19, "from the front", size=13)
    _ground(picture, u2, u3, ds1)
    _five_volts(picture, parts, u2, u3, ds1)
    _signals(picture, u2, ds1)
    return 22


def _ground(picture, u2, u3, ds1):
    left, right = 970, 1260
    picture.wire(
        "GND", (RIGHT_X, row(13)), (left, row(13)), (left, row(20)), u2["GND"], number=9,
        badge_x=885, note="on to U2 1OE, 2OE",
    )  # fmt: skip
    for pin in ("1OE", "2OE"):
        picture.wire("GND", u2[pin], (left, u2[pin][1]))
        picture.dot(left, u2[pin][1])
    picture.wire("GND", u3["IN-"], (left, row(10)), (left, row(13)), number=10)
    picture.dot(left, row(13))
    picture.wire(
        "GND", u3["OUT-"], (right, row(10)), (right, row(21)), (left, row(21)), (left, row(20)),
        number=11, badge_x=1170, note="on to U2 4A, 3OE",
    )  # fmt: skip
    picture.dot(left, row(20))
    for pin in ("4A", "3OE"):
        picture.wire("GND", u2[pin], (right, u2[pin][1]))
        picture.dot(right, u2[pin][1])
    picture.wire("GND", ds1["GND"], (right, row(14)), number=12, badge_x=1375)
    picture.dot(right, row(14))


def _five_volts(picture, parts, u2, u3, ds1):
    supply, shifter = 1400, 1215
    tap = (850, row(2))
    picture.dot(*tap)
    picture.wire("VSYS", u3["IN+"], (850, row(8)), tap, number=13, badge_x=945)
    picture.wire(
        "5V", u3["OUT+"], (supply, row(8)), (supply, row(13)), ds1["VCC"], number=14, badge_x=1330
    )
    picture.wire(
        "5V", u2["VCC"], (shifter, row(14)), (shifter, row(12)), (supply, row(12)), number=15,
        badge_x=1330, note="and 4OE, C1",
    )  # fmt: skip
    picture.dot(supply, row(12))
    picture.wire("5V", u2["4OE"], (shifter, row(15)), (shifter, row(14)))
    picture.dot(shifter, row(14))
    bodies.capacitor(
        picture, parts["C1"], (1150, row(12)), (1070, row(12)), (1110, row(12) - 20, "middle")
    )
    picture.wire("5V", (1150, row(12)), (shifter, row(12)))
    picture.dot(shifter, row(12))
    picture.wire("GND", (1070, row(12)), (970, row(12)))
    picture.dot(970, row(12))


def _signals(picture, u2, ds1):
    picture.wire(
        "DISPLAY_MOSI", (RIGHT_X, row(16)), (900, row(16)), (900, row(15)), u2["1A"], number=16,
        badge_x=935,
    )  # fmt: skip
    picture.wire(
        "DISPLAY_SCK", (RIGHT_X, row(17)), (900, row(17)), (900, row(18)), u2["2A"], number=17,
        badge_x=935,
    )  # fmt: skip
    picture.wire(
        "DISPLAY_CS", (RIGHT_X, row(19)), (870, row(19)), (870, row(22)), (1230, row(22)),
        (1230, row(19)), u2["3A"], number=18, badge_x=920,
    )  # fmt: skip
    picture.wire(
        "MOSI_5V", u2["1Y"], (1000, row(16)), (1000, row(23)), (1320, row(23)), (1320, row(15)),
        ds1["DIN"], number=19, badge_x=1110,
    )  # fmt: skip
    picture.wire(
        "SCK_5V", u2["2Y"], (1020, row(19)), (1020, row(24)), (1350, row(24)), (1350, row(17)),
        ds1["CLK"], number=20, badge_x=1110,
    )  # fmt: skip
    picture.wire(
        "CS_5V", u2["3Y"], (1290, row(20)), (1290, row(16)), ds1["CS"], number=21, badge_x=1375
    )
