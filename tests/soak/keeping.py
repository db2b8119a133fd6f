"""The kept files at each power-up: each as it was or as it was to be, and never anything else."""

from quizbox.core import kept

from .changes import granted
from .evidence import MS, SECOND, Violation
from .law import DEFAULTS
from .reigns import kept_settings, was_asked_for_the_game

SETTLED_US = 15 * SECOND  # what was granted is in flash then, if nothing went on meanwhile
TORN_US = 20 * MS
NAMES = ("settings", "game", "table", "log")


def check(evidence):
    """Raises Violation."""
    changes = granted(evidence)
    before = None
    for nth, (us, files) in enumerate(evidence.found):
        values = _values(us, files)
        if before is not None:
            power = evidence.powers[nth - 1]
            during = [one for one in changes if power.on_us <= one.sent_us < power.off_us]
            _check_settings(us, before, values, power, during, evidence)
            _check_table(us, before, values, during)
            _check_game(us, before, values, evidence, power, during)
        before = values
    _values(evidence.until_us, evidence.kept)
    _check_told(evidence)


def settings_of(evidence, run, files):
    """{name: value} of what is set at the end of a run, None: it is not known.

    files: those that were there as it began.
    """
    if was_asked_for_the_game(run):
        return None
    settings = {**DEFAULTS, **kept_settings(files)}
    for change in granted(evidence):
        if run.on_us <= change.sent_us < run.off_us and change.method == "settings.set":
            if change.result is None and "display" in change.params:
                return None
            settings = {**settings, **change.params}
    return settings


def _values(us, files):
    """{name: value} of the files, each of which has to be whole."""
    values = {}
    for name, data in files.items():
        if name.endswith(".new"):
            continue  # one that was never finished
        if name not in NAMES:
            raise Violation("kept", us, f"a file {name}")
        try:
            values[name] = kept.unpack(data)
        except ValueError as error:
            raise Violation("kept", us, f"{name}: {error}: {data[:80]!r}") from None
    return values


def _check_settings(us, before, values, power, during, evidence):
    """One of the versions that were granted, in their order; the last, if there was time."""
    versions = [({**DEFAULTS, **before.get("settings", {})}, None)]
    for change in during:
        if change.method in ("settings.set", "game.mode"):
            versions.append(({**versions[-1][0], **change.params}, change))
    found = {**DEFAULTS, **values.get("settings", {})}
    if was_asked_for_the_game(power):  # by the chooser, 6.1
        return
    for settings, change in reversed(versions):
        if found == settings:
            return
        if change and change.result is not None and _had_time(evidence, power, change):
            break
    odd = {name: value for name, value in found.items() if versions[-1][0].get(name) != value}
    raise Violation("kept", us, f"settings, where it differs from the last granted: {odd}")


def _check_table(us, before, values, during):
    """As the last one that was answered, or one asked for since."""
    good = [before.get("table")]
    for change in during:
        if change.method == "table.set":
            good = [change.params] if change.result is not None else [*good, change.params]
    if values.get("table") not in good:
        raise Violation("kept", us, "the table is neither the last one granted nor one to be")


def _check_game(us, before, values, evidence, power, during):
    """A game goes on or another has begun; none vanishes and none is dealt anew in between."""
    was, now = before.get("game"), values.get("game")
    if was is None:
        return
    if now is None:
        raise Violation("kept", us, "the game has vanished")
    if sorted(now["deal"]) != list(range(1, 21)):
        raise Violation("kept", us, f"a deal of {now['deal']}")
    renewed = _may_be_new(before, evidence, power, during)
    if renewed:
        return
    if now["deal"] != was["deal"] or now["names"] != was["names"]:
        raise Violation("kept", us, "the amounts or the names of the game have changed")
    colours = [colour for colour, _, _ in was["played"]]
    if [colour for colour, _, _ in now["played"]][: len(colours)] != colours:
        raise Violation("kept", us, f"of {was['played']} is left {now['played']}")


def _may_be_new(before, evidence, power, during):
    """Whether a new game can have begun: asked for, or by a long hold."""
    asked = any(change.method in ("game.new", "game.mode", "table.set", "settings.set")
                for change in during)  # fmt: skip
    held = any(
        down and power.start[nth + 1 : nth + 2] and power.start[nth + 1][0] - us > 4 * SECOND
        for nth, (us, down) in enumerate(power.start)
    )
    last_down = power.start[-1][1] and power.off_us - power.start[-1][0] > 4 * SECOND
    return asked or held or bool(last_down)


def _had_time(evidence, power, change):
    """Whether nothing kept the box from writing for long enough after it."""
    end_us = change.us + SETTLED_US
    edges = [us for us, _ in [*power.start[1:], *power.slide[1:]]]
    stands = [down for us, down in power.start if us <= change.us][-1]
    return (
        end_us < power.off_us
        and not stands
        and not any(change.sent_us - SECOND < us < end_us for us in edges)
    )


def _check_told(evidence):
    """`bad_files` of hello is empty."""
    for us, result in evidence.results("hello"):
        if result["bad_files"] or result["product"] != "quizbox":
            raise Violation("kept", us, f"hello: {result}")
