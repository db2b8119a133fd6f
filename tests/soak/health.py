"""What the box says of itself: no fault, memory that does not sink, no writing for nothing."""

from itertools import pairwise

from tests.properties.contacts import bursts, positions

from .changes import granted
from .evidence import MINUTE, Violation
from .law import DEFAULTS
from .reigns import kept_settings, was_asked_for_the_game

MARGIN_BYTES = 4_000  # what the games and the lines under way differ by
WARM_US = 20 * MINUTE  # until then there is still something new to be made
WINDOW_US = 20 * MINUTE
SAMPLES = 4  # of fewer each may be from before garbage was collected
A_CHANGE = 2  # writes that something granted may bring: settings and game
A_PRESS = 2  # a count's mark and its reveal
FIRST = 2  # what follows from power-up itself


def check(evidence):
    """Raises Violation."""
    told = evidence.results("diagnostics")
    changes = granted(evidence)
    for power, (_, files) in zip(evidence.powers, evidence.found, strict=True):
        mine = [(us, result) for us, result in told if power.on_us <= us < power.off_us]
        _check_memory(mine, power)
        _check_writes(mine, power, {**DEFAULTS, **kept_settings(files)}, changes)


def _check_memory(told, power):
    """The most that is ever free does not sink from one window to the next."""
    most, samples = {}, {}
    for us, result in told:
        window = (us - power.on_us) // WINDOW_US
        if us - power.on_us > WARM_US:
            most[window] = max(most.get(window, 0), result["free_bytes"])
            samples[window] = samples.get(window, 0) + 1
    counts = [most[window] for window in sorted(most) if samples[window] >= SAMPLES]
    if counts and counts[-1] < max(counts) - MARGIN_BYTES and _sinks(counts):
        raise Violation("memory", told[-1][0], f"free bytes, each {WINDOW_US} us: {counts}")


def _sinks(counts):
    return len(counts) > 2 and all(later <= before for before, later in pairwise(counts))


def _check_writes(told, power, settings, changes):
    """Each has its cause: what hands did in The Colour of Money, or what was granted."""
    changes = [change for change in changes if power.on_us <= change.us < power.off_us]
    chosen = {settings["game"], *(change.params.get("game") for change in changes)}
    hands = []
    if "money" in chosen or was_asked_for_the_game(power):
        hands += [us for us, _ in positions(power.slide, power.writes)[1]]
        pressed = [burst for burst in bursts(power.start, power.writes) if burst.pressed]
        hands += [burst.first_us for burst in pressed] * A_PRESS
    for us, result in told:
        causes = sum(at_us <= us for at_us in hands)
        asked = sum(change.us <= us for change in changes)
        if result["flash_writes"] > FIRST + causes + A_CHANGE * asked:
            raise Violation(
                "writes", us, f"{result['flash_writes']} of flash, for {causes} causes and"
                f" {asked} changes",
            )  # fmt: skip
