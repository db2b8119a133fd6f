"""Checks of logic levels, by each part's data sheet at its supply, and of the GPIOs' limit."""

from hardware.checks import voltages
from hardware.design import PICO
from hardware.problem import Problem


def problems(design, circuit):
    """A list of Problem of the signals between parts."""
    return _too_high(design, circuit) + _signals(design, circuit) + _contacts(design, circuit)


def _gpios(circuit, net):
    return [pin for ref, pin in circuit.nets[net] if ref == PICO and pin.startswith("GP")]


def _too_high(design, circuit):
    gpio, supply = design.kinds["pico"]["gpio"], design.kinds["pico"]["makes"]
    highest = voltages.reaching(design, circuit)
    return [
        Problem(
            f"{pin} level", f"{highest[net]:.2f} V can reach it on {net}: it bears the Pico's 3.3 V"
        )
        for net in circuit.nets
        for pin in _gpios(circuit, net)
        if highest.get(net, 0.0) > supply["high_v"] + gpio["above_v"]
    ]


def _signals(design, circuit):
    rails = voltages.widest(design, circuit)
    gpio = design.kinds["pico"]["gpio"]
    found = []
    for net, ends in circuit.nets.items():
        chips = [(ref, pin, _bus(design, circuit, ref)) for ref, pin in ends]
        drains = [end for end in chips if end[1] in end[2].get("drain", ())]
        takers = [end for end in chips if end[1] in end[2].get("takes", ())]
        givers = [end for end in chips if end[1] in end[2].get("gives", ())]
        if drains:
            high_v = _pulled_to(circuit, net, rails)
            if high_v is None:
                found.append(Problem(f"{net} level", "no resistor pulls it up"))
                continue
            sources = [("pull-up", high_v, gpio["vol_v"])]
            for ref, _, bus in drains:
                if bus["vol_v"] > gpio["vil_v"] or high_v < gpio["vih_v"]:
                    found.append(Problem(f"{ref} level", f"the Pico cannot read {net}"))
        else:
            sources = [(f"{ref}.{pin}", bus["voh_v"], bus["vol_v"]) for ref, pin, bus in givers]
            if not givers and _gpios(circuit, net):
                sources = [(_gpios(circuit, net)[0], gpio["voh_v"], gpio["vol_v"])]
        for ref, pin, bus in drains + takers:
            vih_v, vil_v = _thresholds(design, circuit, ref, bus, rails)
            for name, high_v, low_v in sources:
                if high_v < vih_v:
                    says = f"wants {vih_v:.2f} V for high, {name} gives {high_v:.2f} V"
                    found.append(Problem(f"{ref}.{pin} level", says))
                if low_v > vil_v:
                    says = f"wants {vil_v:.2f} V for low, {name} gives {low_v:.2f} V"
                    found.append(Problem(f"{ref}.{pin} level", says))
            if not sources:
                found.append(Problem(f"{ref}.{pin} level", "nothing drives it"))
    return found


def _bus(design, circuit, ref):
    part = circuit.parts.get(ref)
    return design.kinds[part.kind].get("bus", {}) if part else {}


def _pulled_to(circuit, net, rails):
    """The lowest voltage that a pull-up resistor pulls the net to, or None if it has none."""
    found = []
    for ref, pin in circuit.nets[net]:
        if ref in circuit.parts and circuit.parts[ref].kind == "resistor":
            other = circuit.net_of(ref, "2" if pin == "1" else "1")
            if other in rails and rails[other][0] > 0:
                found.append(rails[other][0])
    return min(found, default=None)


def _thresholds(design, circuit, ref, bus, rails):
    if "vih_v" in bus:
        return bus["vih_v"], bus["vil_v"]
    pin = design.kinds[circuit.parts[ref].kind]["supply"]["pin"]
    low_v, high_v = rails.get(circuit.net_of(ref, pin), (0.0, 0.0))
    return bus["vih_share"] * high_v, bus["vil_share"] * low_v


def _contacts(design, circuit):
    """Problems of contacts: each must connect a GPIO that has a pull-up to ground."""
    found = []
    by_pin = {pin.pico_pin: pin for pin in design.pins.values()}
    for ref, part in circuit.parts.items():
        for pair in design.kinds[part.kind].get("contacts", ()):
            nets = [circuit.net_of(ref, pin) for pin in pair]
            others = [net for net in nets if net != voltages.GROUND]
            if len(others) != 1 or others[0] is None:
                found.append(
                    Problem(f"{ref} level", f"{pair[0]} and {pair[1]} do not close to ground")
                )
                continue
            for pin in _gpios(circuit, others[0]):
                if pin in by_pin and by_pin[pin].pull != "up":
                    found.append(Problem(f"{by_pin[pin].name} level", "a contact needs pull = up"))
    return found
