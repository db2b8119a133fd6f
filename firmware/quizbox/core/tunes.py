"""The sounds by name, as tones (hertz, milliseconds); 0 hertz is silence. behaviour.md 0.10."""

TUNES = {
    "short": ((2700, 100),),
    "long": ((2700, 1500),),
    "tick": ((1350, 30),),
    "stop": ((1800, 80), (0, 40), (2700, 120)),
    "reveal": ((900, 1200),),
    "error": ((450, 150),),
    "rise1": ((1350, 200),),
    "rise2": ((1800, 200),),
    "rise3": ((2700, 200),),
    "high": ((2700, 60),),
    "low": ((1350, 60),),
    "blip": ((1800, 80),),
    "go": ((1800, 600),),
}

LATE_US = 50_000  # a sound later than this is dropped...
NEVER_DROPPED = ("long", "reveal")  # ...but not these: the players wait for them
