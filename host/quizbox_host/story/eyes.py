"""From text to lit segments and back, by the alphabet of behaviour 0.11."""

DIGITS = {"tm1650": 4, "max7219": 8, "tm1637-4": 4, "tm1637-6": 6, "ht16k33": 4, "none": 0}
RUNNING_DIGITS = {"max7219": 5}  # 0.4: the number stands at the left, the name runs beside it
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
    """The segments of one character; the other case's if it has only that, else `_`'s."""
    for shown in (character, character.swapcase()):
        if shown in ALPHABET:
            return ALPHABET[shown]
    return ALPHABET["_"]


def cells(text):
    """What `text` asks of each digit, from the left: [(segments, which of them matter)].

    A point or colon belongs to the digit before it, `*` asks nothing. Raises ValueError for a
    point without a digit.
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
    """Whether the segments `lit` (bytes, a digit each) are what cells() asks for."""
    return len(wanted) == len(lit) and all(
        segments == digit & matter for (segments, matter), digit in zip(wanted, lit, strict=True)
    )


def read(lit):
    """Segments as text for a person; a digit that is no character shows `?`."""
    return "".join(
        _CHARACTERS.get(digit & ~POINT, "?") + ("." if digit & POINT else "") for digit in lit
    )


def running(wanted, display):
    """What each step of a text running over a display asks of its digits."""
    digits = DIGITS[display]
    places = RUNNING_DIGITS.get(display, digits)
    blank = [cells(" ")[0]] * (places - 1)
    track = blank + wanted + blank
    fixed = [ANY] * (digits - places)
    return [fixed + track[step : step + places] for step in range(len(track) - places + 1)]


def lit(segments):
    """The segments of a log's `segments` value [hex, duty]; all dark when duty is 0."""
    shown, duty = segments
    digits = bytes.fromhex(shown)
    return digits if duty else bytes(len(digits))


def brightness(segments):
    """1 to 3, by the highest duty of each; 0 when dark."""
    duty = segments[1]
    return duty and next(level for level, highest in HIGHEST_DUTY.items() if duty <= highest)
