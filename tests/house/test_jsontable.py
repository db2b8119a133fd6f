"""The table by which the box judges JSON against its rules."""

import tree

from quizbox.core import strictjson
from quizbox_host import jsontable


def test_it_is_what_the_rules_make_of_it():
    """Written anew by `python -m quizbox_host.jsontable`."""
    assert tree.text("firmware/quizbox/core/jsontable.py") == jsontable.text()


def test_every_state_is_reached_and_every_rule_leads_somewhere():
    rules = [line.split(" ") for line in jsontable.RULES.split("\n")]
    states = [rule[0] for rule in rules]
    led_to = {name for rule in rules for name in rule[2::2] if name != rule[0]}
    assert len(set(states)) == len(states)
    assert led_to <= {*states, *jsontable.ACTIONS}
    by_hand = ["start", "first-item", "first-key", "next-key", "colon", "end"]
    assert [state for state in states if state not in led_to] == by_hand
    named = vars(strictjson)
    assert [named[state.upper().replace("-", "_")] for state in states[:9]] == list(range(9))


def test_no_byte_of_a_state_leads_to_two():
    for line in jsontable.RULES.split("\n"):
        kinds = "".join(line.split(" ")[1::2])
        assert len(set(kinds)) == len(kinds), line
