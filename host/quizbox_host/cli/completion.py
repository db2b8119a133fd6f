"""`quizbox completion`: let the shell complete commands and options."""

import click
from click.shell_completion import get_completion_class

VARIABLE = "_QUIZBOX_COMPLETE"


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context, shell):
    """Print what makes SHELL complete `quizbox` at the tab key.

    \b
      bash   quizbox completion bash >> ~/.bashrc
      zsh    quizbox completion zsh >> ~/.zshrc
      fish   quizbox completion fish > ~/.config/fish/completions/quizbox.fish
    """
    maker = get_completion_class(shell)(context.find_root().command, {}, "quizbox", VARIABLE)
    if shell == "bash":
        # Its source() starts a bash to ask for the version, which is not ours to need.
        click.echo(maker.source_template % maker.source_vars())
    else:
        click.echo(maker.source())


command = completion
