"""What is kept of box.toml is what is made of it; the bill has every part; the batteries."""

import ast
import csv
import io
import re

import pytest
from faulty import with_fault

from hardware import battery, bill, make, pins
from hardware.design import load

DESIGN = load()
MADE = make.made(DESIGN)


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_a_kept_file_is_what_is_made(path):
    assert path.read_text(encoding="utf-8") == MADE[path]


def test_it_is_made_the_same_twice():
    assert make.made(load()) == MADE


def test_a_readme_without_its_marks_is_refused():
    with pytest.raises(ValueError, match="no marks for bill"):
        make.with_blocks("# Build\n", {"bill": []})


def test_the_kept_bill_has_every_part():
    assert bill.problems(DESIGN, bill.kept_csv()) == []


@pytest.mark.parametrize("ref", ["U1", "D1", "R3", "J1", "U3", "J9"])
def test_a_part_missing_from_the_bill_is_noticed(ref):
    rows = list(csv.DictReader(io.StringIO(bill.kept_csv())))
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0])
    writer.writeheader()
    writer.writerows(row for row in rows if ref not in row["refs"].split())
    found = bill.problems(DESIGN, out.getvalue())
    assert f"{ref} bill" in [problem.where for problem in found]


def test_another_value_in_the_bill_is_noticed():
    text = bill.kept_csv().replace("220 ohm", "47 ohm")
    assert [problem.where for problem in bill.problems(DESIGN, text)] == ["R3 bill"]


def test_a_wrong_quantity_in_the_bill_is_noticed():
    text = bill.kept_csv().replace("2,R1 R2", "1,R1 R2")
    assert [problem.where for problem in bill.problems(DESIGN, text)] == ["R1 R2 bill"]


def test_each_line_of_the_bill_says_what_to_look_for():
    rows = bill.rows(DESIGN)
    assert len(rows) > 20
    lacking = [row["value"] for row in rows if not (row["package"] and row["look_for"])]
    assert lacking == []


def test_the_batteries_last_as_long_as_by_hand():
    """Asleep: 0.1 % of 95 mW and the rest 7.5 mW, a contact's 66 uA and the display's 0.2 mA
    through 88 %; from 3.3 V."""
    asleep = battery.lives(DESIGN)[-1]
    milliwatts = 0.095 + 7.4925 + (0.066 + 0.2) * 3.3 / 0.88
    assert asleep.battery_ma == pytest.approx(milliwatts / 3.3)
    assert asleep.hours == pytest.approx(2300 / (milliwatts / 3.3))


def test_who_sleeps_less_lasts_shorter():
    def awake(table):
        table["states"]["asleep"]["pico"] = {"awake": 0.01, "asleep": 0.99}

    assert battery.lives(with_fault(awake))[-1].hours < battery.lives(DESIGN)[-1].hours


def test_the_shares_of_time_are_whole():
    for name, state in DESIGN.table["states"].items():
        assert sum(state["pico"].values()) == pytest.approx(1), name


WIDTHS_TM1637 = (1, 2, 4, 10, 11, 12, 13, 14)  # sixteenths, by the data sheet's display control
DUTY = {
    "tm1650": lambda level: (level or 8) / 8,
    "tm1637": lambda level: WIDTHS_TM1637[level] / 16,
    "ht16k33": lambda level: (level + 1) / 16,
    "max7219": lambda level: (2 * level + 1) / 32,
}


@pytest.mark.parametrize("kind", DUTY)
def test_the_brightness_is_the_drivers(kind):
    driver = pins.PINS.parent / "drivers" / "displays" / f"{kind}.py"
    text = driver.read_text(encoding="utf-8")
    levels = ast.literal_eval(re.search(r"^LEVELS = (.*?)(  #.*)?$", text, re.MULTILINE).group(1))
    duty = DESIGN.kinds[kind]["light"]["duty"]
    assert duty == pytest.approx([DUTY[kind](level) for level in levels], abs=0.001)
