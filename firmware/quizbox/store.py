"""The kept files: read at power-up, written when app says so, never half. behaviour.md 6.6."""

import os

from quizbox.core import kept

FOLDER = "/kept"
ENOENT = 2
LONGEST = 8192  # bytes: no kept file is half as long


class Store:
    """Files by name in one folder. What is to be kept waits until write_next is called.

    waiting: [[method, name, value, then]], in the order of asking
    watcher: told of each call that may erase or program flash by before_write and after_write,
        and of nothing else; or None
    """

    def __init__(self):
        self.bad = {}  # name: why the file could not be used
        self.writes = 0
        self.failed = None  # the file that flash has just not taken
        self.waiting = []
        self.watcher = None
        try:
            os.mkdir(FOLDER)
        except OSError:
            pass  # it is there

    def waits_for(self, name):
        """Whether that file is still to be written."""
        return any(job[:2] == [self._write, name] for job in self.waiting)

    def load(self, name, check):
        """The kept value of that name as check gives it back, or None.

        None: there is no such file; or it is bad, which bad then tells. check raises ValueError
        for what cannot be used.
        """
        try:
            with open(_path(name), "rb") as file:
                data = file.read(LONGEST)
        except OSError as error:
            if error.args[0] != ENOENT:  # such as a folder in its place
                self.bad[name] = "cannot be read: %s" % error
            return None
        try:
            return check(kept.unpack(data))
        except ValueError as error:
            self.bad[name] = str(error)
            return None

    def is_aside(self, name):
        """Whether there is a NAME.bad."""
        try:
            with open(_path(name) + ".bad", "rb"):
                return True
        except OSError:
            return False

    def put_aside(self, name):
        """Keep a bad file as NAME.bad, at the next chance."""
        self.waiting.append([self._rename_bad, name, None, None])

    def keep(self, name, value, then=None):
        """Write value() under that name at the next chance; asked twice, it is written once.

        then: called afterwards with the value as it was read back from flash, or None where flash
        would not take it.
        """
        for job in self.waiting:
            if job[0] == self._write and job[1] == name:
                job[2:] = [value, then or job[3]]
                return
        self.waiting.append([self._write, name, value, then])

    def forget(self):
        """Give up what waits, as if power had gone, but for the log and the bad files."""
        self.waiting = [
            job for job in self.waiting if job[0] == self._rename_bad or job[1] == "log"
        ]

    def write_next(self, may=None):
        """Do the oldest thing that waits. Takes as long as the flash does.

        may: asked once all is ready for it; where it says no, nothing is done and all waits on.
        Raises OSError where flash will not take it; it is not tried again by itself.
        """
        ready = _ready(self.waiting[0])
        if may is None or may():
            self.waiting.pop(0)
            self._do([ready])

    def write_now(self, name, value):
        """Write value() before anything else; what waited under that name is done with it.

        Raises OSError as write_next does.
        """
        jobs = [job for job in self.waiting if job[1] == name]
        self.waiting = [job for job in self.waiting if job[1] != name]
        asides = [job for job in jobs if job[0] == self._rename_bad]
        thens = [job[3] for job in jobs if job[3] is not None]

        def tell(back):
            for then in thens:
                then(back)

        self._do(asides + [_ready([self._write, name, value, tell])])

    def _do(self, jobs):
        """jobs: as in waiting, but with the bytes to write in place of the value."""
        for method, name, data, then in jobs:
            back, self.failed = None, name
            try:
                back = method(name, data)
                self.failed = None
            finally:
                if then is not None:
                    then(back)

    def _write(self, name, data):
        path = _path(name)
        self._change(_replace, path, data)
        self.writes += 1
        with open(path, "rb") as file:
            back = file.read()
        if back != data:
            raise OSError("%s does not read back as written" % path)
        return kept.unpack(back)

    def _rename_bad(self, name, _):
        self._change(os.rename, _path(name), _path(name) + ".bad")
        self.writes += 1

    def _change(self, change, path, what):
        """Call change(path, what), which may erase or program flash."""
        watcher = self.watcher
        if watcher is None:
            change(path, what)
            return
        watcher.before_write()
        try:
            change(path, what)
        finally:
            watcher.after_write()


def _path(name):
    return FOLDER + "/" + name


def _ready(job):
    """A job that waits, with the bytes to write in place of its value."""
    method, name, value, then = job
    return [method, name, None if value is None else kept.pack(value()), then]


def _replace(path, data):
    """Data as the file at that path: whole, or what was there before."""
    new = path + ".new"
    with open(new, "wb") as file:
        file.write(data)
    os.rename(new, path)
