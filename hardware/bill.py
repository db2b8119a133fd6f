"""The bill of materials: hardware/out/bill.csv, and the table in hardware/README.md."""

import csv
import io

from hardware.design import OUT
from hardware.problem import Problem

COLUMNS = ("quantity", "refs", "value", "package", "for", "look_for", "instead")
FIXINGS = ("board", "case")  # tables with a bill of parts outside the circuit
CSV = OUT / "bill.csv"


def rows(design):
    """Rows as dicts of COLUMNS, one per group of equal parts, in the order of box.toml."""
    grouped = {}
    for ref, part, needed in _parts(design):
        key = (part.value, part.package, needed)
        grouped.setdefault(key, (part, []))[1].append(ref)
    found = [
        {
            "quantity": len(refs),
            "refs": " ".join(refs),
            "value": part.value,
            "package": part.package,
            "for": needed,
            "look_for": part.look_for,
            "instead": part.instead,
        }
        for (_, _, needed), (part, refs) in grouped.items()
    ]
    for table in FIXINGS:
        for entry in design.table.get(table, {}).get("bill", ()):
            found.append(
                {
                    "quantity": entry["quantity"],
                    "refs": "",
                    "value": f"{entry['item']} {entry['value']}".strip(),
                    "package": entry["package"],
                    "for": table,
                    "look_for": entry["look_for"],
                    "instead": entry["instead"],
                }
            )
    return found


def _parts(design):
    """Yield (ref, part, what it is for: "all", some displays, or "board"), most used first."""
    users = {}
    for name, display in design.displays.items():
        for ref, part in display.circuit.parts.items():
            users.setdefault((ref, part), []).append(name)
    for (ref, part), names in sorted(users.items(), key=lambda item: -len(item[1])):
        yield ref, part, "all" if len(names) == len(design.displays) else ", ".join(names)
    for ref, part in design.board().parts.items():
        if part.only == "board":
            yield ref, part, "board"


def as_csv(design):
    """The text of bill.csv."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows(design))
    return out.getvalue()


def kept_csv():
    """The text of bill.csv in hardware/out; empty if there is none."""
    return CSV.read_text(encoding="utf-8") if CSV.exists() else ""


def as_table(design):
    """The table of the README, as lines of Markdown."""
    lines = ["| pieces | part | value | package | look for | can replace it |"]
    lines.append("|---|---|---|---|---|---|")
    titles = {"all": "for every box", "board": "for the board", "case": "for the case"}
    titles |= {name: f"for {display.title}" for name, display in design.displays.items()}
    last = None
    for row in rows(design):
        if row["for"] != last:
            last = row["for"]
            heading = titles.get(last, f"for {last}, each")
            lines.append(f"| | **{heading}** | | | | |")
        cells = [row[column] for column in ("quantity", "refs", "value", "package")]
        cells += [row["look_for"], row["instead"]]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return lines


def problems(design, text):
    """Problems of a bill (CSV text): it must list each part of each display and of the board."""
    listed, found = {}, []
    for row in csv.DictReader(io.StringIO(text)):
        refs = row["refs"].split()
        for ref in refs:
            listed.setdefault(ref, []).append((row["value"], row["package"]))
        if refs and int(row["quantity"]) != len(refs):
            says = f"{row['quantity']} listed for {len(refs)} parts"
            found.append(Problem(f"{row['refs']} bill", says))
    circuits = [display.circuit for display in design.displays.values()] + [design.board()]
    for circuit in circuits:
        for ref, part in circuit.parts.items():
            if (part.value, part.package) not in listed.get(ref, ()):
                says = f"{part.value} is missing from the bill: python3 -m hardware.make"
                found.append(Problem(f"{ref} bill", says))
    return list(dict.fromkeys(found))
