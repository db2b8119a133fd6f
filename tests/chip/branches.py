"""One state of an emulated box, gone on from in many ways: each in a fork of this process."""

import gc
import os
import pickle
import traceback


def fork(call, *arguments):
    """What call(*arguments) returns, in a copy of this process and all that is in it.

    Here nothing changes. The result has to be fit for pickle. Raises AssertionError with the
    traceback of what was raised there.
    """
    gc.freeze()  # or the copy's first collection would touch, and so copy, every page
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _answer(reading, writing, call, arguments)
    gc.unfreeze()
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    how, what = pickle.loads(answer)
    if how == "raised":
        raise AssertionError(what)
    return what


def _answer(reading, writing, call, arguments):
    """The child's part; it never returns."""
    os.close(reading)
    try:
        answer = ("returned", call(*arguments))
    except BaseException:
        answer = ("raised", traceback.format_exc())
    with os.fdopen(writing, "wb") as pipe:
        pickle.dump(answer, pipe)
    os._exit(0)
