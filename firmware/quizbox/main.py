"""Puts the box together, runs the main loop, and leaves the box silent."""

from time import ticks_us

from quizbox.app import App
from quizbox.core.protocol import LINE_BYTES
from quizbox.faults import Faults
from quizbox.interrupt import Watch, hold
from quizbox.link import Link
from quizbox.panel import Panel, let_go, silence
from quizbox.store import Store


def run(stopped=False):
    """Run the box. Never returns: it ends by an exception, with the box silent (6.4) and 0x03 held
    off.

    stopped: whether 0x03 has come already. Raises KeyboardInterrupt for 0x03 on the serial line
    (7.3), or the last of too many faults (6.5).
    """
    try:
        _play(hold() or stopped)
    finally:
        silence()
        let_go()


def _play(stopped):
    """Run one App after another: a fault ends one, and the next takes over from it (6.5)."""
    panel = Panel()
    store = Store()
    faults = Faults(store)  # the log is read while SLIDE settles
    app = fault = None
    while True:
        panel.read_slide()
        app = App(panel, Link(panel.serial, LINE_BYTES), store, faults, app)
        is_last = faults.are_too_many
        if is_last:
            app.stop()
        with Watch() as watch:
            _pass_for_ever(app, stopped, is_last)
        silence()
        if watch.fault is not None:
            fault = watch.fault
            app.note(fault)
        if watch.stopped:
            app.show_prompt()
            raise KeyboardInterrupt
        if is_last:
            raise fault
        panel = Panel()


def _pass_for_ever(app, stopped, is_last):
    """Call step and sleep until an exception. stopped: 0x03 has come already, so raise at once;
    is_last: make no pass, but raise for an 0x03 that came meanwhile."""
    panel, link = app.panel, app.link
    if stopped:
        raise KeyboardInterrupt
    panel.serial.allow()
    while not is_last:
        now = ticks_us()
        panel.wait(now, app.step(now), link.listens, link.sends, app.idle.naps)
