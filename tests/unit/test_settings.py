"""The settings: declared once, their limits, and what a kept file may say (6.9 to 6.17)."""

import pytest


@pytest.fixture
def settings(box):
    return box().load("quizbox.settings")


@pytest.fixture
def by_name(settings):
    return {setting.name: setting for setting in settings.declared()}


WHOLE = {
    "brightness": (1, 3),
    "volume": (0, 3),
    "chase_1_s": (2, 600),
    "chase_2_s": (2, 600),
    "clock_1_s": (5, 600),
    "clock_2_s": (5, 600),
    "beep_every_s": (0, 60),
    "beep_each_from_s": (0, 60),
    "beep_twice_from_s": (0, 60),
    "money_step_ms": (250, 3000),
    "money_rounds": (1, 20),
    "low_battery_mv": (2000, 4500),
}
NO_NUMBERS = (True, False, 2.0, "2", None, [2], (2,), {}, float("nan"))
NO_WORDS = (True, 1, None, "", "Chase", "point ", ["point"], [], {})


def test_each_is_declared_once(settings):
    names = [setting.name for setting in settings.declared()]
    assert len(names) == len(set(names))
    assert settings.defaults() == {s.name: s.default for s in settings.declared()}


def test_each_accepts_its_default_and_says_what_it_does(settings):
    for setting in settings.declared():
        assert (setting.name, setting.accepts(setting.default)) == (setting.name, True)
        assert setting.does
        assert setting.unit in ("", "s", "ms", "min", "mV")


@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers_at_their_limits(by_name, name):
    low, high = WHOLE[name]
    accepted = [by_name[name].accepts(value) for value in (low - 1, low, high, high + 1)]
    assert accepted == [False, True, True, False]
    assert [by_name[name].accepts(value) for value in NO_NUMBERS] == [False] * len(NO_NUMBERS)


@pytest.mark.parametrize("name", ["game", "display", "separator", "deal"])
def test_words(by_name, name):
    setting = by_name[name]
    assert [setting.accepts(value) for value in setting.values] == [True] * len(setting.values)
    assert [setting.accepts(value) for value in NO_WORDS] == [False] * len(NO_WORDS)


def test_a_range_is_of_numbers_and_all_are_known_here(by_name):
    ranged = {name: s.values for name, s in by_name.items() if type(s.values[0]) is int}
    assert {name: values for name, values in ranged.items() if name in WHOLE} == WHOLE
    assert all(len(values) == 2 and values[0] < values[1] for values in ranged.values())


@pytest.mark.parametrize(
    ("kept", "changed", "wrong"),
    [
        ({}, {}, []),
        ({"volume": 1}, {"volume": 1}, []),
        ({"volume": 1, "game": "money"}, {"volume": 1, "game": "money"}, []),
        ({"volume": 4}, {}, ["volume"]),
        # What older programs took becomes the nearest allowed; beyond that it is wrong as ever.
        ({"clock_1_s": 2, "clock_2_s": 4, "game": "clock"},
         {"clock_1_s": 5, "clock_2_s": 5, "game": "clock"}, []),
        ({"clock_1_s": 1, "clock_2_s": 601, "volume": 0}, {"volume": 0},
         ["clock_1_s", "clock_2_s"]),
        ({"low_battery_mv": 4501}, {"low_battery_mv": 4500}, []),
        ({"low_battery_mv": 5000, "dim_min": 7}, {"low_battery_mv": 4500, "dim_min": 7}, []),
        ({"low_battery_mv": 5001}, {}, ["low_battery_mv"]),
        ({"low_battery_mv": 1999}, {}, ["low_battery_mv"]),
        ({"low_battery_mv": 4600.0, "clock_1_s": "3"}, {}, ["clock_1_s", "low_battery_mv"]),
        ({"volume": True}, {}, ["volume"]),
        ({"volume": None, "game": "money"}, {"game": "money"}, ["volume"]),
        ({"game": "bingo", "brightness": 0, "deal": "loaded"}, {"deal": "loaded"},
         ["game", "brightness"]),
        ({"from_a_newer_program": 7, "volume": 2}, {"volume": 2}, []),
    ],
)  # fmt: skip
def test_chosen(settings, kept, changed, wrong):
    assert settings.chosen(kept) == ({**settings.defaults(), **changed}, wrong)


@pytest.mark.parametrize("kept", [None, [], "volume", 3, [["volume", 1]]])
def test_what_are_no_settings_at_all(settings, kept):
    assert settings.chosen(kept) == (settings.defaults(), ["not settings"])


def test_the_defaults_are_made_anew_each_time(settings):
    settings.defaults()["volume"] = 0
    settings.chosen({})[0]["volume"] = 0
    assert settings.defaults()["volume"] == 3
