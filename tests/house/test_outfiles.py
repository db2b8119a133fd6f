"""Who writes files: outfile.py what is the person's, a few others what is only the tool's own."""

import ast

import tree

HOST = tree.ROOT / "host"
WRITES = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "TemporaryDirectory"}
OWN = {
    "outfile.py": "the one that does it",
    "deploy/drive.py": "a Pico's drive takes one file, block by block",
    "deploy/slots.py": "in a folder of outfile.scratch, for mpremote",
    "deploy/package.py": "package.json of the project, by hand of who works on it",
    "jsontable.py": "a file of the firmware, by hand of who works on it",
    "image/cache.py": "the cache",
    "image/build.py": "the cache",
    "image/debian.py": "the cache",
    "emulator/compiler.py": "the cache",
    "emulator/cable.py": "the drive of an emulated Pico",
    "emulator/files.py": "files in an emulated Pico's flash",
    "emulator/meddled.py": "in a folder of outfile.scratch",
    "emulator/program.py": "asks for that folder",
    "sim/modules/io.py": "files in a simulated Pico's flash",
    "deploy/onboard.py": "files on the board itself",
}


def writes(path):
    """Whether a file's code opens one for writing, or asks for one to write to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        words = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
        modes = {word for word in words if isinstance(word, str) and set(word) <= set("wxabt+")}
        if name in WRITES or (name == "open" and modes - {"", "b", "t"}):
            return True
    return False


def test_a_persons_file_is_written_by_one_helper_alone():
    found = {path.relative_to(HOST / "quizbox_host").as_posix() for path in HOST.rglob("*.py")
             if writes(path)}  # fmt: skip
    assert "outfile.py" in found
    assert found - set(OWN) == set()
