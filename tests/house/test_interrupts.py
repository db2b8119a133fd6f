"""What the firmware does not use, so that it cannot fail there: soft interrupts, Timers, tasks."""

import ast

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
    ast.Assign, ast.If, ast.Return, ast.Expr, ast.Call, ast.Attribute, ast.Subscript, ast.Name,
    ast.Constant, ast.Compare, ast.BinOp, ast.Load, ast.Store, ast.arguments, ast.arg,
    ast.FunctionDef, ast.BitAnd, ast.Add, ast.Sub, ast.Mod, ast.Eq,
)  # fmt: skip
HARMLESS_CALLS = {"ticks_us", "value", "irq"}
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


def handlers(nodes):
    """The functions that are called in an interrupt, by what is kept as _handler."""
    given = {
        node.value.attr
        for node in nodes
        if isinstance(node, ast.Assign)
        if isinstance(node.value, ast.Attribute) and ast.unparse(node.targets[0]) == "self._handler"
    }
    return [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name in given]


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
    assert {"firmware/quizbox/drivers/button.py", "firmware/quizbox/drivers/slide.py"} <= using
    harm = {name: [harmful(one) for one in some] for name, some in found.items()}
    assert {name: some for name, some in harm.items() if any(some)} == {}


def told(node):
    return ast.unparse(node) if isinstance(node, ast.keyword) else ""


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
