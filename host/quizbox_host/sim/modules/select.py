"""select: poll, over streams with an ioctl; the rig lets time pass while it waits."""

from _rig import rig

POLLIN = 1
POLLOUT = 4
_POLL = 3


class poll:
    def __init__(self):
        self._watched = []  # [stream, mask]

    def register(self, stream, eventmask):
        self._watched.append([stream, eventmask])

    def modify(self, stream, eventmask):
        for watched in self._watched:
            if watched[0] is stream:
                watched[1] = eventmask
                return
        raise OSError(2)

    def ipoll(self, timeout_ms):
        """Wait at most timeout_ms; an iterator over the (stream, flags) that are ready."""
        rig.wait(timeout_ms * 1000, self._is_ready)
        ready = []
        for stream, mask in self._watched:
            flags = stream.ioctl(_POLL, mask)
            if flags:
                ready.append((stream, flags))
        return iter(ready)

    def _is_ready(self):
        for stream, mask in self._watched:  # noqa: SIM110 - runs at each event: no generator
            if stream.ioctl(_POLL, mask):
                return True
        return False
