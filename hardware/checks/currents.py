"""Checks of currents: each GPIO and all together, LEDs, the diode, and each supply."""

from hardware.checks import voltages
from hardware.design import PICO
from hardware.problem import Problem


def of_gpios(design, circuit):
    """{GPIO: worst-case current in mA} through its resistors, or its pull-up."""
    found = {}
    for net, ends in circuit.nets.items():
        for ref, pin in ends:
            if ref == PICO and pin.startswith("GP"):
                found[pin] = _worst_ma(design, circuit, net, pin)
    return {pin: ma for pin, ma in found.items() if ma}


def problems(design, circuit):
    """A list of Problem: currents above what a part can bear."""
    gpio = design.kinds["pico"]["gpio"]
    each = of_gpios(design, circuit)
    found = [
        Problem(f"{pin} current", f"{ma:.1f} mA, a GPIO bears {gpio['pin_ma']} mA")
        for pin, ma in each.items()
        if ma > gpio["pin_ma"]
    ]
    if sum(each.values()) > gpio["total_ma"]:
        says = f"{sum(each.values()):.1f} mA, all GPIOs together bear {gpio['total_ma']} mA"
        found.append(Problem("GPIO current", says))
    return found + _leds(design, circuit, each) + _supplies(design, circuit, sum(each.values()))


def _worst_ma(design, circuit, net, pin):
    """The worst-case current in mA, out of the GPIO or into it; inf if nothing limits it."""
    volts = design.kinds["pico"]["makes"]["high_v"]
    rails = voltages.widest(design, circuit)
    into, out = 0.0, 0.0
    for ref, end in circuit.nets[net]:
        part = circuit.parts.get(ref)
        if part is None or ref == PICO:
            continue
        if part.kind == "resistor":
            other = circuit.net_of(ref, "2" if end == "1" else "1")
            if other in rails and other != voltages.GROUND:
                into += rails[other][1] / part.ohms * 1000
            else:
                out += _through(design, circuit, other, part.ohms, volts)
        elif "led" in design.kinds[part.kind] and end == design.kinds[part.kind]["led"]["plus"]:
            out = float("inf")
        elif end in design.kinds[part.kind].get("bus", {}).get("drain", ()):
            kind = design.kinds[part.kind]
            supply = rails.get(circuit.net_of(ref, kind["supply"]["pin"]), (0.0, 0.0))
            into += supply[1] / kind["bus"]["pull_kohm"]
        elif end in {name for pair in design.kinds[part.kind].get("contacts", ()) for name in pair}:
            out += volts / design.kinds["pico"]["gpio"]["pull_kohm"]
        elif part.kind == "piezo":
            out = float("inf")
    return max(into, out)


def _through(design, circuit, net, resistance, volts):
    """The current in mA from a GPIO at volts, through a resistance in ohms, into that net."""
    total = 0.0
    for ref, end in circuit.nets.get(net, ()):
        part = circuit.parts.get(ref)
        kind = design.kinds[part.kind] if part else {}
        led = kind.get("led")
        if led and end == led["plus"]:
            total += (volts - led["drop_low_v"]) / resistance * 1000
        elif part and part.kind == "piezo":  # charged one way, then the other: 2 x volts
            far = circuit.net_of(ref, "2" if end == "1" else "1")
            beyond = [
                circuit.parts[other].ohms
                for other, _ in circuit.nets.get(far, ())
                if other in circuit.parts and circuit.parts[other].kind == "resistor"
            ]
            total += 2 * volts / (resistance + sum(beyond)) * 1000
    if net == voltages.GROUND:
        total += volts / resistance * 1000
    return total


def _leds(design, circuit, each):
    found = []
    for ref, part in circuit.parts.items():
        led = design.kinds[part.kind].get("led")
        if led and max(each.values(), default=0) > led["max_ma"]:
            found.append(Problem(f"{ref} current", f"its LED bears {led['max_ma']} mA"))
    return found


def _supplies(design, circuit, gpio_ma):
    """Problems of 3V3, a step-up or the diode that cannot supply all their loads."""
    found, vsys_ma = [], 0.0
    lowest = voltages.rails(design, circuit, "batteries")
    for ref, part in circuit.parts.items():
        makes = design.kinds[part.kind].get("makes")
        if not makes:
            continue
        net = circuit.net_of(ref, makes["pin"])
        loads = [
            design.kinds[circuit.parts[other].kind]["light"]["max_ma"]
            for other, _ in circuit.nets.get(net, ())
            if other in circuit.parts and "light" in design.kinds[circuit.parts[other].kind]
        ]
        ma = sum(loads) + (gpio_ma if ref == PICO else 0.0)
        if ma > makes["max_ma"]:
            says = f"{ma:.0f} mA hang on {net}, it gives {makes['max_ma']} mA"
            found.append(Problem(f"{ref} current", says))
        vsys_v = lowest.get(circuit.net_of(PICO, "VSYS"), (1.0, 1.0))[0]
        power = design.kinds["pico"]["power"]
        efficiency = makes.get("efficiency", power["regulator"])
        vsys_ma += ma * makes["high_v"] / efficiency / vsys_v
        vsys_ma += power["awake_mw"] / vsys_v if ref == PICO else 0.0
    for ref, part in circuit.parts.items():
        drop = design.kinds[part.kind].get("drop")
        if drop and vsys_ma > drop["max_ma"]:
            says = f"{vsys_ma:.0f} mA with empty batteries, it bears {drop['max_ma']} mA"
            found.append(Problem(f"{ref} current", says))
    return found
