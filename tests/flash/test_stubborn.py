"""Boards that hear nothing at first or ever, or talk without end: got into, or given up in time."""

import contextlib
import os
import threading

import pytest
from boards import board_with, box_with

from quizbox_host.deploy import mpremote
from quizbox_host.deploy.program import program
from quizbox_host.errors import NotFlashed

DEAF = b"import micropython, time\nmicropython.kbd_intr(-1)\n"
HEARS = b"time.sleep(2.5)\nmicropython.kbd_intr(3)\n"
NEVER = b"while True:\n    time.sleep(%s)\n    print('x', end='')\n"
LIMIT_S = 60  # of the board's time


@pytest.fixture
def plugged_in(straight):
    """plugged_in(flash): its plug goes in, and it is asked while it is still starting."""
    return lambda flash: straight(flash, 0.1)


def test_a_box_that_is_deaf_while_it_starts_is_flashed(run, stock, plugged_in):
    main = DEAF + HEARS + program().main
    bench = plugged_in(box_with(stock, program(), **{"/main.py": main}))
    ran = run("flash", "--json", bench=bench)
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "a"


def test_another_board_that_is_deaf_while_it_starts_is_flashed(run, stock, plugged_in):
    other = {"/main.py": DEAF + HEARS + b"while True:\n    pass\n"}
    ran = run("flash", "--force", "--json", bench=plugged_in(board_with(stock, other)))
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "a"


@pytest.mark.parametrize("pause_s", [b"1000", b"0.5", b"0.05"])
def test_one_that_never_hears_is_given_up_with_the_way_in(run, stock, plugged_in, pause_s):
    bench = plugged_in(board_with(stock, {"/main.py": DEAF + NEVER % pause_s}))
    begun_s = bench.now_s()
    ran = run("flash", bench=bench)
    assert ran.code == 9
    assert "hold BOOTSEL" in ran.err
    assert bench.now_s() - begun_s < LIMIT_S


def test_one_that_talks_without_end_is_given_up():
    """mpremote itself would listen for ever: there is something to read each time it looks."""
    end, port = os.openpty()
    os.set_blocking(end, False)
    is_over = threading.Event()

    def talk():
        while not is_over.wait(0.001):
            with contextlib.suppress(BlockingIOError):
                os.write(end, b"x" * 100)

    talker = threading.Thread(target=talk)
    talker.start()
    try:
        with pytest.raises(NotFlashed, match="got no further"):
            mpremote.run(os.ttyname(port), [["exec", "1"]], whole_s=1)
    finally:
        is_over.set()
        talker.join()
        os.close(end)
        os.close(port)
