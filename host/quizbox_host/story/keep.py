"""The kept files of a story's box, written as the box itself writes them."""

from quizbox.core import colours, kept
from quizbox_host import colourfile

# The content of a file to be corrupted, if the story sets none up: that of a new box.
USUAL = {
    "settings": {"game": "chase"},
    "table": {"colours": colours.default()},
    "game": {
        "deal": list(range(1, colours.COUNT + 1)),
        "names": list(colours.DEFAULT_NAMES),
        "played": [],
        "stage": "choose",
        "colour": 0,
    },
    "log": [],
}


def files(setup, table):
    """{name: bytes} of /kept at the first power-on; table: [(name, pounds or None)] or None."""
    values = {}
    if setup.settings:
        values["settings"] = setup.settings
    if table:
        values["table"] = colourfile.table(table)
    for name in setup.spoilt:
        values.setdefault(name, USUAL[name])
    written = {name: kept.pack(values[name]) for name in sorted(values)}
    for name in setup.spoilt:
        written[name] = _spoilt(written[name])
    return {name: data for name, data in written.items() if name not in setup.missing}


def _spoilt(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
