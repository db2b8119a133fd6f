"""Battery life in each state, from the parts' power and their shares of time."""

from dataclasses import dataclass

from hardware.design import DEFAULT_DISPLAY

CONTACT_MA = 3.3 / 50  # the pull-up of SLIDE's closed contact: 50 to 80 kohm (RP2040 data sheet)


@dataclass(frozen=True)
class Life:
    """One state: the mean current from the batteries in mA, and hours until they are empty."""

    state: str
    says: str
    battery_ma: float
    hours: float


def lives(design, name=DEFAULT_DISPLAY):
    """The Life in each of [states] with the display of that name, in the order of box.toml."""
    circuit = design.displays[name].circuit
    cells = design.kinds[circuit.parts["BT1"].kind]["cells"]
    drop = design.kinds[circuit.parts["D1"].kind]["drop"]
    vsys_v = cells["count"] * cells["mean_v"] - drop["mean_v"]
    found = []
    for state, entry in design.table["states"].items():
        ma = milliwatts(design, circuit, entry) / vsys_v
        found.append(Life(state, entry["says"], ma, cells["mah"] / ma))
    return found


def milliwatts(design, circuit, state):
    """The mean power in mW that a state takes from VSYS."""
    power = design.kinds["pico"]["power"]
    shares = state["pico"]
    total = sum(share * power[f"{how}_mw"] for how, share in shares.items())
    lamp_ma = state["lamp"] * _lamp_ma(design, circuit)
    through_regulator_ma = lamp_ma + state["sound"] * _sound_ma(design) + CONTACT_MA
    total += through_regulator_ma * 3.3 / power["regulator"]
    ma = _display_ma(design, circuit, state)
    if "U3" in circuit.parts:
        makes = design.kinds[circuit.parts["U3"].kind]["makes"]
        return total + (ma * 5 / makes["efficiency"]) + makes["idle_ma"] * 3.3
    return total + ma * 3.3 / power["regulator"]


def _display_ma(design, circuit, state):
    light = design.kinds[circuit.parts["DS1"].kind]["light"]
    if not state["brightness"]:
        return light["off_ma"]
    duty = light["duty"][state["brightness"] - 1]
    return light["idle_ma"] + state["lit"] * light["segment_ma"] * duty / light["digits"]


def _lamp_ma(design, circuit):
    from_pin = circuit.parts["R3"]
    led = design.kinds[circuit.parts["SW1"].kind]["led"]
    return (3.3 - led["drop_v"]) / float(from_pin.value.split()[0]) * 1000


def _sound_ma(design):
    """The current in mA: C x 6.6 x f, of a piezo of C farads driven with 6.6 V at 2700 Hz."""
    return design.kinds["piezo"]["nf"] * 1e-9 * 6.6 * 2700 * 1000


def as_table(design):
    """The table of the README, as lines of Markdown: a column of hours for each display."""
    names = list(design.displays)
    lines = [f"| state | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    columns = {name: lives(design, name) for name in names}
    for nth, life in enumerate(columns[DEFAULT_DISPLAY]):
        cells = [
            f"{_hours(columns[n][nth].hours)}, {columns[n][nth].battery_ma:.1f} mA" for n in names
        ]
        lines.append(f"| {life.says} | " + " | ".join(cells) + " |")
    return lines


def _hours(hours):
    return f"{hours / 24:.0f} days" if hours >= 120 else f"{hours:.0f} h"
