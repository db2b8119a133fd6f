"""Parses an amount as people write it, in whole pounds; refuses what it would have to guess."""

import re

from quizbox.core.colours import COUNT, STEP
from quizbox_host import unseen

LEAST, MOST = STEP, COUNT * STEP
RULE = f"an amount is a whole thousand from {LEAST:,} to {MOST:,}"
FORMS = "as 5000, 5,000, £5,000, 5 000 or 5k"
SPACES = " \u00a0\u2009\u202f"  # the plain, the no-break, the thin, the narrow no-break one
LONGEST = 40  # characters; a longer text is not analysed further

_DIGITS = rf"[1-9]\d{{0,2}}(?:,\d{{3}})+|[1-9]\d{{0,2}}(?:[{SPACES}]\d{{3}})+|[1-9]\d*|0"
_SIGN = rf"(?:(?:£|GBP)[{SPACES}]*)?"
_AMOUNT = re.compile(
    rf"{_SIGN}(?:(?P<pounds>{_DIGITS})(?P<pence>\.00)?|(?P<thousands>[1-9]\d?)[{SPACES}]?k)",
    re.ASCII | re.IGNORECASE,
)
_SIGN_BEHIND = re.compile(rf"(?P<rest>\d.*?)[{SPACES}]*(?:£|GBP)", re.ASCII | re.IGNORECASE)
_TWO_WAYS = re.compile(rf"{_SIGN}\d{{1,3}}[.,]\d+", re.ASCII | re.IGNORECASE)
_DOT_THEN_COMMA = re.compile(rf"{_SIGN}\d+(?:\.\d+)*\.\d+,\d+", re.ASCII | re.IGNORECASE)
_PENCE = re.compile(r"\d{4}[.,]\d+$|,\d{3}\.\d+$", re.ASCII)
_OTHER_MONEY = re.compile(r"[€$¥]|\b(?:EUR|USD|CHF|JPY)\b", re.IGNORECASE)
_LOST = re.compile("[\ufffdÂ]")
_TAIL = re.compile(
    rf"(?:\d[{SPACES},.]?000(?:\.00)?|\d[{SPACES}]?k|(?:£|GBP).*\d)[{SPACES}]*(?:GBP)?\W*$",
    re.ASCII | re.IGNORECASE,
)

AMBIGUOUS = "an amount that reads two ways; write five thousand as 5,000"


def pounds(text):
    """Parse a text as an amount in pounds, 1000 to 20000. Raises ValueError with the reason."""
    text = _sign_first(text.strip(SPACES + "\t"))
    match = _AMOUNT.fullmatch(text)
    if not match:
        raise ValueError(_why(text[:LONGEST]))
    if match["thousands"]:
        return checked(int(match["thousands"]) * STEP)
    digits = re.sub(rf"[,{SPACES}]", "", match["pounds"])
    if match["pence"] and len(digits) <= 3:
        raise ValueError(AMBIGUOUS)
    if len(digits) > len(str(MOST)):
        raise ValueError(RULE)
    return checked(int(digits))


def checked(number):
    """Return number if it is a valid amount in pounds. Raises ValueError otherwise."""
    if 0 < number <= COUNT:
        raise ValueError(f"{RULE}, {FORMS}; not in thousands alone")
    if number % STEP or not LEAST <= number <= MOST:
        raise ValueError(RULE)
    return number


def is_amount(text):
    """Whether a whole text reads as an amount."""
    return _AMOUNT.fullmatch(_sign_first(text)) is not None and at_end(text)


def at_end(text):
    """Whether a text ends in something that may be an amount."""
    return _TAIL.search(text) is not None


def _sign_first(text):
    """Move a currency sign from the end to the front: `5,000 £` to `£5,000`."""
    match = _SIGN_BEHIND.fullmatch(text) if len(text) <= LONGEST else None
    return f"£{match['rest']}" if match else text


def _why(text):
    if _LOST.search(text):
        return "a sign that was damaged when the file was saved; write £, or no sign"
    if _OTHER_MONEY.search(text):
        return "amounts are in pounds: another currency's sign"
    if _DOT_THEN_COMMA.fullmatch(text):
        return "a dot and then a comma; write a thousand as 1,000"
    if _TWO_WAYS.fullmatch(text):
        return AMBIGUOUS
    if _PENCE.search(text):
        return f"{RULE}, without pence"
    return f"{RULE}, {FORMS}" + _odd(text)


def _odd(text):
    """Names the odd character, easily overlooked, in a text with digits; "" if there is none."""
    odd = next((char for char in text if _is_odd(char)), None)
    if odd is None or not any(char.isnumeric() for char in text):
        return ""
    if odd.isnumeric():  # its name would reveal the amount
        return "; not in the digits of another script"
    return f"; not with {unseen.told(odd)}"


def _is_odd(char):
    return char == "'" or (not char.isascii() and char not in "£" + SPACES)
