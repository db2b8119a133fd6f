"""The command `quizbox`: finds its commands in cli/, one module each."""

import sys

try:
    import contextlib
    import errno
    import importlib
    import os
    import pkgutil

    import click

    from quizbox import __version__
    from quizbox_host import checkout, cli, ends
    from quizbox_host.errors import AsJson, CannotWrite, QuizboxError
except KeyboardInterrupt:  # too early for click to handle it
    sys.exit("\nAborted!")

NO_COMMAND = ("common",)


class Commands(click.Group):
    """Loads only the module of the command that is called, so that each starts fast."""

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
        """Run as click does; a character that the terminal cannot encode is replaced."""
        args = sys.argv[1:] if args is None else list(args)
        ends.fill_gaps()
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self._as_json = "--json" in args
        stream = sys.stdout
        try:
            sys.stdout = stream and Stdout(stream)
            with ends.heeded():
                return super().main(args, **more)
        except KeyboardInterrupt:  # just before or after click handles it
            sys.exit("\nAborted!")
        finally:
            sys.stdout = stream

    def make_context(self, *args, **more):
        """Make click's context. Raises CannotWrite without a stdout, QuizboxError if the command
        is that of a copied checkout; AsJson instead with --json."""
        try:
            if sys.stdout is None:
                raise CannotWrite("stdout is closed: give it a file or a terminal")
            checkout.check_own()
        except QuizboxError as error:
            raise AsJson(error) if self._as_json else error from None
        return super().make_context(*args, **more)

    def invoke(self, ctx):
        """Run the command; with --json its errors are JSON too."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            if self._as_json:
                raise AsJson(error) from error
            raise


class Stdout:
    """Wraps stdout to end the command when a write fails: exit code 0 if the reader of a pipe has
    gone, as with `| head`; Ended if the terminal has closed; else CannotWrite.
    """

    def __init__(self, stream):
        self._stream = stream

    def __getattr__(self, name):
        return getattr(self._stream, name)

    @property
    def buffer(self):
        """The byte stream below, wrapped alike."""
        return Stdout(self._stream.buffer)

    def write(self, text):
        """Write text; returns what the stream returns."""
        if text == "":  # click probes so whether it is a text stream
            return 0
        return self._done(self._stream.write, text)

    def flush(self):
        """Flush the stream."""
        return self._done(self._stream.flush)

    def _done(self, what, *values):
        try:
            return what(*values)
        except OSError as error:
            has_gone = ends.is_gone(self._stream)
            self._silence()
            if has_gone:
                raise ends.Ended(ends.WINDOW_CLOSED) from None
            if error.errno == errno.EPIPE:
                raise click.exceptions.Exit(0) from None
            raise CannotWrite(
                f"cannot write to stdout: {error.strerror}; give it another file"
            ) from None

    def _silence(self):
        """Redirect to /dev/null: Python flushes the rest at exit, and would complain."""
        with contextlib.suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stream.fileno())
            os.close(nowhere)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="quizbox")
def main():
    """The quizbox: a timer and scorekeeper for quiz shows at home.

    Each command says more: quizbox COMMAND --help.
    """


if __name__ == "__main__":
    main(prog_name="quizbox")
