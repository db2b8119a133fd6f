"""What behaviour.md says of settings (6.9 to 6.17) and of serial methods (7.14)."""

# While a game runs, is paused, stopped or armed, these are answered; they change nothing.
READS = ("hello", "settings.get", "table.get", "game.status", "diagnostics", "log.get", "events")

DEFAULTS = {
    "game": "chase",
    "display": "tm1650",
    "separator": "point",
    "brightness": 2,
    "volume": 3,
    "chase_1_s": 60,
    "chase_2_s": 120,
    "clock_1_s": 60,
    "clock_2_s": 120,
    "beep_every_s": 10,
    "beep_each_from_s": 10,
    "beep_twice_from_s": 5,
    "money_step_ms": 1000,
    "money_rounds": 10,
    "deal": "auto",
    "dim_min": 5,
    "sleep_min": 20,
    "low_battery_mv": 3200,
}

# Each method's params, and whether it is always answered (7.14).
_PARAMS = {
    "table.get": ("reveal",),
    "table.set": ("colours",),
    "game.select": ("colour",),
    "game.mode": ("game",),
    "events": ("on",),
    "settings.set": tuple(DEFAULTS),
}
_OTHERS = (
    *("table.set", "settings.set", "game.new", "game.select", "game.mode", "selftest"),
    *("log.clear", "reboot", "bootloader"),
)
METHODS = {name: (_PARAMS.get(name, ()), name in READS) for name in (*READS, *_OTHERS)}
