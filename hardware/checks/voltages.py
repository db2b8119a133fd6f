"""The voltages on each net, from the batteries or the cable, through every part that conducts."""

from hardware.design import PICO

SOURCES = ("batteries", "cable")
GROUND = "GND"


def rails(design, circuit, source):
    """{net: (lowest, highest)} in volts of the nets that a source feeds, with switches closed."""
    found = {GROUND: (0.0, 0.0)} | _seed(design, circuit, source)
    rules = list(_rules(design, circuit))
    changed = True
    while changed:
        changed = False
        for start, end, change in rules:
            if start not in found or end is None:
                continue
            volts = change(*found[start])
            if end in found:  # the higher of two sources wins
                volts = tuple(max(pair) for pair in zip(volts, found[end], strict=True))
            if volts != found.get(end):
                found[end] = volts
                changed = True
    return found


def widest(design, circuit):
    """{net: (lowest, highest)} in volts, over both sources."""
    both = [rails(design, circuit, source) for source in SOURCES]
    names = {name for one in both for name in one}
    ranges = {name: [one[name] for one in both if name in one] for name in names}
    return {
        name: (min(low for low, _ in of_it), max(high for _, high in of_it))
        for name, of_it in ranges.items()
    }


def reaching(design, circuit):
    """{net: highest} in volts that can reach it, also through resistors, contacts and outputs."""
    found = {name: high for name, (_, high) in widest(design, circuit).items()}
    links = list(_links(design, circuit))
    changed = True
    while changed:
        changed = False
        for start, end in links:
            if start in found and found[start] > found.get(end, -1.0):
                found[end] = found[start]
                changed = True
    return found


def _seed(design, circuit, source):
    if source == "batteries":
        seeds = {}
        for ref, part in circuit.parts.items():
            cells = design.kinds[part.kind].get("cells")
            if cells and circuit.net_of(ref, "-") == GROUND:
                count = cells["count"]
                volts = (count * cells["empty_v"], count * cells["fresh_v"])
                seeds[circuit.net_of(ref, "+")] = volts
        return seeds
    cable = design.kinds["pico"]["cable"]
    volts = (cable["low_v"] - cable["drop_high_v"], cable["high_v"] - cable["drop_low_v"])
    seeds = {circuit.net_of(PICO, "VSYS"): volts}
    if circuit.net_of(PICO, "VBUS"):
        seeds[circuit.net_of(PICO, "VBUS")] = (cable["low_v"], cable["high_v"])
    return seeds


def _rules(design, circuit):
    """Yield (from net, to net, function of lowest and highest) for each part that passes power."""
    for ref, part in circuit.parts.items():
        kind = design.kinds[part.kind]
        if "closed" in kind:
            first, second = (circuit.net_of(ref, pin) for pin in kind["closed"])
            yield first, second, lambda low, high: (low, high)
            yield second, first, lambda low, high: (low, high)
        if "drop" in kind:
            drop = kind["drop"]
            yield (
                circuit.net_of(ref, "A"),
                circuit.net_of(ref, "K"),
                lambda low, high, drop=drop: (low - drop["high_v"], high - drop["low_v"]),
            )
        if "makes" in kind:
            takes, makes = circuit.net_of(ref, kind["supply"]["pin"]), kind["makes"]
            yield takes, circuit.net_of(ref, makes["pin"]), _made(kind)


def _made(kind):
    """The function of a regulator; a step-up (with an efficiency) passes a higher input through."""
    makes = kind["makes"]
    if "efficiency" in makes:
        return lambda low, high: (makes["low_v"], max(makes["high_v"], high))
    return lambda low, high: (makes["low_v"], makes["high_v"])


def _links(design, circuit):
    """Yield (from net, to net) along which a voltage can come without supplying power."""
    for ref, part in circuit.parts.items():
        kind = design.kinds[part.kind]
        pairs = list(kind.get("contacts", ()))
        if part.kind == "resistor":
            pairs.append(("1", "2"))
        for pair in pairs:
            first, second = (circuit.net_of(ref, pin) for pin in pair)
            if GROUND not in (first, second):
                yield from ((first, second), (second, first))
        bus = kind.get("bus", {})
        for pin in (*bus.get("drain", ()), *bus.get("gives", ())):
            yield circuit.net_of(ref, kind["supply"]["pin"]), circuit.net_of(ref, pin)
