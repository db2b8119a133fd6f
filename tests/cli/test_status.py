"""`quizbox status`."""


def test_nothing_played(run, chase, money):
    assert run("status", "--port", chase.port).lines == ["chase, ready, shown: [ 1.00]"]
    document = run("status", "--port", money.port, "--json").json
    assert (document["game"], document["round"], document["played"]) == ("money", 1, [])


def test_a_colour_under_way_has_no_amount_yet(run, sims):
    sim = sims("--game", "money", "--table", "examples/colours.toml")
    sim.do("wait 0.5", "slide 2", "wait 0.5", "press", "wait 3", "press")
    ran = run("status", "--port", sim.port)
    assert ran.lines[0].startswith("money, stopped, shown: [   4], round 1")
    assert ran.lines[1:] == ["colour  name  stopped at  amount", "1       Red   4,000       -"]
    document = run("status", "--port", sim.port, "--json").json
    assert document["played"] == [{"colour": 1, "name": "Red", "stops": [4000], "amount": None}]
