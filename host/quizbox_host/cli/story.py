"""`quizbox story`: play stories in one of the worlds."""

import click

from quizbox_host.errors import QuizboxError
from quizbox_host.story import coverage as covering
from quizbox_host.story import runner


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
@click.option("--coverage", is_flag=True, help="Only list what in docs/behaviour.md has no story.")
@click.pass_context
def story(context, paths, world, log, coverage):
    """Play stories: plain texts of what a person does, sees and hears.

    Give files, or folders of *.story files; without any, those of tests/scenarios. Each story
    is printed as ok or FAIL, and each difference with its file and line.

    Exit code: 0 all passed, 1 a difference, 2 a text that is no story.
    """
    reading = runner.read(paths or [covering.SCENARIOS])
    if coverage:
        context.exit(_print_coverage(reading))
    tally = runner.run(reading, world, runner.player(world), click.echo, log=log == "json")
    context.exit(tally.exit_code)


command = story


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
