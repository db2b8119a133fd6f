"""The firmware on an emulated Pico: MicroPython for the RP2040 itself, from flash to pads."""

import contextlib
import importlib.util
import multiprocessing
import os
import threading

from quizbox_host import outfile
from quizbox_host.errors import QuizboxError
from quizbox_host.worlds import Outcome

PACKAGES = ("rp2040py", "littlefs", "vcd")  # of the extra `chip`
LIMIT_S = 600  # of real time for one script; the longest story takes a minute
AT_ONCE = os.cpu_count() or 1  # threads that it is worth to play in
SAFE_PATH = "PYTHONSAFEPATH"  # Python's own variable
BREAKS = ("stall", "fault")  # acts
# Where the firmware is: functions of emulator.program.
FROZEN, SLOT, MEDDLED = "frozen", "slot", "meddled_with"


class Player:
    """A process that plays one script after another; begun when needed, and again if it died.

    program  gives what is in the Pico, as the functions of emulator.program do
    limit_s  a script that takes longer is broken off
    """

    def __init__(self, program, limit_s=LIMIT_S):
        self._program = program
        self._limit_s = limit_s
        self._process = self._pipe = None

    def play(self, script, vcd=None):
        """Play a script to its end; vcd: (file, whether to replace one) for what is on its wires,
        if that is to be recorded.

        Returns its Outcome. Raises QuizboxError if that could not begin or broke off,
        RuntimeError with what the parts or the emulator did not let pass.
        """
        try:
            if self._process is None or not self._process.is_alive():
                self.close()
                self._begin()
            how, *what = self._answer((script, vcd))
        except BaseException:
            self.close()  # an answer that comes later must not be taken for the next one's
            raise
        if how == "played":
            return Outcome(*what)
        raise what[0] if how == "refused" else RuntimeError(*what)

    def close(self):
        """End the process; the next play begins another."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None

    def _answer(self, question):
        try:
            self._pipe.send(question)
            if not self._pipe.poll(self._limit_s):
                raise QuizboxError(
                    f"the emulated Pico had not played a script after {self._limit_s:g} s"
                )
            return self._pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            code = self._process.exitcode
            raise QuizboxError(
                f"the emulated Pico's process died (exit code {code}): play that story alone"
            ) from None

    def _begin(self):
        _refuse_without_packages()
        from quizbox_host.emulator import player  # noqa: PLC0415 - only where the extra is there

        program = self._program()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=player.serve, args=(theirs, program), daemon=True)
        with _safe_path():
            self._process.start()
        theirs.close()  # so that the end of the process ends the pipe


@contextlib.contextmanager
def _safe_path():
    """Python processes that begin in it import nothing from the current folder."""
    with _beginning:
        before = os.environ.get(SAFE_PATH)
        os.environ[SAFE_PATH] = "1"
        try:
            yield
        finally:
            os.environ.pop(SAFE_PATH)
            if before is not None:
                os.environ[SAFE_PATH] = before


_beginning = threading.Lock()
_mine = threading.local()
_making = threading.Lock()


def play(script):
    """Play a script (see quizbox_host.worlds) in this thread's own process, frozen in an image."""
    return _player(_meddled(script) or FROZEN).play(script)


def play_from_slot(script):
    """As play, with the firmware in slot a of a Pico with MicroPython as it is."""
    return _player(_meddled(script) or SLOT).play(script)


def recorded(path, program=FROZEN, force=False):
    """A function that plays as play does, and writes what was on the wires to path, as VCD.

    force: replace a file that is there. Raises CannotWrite, as what it gives does.
    """
    outfile.check_free(path, force)

    def play_recorded(script):
        return _player(_meddled(script) or program).play(script, (os.fspath(path), force))

    return play_recorded


def _meddled(script):
    """MEDDLED for a script that breaks the program, else None."""
    return MEDDLED if any(what in BREAKS for _, what, _ in script["acts"]) else None


def _player(program):
    """This thread's Player of FROZEN, SLOT or MEDDLED."""
    players = vars(_mine).setdefault("players", {})
    if program not in players:
        players[program] = Player(lambda: given(program))
    return players[program]


def given(name=FROZEN):
    """What is in a Pico, FROZEN, SLOT or MEDDLED, as emulator.program gives it.

    Raises QuizboxError with what the emulator or the build of the image lacks.
    """
    _refuse_without_packages()
    from quizbox_host.emulator import program  # noqa: PLC0415

    with _making:  # one thread builds, the others find it built
        return getattr(program, name)()


def _refuse_without_packages():
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        raise QuizboxError(
            f"the chip world needs {', '.join(missing)}: python -m pip install -e '.[chip]'"
        )
