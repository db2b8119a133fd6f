"""`quizbox story`: play stories in one of the worlds."""

import click

from quizbox_host import checkout
from quizbox_host.errors import QuizboxError
from quizbox_host.story import coverage as covering
from quizbox_host.story import runner
from quizbox_host.worlds import chip


@click.command()
@click.argument("paths", nargs=-1, metavar="[FILE|FOLDER]...", type=click.Path(exists=True))
@click.option(
    "--world",
    type=click.Choice(list(runner.TOL_US)),
    default="cpython",
    show_default=True,
    help="Where to play: in this Python, in MicroPython on this computer, on an emulated Pico.",
)
@click.option("--log", type=click.Choice(["json"]), help="Print what happened, line by line.")
@click.option(
    "--slot", is_flag=True, help="With --world chip: firmware in a slot, not in the image."
)
@click.option(
    "--vcd",
    type=click.Path(dir_okay=False),
    help="With --world chip: write what is on the wires in the one story given, for PulseView.",
)
@click.option("--force", is_flag=True, help="Overwrite the file that --vcd names.")
@click.option("--coverage", is_flag=True, help="Only list what in docs/behaviour.md has no story.")
@click.pass_context
def story(context, paths, world, log, slot, vcd, force, coverage):  # noqa: PLR0913, PLR0917 - options
    """Play stories, which are tests in plain text.

    A story says what a person does, sees and hears. Give files, or folders of *.story files; the
    default is tests/scenarios. It prints ok or FAIL for each story, and each difference with its
    file and line.

    Exit code: 0 all passed, 1 a story failed, 2 a file that is not a story.
    """
    if not coverage:
        checkout.need_firmware()
    reading = runner.read(paths or [covering.SCENARIOS])
    if coverage:
        context.exit(_print_coverage(reading))
    play = _play(world, reading.stories, slot, vcd, force)
    tally = runner.run(reading, world, play, click.echo, log=log == "json")
    context.exit(tally.exit_code)


command = story


def _play(world, stories, slot, vcd, force):
    """The world's play function for these options. Raises click.UsageError."""
    if (slot or vcd) and world != "chip":
        raise click.UsageError("--slot and --vcd are for --world chip")
    if vcd:
        if len(stories) != 1 or stories[0].setup.twin_colours:
            raise click.UsageError(
                f"--vcd is for a file with one story, played once; there are {len(stories)}"
            )
        return chip.recorded(vcd, chip.SLOT if slot else chip.FROZEN, force)
    return chip.play_from_slot if slot else runner.player(world)


def _print_coverage(reading):
    try:
        text = covering.BEHAVIOUR.read_text(encoding="utf-8")
    except OSError:
        raise QuizboxError(
            f"{covering.BEHAVIOUR} is not there: --coverage needs a checkout of the project"
        ) from None
    errors = reading.errors + [error for story in reading.stories for error in story.errors]
    for line in errors + covering.report(text, reading.stories):
        click.echo(line)
    return 2 if errors else 0
