"""The firmware on an emulated Pico, which runs MicroPython's own build for the RP2040."""

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
AT_ONCE = os.cpu_count() or 1  # how many threads are worth using
SAFE_PATH = "PYTHONSAFEPATH"  # Python reads this variable
BREAKS = ("stall", "fault")  # acts that need changed firmware
# Where the firmware is; the values are names of functions in emulator.program.
FROZEN, SLOT, MEDDLED = "frozen", "slot", "meddled_with"


class Player:
    """A process that plays one script after another; started when needed, restarted if it died.

    program  a function that returns what is in the Pico, as those of emulator.program
    limit_s  the timeout for one script, in seconds of real time
    """

    def __init__(self, program, limit_s=LIMIT_S):
        self._program = program
        self._limit_s = limit_s
        self._process = self._pipe = None

    def play(self, script, vcd=None):
        """Play a script to its end and return its Outcome.

        vcd: None, or (file, whether to replace an existing one) to record the wires.
        Raises QuizboxError if the process could not start, died or timed out; RuntimeError for
        a misuse of the hardware or a limit of the emulator.
        """
        try:
            if self._process is None or not self._process.is_alive():
                self.close()
                self._begin()
            how, *what = self._answer((script, vcd))
        except BaseException:
            self.close()  # a late answer must not be taken for that of the next script
            raise
        if how == "played":
            return Outcome(*what)
        raise what[0] if how == "refused" else RuntimeError(*what)

    def close(self):
        """Kill the process; the next play() starts another."""
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
        theirs.close()  # else the pipe stays open when the process dies


@contextlib.contextmanager
def _safe_path():
    """Inside this context, new Python processes import nothing from the current folder."""
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
    """Play a script (see quizbox_host.worlds) with the firmware frozen in the image.

    In this thread's own process. Returns and raises as Player.play.
    """
    return _player(_meddled(script) or FROZEN).play(script)


def play_from_slot(script):
    """As play, with the firmware in slot a of a Pico with stock MicroPython."""
    return _player(_meddled(script) or SLOT).play(script)


def recorded(path, program=FROZEN, force=False):
    """Make a function as play, which also records the wires into path, as VCD.

    force: replace an existing file. This call and the function raise CannotWrite.
    """
    outfile.check_free(path, force)

    def play_recorded(script):
        return _player(_meddled(script) or program).play(script, (os.fspath(path), force))

    return play_recorded


def _meddled(script):
    """MEDDLED for a script with an act that breaks the program, else None."""
    return MEDDLED if any(what in BREAKS for _, what, _ in script["acts"]) else None


def _player(program):
    """This thread's Player for FROZEN, SLOT or MEDDLED."""
    players = vars(_mine).setdefault("players", {})
    if program not in players:
        players[program] = Player(lambda: given(program))
    return players[program]


def given(name=FROZEN):
    """What is in the Pico for FROZEN, SLOT or MEDDLED, from emulator.program.

    Raises QuizboxError, which names what is missing for the emulator or the image build.
    """
    _refuse_without_packages()
    from quizbox_host.emulator import program  # noqa: PLC0415

    with _making:  # one thread builds the image, the others wait for it
        return getattr(program, name)()


def _refuse_without_packages():
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        raise QuizboxError(
            f"the chip world needs {', '.join(missing)}: python -m pip install -e '.[chip]'"
        )
