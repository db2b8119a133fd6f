"""Puts the box together and runs it for ever."""

from time import ticks_us

from quizbox.app import App
from quizbox.core.protocol import LINE_BYTES
from quizbox.faults import Faults
from quizbox.link import Link
from quizbox.panel import Panel
from quizbox.store import Store


def run():
    """Never returns; KeyboardInterrupt, as by Ctrl-C on the serial line, goes through."""
    panel = Panel()
    panel.read_slide()
    store = Store()
    link = Link(panel.serial, LINE_BYTES)
    app = App(panel, link, store, Faults(store))
    try:
        while True:
            now = ticks_us()
            panel.wait(now, app.step(now), link.listens, link.sends)
    except KeyboardInterrupt:
        panel.beeper.silence()
        app.show_prompt()
        raise
