"""`quizbox ports`."""

from device import HELLO


def test_a_box_is_told_with_its_id(run, desk, chase):
    desk.picos = [chase.port]
    ran = run("ports")
    assert ran.code == 0
    assert ran.lines == [f"{chase.port}  2e8a:0005  quizbox 0.1.0, id e6614103e7452d2f"]


def test_as_json(run, desk, chase, devices):
    desk.picos = [chase.port, devices(hello=HELLO | {"product": "doorbell"}).path]
    box, other = run("ports", "--json").json
    assert (box["port"], box["usb"], box["trouble"]) == (chase.port, "2e8a:0005", None)
    assert box["box"]["id"] == "e6614103e7452d2f"
    assert other["box"] is None
    assert "doorbell" in other["trouble"]


def test_a_port_that_is_named_is_asked_whatever_it_is(run, chase):
    assert run("ports", "--port", chase.port).code == 0


def test_an_id_leaves_the_others_out(run, desk, chase, devices):
    desk.picos = [chase.port, devices(hello=HELLO | {"id": "aa"}).path]
    assert [one["port"] for one in run("ports", "--id", "e66", "--json").json] == [chase.port]


def test_an_id_that_none_has(run, desk, chase):
    desk.picos = [chase.port]
    ran = run("ports", "--id", "zz")
    assert (ran.code, ran.out) == (5, "")
    assert "no box here has the id zz" in ran.err


def test_nothing_there(run):
    ran = run("ports")
    assert (ran.code, ran.out) == (5, "")
    assert ran.err.startswith("Error: no box answers: plug it in")


def test_in_json_both_are_told(run):
    ran = run("ports", "--json")
    assert (ran.code, ran.out) == (5, "[]\n")
    assert ran.err.startswith('{"error": "no box answers')


def test_an_argument_too_many(run):
    assert run("ports", "x").code == 2
