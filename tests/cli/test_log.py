"""`quizbox log`."""

from device import HELLO

FAULT = {"number": 4, "at_s": 77, "what": "OSError", "where": "store.py:9"}


def test_all_is_well(run, chase):
    assert run("log", "--port", chase.port).lines == ["nothing went wrong"]
    assert run("log", "--clear", "--port", chase.port, "--json").json == {"faults": []}


def test_what_went_wrong_is_told_before_it_is_forgotten(run, devices):
    device = devices(hello=HELLO, log__get={"faults": [FAULT]}, log__clear={})
    ran = run("log", "--clear", "--port", device.path)
    assert ran.lines == ["4  77 s  OSError  store.py:9"]
    assert [one["method"] for one in device.asked][-2:] == ["log.get", "log.clear"]
    assert run("log", "--port", device.path, "--json").json == {"faults": [FAULT]}
    assert device.asked[-1]["method"] == "log.get"
