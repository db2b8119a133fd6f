"""The kept files: read at power-up, written atomically, on request only. behaviour.md 6.6."""

import os

from quizbox.core import kept

FOLDER = "/kept"
ENOENT = 2
LONGEST = 8192  # bytes read at most: no kept file is half as long


class Store:
    """Files by name in one folder. Writes are queued until write_next is called.

    waiting: the queue, [[method, name, value, then]], oldest first
    watcher: its before_write and after_write are called around each call that may erase or program
        flash, and only there; or None
    """

    def __init__(self):
        self.bad = {}  # name: why the file could not be used
        self.writes = 0
        self.failed = None  # the file that could not be written last; None: all went well
        self.waiting = []
        self.watcher = None
        try:
            os.mkdir(FOLDER)
        except OSError:
            pass  # it exists

    def waits_for(self, name):
        """Whether a write of that file is queued."""
        return any(job[:2] == [self._write, name] for job in self.waiting)

    def load(self, name, check):
        """The kept value of that name, or None if there is no such file or it is bad.

        check: returns the value to use, or raises ValueError. Why a file is bad stands in bad.
        """
        try:
            with open(_path(name), "rb") as file:
                data = file.read(LONGEST)
        except OSError as error:
            if error.args[0] != ENOENT:  # such as a folder of that name
                self.bad[name] = "cannot be read: %s" % error
            return None
        try:
            return check(kept.unpack(data))
        except ValueError as error:
            self.bad[name] = str(error)
            return None

    def is_aside(self, name):
        """Whether a NAME.bad exists."""
        try:
            with open(_path(name) + ".bad", "rb"):
                return True
        except OSError:
            return False

    def put_aside(self, name):
        """Queue the rename of a bad file to NAME.bad."""
        self.waiting.append([self._rename_bad, name, None, None])

    def keep(self, name, value, then=None):
        """Queue a write of value() to the file of that name; queued twice, it is written once.

        value: called when it is written. then: called afterwards with the value as read back from
        flash, or None if it could not be written.
        """
        for job in self.waiting:
            if job[0] == self._write and job[1] == name:
                job[2:] = [value, then or job[3]]
                return
        self.waiting.append([self._write, name, value, then])

    def forget(self):
        """Empty the queue, as power loss would; only the log and the bad files stay in it."""
        self.waiting = [
            job for job in self.waiting if job[0] == self._rename_bad or job[1] == "log"
        ]

    def write_next(self, may=None):
        """Do the oldest job of the queue, which must not be empty. Blocks until flash is done.

        may: asked once the bytes are packed; if it returns False, the job stays in the queue.
        Raises OSError if flash cannot be written; the job is not retried.
        """
        ready = _ready(self.waiting[0])
        if may is None or may():
            self.waiting.pop(0)
            self._do([ready])

    def write_now(self, name, value):
        """Write value() now; jobs queued under that name are done with it.

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
        """Do jobs, as in waiting but with the bytes to write in place of the value."""
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
    """A queued job, with the bytes to write in place of its value."""
    method, name, value, then = job
    return [method, name, None if value is None else kept.pack(value()), then]


def _replace(path, data):
    """Write data to that path atomically: power loss leaves the old file or the new one."""
    new = path + ".new"
    with open(new, "wb") as file:
        file.write(data)
    os.rename(new, path)
