"""How a run of the program ends: by 0x03 at the prompt (7.3), by reboot or bootloader (7.13)."""

from quizbox_host.story import eyes
from tests.properties import heard
from tests.properties.figures import fitting

from . import runs
from .evidence import ENDS, MS, SECOND, Violation, touches
from .keeping import settings_of

PROMPT_US = 100 * MS  # 7.3
SILENT_US = 50 * MS  # 6.4
STARTS_US = 1_500 * MS  # from power-up or a restart until the program can be stopped at once
FLOOD_US = 4 * SECOND  # on a real line 0x03 comes behind what the box has not read yet...
TAKEN_BYTES = 256  # ...but for so many, which it takes in at once
ENDED_US = 4 * SECOND  # an answer is out, and all is kept, where nobody touches the box


def check(evidence):
    """Raises Violation."""
    stopped = [run for run in evidence.powers if run.ended == runs.STOP]
    prompts = [us for us, what, value in evidence.log if what == "prompt" and value]
    for us in prompts:
        if not any(run.off_us <= us < run.back_us for run in stopped):
            raise Violation("goes on", us, "the prompt came, and nobody asked for it")
    for run, (_, files) in zip(evidence.powers, evidence.found, strict=True):
        if run.ended == runs.STOP:
            _check_stop(evidence, run, prompts, settings_of(evidence, run, files))
    _check_restarts(evidence)


def _check_stop(evidence, run, prompts, settings):
    """Always: silence, PC, the prompt (7.3); settings: the module that is set, or None."""
    by_us = _by_us(run) + (FLOOD_US if _is_flooded(evidence, run.off_us) else 0)
    silent_us, by_us = by_us - PROMPT_US + SILENT_US, min(by_us, run.back_us)
    came = [us for us in prompts if run.off_us <= us < run.back_us]
    is_read = not touches(evidence.unread, run.off_us, by_us)  # or the prompt's words may be lost
    if is_read and by_us < run.back_us and not (came and came[0] <= by_us):
        raise Violation("stop", run.off_us, f"no prompt by {by_us}, but at {came}")
    _check_silence(evidence, run, silent_us)
    if settings is not None and settings["display"] == evidence.script["display"] != "none":
        _check_frames(evidence, run, by_us, fitting(settings))


def _is_flooded(evidence, us):
    """Whether the laptop has lately sent more than the box may have read."""
    sent = [act[2] for act in evidence.acts_between(us - FLOOD_US, us - 1) if act[1] == "rx"]
    return not evidence.exact and sum(len(data) // 2 for data in sent) > TAKEN_BYTES


def _by_us(run):
    """When the prompt has to be there: after a write that is under way (7.3)."""
    since_us = max(run.off_us, min(run.on_us + STARTS_US, run.back_us))
    for us, end_us, _, _ in run.writes:
        if us < since_us + PROMPT_US:
            since_us = max(since_us, end_us)
    return since_us + PROMPT_US


def _check_silence(evidence, run, silent_us):
    """Both pins stay low, and nothing sounds."""
    high = [value for us, what, value in evidence.log if what == "piezo" and us <= silent_us]
    if silent_us < run.back_us and high and high[-1]:
        raise Violation("stop", run.off_us, f"a pin of the piezo is high at {silent_us}")
    for us, what, value in evidence.log:
        if what == "piezo" and value and silent_us < us < run.back_us:
            raise Violation("stop", us, "a pin of the piezo goes high at the prompt")


def _check_frames(evidence, run, by_us, figures):
    """`PC` stands on the digits until the program begins anew."""
    wanted = heard.as_read(figures.left("PC"))
    frames = [(us, value) for us, what, value in evidence.log if what == "segments"]
    before = [value for us, value in frames if us <= by_us][-1:]
    later = [(us, value) for us, value in frames if by_us < us < run.back_us]
    for us, value in [*((by_us, value) for value in before), *later]:
        shown = eyes.read(eyes.lit(value))
        if us < run.back_us and shown != wanted:
            raise Violation("stop", us, f'"{shown}" shows at the prompt, not "{wanted}"')


def _check_restarts(evidence):
    """The program begins anew where that was asked for, soon, and nowhere else."""
    asked = [(one.us, one.method) for one in evidence.requests.values() if one.method in ENDS]
    granted = evidence.ends()
    for run in evidence.powers:
        if run.ended in (runs.RESTART, runs.BOOTLOADER):
            method = "reboot" if run.ended == runs.RESTART else "bootloader"
            if not any(run.on_us <= us < run.off_us and one == method for us, one in asked):
                raise Violation("goes on", run.off_us, f"{run.ended}, and nobody asked for it")
    for us, request in granted:
        run = evidence.power_at(us)
        if run is None or not _is_left_alone(run, us):
            continue
        if run.off_us > us + ENDED_US:
            raise Violation("restarts", us, f"{request.method} was granted, and the box goes on")


def _is_left_alone(run, us):
    edges = [at_us for at_us, _ in [*run.start[1:], *run.slide[1:]]]
    stands = [down for at_us, down in run.start if at_us <= us][-1]
    return not stands and not any(us - SECOND < at_us < us + ENDED_US for at_us in edges)
