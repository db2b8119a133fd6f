"""What the bench found as a table for docs/peers.md, and its short form for the README."""

from dataclasses import dataclass
from pathlib import Path

from tests.bench.peers.candidates import CANDIDATES, OURS

DOCS, README = Path("docs/peers.md"), Path("README.md")
BEGIN, END = "<!-- bench-peers: begin -->", "<!-- bench-peers: end -->"
MINUS = "\N{MINUS SIGN}"
NONE = "none"
SHORT_ROWS = (OURS, "picozero 0.6.1", "chumicro-buttons 0.1.2", "a plain loop")  # of the README
SHORT_COLUMNS = ("program", "missed", "invented", "after the chatter, ms", "minute, ms")


@dataclass(frozen=True)
class Figure:
    """One number of a candidate by which it is better or worse: of(found), or None."""

    name: str
    of: object
    more_is_better: bool = False


def worst_minute(found):
    """The error of the minute that was furthest off, us, without a sign; None: one never ended."""
    errors_us = found["minutes_us"]
    return None if None in errors_us else max(abs(us) for us in errors_us)


def _delay(found, place):
    return found["delays_us"] and found["delays_us"][place]


FIGURES = (
    Figure("presses missed", lambda found: found["missed"]),
    Figure("presses invented", lambda found: sum(found["invented"].values())),
    Figure("after the chatter, median", lambda found: _delay(found, 0)),
    Figure("after the chatter, 99th percentile", lambda found: _delay(found, 1)),
    Figure("after the chatter, worst", lambda found: _delay(found, 2)),
    Figure("press time", lambda found: found["spread_us"]),
    Figure("minute, worst", worst_minute),
    Figure("asleep", lambda found: found["asleep_percent"], more_is_better=True),
    Figure("free heap", lambda found: found["free_bytes"], more_is_better=True),
)


def cells(name, found):
    """{column: text} of a candidate's row; found: what play measured, minutes_us with it."""
    delays_us, spread_us = found["delays_us"], found["spread_us"]
    return {
        "program": name,
        "missed": str(found["missed"]),
        "invented": " / ".join(str(count) for count in found["invented"].values()),
        "after the chatter, ms": " / ".join(_ms(us) for us in delays_us) if delays_us else NONE,
        "press time, ms": NONE if spread_us is None else _ms(spread_us, 3),
        "minute, ms": minutes(found["minutes_us"]),
        "asleep": f"{found['asleep_percent']:.1f} %",
        "free heap": f"{found['free_bytes'] / 1_000:.0f} kB",
    }


def minutes(errors_us):
    """The errors of minutes, in us, as a text in ms; None among them: it was never over."""
    ended = sorted(us for us in errors_us if us is not None)
    lost = len(errors_us) - len(ended)
    parts = [f"{_ms(ended[0], sign='+')} to {_ms(ended[-1], sign='+')}"] if ended else []
    if lost:
        parts.append(f"{lost} of {len(errors_us)} never over")
    return "; ".join(parts)


def _ms(us, decimals=1, sign=""):
    return f"{us / 1_000:{sign},.{decimals}f}".replace("-", MINUS)


def table(rows):
    """Lines of Markdown; rows: a list of {column: text}, all with the columns of the first."""
    head = list(rows[0])
    lines = [head, ["---"] * len(head), *([row[column] for column in head] for row in rows)]
    return ["| " + " | ".join(line) + " |" for line in lines]


def better(results):
    """Lines that name whoever is better than the box in a figure; results: {name: found}."""
    lines = []
    both = [candidate.name for candidate in CANDIDATES if candidate.is_ours]
    for figure in FIGURES:
        ours = figure.of(results[OURS])
        names = [
            name
            for name, found in results.items()
            if name not in both and _is_better(figure, figure.of(found), ours)
        ]
        if names:
            lines.append(f"- {figure.name}: {', '.join(names)}")
    return lines


def _is_better(figure, value, ours):
    if value is None or ours is None:
        return ours is None and value is not None
    return value > ours if figure.more_is_better else value < ours


def long(document):
    """The lines between the markers of docs/peers.md; document: as build/peers.json has it."""
    results = document["candidates"]
    setting = (
        f"MicroPython {document['micropython']}, seed {document['seed']}: "
        f"{document['presses']} presses, {document['glitches']} glitches, "
        f"{document['minutes']} minutes each."
    )
    rows = [cells(name, found) for name, found in results.items()]
    lines = better(results) or ["- nowhere"]
    return [setting, "", *table(rows), "", "Better than the box in this run:", "", *lines]


def short(document):
    """The lines between the markers of the README."""
    rows = [cells(name, document["candidates"][name]) for name in SHORT_ROWS]
    return table([{column: row[column] for column in SHORT_COLUMNS} for row in rows])


def replaced(text, lines):
    """text with these lines between its markers. Raises ValueError unless it has one of each."""
    if (text.count(BEGIN), text.count(END)) != (1, 1):
        raise ValueError(f"the text needs one line {BEGIN} and one line {END}")
    before, _, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not ended:
        raise ValueError(f"{END} stands before {BEGIN}")
    return "\n".join([before + BEGIN, "", *lines, "", END + after])


def rows_of(text):
    """[{column: text}] of the first table between the markers of a page."""
    inside = text.partition(BEGIN)[2].partition(END)[0]
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in inside.splitlines()
        if line.startswith("|")
    ]
    return [dict(zip(head, row, strict=True)) for row in rows]
