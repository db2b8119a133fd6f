"""Each request is answered once, in good time, and no request is answered that was not made."""

from .evidence import END_ID, FIRST_ID, MS, SECOND, Violation, touches

LIMIT_US = 10 * SECOND  # a flood of requests before it, and all of flash
HELD_US = 30 * SECOND  # besides as long as START is down, where flash has to be written
GONE_US = 500 * MS  # before a cut it may have been too late
CHANGES = ("table.set", "log.clear", "settings.set", "game.new", "game.select", "game.mode")


def check(evidence):
    """Raises Violation."""
    for id_, found in evidence.answers.items():
        if id_ is None:
            continue
        request = evidence.requests.get(id_)
        if request is None:
            if type(id_) is int and FIRST_ID <= id_ < END_ID:
                raise Violation("answers", found[0].us, f"an answer to {id_}, which nobody asked")
        elif len(found) > 1:
            raise Violation("answers", found[1].us, f"{request.method} was answered twice")
    for request in evidence.requests.values():
        limit_us = _limit_us(evidence, request)
        if limit_us is None:
            continue
        answer = evidence.answer(request.id)
        if answer is None and evidence.was_too_long(request):
            continue
        if answer is None or answer.us > request.us + limit_us:
            raise Violation("answers", request.us, f"no answer to {request} in {limit_us} us")


def _limit_us(evidence, request):
    """In how long it has to be answered, None: it need not be."""
    limit_us = LIMIT_US
    if request.method in CHANGES:
        limit_us += HELD_US
    power = evidence.power_at(request.us)
    if power is None or request.us + limit_us + GONE_US > power.off_us:
        return None
    if touches(evidence.deaf, request.us, request.us + limit_us):
        return None
    if request.method in CHANGES and _held(power, request.us, request.us + limit_us):
        return None
    return limit_us


def _held(power, us, end_us):
    """Whether START is down long between, or restless: what waits for flash may wait for it."""
    edges = [(at_us, down) for at_us, down in power.start if us - SECOND <= at_us <= end_us]
    return bool(edges) or any(down for at_us, down in power.start[-1:] if at_us <= us)
