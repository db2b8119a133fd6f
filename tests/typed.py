"""mypy over the firmware, by the stubs of MicroPython for the Pico: what it calls is there.

The firmware has no annotations: so what only they could settle is not asked, but every import,
every attribute and every call's arguments are.
"""

import os
import subprocess
import sys
import tempfile
from importlib.metadata import files
from pathlib import Path

FIRMWARE = Path(__file__).parents[1] / "firmware"
STUBS = ("micropython-rp2-rpi_pico-stubs", "micropython-stdlib-stubs")
CONFIG = """\
[mypy]
check_untyped_defs = True
incremental = False
platform = linux
no_site_packages = True
# Of values that are None at first, or of one kind now and of another later.
disable_error_code = assignment, arg-type, index, misc, operator, override, type-var, union-attr,
    var-annotated

# The stubs themselves.
[mypy-machine,micropython,_mpy_shed.*,time,io,select,os,sys,json,binascii,array,gc]
ignore_errors = True
"""


def main():
    """Run mypy. Returns its exit code."""
    with tempfile.TemporaryDirectory() as folder:
        # mypy wants them apart from other packages: they stand in for Python's own modules.
        for name in STUBS:
            for file in files(name):
                if file.suffix == ".pyi" or file.name == "VERSIONS":
                    path = Path(folder) / file
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(file.locate().read_bytes())
        config = Path(folder) / "mypy.ini"
        config.write_text(CONFIG)
        words = [f"--custom-typeshed-dir={folder}", f"--config-file={config}", "main.py", "quizbox"]
        return subprocess.run(
            [sys.executable, "-m", "mypy", *words],
            cwd=FIRMWARE,
            env={**os.environ, "MYPYPATH": folder},
            check=False,
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
