"""The methods table.get and table.set. behaviour.md 7.6, 7.7; see methods.py."""

from time import ticks_us

from quizbox.core import colours as tables
from quizbox.core import deal
from quizbox.core.game import IDLE
from quizbox.core.protocol import BAD_PARAMS, BUSY, Refusal

# The states that allow reveal in mid-game, with `error` and a point lit (3.17).
REVEALS_IN = ("choose", "set1", "revealed", "ready", "over")


def _table(app):
    return app.kept.get("table", {}).get("colours") or tables.default()


def get(app, reveal=False):
    """table.get: the names, and with reveal the amounts. Raises Refusal, busy (7.14)."""
    table = _table(app)
    if not reveal:
        return {"colours": [{"name": colour["name"]} for colour in table]}
    under_way = _is_under_way(app)
    if app.game.phase != IDLE or app.panel.beeper.sounds:
        raise Refusal(BUSY)
    if under_way and app.game.state not in REVEALS_IN:
        raise Refusal(BUSY)
    if under_way:
        app.idle.touch()
        app.panel.beeper.play("error", ticks_us())
        _mark_game(app, "peeked")
        app.keep_game()
    return {"colours": table}


def _mark_game(app, mark):
    """Set a flag, peeked or outdated, of the game of The Colour of Money, played now or kept."""
    if app.game.name == "money":
        setattr(app.game.deal, mark, True)
    else:
        app.kept["game"][mark] = True


def _is_under_way(app):
    """Whether a game of The Colour of Money, played now or kept, has begun and not ended."""
    kept = app.kept.get("game")
    return kept is not None and deal.is_under_way(kept, app.settings["money_rounds"])


def _is_armed(app):
    """Whether a colour of that game is armed."""
    kept = app.kept.get("game")
    return kept is not None and kept["stage"] == deal.ARMED


def put(app, colours):
    """table.set: answers later, once flash holds the table, and the new game if one is dealt.

    Raises Refusal for a bad table, and busy while another is being written.
    """
    wrong = tables.faults(colours)
    if wrong:
        raise Refusal(BAD_PARAMS, tables.told(wrong))
    if app.store.waits_for("table"):
        raise Refusal(BUSY)

    before = app.kept.get("table")

    def later(give):
        def kept(value):
            if value is None:
                app.kept["table"] = before or {}
                give(None)
                return
            # Checked now: while the write waited, a game may have begun or a colour been armed.
            crc = tables.checksum(value["colours"])
            result = {"crc32": crc, "used_from": "next_game"}
            if _is_under_way(app):
                give(result)
                return
            if _is_armed(app):
                _mark_game(app, "outdated")
            else:
                result["used_from"] = "this_game"
                if app.game.name == "money":
                    app.game.new()
                else:
                    app.kept["game"] = deal.fresh(app.setup()).to_keep()
            app.keep_game(lambda back: give(back and result))

        app.kept["table"] = {"colours": tables.tidied(colours)}
        app.store.keep("table", lambda: app.kept["table"], kept)

    return later
