"""The letters of seven segments, as one sees them (behaviour.md 0.11):

 0   1   2   3   4   5   6   7   8   9   A   b   C   c   d   E   F   G   H   h
 _       _   _       _   _   _   _   _   _       _           _   _   _
| |   |  _|  _| |_| |_  |_    | |_| |_| |_| |_  |    _   _| |_  |_  |   |_| |_
|_|   | |_   _|   |  _| |_|   | |_|  _| | | |_| |_  |_  |_| |_  |   |_| | | | |

 I   i   J   K   L   M   n   O   o   P   q   r   S   t   U   u   V   W   X   Y
             _       _       _       _   _       _
  |       | |_  |        _  | |  _  |_| |_|  _  |_  |_  | |     | | | | |_| |_|
  | |   |_| | | |_  | | | | |_| |_| |     | |    _| |_  |_| |_| |_|  _  | |  _|

 Z   -   _
 _
 _|  _
|_       _
"""

# Bits gfedcba: a is the top, then clockwise, g the middle.
SHAPES = {
    "0": 0x3F, "1": 0x06, "2": 0x5B, "3": 0x4F, "4": 0x66, "5": 0x6D, "6": 0x7D, "7": 0x07,
    "8": 0x7F, "9": 0x6F, "A": 0x77, "b": 0x7C, "C": 0x39, "c": 0x58, "d": 0x5E, "E": 0x79,
    "F": 0x71, "G": 0x3D, "H": 0x76, "h": 0x74, "I": 0x06, "i": 0x10, "J": 0x1E, "K": 0x75,
    "L": 0x38, "M": 0x15, "n": 0x54, "O": 0x3F, "o": 0x5C, "P": 0x73, "q": 0x67, "r": 0x50,
    "S": 0x6D, "t": 0x78, "U": 0x3E, "u": 0x1C, "V": 0x3E, "W": 0x2A, "X": 0x76, "Y": 0x6E,
    "Z": 0x5B, "-": 0x40, "_": 0x08, " ": 0x00,
}  # fmt: skip

POINT = 0x80  # bit 7: the point after a digit; on a module without points its colon
UNKNOWN = 0x08


def shape(char):
    """The segments of one character: its own, else those of its other case, else `_`."""
    for candidate in (char, char.lower(), char.upper()):
        if candidate in SHAPES:
            return SHAPES[candidate]
    return UNKNOWN


def segments(text):
    """Text as a list of segments, one int a digit; a point joins the digit before it (0.1)."""
    digits = []
    for char in text:
        if char == "." and digits and not digits[-1] & POINT:
            digits[-1] |= POINT
        elif char == ".":
            digits.append(POINT)
        else:
            digits.append(shape(char))
    return digits


def text(digits):
    """Segments as text: of letters with one shape the lowest; `?` for a shape that is none."""
    # Sorted backwards, so that the lowest wins: a dict has no order in MicroPython.
    letters = {SHAPES[char]: char for char in sorted(SHAPES, reverse=True)}
    shown = ""
    for lit in digits:
        shown += letters.get(lit & ~POINT, "?") + ("." if lit & POINT else "")
    return shown
