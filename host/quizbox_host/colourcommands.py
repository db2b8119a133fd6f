"""`quizbox colours check` and `quizbox colours template`: colour files, without a box."""

from pathlib import Path

import click

from quizbox.core.colours import COUNT, DEFAULT_NAMES
from quizbox_host import colourfile, outfile, printing
from quizbox_host.errors import BadColourFile

AMOUNTS_K = (7, 3, 12, 18, 5, 1, 15, 9, 20, 2, 11, 16, 4, 13, 8, 19, 6, 10, 17, 14)
HEAD = """\
# The colours in the order of their cards, and what each hides, in pounds.
# Put your own names, and deal the amounts anew: these are known to all who read this.
# Twenty rows; whole thousands from 1000 to 20000, each once. Without amounts, the box deals.
"""
ENDINGS = {".toml": "toml", ".csv": "csv"}


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list, an object a file.")
@click.option("--reveal", is_flag=True, help="Print the amounts too; else nobody sees any.")
@click.pass_context
def check(context, files, as_json, reveal):
    """Check colour files, and report errors with file and line.

    Exit code: 0 all are good, 4 at least one is not.
    """
    read = [(file, *colourfile.examine(file)) for file in files]
    if as_json:
        reports = [_report(*one, reveal) for one in read]
        click.echo(printing.document(reports, indent=2))
    else:
        for one in read:
            for line in _lines(*one, reveal):
                printing.line(line)
    context.exit(BadColourFile.exit_code if any(faults for _, _, faults in read) else 0)


@click.command()
@click.option("--format", "form", type=click.Choice(["toml", "csv"]), help="The default: toml.")
@click.option("-o", "--output", metavar="FILE", type=click.Path(), help="Where to; else: stdout.")
@click.option("--force", is_flag=True, help="Overwrite the file.")
def template(form, output, force):
    """Write a colour file to start from.

    It has the default names, and amounts as an example. Without --format, the ending of FILE
    decides the form: .toml or .csv.
    """
    if output is None:
        click.echo(text(form or "toml"), nl=False)
        return
    ending = ENDINGS.get(Path(output).suffix.lower())
    if form and ending and form != ending:
        raise click.UsageError(f"--format {form} for a name that ends in .{ending}")
    if not form and not ending:
        raise click.UsageError(f"{output}: end the name in .toml or .csv, or give --format")
    outfile.write(output, text(form or ending), force)


def text(form):
    """The template as text. form: `toml` or `csv`."""
    between = " = " if form == "toml" else ","
    opening = "\n[colours]\n" if form == "toml" else "name,amount\n"
    rows = zip(DEFAULT_NAMES, AMOUNTS_K, strict=True)
    return HEAD + opening + "".join(f"{name}{between}{k}000\n" for name, k in rows)


def _lines(file, rows, faults, reveal):
    if faults:
        return colourfile.told(file, faults)
    amounts = "with" if _has_amounts(rows) else "without"
    lines = [f"{click.format_filename(file)}: {COUNT} colours, {amounts} amounts"]
    if reveal:
        cells = [
            (f"{number:4}", name, "" if amount is None else f"{amount:,}")
            for number, (name, amount) in enumerate(rows, 1)
        ]
        lines += printing.columns(cells)
    return lines


def _report(file, rows, faults, reveal):
    report = {
        "file": click.format_filename(file),
        "good": not faults,
        "colours": len(rows),
        "amounts": _has_amounts(rows),
        "faults": [fault._asdict() for fault in faults],
    }
    if reveal:
        report["table"] = colourfile.table(rows)["colours"]
    return report


def _has_amounts(rows):
    return any(amount is not None for _, amount in rows)
