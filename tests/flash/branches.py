"""A process that divides at an instant: one goes on as if nothing were, the other has a mishap."""

import os
import pickle
import shutil
import tempfile
import traceback

AT_ONCE = 2


class Branches:
    """divide() in the midst of things; report() at the end of a branch; reports() at the trunk's.

    Each branch is a fork of this process, emulated Pico and all, at most AT_ONCE at a time.
    """

    def __init__(self):
        self.is_branch = False
        self.label = None  # of this branch
        self._pipe = None
        self._running = []  # (pid, label, the end of a pipe to read)
        self._reports = []

    def divide(self, label):
        """Whether this is the branch of that label now; it is not, in the trunk that goes on."""
        assert not self.is_branch
        if len(self._running) == AT_ONCE:
            self._gather(self._running.pop(0))
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            self._running.append((pid, label, read))
            return False
        os.close(read)
        self.is_branch, self.label, self._pipe = True, label, write
        self._folder = tempfile.mkdtemp()
        leave_to_the_trunk(self._folder)
        return True

    def report(self, work):
        """End this branch; what work() returns, or how it failed, is its report."""
        try:
            result = ("did", work())
        except BaseException:
            result = ("failed", traceback.format_exc())
        shutil.rmtree(self._folder)
        with os.fdopen(self._pipe, "wb") as file:
            pickle.dump(result, file)
        os._exit(0)

    def reports(self):
        """[(label, what its work returned)] of every branch. Fails if one has failed."""
        while self._running:
            self._gather(self._running.pop(0))
        failed = [(label, what) for label, how, what in self._reports if how == "failed"]
        assert not failed, "\n".join(f"{label}: {what}" for label, what in failed)
        return [(label, what) for label, _, what in self._reports]

    def _gather(self, running):
        pid, label, read = running
        with os.fdopen(read, "rb") as file:
            data = file.read()
        os.waitpid(pid, 0)
        self._reports.append((label, *(pickle.loads(data) if data else ("failed", "it died"))))


def leave_to_the_trunk(folder):
    """From now on temporary folders are made in that one, and no others are removed."""
    tempfile.tempdir = folder
    clean_up = tempfile.TemporaryDirectory.cleanup

    def clean_up_own(self):
        if self.name.startswith(folder):
            clean_up(self)
        else:
            self._finalizer.detach()

    tempfile.TemporaryDirectory.cleanup = clean_up_own
