"""`quizbox info`."""

from device import HELLO

ID = "e6614103e7452d2f"


def test_a_box_tells_of_itself(run, chase):
    ran = run("info", "--port", chase.port)
    assert ran.code == 0
    assert f"id               {ID}" in ran.lines
    assert "game             chase, ready" in ran.lines


def test_as_json(run, chase):
    document = run("info", "--port", chase.port, "--json").json
    assert (document["id"], document["protocol"], document["bad_files"]) == (ID, 1, {})
    assert document["diagnostics"]["faults"] == 0


def test_a_bad_file_is_told(run, devices):
    about = HELLO | {"bad_files": {"table": "checksum"}}
    ran = run("info", "--port", devices(hello=about, diagnostics={"faults": 1}).path)
    assert "bad file    table: checksum" in ran.lines
