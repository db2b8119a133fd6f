"""An evening with the box and a laptop: amounts loaded, played, watched, told; none leaks."""

import json

import pytest
from simulated import Cue

from quizbox_host import colourfile

EXAMPLE = "examples/colours.toml"
AMOUNTS = dict(enumerate((amount for _, amount in colourfile.read(EXAMPLE)), 1))
WHOLE = set(AMOUNTS.values())
NO_MONEY = ("money_step_ms", "free_bytes", "longest_pass_us", "longest_act_us", "t_us", "uptime_s")
QUIET = (
    ("info",), ("status",), ("settings", "list"), ("log",), ("select", "2"), ("select", "1"),
    ("colours", "show", "--names"), ("settings", "get", "deal"), ("ports",),
)  # fmt: skip
ROUND = (  # with SLIDE at 1 and a colour offered, to a reveal and back
    "slide 2", "wait 0.5", "press", "wait 1.1", "press", "wait 1.5", "press", "wait 12",
)  # fmt: skip


def numbers(value, name=None):
    """(name, whole thousand) of all that looks like money in a document."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from numbers(one, key)
    elif isinstance(value, list):
        for one in value:
            yield from numbers(one, name)
    elif value in WHOLE and type(value) is int and name not in NO_MONEY:
        yield name, value


def documents(text):
    """Each line of text, with what looks like money in it."""
    for line in text.splitlines():
        if line.startswith(("{", "[")):
            yield json.loads(line), list(numbers(json.loads(line)))
        elif not line.startswith(NO_MONEY):
            assert not any(f"{amount:,}" in line or str(amount) in line for amount in WHOLE), line


def test_no_word_of_an_amount_before_its_reveal(run, desk, sims):
    sim = sims("--game", "money", "--set", "money_step_ms=500", "--set", "money_rounds=2")
    at = ("--port", sim.port)
    said = run("colours", "load", EXAMPLE, *at).out
    said += run("colours", "load", EXAMPLE, *at, "--json").out
    for words in QUIET:
        said += run(*words, *at).out
        said += run(*words, *at, "--json").out
    assert [found for _, found in documents(said) if found] == []
    heard = desk.data.decode()
    assert heard.count("\n") > 20
    assert [found for _, found in documents(heard) if found] == []

    for colour in (1, 2):
        desk.data = b""
        Cue(desk, sim, *ROUND)
        watched = run("watch", "--until", "money.reveal", *at, "--json")
        assert watched.code == 0
        follows_the_count(watched.out, colour)
        follows_the_count(desk.data.decode(), colour)
        if colour == 1:
            sim.do("slide 1", "wait 1")

    assert run("status", *at, "--json").json["played"] == [
        {"colour": 1, "name": "Red", "stops": [3000], "amount": 7000},
        {"colour": 2, "name": "Orange", "stops": [3000], "amount": 3000},
    ]
    assert run("status", *at).lines[1:] == [
        "colour  name    stopped at  amount",
        "1       Red     3,000       7,000",
        "2       Orange  3,000       3,000",
    ]
    assert run("status", *at, "--json").json["state"] == "over"
    assert [found for _, found in documents(run("log", *at, "--json").out) if found] == []


def follows_the_count(text, colour):
    """No figure is told before the count has come to it, and the reveal is the last."""
    reached = 0
    revealed = False
    for document, found in documents(text):
        params = document.get("params", document)
        name = document.get("event") or document.get("method")
        if name in ("money.step", "money.stop", "money.reveal") and params["colour"] == colour:
            assert not revealed
            assert params["amount"] in (reached, reached + 1000)
            reached = params["amount"]
            revealed = name == "money.reveal"
        elif not revealed:
            told = {amount for name, amount in found}
            earlier = {3000, *(AMOUNTS[one] for one in range(1, colour))}
            assert told <= earlier, document
    assert (revealed, reached) == (True, AMOUNTS[colour])


STEPS = [("step", figure) for figure in range(1000, 8000, 1000)]
REVEAL = ("reveal", 7000)


def played(*told):
    lines = ({"event": f"money.{what}", "colour": 1, "amount": amount} for what, amount in told)
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_count_as_it_has_to_be_is_no_leak():
    assert follows_the_count(played(*STEPS, REVEAL), 1) is None


@pytest.mark.parametrize(
    "text",
    [
        played(REVEAL),
        played(*STEPS),
        played(*STEPS[:3], REVEAL),
        played(*STEPS, ("step", 8000), REVEAL),
        '{"id": 5, "result": {"played": [{"amount": 7000}]}}\n' + played(*STEPS, REVEAL),
        "the amount is 7,000\n" + played(*STEPS, REVEAL),
        '{"method": "debug", "params": {"deal": [1, 12000]}}\n' + played(*STEPS, REVEAL),
    ],
)
def test_a_leak_would_be_noticed(text):
    with pytest.raises(AssertionError):
        follows_the_count(text, 1)
