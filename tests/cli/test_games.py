"""`quizbox mode`, `new-game`, `select` and `selftest`."""


def test_mode(run, sims):
    sim = sims()
    at = ("--port", sim.port)
    assert run("mode", "money", *at).lines == ["the box plays money"]
    assert run("status", *at, "--json").json["game"] == "money"
    assert run("mode", "race", *at, "--json").json == {"game": "race"}


def test_select(run, money):
    ran = run("select", "7", "--port", money.port)
    assert ran.lines == ["colour 7 is offered: SLIDE to 2 arms it"]
    document = run("select", "20", "--port", money.port, "--json").json
    assert (document["game"], document["state"]) == ("money", "choose")


def test_select_knows_twenty_colours(run, money):
    assert run("select", "21", "--port", money.port).code == 2
    assert run("select", "red", "--port", money.port).code == 2


def test_a_colour_that_is_spent_is_not_offered(run, sims):
    sim = sims("--game", "money", "--seed", "1", "--set", "money_step_ms=250")
    at = ("--port", sim.port)
    assert run("select", "7", *at).code == 0
    sim.do("slide 2", "wait 0.2", "press", "wait 8", "slide 1", "wait 0.5")
    assert run("select", "7", *at).err == "Error: the box says: no colour 7 to choose\n"
    assert run("new-game", *at).lines == ["a new game: money, choose"]
    assert run("select", "7", *at).code == 0


def test_where_there_is_no_choose_the_box_says_where_it_is(run, chase):
    told = "a colour is offered only in choose of money; the box is in ready of chase"
    ran = run("select", "3", "--port", chase.port)
    assert (ran.code, ran.err) == (12, f"Error: the box says: {told}\n")


def test_new_game(run, chase):
    assert run("new-game", "--port", chase.port).lines == ["a new game: chase, ready"]
    assert run("new-game", "--port", chase.port, "--json").json["state"] == "ready"


def test_selftest(run, sims):
    sim = sims("--slide", "2")
    ran = run("selftest", "--port", sim.port)
    assert ran.code == 0
    assert ran.lines[:2] == ["START   up", "SLIDE   2"]
    assert run("selftest", "--port", sim.port).code == 11
    sim.do("press", "wait 1")
    document = run("selftest", "--port", sim.port, "--json").json
    assert (document["start"], document["slide"], document["cable"]) == (False, 2, True)
