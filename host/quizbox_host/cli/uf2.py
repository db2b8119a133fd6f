"""`quizbox uf2`: build an image to drag onto a Pico."""

from pathlib import Path

import click

from quizbox_host import checkout, image, outfile, printing
from quizbox_host.errors import CannotWrite


@click.command()
@click.option("--stock", is_flag=True, help="MicroPython 1.25.0 as it is, without the quizbox.")
@click.option(
    "--micropython",
    metavar="TREE",
    help="A checkout of MicroPython v1.25.0 to build from, with its submodules; the variable "
    "QUIZBOX_MICROPYTHON says the same for good. Without it Debian's sources are fetched.",
)
@click.option(
    "--output",
    metavar="FILE",
    help="Where to; a folder gets it by its name. Without it: build/ in the checkout, "
    "or where there is none this folder.",
)
@click.option("--force", is_flag=True, help="Overwrite the file that --output names.")
def uf2(stock, micropython, output, force):
    """Build the image of the quizbox, to drag onto a Pico.

    It is one UF2 file, MicroPython with the firmware in it; the command prints its path. Hold the
    Pico's BOOTSEL button while you plug it in, and drag the file onto the drive that appears.
    Settings and colours on the Pico stay as they are.

    The first build takes some minutes and downloads 30 MB. As root on Debian it also installs the
    compilers; otherwise it says what to install. All of it is kept in ~/.cache/quizbox, or in the
    folder QUIZBOX_CACHE: 350 MB, which may be deleted at any time. On Linux and macOS only.
    """
    make = image.stock if stock else image.product
    if output and not Path(output).is_dir():
        outfile.check_free(output, force)  # before minutes of building
    kept = make(micropython)
    path = Path(output) if output else _build()
    if path.is_dir():
        path = path / kept.name
    outfile.write(path, kept.read_bytes(), force or not output)
    printing.path(path)


command = uf2


def _build():
    """The project's folder build/, made if missing; outside a checkout the current folder."""
    project = image.recipe.FIRMWARE.parent
    if not checkout.has_firmware():
        return Path()
    try:
        (project / "build").mkdir(exist_ok=True)
    except OSError as error:
        raise CannotWrite(
            f"cannot make {project / 'build'}: {error.strerror}; name a file with --output"
        ) from None
    return project / "build"
