"""`quizbox completion`: make the shell complete commands and options."""

import click

from quizbox_host import shells


@click.command()
@click.argument("shell", type=click.Choice(list(shells.SCRIPTS)))
def completion(shell):
    """Print a script for completion with the Tab key in SHELL.

    Run the line for your shell once, then open a new shell:

    \b
      bash   quizbox completion bash >> ~/.bashrc
             on macOS: ... >> ~/.bash_profile
      zsh    quizbox completion zsh >> ~/.zshrc
      fish   mkdir -p ~/.config/fish/completions
             quizbox completion fish > ~/.config/fish/completions/quizbox.fish
    """
    click.echo(shells.SCRIPTS[shell], nl=False)


command = completion
