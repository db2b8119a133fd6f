"""Images for the Pico: the quizbox's own, and plain MicroPython. Built once, then cached."""

import time

import click

from quizbox_host.image import build, cache, recipe, sources


def product(micropython=None, say=None, firmware=recipe.FIRMWARE):
    """The Path of the quizbox's image, a UF2; built if the cache has none of this firmware.

    micropython: a checkout of MicroPython to use instead of Debian's sources; the default is that
    of QUIZBOX_MICROPYTHON, if set. say(text): called with each step; the default prints on stderr.
    firmware: the folder (Path) of what goes in.
    Raises QuizboxError with what is missing or went wrong.
    """
    return _builder(micropython, say).image(lambda found: recipe.product(firmware=firmware))


def stock(micropython=None, say=None):
    """The Path of the image of plain MicroPython; arguments and errors as with product()."""
    return _builder(micropython, say).image(lambda found: recipe.stock(found.has_libraries))


def _builder(micropython, say):
    tree = sources.named(micropython)
    return build.Builder(cache.Cache(cache.folder()), say or _teller(), tree)


def _teller():
    begun_s = time.monotonic()

    def say(text):
        click.echo(f"{time.monotonic() - begun_s:6.1f} s  {text}", err=True)

    return say
