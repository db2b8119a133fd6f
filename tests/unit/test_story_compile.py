"""Scripts: what a world is given of a story."""

import random

import pytest

from quizbox.core import colours, kept
from quizbox_host.story import compile as compiler
from quizbox_host.story import language

AMOUNTS = ", ".join(str(amount) for amount in range(1, 21))


def scripts(*lines):
    (story,) = language.parse("story 2.5 A name\n" + "\n".join(lines), "a.story")
    assert story.errors == []
    return compiler.scripts(story)


def acts(*lines):
    """The acts after power-on."""
    (script,) = scripts(*lines, "faults 0")
    return script["acts"][6:]


def files(*lines):
    (script,) = scripts(*lines, "faults 0")
    return {name: bytes.fromhex(data) for name, data in script["kept"].items()}


def test_the_least_story_is_a_whole_script():
    assert scripts("faults 0") == [
        {
            "kept": {},
            "display": "tm1650",
            "origin_us": 2**30 - 5_000_000,
            "seed": 1,
            "acts": [
                [0, "start", 0],
                [0, "slide", 1],
                [0, "cable", 1],
                [0, "reads", 1],
                [0, "battery_mv", 4500],
                [0, "power", 1],
            ],
            "until_us": 1_000_000,
        }
    ]


def test_the_state_before_power_on_is_acts_before_it():
    (script,) = scripts(
        "start held for 8 s", "slide 2", "no cable", "battery 3.1", "display none",
        "origin random 3", "faults 0",
    )  # fmt: skip
    assert script == {
        "kept": {"settings": kept.pack({"display": "none"}).hex()},
        "display": "none",
        "origin_us": random.Random(3).randrange(2**30),
        "seed": 3,
        "acts": [
            [0, "start", 1],
            [0, "slide", 2],
            [0, "cable", 0],
            [0, "reads", 1],
            [0, "battery_mv", 3100],
            [0, "power", 1],
            [8_000_000, "start", 0],
        ],
        "until_us": 9_000_000,
    }


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["press at 1 s"], [[1_000_000, "start", 1], [1_120_000, "start", 0]]),
        (
            ["slide 2 at 1 s", "slide between at 2 s"],
            [[1_000_000, "slide", 0], [1_002_000, "slide", 2], [2_000_000, "slide", 0]],
        ),
        (
            ["glitch slide 5 ms at 3 s", "slide 2 at 2 s"],
            [
                [2_000_000, "slide", 0],
                [2_002_000, "slide", 2],
                [3_000_000, "slide", 3],
                [3_005_000, "slide", 2],
            ],
        ),
        (["noise 900 from 1 s to 2 s"], [[1_000_000, "noise", [900, 2_000_000]]]),
        (
            ["noise slide1 900 from 1 s to 2 s"],
            [[1_000_000, "noise", [900, 2_000_000, "slide1"]]],
        ),
        (["send bytes 03 at 1 s"], [[1_000_000, "rx", "03"]]),
        (
            ["power off at 2 s", "unplug at 1 s", "fault at 2 s"],
            [[1_000_000, "cable", 0], [2_000_000, "power", 0], [2_000_000, "fault", 0]],
        ),
        (
            ["press at 1 s for 100 ms", "slide 2 at 1.1 s"],
            [
                [1_000_000, "start", 1],
                [1_100_000, "start", 0],
                [1_100_000, "slide", 0],
                [1_102_000, "slide", 2],
            ],
        ),
    ],
)
def test_acts_stand_in_the_order_of_their_time_and_then_of_the_file(lines, expected):
    assert acts(*lines) == expected


def test_a_bouncing_press_is_the_same_for_the_same_seed():
    assert compiler.press(1_000_000, 40_000, 3_000, 5) == [
        [1_000_000, "start", 1],
        [1_001_325, "start", 0],
        [1_001_898, "start", 1],
        [1_002_707, "start", 0],
        [1_003_000, "start", 1],
        [1_037_000, "start", 0],
        [1_037_784, "start", 1],
        [1_039_248, "start", 0],
        [1_039_840, "start", 1],
        [1_040_000, "start", 0],
    ]


@pytest.mark.parametrize("bounce_us", [100, 101, 1_599, 1_600, 1_601, 3_000, 8_000, 12_499])
def test_chatter_flips_as_stories_say_and_lasts_as_long_as_asked(bounce_us):
    for seed in range(300):
        flips = compiler.press(0, 25_000, bounce_us, seed)
        times = [us for us, _, _ in flips]
        assert [closed for _, _, closed in flips] == [1, 0] * (len(flips) // 2)
        down = [us for us in times if us <= bounce_us and us < 25_000 - bounce_us or us == 0]
        up = times[len(down) :]
        assert (down[0], down[-1], up[0], up[-1]) == (0, bounce_us, 25_000 - bounce_us, 25_000)
        gaps = [b - a for part in (down, up) for a, b in zip(part, part[1:], strict=False)]
        assert set(gaps) <= set(range(50, 1_501))


@pytest.mark.parametrize(
    ("line", "until_us"),
    [
        ("press at 5 s for 3 s", 9_000_000),
        ("heard short at 4, 2 s", 5_000_000),
        ("dark at 4 s within 2 s", 7_000_000),
        ("dark from 2 s to 4 s", 5_000_000),
        ('runs "Red" from 4 s', 4_000_000 + 6 * 250_000 + 1_000_000),
        ("lamp blinks at 4 s", 6_000_000),
        ("noise 50 from 1 s to 3 s", 4_000_000),
        ("noise cable 50 from 1 s to 3 s", 4_000_000),
        ('said {"id": 1} at 4 s', 5_000_000),
        ("until 90 s", 90_000_000),
    ],
)
def test_a_story_ends_a_second_after_the_last_it_names(line, until_us):
    (script,) = scripts(line, "faults 0")
    assert script["until_us"] == until_us


def test_kept_files_are_as_the_box_writes_them():
    table = [
        {"name": name, "amount": 1000 * nth} for nth, name in enumerate(colours.DEFAULT_NAMES, 1)
    ]
    assert files("game chase", "set volume 1", "amounts " + AMOUNTS) == {
        "settings": kept.pack({"game": "chase", "volume": 1}),
        "table": kept.pack({"colours": table}),
    }


def test_a_table_without_amounts_holds_names_alone(monkeypatch):
    monkeypatch.setattr(
        "quizbox_host.story.statements.colourfile.read", lambda path: [("Ärger", None)]
    )
    assert files("table a.toml") == {"table": kept.pack({"colours": [{"name": "Ärger"}]})}


@pytest.mark.parametrize("name", ["game", "settings", "table", "log"])
def test_a_spoilt_file_has_one_bit_wrong(name):
    ((spoilt_name, data),) = files(f"spoil {name}").items()
    assert spoilt_name == name
    whole = [data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
             for at in range(len(data)) for bit in range(8)]  # fmt: skip
    with pytest.raises(ValueError, match="CRC"):
        kept.unpack(data)
    assert sum(map(_is_whole, whole)) == 1


def _is_whole(data):
    try:
        kept.unpack(data)
    except ValueError:
        return False
    return True


def test_a_file_that_is_set_up_is_the_one_spoilt_and_one_without_is_left_out():
    lines = ["set volume 1", "spoil settings", "amounts " + AMOUNTS, "without table"]
    ((name, data),) = files(*lines).items()
    whole = kept.pack({"volume": 1})
    assert (name, len(data), sum(a != b for a, b in zip(data, whole, strict=True))) == (
        "settings",
        len(whole),
        1,
    )


def test_a_twin_differs_in_its_table_alone():
    swapped = "2, 1, " + AMOUNTS[6:]
    first, twin = scripts("amounts " + AMOUNTS, "twin amounts " + swapped, "same until 9 s")
    tables = [kept.unpack(bytes.fromhex(script.pop("kept")["table"])) for script in (first, twin)]
    amounts = [[colour["amount"] for colour in table["colours"]] for table in tables]
    assert amounts == [
        [1000 * nth for nth in range(1, 21)],
        [2000, 1000, *(1000 * nth for nth in range(3, 21))],
    ]
    assert first == twin
