"""The scenes of docs/play.md: {name of the picture: (what it shows, its scenes)}."""

from tests.drawn.moments import Moment, Scene

AMOUNTS = "amounts 4, 5, 1, 3, 2, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19"

CHASE = Scene(
    ("game chase", "slide 2 at 2 s", "slide 1 at 3 s", "press at 4, 22.5, 30 s"),
    (
        Moment(1, "SLIDE at 1", ("one minute, ready",)),
        Moment(2.5, "SLIDE to 2", ("two minutes, ready",)),
        Moment(21.4, "press START", ("it counts down; a beep", "every ten seconds")),
        Moment(23, "press START", ("paused: digits and lamp blink",)),
        Moment(64.25, "press START", ("it goes on; in the last ten", "seconds it shows tenths")),
        Moment(72, "wait for the long beep", ("the minute is over",)),
    ),
)  # fmt: skip

MONEY = Scene(
    ("game money", AMOUNTS, "press at 5 s", "slide 2 at 7 s", "press at 9, 11.7, 15 s",
     "slide 1 at 24 s"),
    (
        Moment(0.7, "switch on, SLIDE at 1", ("for a second: the round",)),
        Moment(2.6, "wait", ("the name of colour 1, Red,", "runs through")),
        Moment(5.7, "press START", ("the next colour: number 2",)),
        Moment(7.5, "SLIDE to 2", ("colour 2 is armed",)),
        Moment(10.5, "press START", ("it counts up from 1,000,", "a thousand a second")),
        Moment(12.5, "press START", ("stopped on 3,000;", "the lamp blinks")),
        Moment(15.6, "press START", ("it goes on with 4,000",)),
        Moment(18.5, "wait", ("the colour's own amount", "was 5,000: it blinks")),
        Moment(24.5, "SLIDE to 1", ("the next round",)),
    ),
)  # fmt: skip

CLOCK = Scene(
    ("game clock", "press at 2, 14.5 s", "press at 40 s for 2.5 s", "press at 48 s"),
    (
        Moment(1, "SLIDE at 1", ("one minute a turn, ready",)),
        Moment(10.5, "press START", ("the turn of player 1",)),
        Moment(20.5, "press START", ("the turn of player 2",)),
        Moment(44, "hold START for 2 s", ("the turn is given back", "and paused; it blinks")),
        Moment(76.35, "press START", ("it goes on; in the last ten", "seconds it beeps")),
        Moment(88, "wait for the long beep", ("time is up for player 2",)),
    ),
)

RACE = Scene(
    ("game race", "press at 2, 20.3, 24, 30 s"),
    (
        Moment(1, "switch on", ("ready",)),
        Moment(3.5, "press START", ("three blips, then a long one:", "go!")),
        Moment(18.75, "wait", ("it counts up",)),
        Moment(22, "press START", ("your time, and it stays",)),
        Moment(26, "press START", ("ready again",)),
        Moment(30 + 3 + 727.5, "after ten minutes", ("minutes and seconds",)),
    ),
)

CHOICE = Scene(
    ("start held for 1.5 s", "press at 3, 4, 5, 6 s", "slide 2 at 8 s", "slide 1 at 10 s"),
    (
        Moment(1.3, "hold START, switch on", ("The Chase",)),
        Moment(3.5, "let go, press START", ("The Colour of Money",)),
        Moment(4.5, "press START", ("Chase, the dice game",)),
        Moment(5.5, "press START", ("Face Chase",)),
        Moment(6.5, "press START", ("the volume: 3 is the loudest",)),
        Moment(8.5, "move SLIDE", ("the next volume: 0 is mute",)),
    ),
)


COUNTED = ("game money", AMOUNTS, "slide 2 at 2 s", "press at 3 s")  # colour 1, to its 4,000

SIGNS = (
    Scene(
        ("no cable", "battery 3.1"),
        (Moment(10.5, "for a second every ten", ("new batteries soon",)),),
    ),
    Scene(
        ("no cable",),
        (
            Moment(310, "untouched for 5 minutes", ("dimmed: only the last point is lit",)),
            Moment(1300, "untouched for 20 minutes", ("asleep; press START to wake it",)),
        ),
    ),
    Scene(
        ("game money", "slide 2"),
        (Moment(1, "SLIDE at 2, no colour armed", ("move SLIDE to 1",)),),
    ),
    Scene(
        (*COUNTED, "slide 1 at 9 s", "press every 400 ms from 11 s to 18.2 s"),
        (
            Moment(
                18.9, "last in the list of colours", ("a new game: SLIDE to 2,", "hold START 5 s")
            ),
        ),
    ),
    Scene(
        (*COUNTED, "set money_rounds 1"),
        (
            Moment(
                9.5,
                "after the tenth round",
                ("game over; the last amount", "shows every other second"),
            ),
        ),
    ),
    Scene(
        ("fault at 2 s",),
        (Moment(3, "for two seconds", ("a fault, noted in the log;", "the game comes back")),),
    ),
    Scene(
        ("send bytes 03 at 2 s",),
        (Moment(3, "a computer has stopped it", ("switch off and on again",)),),
        world="vm",
    ),
    Scene(
        ("start held for 8.5 s",),
        (Moment(9, "START held for 8 s", ("no game, for repairs:", "switch off and on again")),),
    ),
)

PICTURES = {
    "chase": ("The Chase in six pictures", (CHASE,)),
    "money": ("A round of The Colour of Money in nine pictures", (MONEY,)),
    "clock": ("Chase, the dice game, in six pictures", (CLOCK,)),
    "race": ("Face Chase in six pictures", (RACE,)),
    "choice": ("Choosing a game and the volume in six pictures", (CHOICE,)),
    "signs": ("What the digits show besides the games, in nine pictures", SIGNS),
}
