"""The command `quizbox`: finds its commands in cli/, one module each."""

import importlib
import pkgutil
import sys

import click

from quizbox import __version__
from quizbox_host import cli
from quizbox_host.errors import AsJson

NO_COMMAND = ("common",)


class Commands(click.Group):
    """Loads a command's module when it is asked for, so that each starts fast."""

    def list_commands(self, ctx):
        """Every command's name, sorted."""
        modules = (module.name for module in pkgutil.iter_modules(cli.__path__))
        return sorted(name.replace("_", "-") for name in modules if name not in NO_COMMAND)

    def get_command(self, ctx, cmd_name):
        """The command of that name, or None."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{cli.__name__}.{cmd_name.replace('-', '_')}")
        return module.command

    def main(self, args=None, **more):
        """As click has it; no character that the terminal cannot show ends a command."""
        args = sys.argv[1:] if args is None else list(args)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self._as_json = "--json" in args
        return super().main(args, **more)

    def invoke(self, ctx):
        """Run the command; with --json its errors are JSON too."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            if self._as_json:
                raise AsJson(error) from error
            raise


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="quizbox")
def main():
    """The quizbox: a timer and scorekeeper for quiz shows at home.

    Each command says more: quizbox COMMAND --help.
    """


if __name__ == "__main__":
    main(prog_name="quizbox")
