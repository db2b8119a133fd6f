"""`quizbox settings`."""

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython


def test_list_get_and_set(run, sims):
    sim = sims()
    at = ("--port", sim.port)
    assert "volume             3" in run("settings", "list", *at).lines
    assert run("settings", "get", "volume", "game", *at).lines == ["3", "chase"]
    assert run("settings", "set", "volume", "1", *at).lines == ["volume is 1"]
    assert run("settings", "get", "volume", *at, "--json").json == {"volume": 1}
    assert run("settings", "set", "deal", "loaded", *at, "--json").json == {"deal": "loaded"}
    document = run("settings", "list", *at, "--json").json
    assert (document["volume"], document["deal"]) == (1, "loaded")


def test_what_is_set_outlives_a_power_cut(run, sims):
    sim = sims()
    assert run("settings", "set", "chase_1_s", "30", "--port", sim.port).code == 0
    sim.do("wait 2", "power off", "power on", "wait 0.1")
    assert run("settings", "get", "chase_1_s", "--port", sim.port).lines == ["30"]


def test_a_value_out_of_range_is_told_with_the_range(run, chase):
    ran = run("settings", "set", "volume", "9", "--port", chase.port)
    assert (ran.code, ran.err) == (12, "Error: the box says: volume takes 0 to 3\n")
    ran = run("settings", "set", "volume", "--port", chase.port, "--", "-1")
    assert (ran.code, ran.err) == (12, "Error: the box says: volume takes 0 to 3\n")
    assert run("settings", "set", "volume", "-1", "--port", chase.port).code == 12


NUMBERS = {
    setting.name: (setting.values, setting.told())
    for setting in cpython.Machine(Rig({})).load("quizbox.settings").declared()
    if isinstance(setting.values[0], int)
}


@pytest.mark.parametrize("name", NUMBERS)
def test_no_number_beyond_its_range_is_taken_without_a_word(run, chase, name):
    (lowest, highest), told = NUMBERS[name]
    for value in (lowest - 1, highest + 1, 10**9, -1):
        ran = run("settings", "set", name, str(value), "--port", chase.port)
        assert (ran.code, ran.err) == (12, f"Error: the box says: {name} takes {told}\n")
        ran = run("sim", "--pty", "--set", f"{name}={value}")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.endswith(f"{name} takes {told}\n")


def test_a_value_of_another_kind(run, chase):
    assert run("settings", "set", "volume", "loud", "--port", chase.port).code == 12


@pytest.mark.parametrize("name", ["method", "self", "params", "id", "Größe", "volume "])
def test_a_name_that_no_setting_has(run, chase, name):
    ran = run("settings", "set", name, "5", "--port", chase.port)
    assert (ran.code, ran.err) == (12, f"Error: the box says: no setting {name}\n")


def test_words_that_are_missing(run, chase):
    assert run("settings", "get", "--port", chase.port).code == 2
    assert run("settings", "set", "volume", "--port", chase.port).code == 2
