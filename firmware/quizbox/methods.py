"""The methods of the serial line, by name. behaviour.md section 7, docs/protocol.md.

A method gets the App and the request's params. It returns the result; or, to answer later, a
function that gets a callback and calls it with the result. It raises Refusal.
"""

from quizbox import __version__, settings, table
from quizbox.core import alphabet, games, protocol, selftest
from quizbox.core.game import IDLE, RUNS
from quizbox.core.protocol import BAD_PARAMS, BUSY, FAILED, NO_METHOD, Refusal


def answering(app, line, whole):
    """A generator: parse a line part by part, do what it asks, and send the answer.

    line: bytes without the newline; whole: False for a line that was too long.
    """
    if whole and not _is_too_long(app, line):
        for _ in app.reader.judge(line):
            if _is_too_long(app, line):
                break
            yield
    answer = _answer(app, line, whole)
    if answer is not None:
        app.link.send(answer)


def _is_too_long(app, line):
    """Whether a game runs and the line is too long for that (7.1)."""
    return app.game.phase == RUNS and len(line) > protocol.BUSY_LINE_BYTES


def _answer(app, line, whole):
    """Do what a parsed line asks. Returns the answer's bytes; None if there is none, or if it is
    sent later."""
    request = {"id": None}  # until there is one
    try:
        if _is_too_long(app, line):
            raise Refusal(BUSY)
        if not whole:
            text = "a line has at most %d bytes" % protocol.LINE_BYTES
            raise Refusal(protocol.BAD_REQUEST, text)
        request = protocol.parsed(app.reader)
        result = _call(app, request)
    except Refusal as refusal:
        if "id" not in request:
            return None
        busy_with = {"game": _played(app), "state": app.game.state}
        data = busy_with if refusal.code == BUSY else None
        return protocol.error(request["id"], refusal.code, refusal.text, data)
    if callable(result):
        result(lambda value: _send(app, request, value))
        return None
    return protocol.result(request["id"], result) if "id" in request else None


def _played(app):
    """The name of the game being played, or that follows the chooser, self-test or fault."""
    return app.game.name or games.named(app.settings["game"], app.settings).name


def _send(app, request, value):
    """Send an answer later. value: the result; None if flash could not be written."""
    if "id" not in request:
        return
    if value is None:
        text = "flash would not take it; the log tells why"
        app.link.send(protocol.error(request["id"], FAILED, text))
    else:
        app.link.send(protocol.result(request["id"], value))


def _call(app, request):
    """Call the method. Raises Refusal if it is unknown or busy, or its params are bad."""
    method = METHODS.get(request["method"])
    if method is None:
        raise Refusal(NO_METHOD)
    params = request.get("params", {})
    if not isinstance(params, dict):
        raise Refusal(BAD_PARAMS, "params is an object")
    call, types, while_busy = method
    if app.game.phase != IDLE and not while_busy:
        raise Refusal(BUSY)
    if not while_busy:
        app.idle.touch()
    if types is None:
        return call(app, params)
    _check(params, types)
    return call(app, **params)


def _check(params, types):
    """Raises Refusal unless params fit types, {name: (type, needed)}."""
    _refuse_others(params, types, "param")
    for name, (kind, needed) in sorted(types.items()):
        if name not in params:
            if needed:
                raise Refusal(BAD_PARAMS, name + " is missing")
        elif type(params[name]) is not kind:
            raise Refusal(BAD_PARAMS, "%s is not of the right type" % name)


def _refuse_others(values, known, kind):
    """Raises Refusal if a name in values, a dict, is not in known; kind: for the text."""
    others = [name for name in values if name not in known]
    if others:
        raise Refusal(BAD_PARAMS, "no %s %s" % (kind, min(others)))


def _hello(app):
    return {
        "product": "quizbox",
        "version": __version__,
        "protocol": protocol.VERSION,
        "board": app.panel.board(),
        "id": app.panel.unique_id(),
        "runs_from": app.panel.runs_from(),
        "game": _played(app),
        "state": app.game.state,
        "bad_files": app.store.bad,
        "free_bytes": app.panel.free_bytes(),
        "reset_cause": "power" if app.panel.was_powered_on() else "restart",
    }


def _settings_get(app):
    return app.settings


def _settings_set(app, params):
    declared = {setting.name: setting for setting in settings.declared()}
    _refuse_others(params, declared, "setting")
    for name, value in sorted(params.items()):
        if not declared[name].accepts(value):
            raise Refusal(BAD_PARAMS, "%s takes %s" % (name, declared[name].told()))
    app.change(params)
    game = games.named(app.settings["game"], app.settings)
    plays = app.game.name is not None or (app.game.state == "choosing" and "game" in params)
    if plays and game.name != app.game.name:
        app.begin(game)
    return {name: app.settings[name] for name in params}


def _status(app):
    status = {
        "game": _played(app),
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
    if app.game.state != "choose":
        text = "a colour is offered only in choose of money; the box is in %s of %s"
        raise Refusal(BAD_PARAMS, text % (app.game.state, _played(app)))
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


# name: (function, its params as {name: (type, needed)} or None for any, whether it is allowed while
# a game runs, is paused, stopped or armed: 7.14)
METHODS = {
    "hello": (_hello, {}, True),
    "settings.get": (_settings_get, {}, True),
    "settings.set": (_settings_set, None, False),
    "table.get": (table.get, {"reveal": (bool, False)}, True),
    "table.set": (table.put, {"colours": (list, True)}, False),
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
