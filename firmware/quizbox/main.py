"""Puts the box together, runs it for ever, and leaves it silent."""

from time import ticks_us

import micropython

from quizbox.app import App
from quizbox.core.protocol import LINE_BYTES
from quizbox.faults import Faults
from quizbox.link import Link
from quizbox.panel import Panel, let_go, silence
from quizbox.store import Store


def run():
    """Never returns; however it ends, the box is silent (6.4). What ended it goes through, such
    as KeyboardInterrupt by Ctrl-C on the serial line, or the last of too many faults (6.5)."""
    try:
        _play()
    finally:
        micropython.kbd_intr(-1)  # a Ctrl-C from here on is a byte like any other...
        try:
            silence()  # ...and one that waits ends this in its midst...
        finally:
            silence()  # ...but not this
            let_go()
            micropython.kbd_intr(3)


def _play():
    panel = Panel()
    store = Store()
    faults = Faults(store)  # all read while SLIDE comes to rest
    app = error = None
    while True:
        panel.read_slide()
        app = App(panel, Link(panel.serial, LINE_BYTES), store, faults, app)
        if faults.are_too_many:
            app.stop()
            raise error
        try:
            _pass_for_ever(app)
        except Exception as caught:
            silence()
            error = caught
            app.note(error)
        panel = Panel()


def _pass_for_ever(app):
    panel, link = app.panel, app.link
    try:
        while True:
            now = ticks_us()
            panel.wait(now, app.step(now), link.listens, link.sends, app.idle.naps)
    except KeyboardInterrupt:
        panel.beeper.silence()
        app.show_prompt()
        raise
