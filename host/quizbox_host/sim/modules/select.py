"""select: a poll over objects that answer ioctl."""

from _rig import rig

POLLIN = 1
_POLL = 3


class poll:
    def __init__(self):
        self._watched = []

    def register(self, stream, eventmask):
        self._watched.append((stream, eventmask))

    def ipoll(self, timeout_ms):
        rig.wait(timeout_ms * 1000, self._is_ready)
        return iter([(s, s.ioctl(_POLL, m)) for s, m in self._watched if s.ioctl(_POLL, m)])

    def _is_ready(self):
        return any(stream.ioctl(_POLL, mask) for stream, mask in self._watched)
