"""Plays scripts on emulated Picos, in a process of its own: one script in, one answer out."""

import gc
import signal

from quizbox_host.emulator import files
from quizbox_host.emulator.rig import Rig
from quizbox_host.errors import QuizboxError
from quizbox_host.worlds import outcome_of

UNIQUE_ID = bytes.fromhex("e6614103e7452d2f")  # as the simulated Pico's


def serve(pipe, program):
    """Answer until the pipe is closed.

    program: as of emulator.program. In come (script, None or what Recorder.write is told), out go
    ("played", log, files), ("refused", the QuizboxError), or ("broke", why).
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    gc.freeze()  # what is loaded stays: collecting is for what a script has made
    while True:
        try:
            script, vcd = pipe.recv()
        except EOFError:
            return
        try:
            outcome = play(script, program, vcd)
            pipe.send(("played", outcome.log, outcome.kept))
        except QuizboxError as error:
            pipe.send(("refused", error))
        except Exception as error:
            pipe.send(("broke", f"{type(error).__name__}: {error}"))
        gc.collect()  # a chip lies in cycles, and has megabytes


def play(script, program, vcd=None):
    """Play a script to its end in this process. Returns its Outcome."""
    rig = made(script, program)
    recorder = None
    if vcd:
        from quizbox_host.emulator.vcd import Recorder  # noqa: PLC0415

        recorder = Recorder(rig)
    rig.run()
    if recorder:
        recorder.write(*vcd)
    return outcome(rig)


def made(script, program):
    """A Rig for a script, with the program and the script's kept files in its chip's flash."""
    from quizbox_host.emulator.chip import Chip  # noqa: PLC0415 - builds its core at first

    flash, contents = bytearray(program[0]), dict(program[1])
    for name, data in script.get("kept", {}).items():
        contents[f"/kept/{name}"] = bytes.fromhex(data)
    files.put(flash, contents, ["/kept"])
    return Rig(Chip(flash, script.get("seed", 1), UNIQUE_ID), script)


def outcome(rig):
    """What a Rig has seen and kept so far."""
    return outcome_of(rig.log, files.get(rig.chip.flash.image))
