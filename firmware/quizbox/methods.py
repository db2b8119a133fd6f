"""What a laptop may ask, by name. behaviour.md section 7, docs/protocol.md.

A method gets the App and the request's params and returns the result, or a function that will be
given one to call with the result later. It raises Refusal.
"""

from time import ticks_us

from quizbox import __version__, settings
from quizbox.core import alphabet, colours, deal, games, protocol, selftest
from quizbox.core.game import IDLE, RUNS
from quizbox.core.protocol import BAD_PARAMS, BUSY, FAILED, NO_METHOD, Refusal


def answer(app, line, whole):
    """Do what a line asks. Returns the bytes to send back, or None; a later answer goes
    to the link by itself."""
    request, id_ = None, None
    try:
        if app.game.phase == RUNS and (not whole or len(line) > protocol.BUSY_LINE_BYTES):
            raise Refusal(BUSY)
        if not whole:
            text = "a line has at most %d bytes" % protocol.LINE_BYTES
            raise Refusal(protocol.BAD_REQUEST, text)
        request = protocol.parse(line)
        id_ = request.get("id")
        result = _call(app, request)
    except Refusal as refusal:
        if request is not None and "id" not in request:
            return None
        return protocol.error(refusal.id if id_ is None else id_, refusal.code, refusal.text)
    if callable(result):
        result(lambda value: _send(app, request, value))
        return None
    return protocol.result(id_, result) if "id" in request else None


def _send(app, request, value):
    """The later answer to a request: its result, or None where flash would not take it."""
    if "id" not in request:
        return
    if value is None:
        text = "flash would not take it; the log tells why"
        app.link.send(protocol.error(request["id"], FAILED, text))
    else:
        app.link.send(protocol.result(request["id"], value))


def _call(app, request):
    method = METHODS.get(request["method"])
    if method is None:
        raise Refusal(NO_METHOD)
    call, types, while_busy = method
    if app.game.phase != IDLE and not while_busy:
        raise Refusal(BUSY)
    if not while_busy:
        app.idle.touch()
    params = request.get("params", {})
    if types is not None:
        _check(params, types)
    return call(app, **params) if types is not None else call(app, params)


def _check(params, types):
    """types: {name: (type, whether it must be there)}."""
    for name in sorted(params):
        if name not in types:
            raise Refusal(BAD_PARAMS, "no param " + name)
    for name, (kind, needed) in sorted(types.items()):
        if name not in params:
            if needed:
                raise Refusal(BAD_PARAMS, name + " is missing")
        elif type(params[name]) is not kind:
            raise Refusal(BAD_PARAMS, "%s is not of the right type" % name)


def _hello(app):
    return {
        "product": "quizbox",
        "version": __version__,
        "protocol": protocol.VERSION,
        "board": app.panel.board(),
        "id": app.panel.unique_id(),
        "runs_from": app.panel.runs_from(),
        "game": app.settings["game"],
        "state": app.game.state,
        "bad_files": app.store.bad,
        "free_bytes": app.panel.free_bytes(),
        "reset_cause": "power" if app.panel.was_powered_on() else "restart",
    }


def _settings_get(app):
    return app.settings


def _settings_set(app, params):
    declared = {setting.name: setting for setting in settings.declared()}
    for name, value in sorted(params.items()):
        if name not in declared:
            raise Refusal(BAD_PARAMS, "no setting " + name)
        if not declared[name].accepts(value):
            raise Refusal(BAD_PARAMS, "%s takes %s" % (name, declared[name].told()))
    app.change(params)
    game = games.named(app.settings["game"], app.settings)
    plays = app.game.name is not None or (app.game.state == "choosing" and "game" in params)
    if plays and game.name != app.game.name:
        app.begin(game)
    return {name: app.settings[name] for name in params}


def _table(app):
    return app.kept.get("table", {}).get("colours") or colours.default()


def _table_get(app, reveal=False):
    table = _table(app)
    if not reveal:
        return {"colours": [{"name": colour["name"]} for colour in table]}
    if _is_under_way(app):
        app.idle.touch()
        app.panel.beeper.play("error", ticks_us())
        if app.game.name == "money":
            app.game.deal.peeked = True
        else:
            app.kept["game"]["peeked"] = True
        app.keep_game()
    return {"colours": table}


def _is_under_way(app):
    """Whether a game of The Colour of Money has begun and not ended, played now or kept."""
    kept = app.kept.get("game")
    return kept is not None and deal.is_under_way(kept, app.settings["money_rounds"])


def _table_set(app, **params):
    """Answers when flash holds the table, and the new game if there is to be one."""
    table = params["colours"]
    wrong = colours.faults(table)
    if wrong:
        raise Refusal(BAD_PARAMS, colours.told(wrong))
    if app.store.waits_for("table"):
        raise Refusal(BUSY)

    before = app.kept.get("table")

    def later(give):
        def kept(value):
            if value is None:
                app.kept["table"] = before or {}
                give(None)
                return
            fits = not _is_under_way(app)  # now: a game may have begun while flash had to wait
            crc = colours.checksum(value["colours"])
            result = {"crc32": crc, "used_from": "this_game" if fits else "next_game"}
            if not fits:
                give(result)
                return
            if app.game.name == "money":
                app.game.new()
            else:
                app.kept["game"] = deal.fresh(app.setup()).to_keep()
            app.keep_game(lambda back: give(back and result))

        app.kept["table"] = {"colours": table}
        app.store.keep("table", lambda: app.kept["table"], kept)

    return later


def _status(app):
    status = {
        "game": app.settings["game"],
        "state": app.game.state,
        "shown": alphabet.text(app.shown),
        "round": 0,
        "played": [],
    }
    status.update(app.game.status())
    return status


def _new(app):
    app.game.new()
    return {}


def _select(app, colour):
    if not app.game.select(colour):
        raise Refusal(BAD_PARAMS, "no colour %d to choose" % colour)
    return {}


def _mode(app, game):
    return _settings_set(app, {"game": game})


def _selftest(app):
    app.begin(selftest.SelfTest)
    return {
        "start": app.panel.button.is_down,
        "slide": app.panel.slide.position,
        "vsys_mv": app.panel.battery.mv(),
        "cable": app.panel.battery.has_cable(),
    }


def _diagnostics(app):
    return {
        "longest_pass_us": app.longest_pass_us,
        "longest_act_us": app.longest_act_us,
        "free_bytes": app.panel.free_bytes(),
        "faults": len(app.faults.entries),
        "flash_writes": app.store.writes,
        "edges_dropped": app.panel.overruns,
        "lines_dropped": app.link.dropped,
        "uptime_s": app.uptime_s,
    }


def _log_get(app):
    return {"faults": app.faults.entries}


def _log_clear(app):
    app.faults.clear()
    return {}


def _events(app, on):
    app.tells = on
    return {}


def _reboot(app):
    app.at_end = app.panel.reboot
    return {}


def _bootloader(app):
    app.at_end = app.panel.bootloader
    return {}


# name: (function, its params as {name: (type, needed)} or None for any, whether a game that runs,
# is paused, stopped or armed lets it through)
METHODS = {
    "hello": (_hello, {}, True),
    "settings.get": (_settings_get, {}, True),
    "settings.set": (_settings_set, None, False),
    "table.get": (_table_get, {"reveal": (bool, False)}, True),
    "table.set": (_table_set, {"colours": (list, True)}, False),
    "game.status": (_status, {}, True),
    "game.new": (_new, {}, False),
    "game.select": (_select, {"colour": (int, True)}, False),
    "game.mode": (_mode, {"game": (str, True)}, False),
    "selftest": (_selftest, {}, False),
    "diagnostics": (_diagnostics, {}, True),
    "log.get": (_log_get, {}, True),
    "log.clear": (_log_clear, {}, False),
    "events": (_events, {"on": (bool, True)}, True),
    "reboot": (_reboot, {}, False),
    "bootloader": (_bootloader, {}, False),
}
