"""Moments side by side as one SVG: the box's digits, its lamp and SLIDE, and a few words."""

from xml.sax.saxutils import escape

from quizbox_host.cards import BARS, FACE, LIT, UNLIT

COLUMNS = 3
WIDE, HIGH = 264, 162  # of one picture
BOX_WIDE, BOX_HIGH, BOX_TOP = 244, 84, 30
DIGIT = 26  # from one digit to the next
BAR_WIDE, BAR_HIGH = 14, 20
GAP = 2.5  # from where two bars would meet to the end of each
FONT = "Verdana, DejaVu Sans, sans-serif"
INK, PAPER, EDGE, CASE, PRINT = "#1f2328", "#ffffff", "#d0d7de", "#343a43", "#c9d1d9"
POINT = 0x80
STYLE = (
    ".b{animation:b 1s steps(1) infinite}@keyframes b{50%{opacity:0}}"
    "@media(prefers-reduced-motion:reduce){.b{animation:none}}"
)


def draw(seen, says):
    """The SVG text of a list of moments.Seen; says: what the whole shows, for screen readers."""
    rows = -(-len(seen) // COLUMNS)
    width, height = COLUMNS * WIDE, rows * HIGH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="{FONT}" role="img">',
        f"<title>{escape(says)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8" '
        f'fill="{PAPER}" stroke="{EDGE}"/>',
    ]
    for nth, one in enumerate(seen):
        row, column = divmod(nth, COLUMNS)
        parts.append(f'<g transform="translate({column * WIDE} {row * HIGH})">')
        parts += _picture(one)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def _picture(one):
    left = (WIDE - BOX_WIDE) // 2
    parts = [_text(WIDE / 2, 22, one.moment.done, 13, weight="bold")]
    parts.append(
        f'<rect x="{left}" y="{BOX_TOP}" width="{BOX_WIDE}" height="{BOX_HIGH}" rx="10" '
        f'fill="{CASE}"/>'
    )
    parts += _window(one, left + 12, BOX_TOP + 14)
    parts.append(_text(left + 140, BOX_TOP + 60, ",000", 10, colour=PRINT))
    parts += _slide(one.slide, left + 167, BOX_TOP + 32)
    parts += _start(one.lamp, left + 213, BOX_TOP + 36)
    for nth, line in enumerate(one.moment.means):
        parts.append(_text(WIDE / 2, BOX_TOP + BOX_HIGH + 20 + 17 * nth, line, 13))
    return parts


def _window(one, x, y):
    """The digits behind their window."""
    wide = DIGIT * len(one.lit) + 8
    parts = [f'<rect x="{x}" y="{y}" width="{wide}" height="56" rx="4" fill="{FACE}"/>']
    every, bright = [], []  # the lit ones are drawn over all of them, so that they can blink
    for nth, digit in enumerate(one.lit):
        left, top = x + 8 + DIGIT * nth, y + 8
        for bit, (x1, y1, x2, y2) in enumerate(BARS):
            across, down = GAP * (x2 - x1), GAP * (y2 - y1)
            ends = (left + BAR_WIDE * x1 + across, top + BAR_HIGH * y1 + down)
            ends += (left + BAR_WIDE * x2 - across, top + BAR_HIGH * y2 - down)
            line = '<line x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}"/>'.format(*ends)
            every.append(line)
            if digit >> bit & 1:
                bright.append(line)
        point = f'<circle cx="{left + 19}" cy="{top + 40}" r="2.5" stroke="none"/>'
        every.append(point)
        if digit & POINT:
            bright.append(point)
    for lines, colour in ((every, UNLIT), (bright, LIT)):
        blinks = ' class="b"' if one.blinks and lines is bright else ""
        look = f'stroke="{colour}" fill="{colour}" stroke-width="4" stroke-linecap="round"'
        parts.append(f"<g {look}{blinks}>{''.join(lines)}</g>")
    return parts


def _slide(position, x, y):
    """SLIDE with its knob at 1 or 2."""
    knob = x + (3 if position == 1 else 14)
    return [
        f'<rect x="{x - 1}" y="{y}" width="26" height="14" rx="3" fill="#14171b"/>',
        f'<rect x="{knob - 1}" y="{y + 2}" width="9" height="10" rx="2" fill="{PRINT}"/>',
        _text(x + 6, y - 5, "1", 10, colour=PRINT),
        _text(x + 18, y - 5, "2", 10, colour=PRINT),
        _text(x + 12, y + 28, "SLIDE", 9, colour=PRINT),
    ]


def _start(lamp, x, y):
    """START with its lamp: lit, dark or blinking."""
    parts = [f'<circle cx="{x}" cy="{y}" r="20" fill="{UNLIT}" stroke="#14171b" stroke-width="3"/>']
    if lamp != "off":
        blinks = ' class="b"' if lamp == "blinks" else ""
        parts.append(f'<circle cx="{x}" cy="{y}" r="18" fill="{LIT}"{blinks}/>')
    parts.append(_text(x, y + 36, "START", 9, colour=PRINT))
    return parts


def _text(x, y, text, size, weight="normal", colour=INK):
    look = f'font-size="{size}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" {look}>{escape(text)}</text>'
