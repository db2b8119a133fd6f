"""Plays scripts on emulated Picos in a child process: one script in, one answer out."""

import gc
import signal

from quizbox_host.emulator import files
from quizbox_host.emulator.rig import Rig
from quizbox_host.errors import QuizboxError
from quizbox_host.worlds import outcome_of

UNIQUE_ID = bytes.fromhex("e6614103e7452d2f")  # as the simulated Pico's


def serve(pipe, program):
    """Play each script that comes through the pipe, until the pipe is closed.

    program: from emulator.program. Receives (script, None or the arguments of Recorder.write);
    sends ("played", log, files), ("refused", a QuizboxError) or ("broke", the reason as text).
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback
    gc.freeze()  # the modules stay: only what a script makes is garbage
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
        gc.collect()  # a chip has megabytes and reference cycles


def play(script, program, vcd=None):
    """Play a script to its end in this process and return its Outcome.

    vcd: None, or (file, whether to replace an existing one) to record the wires.
    """
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
    """A Rig for a script, with the program and the script's kept files in the chip's flash."""
    from quizbox_host.emulator.chip import Chip  # noqa: PLC0415 - the import can compile the core

    flash, contents = bytearray(program[0]), dict(program[1])
    for name, data in script.get("kept", {}).items():
        contents[f"/kept/{name}"] = bytes.fromhex(data)
    files.put(flash, contents, ["/kept"])
    return Rig(Chip(flash, script.get("seed", 1), UNIQUE_ID), script)


def outcome(rig):
    """The Outcome of a Rig so far."""
    return outcome_of(rig.log, files.get(rig.chip.flash.image))
