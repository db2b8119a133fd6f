"""The firmware in CPython, over the simulated Pico, in virtual time."""

import array
import binascii
import builtins
import functools
import importlib
import json
import traceback
import types
from pathlib import Path

import quizbox
from quizbox_host.sim import run as running
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import outcome_of

FIRMWARE = Path(quizbox.__file__).parent.parent
MODULES = Path(__file__).parent.parent / "sim" / "modules"
sources = {}  # {path: text}: code to run instead of that in the file
SIMULATED = {path.stem for path in MODULES.glob("*.py")} - {"__init__"}


class Machine:
    """One run of main.py from a power-up or reset, with every module imported afresh.

    The firmware sees the simulated modules only, and sys.modules of this process stays as it is,
    so several boxes can run side by side.
    """

    def __init__(self, rig):
        self._modules = {
            "_rig": _module("_rig", rig=rig, traceback=_traceback),
            "_json": json,
            "array": array,
            "binascii": binascii,
        }
        self._builtins = {**vars(builtins), "__import__": self._import}
        self._builtins["open"] = self.load("io").open

    def run(self):
        """Run main.py until it ends; PowerLost, Restarted and the like are passed on."""
        self._execute(_module("__main__"), FIRMWARE / "main.py")

    def _import(self, name, globals=None, locals=None, fromlist=(), level=0):
        module = self.load(name)
        for attribute in fromlist or ():
            if not hasattr(module, attribute):
                self.load(f"{name}.{attribute}")
        return module if fromlist else self._modules[name.partition(".")[0]]

    def load(self, name):
        """The module of that name as the firmware sees it; each Machine imports it once.

        Raises ImportError for a module that is neither the firmware's nor simulated.
        """
        if name in self._modules:
            return self._modules[name]
        parent, _, last = name.rpartition(".")
        if name in SIMULATED:
            path = MODULES / f"{name}.py"
        elif name.startswith("quizbox_host.sim."):
            return importlib.import_module(name)
        else:
            path = self._find(name)
        if path is None:
            raise ImportError(f"no module named '{name}'")
        module = self._modules[name] = _module(name)
        self._execute(module, path)
        if parent:
            setattr(self._modules[parent], last, module)
        return module

    def _find(self, name):
        """The file of a firmware module, after importing its parent package; or None."""
        parent = name.rpartition(".")[0]
        if name.partition(".")[0] != "quizbox" or (parent and not self.load(parent)):
            return None
        path = FIRMWARE.joinpath(*name.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        return path if path.is_file() else None

    def _execute(self, module, path):
        vars(module)["__builtins__"] = self._builtins
        exec(_compiled(path, sources.get(path)), vars(module))


def play(script):
    """Play a script (see quizbox_host.worlds) to its end. Returns its Outcome."""
    rig = Rig(script)
    run(rig)
    return outcome(rig)


def run(rig):
    """Run the firmware on a rig, through power cuts and resets, until the script ends."""
    running.run(rig, lambda: Machine(rig).run())


def outcome(rig):
    """The Outcome of a rig so far; a tone that is on is logged with its length so far."""
    rig.finish()
    return outcome_of(rig.log, rig.flash.files)


def _traceback(error):
    """A traceback as MicroPython prints it, of the firmware's lines only, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(FIRMWARE)]
    lines = [f'  File "{one.filename}", line {one.lineno}, in {one.name}\n' for one in ours]
    head = "Traceback (most recent call last):\n"
    return "".join([head, *lines, f"{type(error).__name__}: {error}\n"])


@functools.cache
def _compiled(path, text):
    return compile(text or path.read_text(encoding="utf-8"), path, "exec")


def _module(name, **contents):
    module = types.ModuleType(name)
    vars(module).update(contents)
    return module
