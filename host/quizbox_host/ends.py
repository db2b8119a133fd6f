"""How a signal ends a command: it raises an exception, so that every clean-up still runs.

Ctrl-C is Python's own KeyboardInterrupt, and click's exit code 1; the other signals are here.
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

# From `kill`, from a terminal that closes, and from Ctrl-\; Windows lacks some.
SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)
)
WINDOW_CLOSED = getattr(signal, "SIGHUP", signal.SIGTERM)
KILLED = 128  # plus the signal's number: the exit code that a shell reports


class Ended(SystemExit):
    """Raised by a signal. code: the command's exit code; number: the signal's."""

    def __init__(self, number):
        super().__init__(KILLED + number)
        self.number = number


@contextlib.contextmanager
def heeded(numbers=SIGNALS):
    """A context in which the first of these signals raises Ended in the main thread; later ones
    are ignored, so that they do not disturb the clean-up. A signal that was ignored before, as
    under nohup, stays ignored. Gives the numbers that it handles.
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
    """Replace a closed stdin or stderr by /dev/null. Otherwise a port or file that the command
    opens would get descriptor 0 or 2, which the programs that it starts read or write.
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
    """Whether the terminal of a stream has closed."""
    if termios is None:
        return False
    try:
        termios.tcgetattr(stream.fileno())
    except termios.error as error:
        return error.args[0] == errno.EIO
    except (OSError, ValueError):  # no file descriptor
        return False
    return False


class Lasting:
    """A text stream to a terminal that may close: what cannot be written then is dropped."""

    def __init__(self, stream):
        self._stream = stream

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def write(self, text):
        """Write text, if it can be written; returns its length."""
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self):
        """Flush the stream, if it can be flushed."""
        with contextlib.suppress(OSError):
            self._stream.flush()


@contextlib.contextmanager
def lasting_stderr():
    """A context in which sys.__stderr__ is a Lasting."""
    before = sys.__stderr__
    sys.__stderr__ = Lasting(before)
    try:
        yield
    finally:
        sys.__stderr__ = before
