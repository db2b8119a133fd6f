"""`quizbox card`: a card of the colours' numbers and names, to print."""

import click

from quizbox_host import cards, colourfile, outfile, printing


@click.command()
@click.argument("file", type=click.Path())
@click.option("-o", "--output", metavar="FILE", type=click.Path(), help="Where to; else: stdout.")
@click.option("--force", is_flag=True, help="Overwrite the file.")
def card(file, output, force):
    """Make a card of the colours' names, to print.

    It lists the number and name of each colour of a colour file, to lie beside the box, which
    shows numbers. It is an SVG of A6 size and contains no amounts.
    """
    page = cards.labels([name for name, _ in colourfile.read(file)])
    if output is None:
        click.echo(printing.markup(page), nl=False)
        return
    outfile.write(output, page, force)
    printing.line(f"written: {output}; print it at its own size, A6")


command = card
