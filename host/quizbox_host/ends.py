"""How a signal ends a command: it puts away what it has made first, as at its own end.

Ctrl-C is Python's own KeyboardInterrupt, and click's exit code 1; the others are here.
"""

import contextlib
import errno
import os
import signal
import sys
import threading

try:
    import termios
except ImportError:  # Windows
    termios = None

# Those of them that this system has: from `kill`, a terminal that closes, and Ctrl-\.
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)
)
WINDOW_CLOSED = getattr(signal, "SIGHUP", signal.SIGTERM)
KILLED = 128  # and the signal's number: the exit code that a shell gives


class Ended(SystemExit):
    """A signal has come. code: what the command exits with; number: the signal's."""

    def __init__(self, number):
        super().__init__(KILLED + number)
        self.number = number


@contextlib.contextmanager
def heeded(numbers=SIGNALS):
    """Inside it the first signal of those numbers raises Ended, in the main thread; what comes
    after it does not disturb the end. A signal that was ignored before, as under nohup, stays so.
    """
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in numbers:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, _end)
    try:
        yield tuple(before)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number, frame):
    for one in (signal.SIGINT, *SIGNALS):
        signal.signal(one, signal.SIG_IGN)
    raise Ended(number)


def fill_gaps():
    """Where stdin or stderr is closed, let it be empty: the command goes on without a traceback,
    and no port or file that it opens takes that number, which the programs it starts write to.
    """
    for number, name, how in ((0, "stdin", os.O_RDONLY), (2, "stderr", os.O_WRONLY)):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, how)
            if nowhere != number:
                os.dup2(nowhere, number)
                os.close(nowhere)
            os.set_inheritable(number, True)
            mode = "r" if how == os.O_RDONLY else "w"
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115


def is_gone(stream):
    """Whether the terminal that a stream was of is there no more."""
    if termios is None:
        return False
    try:
        termios.tcgetattr(stream.fileno())
    except termios.error as error:
        return error.args[0] == errno.EIO
    except (OSError, ValueError):  # no file at all
        return False
    return False


class Lasting:
    """A stream of text to a terminal that may go away: what it takes no longer is let go."""

    def __init__(self, stream):
        self._stream = stream

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def write(self, text):
        """As the stream has it."""
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self):
        """As the stream has it."""
        with contextlib.suppress(OSError):
            self._stream.flush()


@contextlib.contextmanager
def lasting_stderr():
    """Inside it the stderr that the program was given is a Lasting."""
    before = sys.__stderr__
    sys.__stderr__ = Lasting(before)
    try:
        yield
    finally:
        sys.__stderr__ = before
