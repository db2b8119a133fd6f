"""Run a program on a rig, through power cuts and resets, until the script ends."""

from quizbox_host.sim.errors import Ended, Misuse, PowerLost, Restarted


def run(rig, program):
    """Play the rig's script to its end.

    program: a function that imports every module afresh and runs main.py; called at each
    power-up and reset.
    """
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
            raise  # not sent by the script's laptop: pressed on this computer
    except (Exception, Misuse) as error:
        rig.note("crash", _told(error))
        rig.crash = error
    rig.at_prompt()


def _told(error):
    """An exception in one line, from its arguments: str() of it differs between interpreters."""
    text = error.args[0] if len(error.args) == 1 else error
    return "%s: %s" % (type(error).__name__, text)
