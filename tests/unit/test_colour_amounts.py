"""Amounts as people write them: each form, and each that is refused, with why."""

import pytest

from quizbox_host.colours import amounts

OUT = "an amount is a whole thousand from 1,000 to 20,000"
FORMS = "as 5000, 5,000, £5,000, 5 000 or 5k"
OTHER = f"{OUT}, {FORMS}"
ALONE = f"{OUT}, {FORMS}; not in thousands alone"
TWO_WAYS = "an amount that reads two ways; write five thousand as 5,000"
PENCE = f"{OUT}, without pence"
LOST = "a sign that was damaged when the file was saved; write £, or no sign"
POUNDS = "amounts are in pounds: another currency's sign"
DOT_COMMA = "a dot and then a comma; write a thousand as 1,000"

FIVE_THOUSAND = [
    "5000", "5,000", "5 000", "5\u00a0000", "5\u202f000", "5\u2009000",
    "£5000", "£5,000", "£5 000", "£5\u00a0000", "£5\u202f000", "£ 5,000", "£\u00a05,000",
    "GBP 5,000", "GBP5000", "gbp 5 000", "GBP\u00a05\u202f000",
    "5k", "5K", "5 k", "£5k", "GBP 5k",
    "5000.00", "5,000.00", "£5,000.00",
    " 5000 ", "\t5,000\u00a0",
    "5,000 £", "5000£", "5 000 £", "5,000.00 £", "5k £", "5000 GBP", "5,000\u00a0gbp", "5k£",
]  # fmt: skip


@pytest.mark.parametrize("text", FIVE_THOUSAND, ids=ascii)
def test_five_thousand(text):
    assert amounts.pounds(text) == 5000


@pytest.mark.parametrize("k", range(1, 21))
def test_each_amount_in_each_form(k):
    forms = [
        "{}000",
        "{},000",
        "{} 000",
        "{}\u00a0000",
        "£{},000",
        "GBP {},000",
        "{}k",
        "{},000.00",
    ]
    assert {amounts.pounds(form.format(k)) for form in forms} == {1000 * k}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        # out of range, or not whole
        ("0", OUT), ("500", OUT), ("5001", OUT), ("999", OUT), ("20001", OUT), ("21000", OUT),
        ("21k", OUT), ("99k", OUT), ("50,000", OUT), ("5,000,000", OUT), ("5 000 000", OUT),
        ("9" * 5000, OUT), ("5,500", OUT),
        ("5", ALONE), ("1", ALONE), ("20", ALONE), ("£5", ALONE), ("GBP 7", ALONE),
        # two ways to read it
        ("5.000", TWO_WAYS), ("£5.000", TWO_WAYS), ("5,00", TWO_WAYS), ("5.0", TWO_WAYS),
        ("5.00", TWO_WAYS), ("5,0", TWO_WAYS), ("20.000", TWO_WAYS), ("5,0000", TWO_WAYS),
        ("GBP 5.000", TWO_WAYS), ("5.00000", TWO_WAYS), ("£20.00", TWO_WAYS),
        # pence and dots
        ("5000.50", PENCE), ("5000.0", PENCE), ("5000,00", PENCE), ("5,000.50", PENCE),
        ("5000.000", PENCE), ("1.000,00", DOT_COMMA), ("£1.355,90", DOT_COMMA),
        ("1.000.000,00", DOT_COMMA),
        # other money, damage
        ("€5,000", POUNDS), ("5000 €", POUNDS), ("$5,000", POUNDS), ("EUR 5000", POUNDS),
        ("5000 usd", POUNDS), ("\ufffd5,000", LOST), ("Â£5,000", LOST),
        # no amount at all
        ("", OTHER), ("Red", OTHER), ("-5000", OTHER), ("+5000", OTHER), ("05000", OTHER),
        ("5_000", OTHER), ("5e3", OTHER), ("0x1388", OTHER), ("5,000k", OTHER),
        ("5.5k", OTHER), ("0k", OTHER), ("100k", OTHER), ("k", OTHER), ("£", OTHER),
        ("££5000", OTHER), ("£GBP 5000", OTHER), ("£5000 £", OTHER), ("5 0 0 0", OTHER),
        ("5000 £ £", OTHER), ("5 £", ALONE), ("500 £", OUT), ("5.000 £", TWO_WAYS), ("£", OTHER),
        ("1.000,00 £", DOT_COMMA), ("5000.50 GBP", PENCE), ("€5000 £", POUNDS),
        ("5  000", OTHER), ("50 00", OTHER), ("5,000,00", OTHER), ("5 000,000", OTHER),
        ("5\t000", OTHER), ("5\n000", OTHER), ("5000;", OTHER), ("5000 # mine", OTHER),
        ("5000-6000", OTHER), ("five thousand", OTHER), ("TRUE", OTHER), ('="5000"', OTHER),
        ("1,2,3", OTHER), ("(5,000)", OTHER), ("fünf", OTHER),
        # what looks right; digits are not named, for that would tell the amount
        ("٥٠٠٠", f"{OTHER}; not in the digits of another script"),
        ("⁵000", f"{OTHER}; not in the digits of another script"),
        ("五千", f"{OTHER}; not in the digits of another script"),
        ("５０００", f"{OTHER}; not in the digits of another script"),
        ("5\u200b000", f"{OTHER}; not with U+200B ZERO WIDTH SPACE"),
        ("5\u212a", f"{OTHER}; not with U+212A KELVIN SIGN"),
        ("“5,000”", f"{OTHER}; not with U+201C LEFT DOUBLE QUOTATION MARK"),
        ("'5000", f"{OTHER}; not with U+0027 APOSTROPHE"),
        ("5'000", f"{OTHER}; not with U+0027 APOSTROPHE"),
        ("5’000", f"{OTHER}; not with U+2019 RIGHT SINGLE QUOTATION MARK"),
        ("5，000", f"{OTHER}; not with U+FF0C FULLWIDTH COMMA"),
        # long ones, which are not looked at for long
        ("5" + " " * 60_000 + "x", OTHER), ("£" * 60_000, OTHER), ("1," * 30_000, OTHER),
    ],
    ids=lambda value: ascii(value)[:20],
)  # fmt: skip
def test_what_is_no_amount(text, why):
    with pytest.raises(ValueError, match="^") as raised:
        amounts.pounds(text)
    assert str(raised.value) == why


@pytest.mark.parametrize("number", range(1000, 21000, 1000))
def test_whole_thousands(number):
    assert amounts.checked(number) == number


@pytest.mark.parametrize(
    ("number", "why"), [(0, OUT), (-5000, OUT), (5, ALONE), (20, ALONE), (21, OUT), (20500, OUT)]
)
def test_numbers_that_are_none(number, why):
    with pytest.raises(ValueError, match="^") as raised:
        amounts.checked(number)
    assert str(raised.value) == why


@pytest.mark.parametrize(
    ("text", "whole", "end"),
    [
        ("5000", True, True), ("£5", True, True), ("5k", True, True), ("5 000", True, True),
        ("Red 5000", False, True), ("Red: £5", False, True), ("Red - 5k", False, True),
        ("Red,5000", False, True), ("Red 5.000", False, True), ("Red (5,000)", False, True),
        ("Red 5\u00a0000", False, True), ("Red5000.00", False, True), ("5,000 £", True, True),
        ("Red 5,000 £", False, True), ("Red 5000 GBP", False, True), ("5000GBP", True, True),
        ("Team 7", False, False), ("7", False, False), ("5000 red", False, False),
        ("Red", False, False), ("Black", False, False), ("Kick", False, False),
        ("007", False, False),
    ],
)  # fmt: skip
def test_what_looks_like_an_amount_in_a_name(text, whole, end):
    assert (amounts.is_amount(text), amounts.at_end(text)) == (whole, end)
