"""Puts the box together and runs it for ever."""

from time import ticks_us

from quizbox.app import App
from quizbox.faults import Faults
from quizbox.panel import Panel
from quizbox.store import Store


def run():
    """Never returns; KeyboardInterrupt, as by Ctrl-C on the serial line, goes through."""
    panel = Panel()
    panel.read_slide()
    store = Store()
    app = App(panel, store, Faults(store))
    while True:
        now = ticks_us()
        panel.wait(now, app.step(now))
