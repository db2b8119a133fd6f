"""PWM is the piezo's alone, and each channel is begun with its frequency and its duty in one."""

import ast

import pytest
import tree

FILES = [path for path in tree.files(".py") if path.parts[0] == "firmware"]
TREES = {str(path): tree.syntax(path) for path in FILES}
BEEPER = "firmware/quizbox/drivers/beeper.py"
PANEL = "firmware/quizbox/panel.py"


def begun(program):
    """The keywords of each call that begins a channel, in a beeper's file."""
    return [
        {one.arg for one in node.keywords}
        for node in ast.walk(program)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "self._pwm"
    ]


def changed(program):
    """The lines that change a channel while it sounds."""
    return [
        node.lineno
        for node in ast.walk(program)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("freq", "duty_u16", "duty_ns", "deinit")
    ]


def test_only_the_beeper_is_given_pwm():
    using = {
        name: [n.lineno for n in ast.walk(program) if isinstance(n, ast.Name) and n.id == "PWM"]
        for name, program in TREES.items()
    }
    assert {name: len(lines) for name, lines in using.items() if lines} == {PANEL: 1}
    given = [
        ast.unparse(node.func)
        for node in ast.walk(TREES[PANEL])
        if isinstance(node, ast.Call) and "PWM" in map(ast.unparse, node.args)
    ]
    assert given == ["Beeper"]


def test_each_channel_begins_with_frequency_and_duty_and_is_never_changed():
    calls = begun(TREES[BEEPER])
    assert calls
    assert [words for words in calls if not {"freq", "duty_u16"} <= words] == []
    assert {name: changed(program) for name, program in TREES.items() if changed(program)} == {}


@pytest.mark.parametrize("text", ["a.freq(2700)", "a.duty_u16(1)", "self._pwm(p).duty_u16(9)"])
def test_a_change_is_noticed(text):
    assert changed(ast.parse(text)) == [1]


def test_a_channel_without_its_duty_is_noticed():
    assert begun(ast.parse("self._pwm(pin, freq=9)")) == [{"freq"}]
