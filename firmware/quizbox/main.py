"""Puts the box together, runs it for ever, and leaves it silent."""

from time import ticks_us

import micropython

from quizbox.app import App
from quizbox.core.protocol import LINE_BYTES
from quizbox.faults import Faults
from quizbox.link import Link
from quizbox.panel import Panel, silence
from quizbox.store import Store


def run():
    """Never returns; however it ends, the box is silent (6.4). What ended it goes through, such
    as KeyboardInterrupt by Ctrl-C on the serial line."""
    try:
        _play()
    finally:
        micropython.kbd_intr(-1)  # a second Ctrl-C must not get between here and silence
        silence()
        micropython.kbd_intr(3)


def _play():
    panel = Panel()
    store = Store()
    link = Link(panel.serial, LINE_BYTES)
    faults = Faults(store)  # all read while SLIDE comes to rest
    panel.read_slide()
    app = App(panel, link, store, faults)
    try:
        while True:
            now = ticks_us()
            panel.wait(now, app.step(now), link.listens, link.sends)
    except KeyboardInterrupt:
        panel.beeper.silence()
        app.show_prompt()
        raise
