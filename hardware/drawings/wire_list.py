"""The list of a wiring picture's wires: number, colour, and what each connects."""

LINES = 16  # longer lists have two columns, this far apart:
COLUMN_X = 520


def wires(picture, design):
    """[(number, colour, what it connects)] in the order of work."""
    rows = [
        (number, design.table["wires"][net], _what(picture, design, points, picture.notes[number]))
        for number, net, points in picture.wires
        if number is not None
    ]
    return sorted(rows)


def _what(picture, design, points, note):
    """The names of the pins at a wire's ends, and of those beyond a resistor in it."""
    start, end = (_name(picture, design, point) for point in (points[0], points[-1]))
    names = [*start[::-1], *end]
    return " to ".join([f"{names[0]} {note}".strip(), *names[1:]])


def _name(picture, design, point):
    at = next((end for end, places in picture.pins.items() if point in places), None)
    if at is None:
        return [next(net for _, net, points in picture.wires if point in points)]
    ref, pin = at
    if ref == "U1":
        nth = picture.pins[at].index(point)
        numbers = [n for n, name in enumerate(design.header, 1) if name == pin]
        return [f"Pico {numbers[nth]} {pin}"]
    if not ref.startswith("R"):
        return [f"{ref} {pin}"]
    other = picture.pins[ref, "2" if pin == "1" else "1"][0]
    for number, _, points in picture.wires:
        if number is None and other in (points[0], points[-1]):
            far = points[-1] if other == points[0] else points[0]
            return [ref, *_name(picture, design, far)]
    return [ref]


def draw(picture, design, at):
    """Draw the list, its top left corner at a point."""
    x, y = at
    rows = wires(picture, design)
    picture.text(x, y, "The wires, in the order of work", size=14, fill="#666666")
    for nth, (number, colour, what) in enumerate(rows):
        column, line = divmod(nth, LINES if len(rows) <= LINES else -(-len(rows) // 2))
        px, py = x + COLUMN_X * column, y + 26 + 25 * line
        picture.text(px + 18, py, str(number), size=14, anchor="end", bold=True)
        picture.text(px + 40, py, colour, size=14)
        picture.text(px + 125, py, what, size=14)
