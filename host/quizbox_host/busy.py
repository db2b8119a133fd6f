"""What a box is busy with and how a person ends that, as texts. Source: behaviour.md 7.14."""

TITLES = {
    "chase": "The Chase",
    "money": "The Colour of Money",
    "clock": "Chase, the dice game",
    "race": "Face Chase",
}
HOLD = "hold START for 5 s"
# (game, state): how to leave it; a state alone: in any game.
WAYS_OUT = {
    ("chase", "running"): f"let the round run out, or {HOLD}",
    ("chase", "paused"): HOLD,
    ("money", "armed"): "move SLIDE to 1",
    ("money", "new"): "move SLIDE to 1",
    ("money", "counting"): "let the count run to its reveal",
    ("money", "stopped"): "press START and let the count run to its reveal",
    ("clock", "turn"): HOLD,
    ("clock", "paused"): HOLD,
    ("race", "blips"): "press START",
    ("race", "count"): "press START, which stops the time",
    "selftest": "press START, or wait for its end",
    "choosing": "choose a game, or wait 10 s",
    "fault": "wait 2 s",
    "safe": "pull the plug and put it in again",
}
AT_REST = "let START go, and wait until no sound is on and what was sent before is kept"
UNTOLD = (
    "play it to its end, or hold START for 5 s in The Chase and SLIDE to 1 in The Colour of Money; "
    "or a self-test is playing: wait"
)


def told(data):
    """(what the box is busy with, what to do) for the data of its error `busy`.

    data: {"game", "state"}; an older box sends none, and gets a text that covers every game.
    """
    data = data if isinstance(data, dict) else {}
    game, state = data.get("game"), data.get("state")
    if not (isinstance(game, str) and isinstance(state, str)):
        return "a game is under way", UNTOLD
    where = f"{TITLES.get(game, game)}: {state}"
    way_out = WAYS_OUT.get((game, state)) or WAYS_OUT.get(state)
    if way_out is None:
        return f"the box is busy for a moment ({where})", AT_REST
    if state in WAYS_OUT:
        return f"the box is busy ({where})", way_out
    return f"a game is under way ({where})", way_out
