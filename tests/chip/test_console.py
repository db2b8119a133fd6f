"""What a laptop makes of the serial port: the program's lines, a prompt, a program that broke."""

import pytest

from quizbox_host.emulator.console import Console

LINE = b'{"jsonrpc": "2.0"}\n'
BROKEN = b'Traceback (most recent call last):\r\n  File "main.py", line 1, in <module>\r\n'
BANNER = b'MicroPython v1.25.0\r\nType "help()" for more information.\r\n>>> '
STOPPED = BROKEN + b"KeyboardInterrupt: \r\n" + BANNER
SAID = ("said", '{"jsonrpc": "2.0"}')


@pytest.fixture
def console():
    noted = []
    made = Console(lambda what, value: noted.append((what, value)))
    made.noted = noted
    return made


def test_whole_lines_are_said(console):
    console.take(LINE[:5])
    assert console.noted == []
    console.take(LINE[5:] + LINE + b"half")
    assert console.noted == [SAID, SAID]


def test_what_is_no_utf8_is_said_as_well_as_it_goes(console):
    console.take(b"a\xffb\n")
    assert console.noted == [("said", "a\ufffdb")]


def test_ctrl_c_ends_in_a_prompt_and_nothing_of_micropython_is_said(console):
    console.take(LINE + b'{"half": ' + STOPPED)
    assert console.noted == [SAID, ("prompt", 1)]
    assert console.is_prompt


def test_a_program_that_broke_is_told_with_its_reason(console):
    console.take(BROKEN + b"ValueError: no such thing\r\n" + BANNER)
    assert console.noted == [("crash", "ValueError: no such thing"), ("prompt", 1)]


def test_what_is_typed_at_the_prompt_is_not_said_and_the_prompt_is_told_once(console):
    console.take(STOPPED + b"1 + 1\r\n2\r\n>>> ")
    assert console.noted == [("prompt", 1)]


def test_a_soft_reboot_ends_the_prompt_and_lines_are_said_again(console):
    console.take(STOPPED + b"\r\nMPY: soft reboot\r\n" + LINE)
    assert console.noted == [("prompt", 1), ("prompt", 0), SAID]


def test_a_restart_ends_the_prompt_and_loses_half_a_line(console):
    console.take(STOPPED)
    console.restarted()
    console.take(b"half")
    console.restarted()
    console.take(LINE)
    assert console.noted == [("prompt", 1), ("prompt", 0), SAID]


def test_half_a_line_is_lost_when_the_cable_is_out(console):
    console.take(b"half")
    console.unplugged()
    console.take(LINE)
    assert console.noted == [SAID]


def test_a_prompt_in_a_line_is_none(console):
    console.take(b'{"text": ">>> ')
    assert not console.is_prompt
    console.take(b'"}\n')
    assert console.noted == [("said", '{"text": ">>> "}')]
