"""Encodes text as segments and decodes segments as text, by the alphabet of behaviour 0.11."""

DIGITS = {"tm1650": 4, "max7219": 8, "tm1637-4": 4, "tm1637-6": 6, "ht16k33": 4, "none": 0}
RUNNING_DIGITS = {"max7219": 5}  # 0.4: a number at the left stays, the name runs beside it
HALF_BLINK_US = 500_000
RUN_STEP_US = 250_000
POINT = 0x80
HIGHEST_DUTY = {1: 4, 2: 12, 3: 16}  # of 16

_SHAPES = {
    "0123456789": "3F 06 5B 4F 66 6D 7D 07 7F 6F",
    "AbCcdEFGHh": "77 7C 39 58 5E 79 71 3D 76 74",
    "IiJKLMnOoP": "06 10 1E 75 38 15 54 3F 5C 73",
    "qrStUuVWXY": "67 50 6D 78 3E 1C 3E 2A 76 6E",
    "Z-_ ": "5B 40 08 00",
}
ALPHABET = {
    character: segments
    for characters, shapes in _SHAPES.items()
    for character, segments in zip(characters, bytes.fromhex(shapes), strict=True)
}
_CHARACTERS = {shape: character for character, shape in reversed(ALPHABET.items())}
ANY = (0, 0)


def shape(character):
    """The segments of a character, or of its other case; `_` for one with neither."""
    for shown in (character, character.swapcase()):
        if shown in ALPHABET:
            return ALPHABET[shown]
    return ALPHABET["_"]


def cells(text):
    """The expected digits for `text`, from the left: [(segments, mask of those that count)].

    A point or colon belongs to the digit before it; `*` matches any digit. Raises ValueError for
    a point or colon without a digit.
    """
    wanted = []
    for character in text:
        if character in ".:":
            if not wanted or wanted[-1][0] & POINT:
                raise ValueError(f'{character} in "{text}" has no digit before it')
            segments, matter = wanted[-1]
            wanted[-1] = (segments | POINT, matter | POINT)
        else:
            wanted.append(ANY if character == "*" else (shape(character), 0xFF))
    return wanted


def match(wanted, lit):
    """Whether the segments `lit` (bytes, one for each digit) match the cells() of a text."""
    return len(wanted) == len(lit) and all(
        segments == digit & matter for (segments, matter), digit in zip(wanted, lit, strict=True)
    )


def read(lit):
    """Segments (bytes) as text; a digit with no known character is `?`."""
    return "".join(
        _CHARACTERS.get(digit & ~POINT, "?") + ("." if digit & POINT else "") for digit in lit
    )


def running(wanted, display):
    """The cells of the whole display at each step of running text; wanted: cells() of the text."""
    digits = DIGITS[display]
    places = RUNNING_DIGITS.get(display, digits)
    blank = [cells(" ")[0]] * (places - 1)
    track = blank + wanted + blank
    fixed = [ANY] * (digits - places)
    return [fixed + track[step : step + places] for step in range(len(track) - places + 1)]


def lit(segments):
    """The segments, as bytes, of a log's `segments` value [hex, duty]; zeros if duty is 0."""
    shown, duty = segments
    digits = bytes.fromhex(shown)
    return digits if duty else bytes(len(digits))


def brightness(segments):
    """The brightness, 1 to 3, of a log's `segments` value [hex, duty]; 0 when dark."""
    duty = segments[1]
    return duty and next(level for level, highest in HIGHEST_DUTY.items() if duty <= highest)
