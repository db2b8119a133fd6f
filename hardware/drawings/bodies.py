"""The parts in the wiring pictures, as a builder sees them: bodies, names, soldering points."""

from hardware.drawings.picture import shown

PITCH = 34  # from pin to pin of the Pico and of a DIP, in picture units
PICO_X, PICO_Y, PICO_WIDTH = 560, 200, 240  # of its pin 1, and between its rows
LEFT_X, RIGHT_X = PICO_X, PICO_X + PICO_WIDTH
DIP_WIDTH = 140
BANDS = {
    0: "#111111", 1: "#7b4a21", 2: "#d62728", 3: "#ff8c1a", 4: "#ffd92f",
    5: "#2ca02c", 6: "#1f5fd0", 7: "#8e44ad", 8: "#8c8c8c", 9: "#ffffff",
}  # fmt: skip
GOLD = "#c9a227"


def row(nth):
    """y of the Pico's pin nth in the left row, which is that of pin 41 - nth in the right one."""
    return PICO_Y + PITCH * (nth - 1)


def pico(picture, design, nets):
    """Draw a Pico from above, USB up. Pins in nets, each an iterable of (ref, pin), stand out."""
    x, y = PICO_X, PICO_Y
    used = {pin for ends in nets for ref, pin in ends if ref == "U1"}
    signals = {pin.pico_pin: pin.name for pin in design.pins.values()}
    picture.rect(x - 4, y - 40, PICO_WIDTH + 8, 19 * PITCH + 70, fill="#e4f2e4", edge="#2e7d32")
    middle = x + PICO_WIDTH / 2
    picture.rect(middle - 34, y - 58, 68, 56, fill="#c8c8c8")
    picture.text(middle, y - 26, "USB", anchor="middle", bold=True)
    picture.rect(middle - 27, y + 300, 54, 54, fill="#3a3a3a", edge="#222222", radius=3)
    picture.text(middle, y + 392, "U1", size=18, anchor="middle", bold=True)
    picture.text(middle, y + 412, "Pico", anchor="middle")
    picture.text(middle, y + 430, "from above", size=12, anchor="middle")
    for nth, name in enumerate(design.header):
        is_left = nth < 20
        px = x if is_left else x + PICO_WIDTH
        py = y + PITCH * (nth if is_left else 39 - nth)
        picture.pin("U1", name, px, py)
        side, anchor = (15, "start") if is_left else (-15, "end")
        fill = "#111111" if name in used and name != "GND" else "#8a8a8a"
        text = f"{nth + 1}  {name}" if is_left else f"{name}  {nth + 1}"
        picture.text(px + side, py + 5, text, anchor=anchor, fill=fill, bold=fill == "#111111")
        signal = signals.get(name) if name in used else None
        if signal:
            out = -12 if is_left else 12
            short = signal.removeprefix("DISPLAY_")
            picture.text(px + out, py - 8, short, size=11, anchor="end" if is_left else "start")


def box(picture, part, title, frame, pins):
    """Draw a rectangle with soldering points at its left and right edges, and their names inside.

    title: lines of text in the middle; frame: (x, y, width, height); pins: {pin: (x, y)}.
    """
    x, y, width, height = frame
    picture.rect(x, y, width, height)
    lines = title.split("\n")
    for nth, line in enumerate(lines):
        py = y + height / 2 + 5 + 18 * (nth - (len(lines) - 1) / 2)
        picture.text(x + width / 2, py, line, anchor="middle", bold=nth == 0)
    for pin, (px, py) in pins.items():
        picture.pin(part.ref, pin, px, py)
        inside = (13, "start") if px < x + width / 2 else (-13, "end")
        picture.text(px + inside[0], py + 5, pin, anchor=inside[1])


def digits(picture, frame, count):
    """Draw a display's face: count digits with their points, in (x, y, width, height)."""
    x, y, width, height = frame
    picture.rect(x, y, width, height, fill="#3b0d0d", edge="#111111", radius=4)
    step = width / count
    size = round(min(height * 0.75, step * 0.92))
    for nth in range(count):
        middle = x + step * (nth + 0.5)
        picture.text(
            middle, y + height / 2 + size * 0.37, "8.", size, anchor="middle", fill="#ff4d4d"
        )


def resistor(picture, part, start, end, label):
    """Draw a resistor with colour rings between two points; label: (x, y, anchor) of its name."""
    (x1, y1), (x2, y2) = start, end
    picture.pin(part.ref, "1", x1, y1, drawn=False)
    picture.pin(part.ref, "2", x2, y2, drawn=False)
    picture.body(f'<path d="M {x1} {y1} L {x2} {y2}" stroke="#777777" stroke-width="3"/>')
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    is_level = y1 == y2
    width, height = (48, 18) if is_level else (18, 48)
    picture.body(
        f'<rect x="{mx - width / 2}" y="{my - height / 2}" width="{width}" height="{height}" '
        'rx="6" fill="#e9d3a3" stroke="#6b5327" stroke-width="1.5"/>'
    )
    for at, colour in zip((-16, -7, 2, 15), rings(part.ohms), strict=True):
        spot = (mx + at - 2.5, my - 8, 5, 16) if is_level else (mx - 8, my + at - 2.5, 16, 5)
        bx, by, bw, bh = spot
        picture.body(f'<rect x="{bx}" y="{by}" width="{bw}" height="{bh}" fill="{colour}"/>')
    lx, ly, anchor = label
    picture.text(lx, ly, f"{part.ref} {shown(part.value)}", size=13, anchor=anchor)


def rings(value_ohm):
    """The colours of a resistor's four rings; the last one means 5 %."""
    exponent = 0
    while value_ohm >= 100:
        value_ohm, exponent = value_ohm / 10, exponent + 1
    value = round(value_ohm)
    return BANDS[value // 10], BANDS[value % 10], BANDS[exponent], GOLD


def diode(picture, part, anode, cathode, label):
    """Draw a diode between two points at the same height, its ring at the cathode."""
    (x1, y), (x2, _) = anode, cathode
    picture.pin(part.ref, "A", x1, y, drawn=False)
    picture.pin(part.ref, "K", x2, y, drawn=False)
    picture.body(f'<path d="M {x1} {y} L {x2} {y}" stroke="#777777" stroke-width="3"/>')
    middle = (x1 + x2) / 2
    picture.body(
        f'<rect x="{middle - 27}" y="{y - 11}" width="54" height="22" rx="3" fill="#222222"/>'
    )
    ring = middle - 21 if x2 < x1 else middle + 13
    picture.body(f'<rect x="{ring}" y="{y - 11}" width="8" height="22" fill="#d9d9d9"/>')
    lx, ly, anchor = label
    picture.text(lx, ly, f"{part.ref} {part.value}", size=13, anchor=anchor)


def capacitor(picture, part, left, right, label):
    """Draw a ceramic capacitor between two points at the same height."""
    (x1, y), (x2, _) = left, right
    picture.pin(part.ref, "1", x1, y, drawn=False)
    picture.pin(part.ref, "2", x2, y, drawn=False)
    picture.body(f'<path d="M {x1} {y} L {x2} {y}" stroke="#777777" stroke-width="3"/>')
    picture.body(
        f'<ellipse cx="{(x1 + x2) / 2}" cy="{y}" rx="20" ry="13" fill="#e8a33d" '
        'stroke="#8a5a12" stroke-width="1.5"/>'
    )
    lx, ly, anchor = label
    picture.text(lx, ly, f"{part.ref} {part.value}", size=13, anchor=anchor)


def dip14(picture, part, names, at):
    """Draw a DIP-14 from above, notch up; at: (x, y) of pin 1; names: in the order of the pins."""
    (x, y), width = at, DIP_WIDTH
    picture.rect(x + 10, y - 28, width - 20, 6 * PITCH + 56, fill="#4a4a4a", edge="#222222")
    picture.body(f'<path d="M {x + width / 2 - 12} {y - 28} a 12 12 0 0 0 24 0" fill="#b5b5b5"/>')
    middle = x + width / 2
    picture.text(middle, y + 2 * PITCH + 10, part.ref, anchor="middle", fill="white", bold=True)
    for nth, name in enumerate(names):
        is_left = nth < 7
        px = x if is_left else x + width
        py = y + PITCH * (nth if is_left else 13 - nth)
        picture.pin(part.ref, name, px, py)
        side, anchor = (16, "start") if is_left else (-16, "end")
        text = f"{nth + 1} {name}" if is_left else f"{name} {nth + 1}"
        picture.text(px + side, py + 5, text, size=12, anchor=anchor, fill="white")
