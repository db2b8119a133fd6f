"""Plays scripts in MicroPython: reads one a line as JSON, answers each with a line of JSON.

vm.py starts this, with the folders of quizbox_host and of the firmware in MICROPYPATH. The answer:

    {"log": [[us, what, value]], "tones": [[index in the log, us]], "files": {path: hex}}

tones has the length of each tone, which is not yet known when its log entry is written. If the
rig raises an exception, the answer is cut off, and the traceback follows.
"""

import builtins
import gc
import io
import json
import sys

from quizbox_host.sim.rig import Rig
from quizbox_host.sim.run import run

SIMULATED = ("gc", "io", "machine", "micropython", "os", "select", "sys", "time")
MODULES = "quizbox_host.sim.modules."
# Collect early: MicroPython allocates more slowly the fuller the heap, garbage included.
COLLECT_BYTES = 256 * 1024
AT_ONCE = 64  # log entries in one write

FIRMWARE = sys.argv[1].rsplit("/", 1)[0] + "/"  # the folder of main.py

loaded = sys.modules  # the real one: from the first power-up, "sys" in it is the simulated module


def traceback(error):
    """The traceback as MicroPython prints it, of the firmware's lines only, the innermost last."""
    text = io.StringIO()
    sys.print_exception(error, text)
    lines = text.getvalue().split("\n")
    return "\n".join(line for line in lines if not line.startswith('  File "') or FIRMWARE in line)


class Given:
    """Stands in for the module _rig, which the simulated modules import."""

    rig = None
    traceback = traceback


class Teller:
    """Streams the log to stdout as it is made; only the tones stay in memory."""

    def __init__(self, rig):
        self._write = sys.stdout.write
        self._log = rig.log
        self._told = 0
        self._tones = []  # [index in the log, entry]; the length comes later
        self._texts = []  # entries as JSON, not yet written
        self._write('{"log": [')
        rig.listener = self.tell

    def tell(self, entry):
        """Write an entry, or keep it until AT_ONCE of them can be written together."""
        if entry[1] == "tone":
            self._tones.append([self._told, entry])
        self._told += 1
        self._log.clear()
        self._texts.append(json.dumps(entry))
        if len(self._texts) == AT_ONCE:
            self._flush()

    def end(self, files):
        """Write the rest of the answer. files: {path: bytes}."""
        self._flush()
        tones = [[place, entry[2][1]] for place, entry in self._tones]
        files = {path: files[path].hex() for path in files}
        self._write('], "tones": ' + json.dumps(tones) + ', "files": ' + json.dumps(files) + "}\n")

    def _flush(self):
        if self._texts:
            comma = "," if self._told > len(self._texts) else ""
            self._write(comma + ",".join(self._texts))
            self._texts.clear()


def anew():
    """Unload every module of the firmware, and load the simulated ones afresh."""
    for name in list(loaded):
        if name in SIMULATED or name.split(".")[0] == "quizbox" or name.startswith(MODULES):
            del loaded[name]
    modules = [__import__(MODULES + name, None, None, (name,)) for name in SIMULATED]
    loaded.update(zip(SIMULATED, modules))  # noqa: B905 - MicroPython's zip knows no strict
    builtins.open = loaded["io"].open


def play(script, program):
    """Play a script and write the answer. program: main.py, compiled."""

    def main():
        anew()
        exec(program, {"__name__": "__main__"})

    rig = Given.rig = Rig(script)
    teller = Teller(rig)
    run(rig, main)
    rig.finish()
    teller.end(rig.flash.files)


def answers(path):
    """Answer each line of stdin until it ends. path: main.py."""
    with open(path) as file:
        program = compile(file.read(), path, "exec")
    loaded["_rig"] = Given
    gc.threshold(COLLECT_BYTES)
    for line in sys.stdin:
        play(json.loads(line), program)
        gc.collect()


answers(sys.argv[1])
