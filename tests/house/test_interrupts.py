"""What the firmware does not use, so that it cannot fail there: soft interrupts, Timers, tasks."""

import ast

import bytecode
import pytest
import tree

FILES = [path for path in tree.files(".py") if path.parts[0] == "firmware"]
NODES = {str(path): list(ast.walk(tree.syntax(path))) for path in FILES}
# Where a program may lose a call, hang or be late: callbacks by a scheduler, tasks, a second core.
ELSEWHERE = {
    "Timer",
    "schedule",
    "asyncio",
    "uasyncio",
    "_thread",
    "threading",
    "rp2",
    "StateMachine",
}
# All that a handler may do: no object is made by any of it.
HARMLESS = (
    ast.Assign, ast.Return, ast.Expr, ast.Call, ast.Attribute, ast.Subscript, ast.Name,
    ast.Constant, ast.BinOp, ast.Load, ast.Store, ast.arguments, ast.arg,
    ast.FunctionDef, ast.BitAnd, ast.Add, ast.Sub, ast.Mod,
)  # fmt: skip
RETURN_VALUE = 0x63  # an opcode
HARMLESS_CALLS = {"ticks_us", "value", "_value", "irq", "_tell[head]"}
# Who may wait for a time, and why it holds nothing up: until something is due or stirs (panel),
# for three frames of USB before a line goes out, for half a bit of a display.
WAITING = {
    ("firmware/quizbox/panel.py", "2 * FRAME_US"),
    ("firmware/quizbox/drivers/displays/tm1637.py", "HALF_US"),
}


def names(nodes):
    """Every name that is used, imported or taken of something."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.name for alias in node.names} | {getattr(node, "module", None)}
    return found


def calls(nodes, name):
    return [
        node
        for node in nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name
    ]


def soft(nodes):
    """The lines with an interrupt that is neither hard nor only taken away."""
    return [
        call.lineno
        for call in calls(nodes, "irq")
        if ast.unparse(call).partition(".irq")[2] != "(None)"
        if not [one for one in call.keywords if ast.unparse(one) == "hard=True"]
    ]


def told(node):
    return ast.unparse(node) if isinstance(node, ast.keyword) else ""


def handlers(nodes):
    """The functions that an interrupt may call: in a file with interrupts, each method of a class
    that is taken as a value, be it as the handler or for a table that the handler calls from."""
    if "hard=True" not in map(told, nodes):
        return []
    called = {node.func for node in nodes if isinstance(node, ast.Call)}
    taken = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
        if ast.unparse(node.value) == "self" and node not in called
    }
    return [
        node
        for node in nodes
        if isinstance(node, ast.FunctionDef) and node.name in taken and not node.decorator_list
    ]


def harmful(handler):
    """What a handler does besides storing times and levels."""
    inside = list(ast.walk(handler))
    odd = [type(node).__name__ for node in inside if not isinstance(node, HARMLESS)]
    called = {ast.unparse(n.func).rpartition(".")[2] for n in inside if isinstance(n, ast.Call)}
    large = [n.value for n in inside if isinstance(n, ast.Constant) and not small(n.value)]
    return odd + sorted(called - HARMLESS_CALLS) + large


def small(value):
    return value is None or (isinstance(value, int) and abs(value) < 2**30)


def test_every_interrupt_is_a_hard_one():
    assert sum(len(calls(nodes, "irq")) for nodes in NODES.values()) >= 2
    assert {name: soft(nodes) for name, nodes in NODES.items() if soft(nodes)} == {}


def test_a_handler_stores_times_and_levels_and_makes_no_object():
    found = {name: handlers(nodes) for name, nodes in NODES.items()}
    using = {name for name, nodes in NODES.items() if "hard=True" in map(told, nodes)}
    assert {name for name, some in found.items() if some} == using
    assert using == {"firmware/quizbox/drivers/edges.py"}
    harm = {name: [harmful(one) for one in some] for name, some in found.items()}
    assert {name: some for name, some in harm.items() if any(some)} == {}


@pytest.mark.parametrize("name", [name for name, nodes in NODES.items() if handlers(nodes)])
def test_a_handler_holds_no_jump(name, tmp_path):
    """At a jump MicroPython raises what 0x03 asked for, in a handler too, and takes that away."""
    made = bytecode.compiled(tree.ROOT / name, tmp_path / "out.mpy")
    names = {one.name for one in handlers(NODES[name])}
    assert names <= set(made)
    found = {one: [bytecode.jumps(code) for code in made[one]] for one in names}
    assert {one: some for one, some in found.items() if any(some)} == {}


@pytest.mark.parametrize(
    "text",
    [
        "if pin: self.at = 1",
        "self.at = 1 if pin else 2",
        "self.at = pin and self.at",
        "self.at = pin or self.at",
        "for self.at in pin: pass",
        "while pin: self.at = 1",
        "assert pin",
        "self.at = 1 < pin < 3",
        "self.at = [one for one in pin]",
        "try: self.at = 1\n    except OSError: self.at = 2",
    ],
)
def test_a_jump_in_a_handler_is_noticed(text, tmp_path):
    written = tmp_path / "written.py"
    written.write_text(f"def f(self, pin):\n    {text}\n")
    made = bytecode.compiled(written, tmp_path / "out.mpy")
    assert any(bytecode.jumps(code) for some in made.values() for code in some)


def test_what_a_handler_does_is_read_to_its_end(tmp_path):
    """Each kind of opcode, a jump behind them all."""
    written = tmp_path / "written.py"
    written.write_text(
        "def f(self, pin):\n"
        "    a, b, *c = pin\n"
        "    self.a = a.b[-70000], 'text', b'bytes', 1 << 70, None, ..., {a: b}, {c}, a[1:2:b]\n"
        "    a.call(b, *c, d=lambda x=1: (x, self))\n"
        "    del a.b\n"
        "    return -b + 1 or f'{a}'\n"
    )
    made = bytecode.compiled(written, tmp_path / "out.mpy")
    assert [bytecode.jumps(code) for code in made["f"]] == [["JUMP_IF_TRUE_OR_POP"]]
    assert made["f"][0][-1] == RETURN_VALUE


def test_nothing_is_left_to_timers_schedulers_tasks_or_another_core():
    used = {name: names(nodes) & ELSEWHERE for name, nodes in NODES.items()}
    assert {name: some for name, some in used.items() if some} == {}


def test_nothing_waits_but_where_nothing_is_held_up():
    assert [n for n, nodes in NODES.items() if names(nodes) & {"sleep", "sleep_ms"}] == []
    waits = {
        (name, ast.unparse(call.args[0]))
        for name, nodes in NODES.items()
        for call in calls(nodes, "sleep_us")
    }
    panels = {(name, us) for name, us in waits if name.endswith("panel.py")}
    assert waits - panels <= WAITING
    assert len(panels - WAITING) == 1  # Panel.wait


@pytest.mark.parametrize(
    "text",
    [
        "pin.irq(f, 1)",
        "self.pin.irq(f, 1, hard=False)",
        "pin.irq(handler=f)",
        "pin.irq(None, 1)",
    ],
)
def test_a_soft_interrupt_is_noticed(text):
    assert soft(ast.walk(ast.parse(text))) == [1]


@pytest.mark.parametrize(
    "text",
    ["self.at = 1.5", "self.at = [1]", "print(pin)", "self.text = 'x'", "f'{pin}'",
     "self.at = 2**9", "self.at = x / 2", "schedule(f, 0)", "self.at = 1 << 30",
     "self.at = 1073741824"],
)  # fmt: skip
def test_a_handler_that_does_more_is_noticed(text):
    assert harmful(ast.parse(f"def f(self, pin):\n    {text}").body[0])


@pytest.mark.parametrize(
    "text", ["from machine import Timer", "import asyncio", "micropython.schedule(f, 0)"]
)
def test_what_is_not_to_be_used_is_noticed(text):
    assert names(ast.walk(ast.parse(text))) & ELSEWHERE
