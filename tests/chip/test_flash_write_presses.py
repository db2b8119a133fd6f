"""START at each half millisecond across a flash write, with and without an erase in it (1.2)."""

import pytest
from box import MS, SECOND, Box
from branches import fork

STEP_US = 500
GLITCH_US, PRESS_US = 1 * MS, 25 * MS
AROUND_US = 16 * MS  # the sweep begins and ends so far from the write
TOL_US = 50  # of a press's time, as in test_press_time
OPENING_US = 4 * MS  # from the first call to its first operation: littlefs reads before it writes
CLOSING_US = 1 * MS  # from the last operation to the end of the last call
AFTER_US = 2 * MS  # 1.2
TRIES = 40  # of arming: littlefs has to erase a block sooner or later


def armed(made, *acts):
    """SLIDE goes to 2, which arms a colour and writes flash; acts: (us from now, START's contact).

    Returns (the write's operations as [us, what us], [t_us of each press told]).
    """
    seen = len(made.log)
    operations = []
    noted = made.chip.flash.on_operation

    def operated(kind, address, length, us):
        operations.append((made.now_us, kind, us))
        noted(kind, address, length, us)

    made.chip.flash.on_operation = operated
    begun_us = made.now_us
    made.rig.act("slide", 2)
    for us, closed in acts:
        made.run(begun_us + us - made.now_us)
        made.rig.act("start", closed)
    made.run(begun_us + 400 * MS - made.now_us)
    told = [line for _, what, line in made.log[seen:] if what == "said" and '"press"' in line]
    return operations, [int(line.split('"t_us": ')[1].split("}")[0].split(",")[0]) for line in told]


def disarmed(made):
    """Armed, written, and SLIDE back at 1."""
    armed(made)
    made.rig.act("slide", 1)
    made.run(SECOND)


class Scene:
    """A box in choose whose next arming writes flash.

    begun_us, ended_us  of the write's operations, from now on
    offset_us           the box's time less ours
    """

    def __init__(self, made, operations):
        self.made = made
        self.begun_us = operations[0][0] - made.now_us
        self.ended_us = operations[-1][0] + operations[-1][2] - made.now_us
        pressed_us = self.ended_us + 100 * MS
        _, (told_us,) = self.press(pressed_us, PRESS_US)
        self.offset_us = told_us - pressed_us

    def press(self, at_us, for_us):
        return fork(armed, self.made, (at_us, 1), (at_us + for_us, 0))

    def instants(self):
        return range(self.begun_us - AROUND_US, self.ended_us + AROUND_US, STEP_US)


@pytest.fixture(scope="module", params=["programs only", "erases too"])
def scene(request):
    made = Box(keeps={"settings": {"game": "money"}})
    made.power(1, 4 * SECOND)
    made.ask("events", on=True)
    for _ in range(TRIES):
        operations, _ = fork(armed, made)
        if ("erase" in {kind for _, kind, _ in operations}) == (request.param == "erases too"):
            return Scene(made, operations)
        disarmed(made)
    raise AssertionError(f"no write in {TRIES} that {request.param}")


def test_a_glitch_counts_where_it_falls_inside_and_nowhere_else(scene):
    counted = []
    for at_us in scene.instants():
        _, told = scene.press(at_us, GLITCH_US)
        assert len(told) <= 1, at_us
        if told:
            counted.append(at_us)
            # Timed at the write's end, or in the 2 ms after it as itself.
            late_us = told[0] - scene.offset_us - max(at_us, scene.ended_us)
            assert -TOL_US <= late_us <= CLOSING_US + TOL_US, (at_us, late_us)
    first_us, last_us = counted[0] - scene.begun_us, counted[-1] - scene.ended_us
    print(f"{len(scene.instants())} glitches, counted from {first_us} us before to {last_us} after")
    assert counted == list(range(counted[0], counted[-1] + STEP_US, STEP_US))  # no hole in it
    assert -OPENING_US - GLITCH_US <= first_us <= 0
    assert AFTER_US - STEP_US <= last_us < AFTER_US + CLOSING_US


def test_a_press_counts_once_wherever_it_falls(scene):
    for at_us in scene.instants():
        operations, told = scene.press(at_us, PRESS_US)
        assert len(told) == 1, at_us
        late_us = told[0] - scene.offset_us - at_us
        end_us = scene.ended_us + CLOSING_US - at_us
        if at_us < scene.begun_us - OPENING_US or end_us < 0:
            assert abs(late_us) <= TOL_US, (at_us, late_us)
        else:  # perhaps inside: at its first edge, or at the write's end
            assert -TOL_US <= late_us <= end_us + TOL_US, (at_us, late_us)
        if at_us < scene.begun_us - OPENING_US:
            quiet_us = operations[0][0] - scene.made.now_us - at_us
            # It put the write off (6.6): the next one is the count's mark, or is as quiet.
            assert quiet_us > PRESS_US, (at_us, quiet_us)
    print(f"{len(scene.instants())} presses")
