"""Plays a game with no pin in sight: acts and seconds go in, sounds come out."""

from quizbox.core.game import SECOND


def us(seconds):
    return round(seconds * SECOND)


def now(game):
    """(state, view, lamp, phase)"""
    return game.state, game.view, game.lamp, game.phase


def play(game, *acts, kinds=("sound", "cut")):
    """Carry out acts: a number of seconds to run, each deadline at its own time, "press" (and let
    go at once), "hold" (START down), "let go", or ("slide", position).

    Returns what of those kinds it said, each with its time in seconds from the first act on.
    """
    heard, at_us = [], 0
    for act in acts:
        if act in ("press", "hold"):
            game.press()
        if act in ("press", "let go"):
            game.release(0)
        if isinstance(act, tuple):
            game.slide(act[1])
        if isinstance(act, (int, float)):
            to_run = us(act)
            while to_run:
                step = min(game.due_us() or to_run, to_run)
                game.run(step)
                to_run -= step
                at_us += step
                heard += _told(game, at_us, kinds)
        heard += _told(game, at_us, kinds)
    return heard


def _told(game, at_us, kinds):
    """What the game says at at_us, each at the time from which it is late."""
    return [
        ((at_us - late_us) / SECOND, value or kind)
        for late_us, kind, value in game.take()
        if kind in kinds
    ]
