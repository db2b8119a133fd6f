"""Runs the box from the image alone: a folder or a /slot left on the flash counts for nothing."""

import sys

sys.path[:] = [".frozen"]  # '' stands before it, and with it a stale /quizbox would

from quizbox.main import run  # noqa: E402 - the path comes first

run()
