"""Two commands at one port: the second waits, says so, and then tells that it is in use."""

from quizbox_host.errors import PortBusy
from quizbox_host.ports import Patience

SHOWN = "chase, ready, shown: [ 1.00]"


def test_the_second_does_not_get_between(run, start, sims, desk):
    desk.patience = Patience(busy=0)
    sim = sims()
    watching = start("watch", "--until", "press", "--port", sim.port)
    assert watching.line() == SHOWN
    ran = run("info", "--port", sim.port)
    assert (ran.code, ran.out) == (PortBusy.exit_code, "")
    assert "in use by another program" in ran.err
    sim.do("press")
    assert "press" in watching.line()
    assert watching.end()[0] == 0
    assert run("info", "--port", sim.port).code == 0
