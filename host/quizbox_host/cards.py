"""Cards to print, SVG of A6: what START and SLIDE do, and the colours' numbers and names."""

from xml.sax.saxutils import escape

from quizbox.core.alphabet import POINT, segments

WIDTH_MM, HEIGHT_MM = 105, 148
MARGIN_MM = 7
FONT = "DejaVu Sans, Verdana, sans-serif"
LIT, UNLIT, FACE = "#ff3b30", "#4a1512", "#240a09"
# Segments a to f clockwise from the top, g in the middle: x1, y1, x2, y2 in a digit of 1 x 2.
BARS = (
    (0, 0, 1, 0), (1, 0, 1, 1), (1, 1, 1, 2), (0, 2, 1, 2), (0, 1, 0, 2), (0, 0, 0, 1),
    (0, 1, 1, 1),
)  # fmt: skip
# The default names' colours (behaviour.md 0.12); another name gets a box to be coloured in.
SWATCHES = {
    "red": "#e0202a", "orange": "#ff8c1a", "yellow": "#ffe135", "lime": "#a4dd1f",
    "green": "#2e9e3f", "emerald": "#00a878", "turquoise": "#2fd0c8", "sky": "#7cc8f5",
    "blue": "#1f55d0", "navy": "#16245f", "indigo": "#4b2a9e", "violet": "#8d3fc4",
    "pink": "#ff9ecb", "rose": "#e8337f", "brown": "#7b4a21", "cream": "#fbf0cf",
    "grey": "#8c8c8c", "silver": "#c8ccd0", "gold": "#d4a72c", "black": "#161616",
}  # fmt: skip
GESTURES = (
    ("The Chase", (
        "SLIDE: 1 one minute, 2 two minutes",
        "START: begin; pause; go on",
        "START held 5 s, three tones: ready again",
    )),
    ("The Colour of Money", (
        "SLIDE at 1, START: the next colour; held, they run",
        "SLIDE to 2: armed. START: count; stop; count on",
        "After the reveal, SLIDE to 1",
    )),
    ("Chase, the dice game", (
        "START: the other player's turn; held 2 s: pause",
        "START held 5 s: ready again",
    )),
    ("Face Chase", (
        "START: three blips, go; stop; ready again",
    )),
    ("Another game, or the volume", (
        "START held while you switch on, until a name shows",
        "START: the next; SLIDE, or 10 s untouched, takes it",
    )),
)  # fmt: skip
SIGNS = (
    ("SEt1", "SLIDE stands at 2 and nothing is armed: to 1"),
    ("nEu", "a new game: SLIDE to 2, then hold START 5 s"),
    ("End", "ten colours are played; START held 5 s: again"),
    ("Snd3", "the volume, 0 to 3: SLIDE steps it"),
    ("Lo", "batteries nearly empty: new ones soon"),
    ("Er 3", "a fault, noted; the box goes on by itself"),
    ("SAFE", "no game, for repairs: switch off and on"),
    ("PC", "stopped by a computer: switch off and on"),
)


def gestures():
    """The card with what START and SLIDE do and what the signs mean, as SVG text."""
    parts = [_text(MARGIN_MM, 12, "quizbox", 6, bold=True)]
    parts.append(_text(WIDTH_MM - MARGIN_MM, 12, "blinking: paused or stopped", 3, anchor="end"))
    y = 15.5
    for heading, lines in GESTURES:
        y += 4.6
        parts.append(_text(MARGIN_MM, y, heading, 3.4, bold=True))
        for line in lines:
            y += 4.1
            parts.append(_text(MARGIN_MM + 2, y, line, 3))
    y += 3.4
    for shown, means in SIGNS:
        parts.append(_digits(shown, MARGIN_MM, y, 4))
        parts.append(_text(MARGIN_MM + 22, y + 4.1, means, 3))
        y += 6.9
    return _page(parts)


def labels(names):
    """The card with the colours' numbers and names, as SVG text. names: of colour 1, 2, ..."""
    parts = [_text(MARGIN_MM, 12, "The Colour of Money", 5, bold=True)]
    step = (HEIGHT_MM - 15 - MARGIN_MM) / len(names)
    for number, name in enumerate(names, 1):
        y = 15 + step * (number - 1)
        colour = SWATCHES.get(name.strip().lower(), "#ffffff")
        parts.append(_digits(f"{number:02}", MARGIN_MM, y, 2))
        parts.append(
            f'<rect x="{MARGIN_MM + 12}" y="{y:.2f}" width="12" height="5.6" rx="1" '
            f'fill="{colour}" stroke="#222222" stroke-width="0.25"/>'
        )
        room_mm = WIDTH_MM - 2 * MARGIN_MM - 27
        size = min(3.9, room_mm * 100 // len(name) / 100)  # W is as wide as it is high
        parts.append(_text(MARGIN_MM + 27, y + 4.2, name, size))
    return _page(parts)


def _page(parts):
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH_MM}mm" height="{HEIGHT_MM}mm" '
        f'viewBox="0 0 {WIDTH_MM} {HEIGHT_MM}">'
    )
    paper = (
        f'<rect x="0.15" y="0.15" width="{WIDTH_MM - 0.3}" height="{HEIGHT_MM - 0.3}" '
        'fill="white" stroke="#999999" stroke-width="0.2"/>'
    )
    return "\n".join([head, paper, *parts, "</svg>", ""])


def _text(x, y, text, size, **look):
    """SVG of a text, its base line at y, in mm. look: anchor (start, middle, end), bold."""
    weight = ' font-weight="bold"' if look.get("bold") else ""
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-family="{FONT}" font-size="{size}" '
        f'text-anchor="{look.get("anchor", "start")}" fill="#111111"{weight}>{escape(text)}</text>'
    )


def _digits(text, x, y, places):
    """SVG of text as the box shows it: so many digits (places) 4.6 mm apart, 5.6 mm high."""
    lit = (segments(text) + [0] * places)[:places]
    shapes = [
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{places * 4.6 + 0.6:.2f}" height="5.6" rx="0.8" '
        f'fill="{FACE}"/>'
    ]
    for nth, digit in enumerate(lit):
        left, top = x + 1.1 + 4.6 * nth, y + 0.9
        for bit in sorted(range(len(BARS)), key=lambda bit: digit >> bit & 1):  # lit ones above
            x1, y1, x2, y2 = BARS[bit]
            ends = (left + 2.6 * x1, top + 1.9 * y1, left + 2.6 * x2, top + 1.9 * y2)
            where = 'x1="{:.2f}" y1="{:.2f}" x2="{:.2f}" y2="{:.2f}"'.format(*ends)
            shapes.append(
                f'<line {where} stroke-width="0.65" stroke-linecap="round" '
                f'stroke="{LIT if digit >> bit & 1 else UNLIT}"/>'
            )
        shapes.append(
            f'<circle cx="{left + 3.35:.2f}" cy="{top + 3.8:.2f}" r="0.35" '
            f'fill="{LIT if digit & POINT else UNLIT}"/>'
        )
    return "\n".join(shapes)
