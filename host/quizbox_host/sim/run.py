"""Runs a program on a rig, through power cuts and resets, until its script ends."""

from quizbox_host.sim.errors import Ended, Misuse, PowerLost, Restarted


def run(rig, program):
    """program: called at each power-up and reset, it runs main.py with every module anew."""
    how = None
    while True:
        try:
            if how is not None:
                ended, how = how, None
                rig.restarted(ended)
            rig.until_power()
            _run_once(rig, program)
        except PowerLost:
            continue
        except Restarted as restart:
            how = restart.how
        except Ended:
            return


def _run_once(rig, program):
    rig.interrupted = False
    try:
        program()
    except KeyboardInterrupt:
        if not rig.interrupted:
            raise  # not the laptop's: it was pressed at this computer
    except (Exception, Misuse) as error:
        rig.note("crash", _told(error))
        rig.crash = error
    rig.at_prompt()


def _told(error):
    """An exception in one line, by what it was given: interpreters differ in what they add."""
    text = error.args[0] if len(error.args) == 1 else error
    return "%s: %s" % (type(error).__name__, text)
