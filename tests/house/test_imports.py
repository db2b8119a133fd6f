"""Who may import whom, and what no firmware file may hold, by walking the syntax trees."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIRMWARE = ROOT / "firmware"
HOST = ROOT / "host"
CORE = "quizbox.core"
TREES = {
    str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8"))
    for folder in (FIRMWARE, HOST, ROOT / "board", ROOT / "tests")
    for path in sorted(folder.rglob("*.py"))
}
FIRMWARE_FILES = [name for name in TREES if name.startswith("firmware/")]
CORE_FILES = [name for name in TREES if name.startswith("firmware/quizbox/core/")]
DRIVER_FILES = [name for name in TREES if name.startswith("firmware/quizbox/drivers/")]


def imported(name):
    """The modules that a file imports; `from quizbox import x` is quizbox.x."""
    found = set()
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: a relative import"
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found.update(whole if is_package(node.module) else {node.module})
    return found


def is_package(module):
    return (FIRMWARE / Path(*module.split("."))).is_dir()


def beyond(names, *allowed):
    """{file: imports} of what is neither allowed nor below something allowed."""
    found = {}
    for name in names:
        odd = {
            module
            for module in imported(name)
            if not any(module == one or module.startswith(f"{one}.") for one in allowed)
        }
        if odd:
            found[name] = odd
    return found


def test_core_imports_core_json_and_binascii():
    assert len(CORE_FILES) > 5
    assert beyond(CORE_FILES, CORE, "json", "binascii") == {}


def test_drivers_import_tunes_letters_and_each_other():
    tables = ("quizbox.core.tunes", "quizbox.core.alphabet")
    assert len(DRIVER_FILES) > 5
    assert beyond(DRIVER_FILES, *tables, "quizbox.drivers", "io", "array", "time") == {}


def test_drivers_take_only_ticks_of_time():
    whole, taken = set(), set()
    for name in DRIVER_FILES:
        for node in ast.walk(TREES[name]):
            names = {alias.name for alias in getattr(node, "names", ())}
            if isinstance(node, ast.Import) and "time" in names:
                whole.add(name)
            elif isinstance(node, ast.ImportFrom) and node.module == "time":
                taken |= names
    assert whole == set()
    assert taken <= {"ticks_us", "ticks_add", "ticks_diff", "sleep_us"}


def test_one_room_touches_machine():
    touching = [name for name in FIRMWARE_FILES if "machine" in imported(name)]
    assert touching == ["firmware/quizbox/panel.py"]


@pytest.mark.parametrize("name", ["firmware/main.py", "board/main.py"])
def test_what_a_pico_starts_sets_the_path_and_runs_the_package(name):
    assert imported(name) == {"sys", "micropython", "quizbox.main"}
    assert ast.unparse(TREES[name].body[-1]) == "run(stopped)"


@pytest.mark.parametrize("room", ["app", "store", "faults", "face", "idle", "settings", "main"])
def test_the_other_rooms_know_no_pins(room):
    apart = {"app": {"quizbox.panel", "quizbox.store", "quizbox.faults"}}.get(room, set())
    found = imported(f"firmware/quizbox/{room}.py")
    assert found & ({"machine", "quizbox.pins"} | apart) == set()


def test_host_imports_core_and_the_version_of_the_firmware():
    """`import quizbox` is how the cpython world finds the firmware's files; names are given."""
    names = [name for name in TREES if name.startswith("host/")]
    allowed = {CORE, "quizbox", "quizbox.__version__"}
    odd = {
        (name, module)
        for name in names
        for module in imported(name)
        if module.split(".")[0] == "quizbox"
        if module not in allowed and not module.startswith(f"{CORE}.")
    }
    assert odd == set()


def test_the_simulated_layer_imports_itself_alone():
    names = [name for name in TREES if name.startswith("host/quizbox_host/sim/")]
    assert beyond(names, "quizbox_host.sim", "_rig", "_json", "heapq") == {}


def test_ear_and_eyes_of_the_stories_import_nothing_of_the_firmware():
    """Their figures are those of behaviour.md: what the firmware has wrong must not be theirs."""
    parts = ("ear", "eyes", "checks/heard", "checks/seen")
    names = [f"host/quizbox_host/story/{part}.py" for part in parts]
    odd = {name for name in names for one in imported(name) if one.split(".")[0] == "quizbox"}
    assert odd == set()


@pytest.mark.parametrize("name", FIRMWARE_FILES)
def test_imports_stand_at_the_head(name):
    tree = TREES[name]
    inside = [
        node.lineno
        for top in tree.body
        for node in ast.walk(top)
        if isinstance(node, ast.Import | ast.ImportFrom) and node is not top
    ]
    assert inside == []
    if name != "firmware/main.py":  # there the path is set before
        kinds = [isinstance(node, ast.Import | ast.ImportFrom) for node in tree.body[1:]]
        assert kinds == sorted(kinds, reverse=True)


def made(node):
    """The calls that run as a statement of a module or a class is executed, range() aside."""
    if isinstance(node, ast.FunctionDef):
        parts = [*node.decorator_list, *node.args.defaults, *node.args.kw_defaults]
    elif isinstance(node, ast.ClassDef):
        parts = [*node.decorator_list, *node.bases, *node.keywords, *node.body]
        return [line for part in parts for line in made(part)]
    else:
        parts = [node]
    return [
        call.lineno
        for part in parts
        if part is not None
        for call in ast.walk(part)
        if isinstance(call, ast.Call)
        if not (isinstance(call.func, ast.Name) and call.func.id in ("range", "tuple"))
    ]


@pytest.mark.parametrize("name", [name for name in FIRMWARE_FILES if "/quizbox/" in name])
def test_no_object_is_made_at_import(name):
    """What a class body, a default or a constant calls would live before main runs."""
    body = TREES[name].body[1:]
    assert [line for node in body for line in made(node)] == []
    kinds = (ast.Import, ast.ImportFrom, ast.Assign, ast.FunctionDef, ast.ClassDef)
    assert [node.lineno for node in body if not isinstance(node, kinds)] == []


@pytest.mark.parametrize("name", FIRMWARE_FILES)
def test_no_bare_except(name):
    handlers = [node for node in ast.walk(TREES[name]) if isinstance(node, ast.ExceptHandler)]
    caught = [ast.unparse(handler.type) if handler.type else "" for handler in handlers]
    assert [one for one in caught if one in ("", "BaseException")] == []


@pytest.mark.parametrize("word", ["simulated", "sys.implementation", "sys.platform", "TEST_ENV"])
def test_the_firmware_does_not_ask_where_it_runs(word):
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in FIRMWARE_FILES}
    assert [name for name, text in texts.items() if re.search(word, text, re.IGNORECASE)] == []
