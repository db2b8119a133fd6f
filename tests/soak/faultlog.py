"""The log of faults is as it was before this life, until it is cleared; nothing comes into it."""

from quizbox.core import kept

from .evidence import Violation


def check(evidence):
    """Raises Violation."""
    for us, result in evidence.results("log.get"):
        may = _may_be(evidence, us)
        if result["faults"] not in may:
            raise Violation("faults", us, f"log.get: {result['faults']}, none of {may}")
    for us, result in evidence.results("diagnostics"):
        may = [len(entries) for entries in _may_be(evidence, us)]
        if result["faults"] not in may:
            raise Violation("faults", us, f"diagnostics: {result['faults']} faults, not {may}")
    for us, files in [*evidence.found, (evidence.until_us, evidence.kept)]:
        _check_kept(us, files, _may_be(evidence, us))


def _check_kept(us, files, may):
    try:
        entries = kept.unpack(files["log"]) if "log" in files else []
    except ValueError:
        return  # keeping tells
    if entries not in may:
        raise Violation("faults", us, f"kept are {entries}, none of {may}")


def _may_be(evidence, us):
    """What the log may hold: as it was, or nothing from a log.clear on, which power can undo."""
    before = evidence.script["kept"].get("log")
    entries = kept.unpack(bytes.fromhex(before)) if before else []
    clears = [one for one in evidence.requests.values() if one.method == "log.clear"]
    answers = [(one.us, evidence.answer(one.id)) for one in clears if one.us <= us]
    if not any(answer is None or answer.is_result for _, answer in answers):
        return [entries]
    run = evidence.power_at(us)
    granted = [answer.us for _, answer in answers if answer and answer.is_result]
    if run is not None and any(run.on_us <= at_us <= us for at_us in granted):
        return [[]]
    return [entries, []]
