"""The face: a view or what covers it, LAMP, what a module that is put out is told (6.2, 6.3)."""

import pytest

from quizbox_host.story import eyes

SECOND = 1_000_000
SETTINGS = {"separator": "point", "brightness": 2}
READY = ("left", 600, "steady")
PAUSED = ("left", 364, "blink")
OFFER = ("offer", 1, "Red", None)


class Module:
    """A display driver that remembers what it was given."""

    def __init__(self):
        self.given = []

    def show(self, digits, level, whole):
        self.given.append((list(digits), level, whole))


class Lamp:
    how = None

    def show(self, how):
        self.how = how

    def run(self, us):
        pass

    def due_us(self):
        return None


class Looked:
    """A Face of so many digits, its module and its LAMP."""

    def __init__(self, box, digits=4):
        self.load = box().load("quizbox.face")
        self.module, self.lamp = Module(), Lamp()
        self.face = self.load.Face(self.module, digits, self.lamp, SETTINGS)

    def show(self, view, cover="OPEN", **more):
        self.face.show(view, "on", cover=getattr(self.load, cover), **more)
        return self.text

    @property
    def text(self):
        return eyes.read(self.face.drawn)


@pytest.fixture
def looked(box):
    return lambda **more: Looked(box, **more)


@pytest.mark.parametrize(
    ("digits", "low", "dim"),
    [(4, "Lo  ", "    ."), (6, "Lo    ", "      ."), (8, "Lo      ", "        .")],
)
def test_what_covers_the_view(looked, digits, low, dim):
    one = looked(digits=digits)
    blank = " " * digits
    seen = [one.show(READY, cover).replace("L0", "Lo") for cover in ("LOW", "DIM", "OUT")]
    assert seen == [low, dim, blank]
    assert one.show(READY).strip() == "1.00"


def test_put_out_it_has_level_0_and_lamp_is_off(looked):
    one = looked()
    levels = []
    for cover in ("OPEN", "DIM", "OUT", "OPEN"):
        one.show(READY, cover)
        levels.append((one.module.given[-1][1:], one.lamp.how))
    assert levels == [
        ((2, True), "on"), ((2, False), "on"), ((0, True), "off"), ((2, True), "on"),
    ]  # fmt: skip


def test_put_out_nothing_is_due_but_a_pass_that_comes_heals(looked):
    one = looked()
    one.show(PAUSED, "OUT")
    assert one.face.due_us() is None
    one.face.run(60 * SECOND)
    one.show(PAUSED, "OUT")
    assert one.module.given[-1] == ([0, 0, 0, 0], 0, True)
    assert len(one.module.given) == 2


def test_dim_a_blink_is_no_more_due_than_the_next_healing(looked):
    one = looked()
    one.show(PAUSED)
    assert one.face.due_us() == 500_000
    one.show(PAUSED, "DIM")
    assert one.face.due_us() == 1_500_000
    assert one.face.settled_for(500_000)


@pytest.mark.parametrize("cover", ["DIM", "OUT"])
def test_what_blinks_is_lit_first_when_it_is_seen_again(looked, cover):
    one = looked()
    one.show(PAUSED, cover)
    one.face.run(700_000)
    assert one.show(PAUSED, cover).strip(" .") == ""
    assert one.show(PAUSED) == " 0.37"
    one.face.run(500_000)
    assert one.show(PAUSED) == "    "


def test_under_lo_a_blink_keeps_its_time(looked):
    one = looked()
    one.show(PAUSED)
    one.face.run(700_000)
    one.show(PAUSED, "LOW")
    assert one.show(PAUSED) == "    "


@pytest.mark.parametrize("cover", ["LOW", "DIM", "OUT"])
def test_a_name_that_has_run_does_not_run_again(looked, cover):
    one = looked()
    one.show(OFFER)
    one.face.run(10 * SECOND)
    assert one.show(OFFER) == "C 01"
    one.face.run(SECOND)
    one.show(OFFER, cover)
    one.face.run(SECOND)
    assert one.show(OFFER) == "C 01"


def test_a_mark_is_seen_over_lo_but_not_when_put_out(looked):
    one = looked()
    assert one.show(READY, "LOW", marked=True)[-1] == "."
    assert one.show(READY, "OUT", marked=True) == "    "
    assert one.show(READY, marked=True) == " 1.00."
