"""What the tests of colour files share: a sound table, ways to write it, and a reader's ear."""

import pytest

from quizbox.core import colours
from quizbox_host import colourfile
from quizbox_host.errors import BadColourFile

NAMES = list(colours.DEFAULT_NAMES)
POUNDS = [1000 * k for k in (7, 3, 12, 18, 5, 1, 15, 9, 20, 2, 11, 16, 4, 13, 8, 19, 6, 10, 17, 14)]
ROWS = list(zip(NAMES, POUNDS, strict=True))
NAMED = [(name, None) for name in NAMES]


def toml(rows):
    """A [colours] table; the first row stands on line 2."""
    return "[colours]\n" + "".join(f'"{name}" = {amount}\n' for name, amount in rows)


def csv(rows, between=",", header=""):
    """A row a line, a header first if there is one."""
    lines = [name if amount is None else f"{name}{between}{amount}" for name, amount in rows]
    return "".join(f"{line}\n" for line in ([header] if header else []) + lines)


def replaced(place, row, rows=ROWS):
    """Rows with another in a place, from 1."""
    return rows[: place - 1] + [row] + rows[place:]


def read(folder, data, ending):
    """What is read of a text or of bytes in a file of that ending."""
    path = folder / f"file{ending}"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return colourfile.read(path)


def told(folder, data, ending):
    """The faults of a text or of bytes: [(line or 0, text)]."""
    with pytest.raises(BadColourFile) as raised:
        read(folder, data, ending)
    assert raised.value.exit_code == 4
    path = folder / f"file{ending}"
    found, faults = colourfile.examine(path)
    assert found == []
    assert raised.value.message == "\n".join(colourfile.told(path, faults))
    return [tuple(fault) for fault in faults]


def lines(folder, data, ending):
    """What a person is told of a text or of bytes, line by line, without the file's name."""
    told(folder, data, ending)
    path = folder / f"file{ending}"
    return [
        line.removeprefix(f"{path}:") for line in colourfile.told(path, colourfile.examine(path)[1])
    ]
