"""The table of faults that others had: whole, and what it names is there; the checks themselves."""

import tree

from tests import cases, ran

TEXT = tree.text("tests/cases.tsv")
HEAD = "\t".join(cases.HEAD) + "\n"
UNIT = "tests/house/test_cases.py::test_no_fault_is_left_out"
STORY = "tests/scenarios/chase/beeps.story#a-box-without-a-display-beeps-the-same"
TOLD = "2.5 A box without a display beeps the same"
ERASE = (
    "tests/scenarios/press/flash_write.story"
    "#in-a-flash-write-a-press-counts-once-however-it-bounces"
)
MUTANT = "tests/mutants/parts.py#no-debounce"


def test_no_fault_is_left_out():
    found = cases.parse(TEXT)
    assert len(found) == cases.COUNT
    assert (found[0].id, found[-1].id) == ("B001", "B241")


def test_each_test_that_is_named_is_there():
    wrong = {test: cases.missing(test) for case in cases.parse(TEXT) for test in case.tests}
    assert {test: what for test, what in wrong.items() if what} == {}


def test_what_cannot_come_is_the_smaller_part():
    told = [case.how for case in cases.parse(TEXT)]
    assert 0 < told.count("cannot") < len(told) / 2


def unsound(text):
    """What parse says of a table, without the line's number; None: it is sound."""
    try:
        cases.parse(text)
    except cases.Unsound as error:
        return str(error).partition(": ")[2]
    return None


def test_a_table_that_is_none_is_noticed():
    good = f"B001\ta fault\ttried\t{UNIT}\t\n"
    assert unsound(HEAD) is None
    assert unsound(HEAD + good) is None
    assert unsound(HEAD + good.replace("tried", "cannot")[:-1] + "since\n") is None
    wrong = {
        "columns": ["", good, HEAD + good[:-1], HEAD.replace("why", "note") + good],
        "cells": [
            HEAD + good + "\n",
            HEAD + "B001\tx\n",
            HEAD + good.replace("a fault", "a  fault"),
        ],
        "an id": [HEAD + good.replace("B001", name) for name in ("", "1", "C001", "B0x1", "B0001")],
        "comes after": [HEAD + good + good, HEAD + good.replace("B001", "B002") + good],
        "a case": [
            HEAD + good.replace("tried", "trusted"),
            HEAD + good.replace("a fault", ""),
            HEAD + good.replace(UNIT, ""),
        ],
        "named once": [HEAD + good.replace(UNIT, f"{UNIT} {UNIT}")],
        "why": [HEAD + good.replace("tried", "cannot")],
    }
    said = {word: [unsound(text) or "" for text in texts] for word, texts in wrong.items()}
    assert {
        word: texts for word, texts in said.items() if not all(word in text for text in texts)
    } == {}


def test_what_is_not_there_is_noticed():
    assert [cases.missing(test) for test in (UNIT, STORY, MUTANT)] == [None] * 3
    absent = [
        "tests/unit/test_nothing.py::test_it",
        "tests/unit",
        "docs/behaviour.md#The_parts",
        "tests/house/test_cases.py",
        UNIT + "_at_all",
        "tests/house/test_cases.py::unsound",
        "tests/house/test_cases.py#no-fault",
        STORY[:-1],
        "tests/scenarios/chase/beeps.story::a-box",
        MUTANT + "s",
        "tests/mutants/run.py#no-debounce",
    ]
    assert [test for test in absent if cases.missing(test) is None] == []


def ran_as(**tiers):
    """Records as ran.read gives them; a tier's name with - is written with _."""
    return {name.replace("_", "-"): verdicts for name, verdicts in tiers.items()}


def test_a_test_has_run_where_it_passed_each_time():
    assert cases.but(UNIT, {}) == "did not run"
    assert cases.but(UNIT, ran_as(house={UNIT + "_at_all": True, "other": True})) == "did not run"
    assert cases.but(UNIT, ran_as(house={UNIT: False})) == "failed"
    assert cases.but(UNIT, ran_as(house={UNIT: True})) is None
    assert cases.but(UNIT, ran_as(house={f"{UNIT}[a]": True, f"{UNIT}[b]": True})) is None
    assert cases.but(UNIT, ran_as(house={f"{UNIT}[a]": True, f"{UNIT}[b]": False})) == "failed"
    assert cases.but(UNIT, ran_as(house={UNIT: True}, unit={UNIT: False})) == "failed"


def test_a_story_has_run_where_it_passed_in_each_of_its_worlds():
    node = f"{cases.STORIES}[{TOLD}]"
    written = "1.2 In a flash write a press counts once, however it bounces"
    chip = f"story {TOLD[4:]}"
    assert cases.but(STORY, {}) == "did not run in stories"
    assert cases.but(STORY, ran_as(stories={node: False})) == "failed in stories"
    assert cases.but(STORY, ran_as(stories={node: True})) == "did not run in chip-stories"
    both = {"stories": {node: True}, "chip_stories": {chip: True}}
    assert cases.but(STORY, ran_as(**both)) is None
    assert cases.but(STORY, ran_as(**both | {"chip_stories": {chip: False}})) is not None
    erase = {f"{cases.STORIES}[{written}]": True}
    assert cases.but(ERASE, ran_as(stories=erase)) is None  # it is not for the chip


def test_a_mutant_has_run_where_a_story_caught_it():
    assert cases.but(MUTANT, {}) == "did not run"
    assert cases.but(MUTANT, ran_as(mutants={"mutant no debounce": False})) == "failed"
    assert cases.but(MUTANT, ran_as(mutants_few={"mutant no debounce": True})) is None


def test_the_report_names_what_is_not_as_it_has_to_be():
    table = [
        cases.Case("B001", "good", "tried", (UNIT,), ""),
        cases.Case("B002", "half", "tried", (UNIT, MUTANT), ""),
        cases.Case("B003", "gone", "tried", ("tests/gone.py::test_it",), ""),
    ]
    lines = []
    assert cases.report(table, ran_as(house={UNIT: True}), lines.append) == ["B002", "B003"]
    assert lines == [
        f"FAIL B002 half: {MUTANT} did not run",
        "FAIL B003 gone: tests/gone.py::test_it no such file",
        "1 passed, 2 failed",
    ]


def test_what_a_tier_printed_is_told():
    printed = "ok A story\nFAIL Another\nx.story:3: expected ok\nnot for chip A third\n"
    printed += "caught no debounce by 1.1 Bounces by hand\nSURVIVED one\n2 passed, 2 failed\n"
    assert ran.told(printed) == [
        ("passed", "story A story"),
        ("failed", "story Another"),
        ("passed", "mutant no debounce"),
        ("failed", "mutant one"),
    ]


def test_a_record_is_read_as_written_and_no_failure_is_lost(tmp_path):
    ran.write(tmp_path / "deep" / "unit.txt", [("passed", "a b[1 2]"), ("failed", "c")])
    ran.write(tmp_path / "deep" / "sim.txt", [("failed", "story x"), ("passed", "story x")])
    assert ran.read(tmp_path / "deep") == {
        "sim": {"story x": False},
        "unit": {"a b[1 2]": True, "c": False},
    }
    assert ran.read(tmp_path / "none") == {}
