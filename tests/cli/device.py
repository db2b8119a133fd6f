"""A device at the far end of a pseudo-terminal that answers as a test says."""

import json
import os
import select
import threading
import tty

HELLO = {
    "product": "quizbox", "version": "0.1.0", "protocol": 1, "board": "Pico", "id": "e6614103",
    "runs_from": "a", "game": "chase", "state": "ready", "bad_files": {}, "free_bytes": 150000,
    "reset_cause": "power",
}  # fmt: skip


class Device:
    """answers: {method: result}; a method that is missing is not answered, and where it is
    Device.GONE the port goes away instead; an iterator gives an answer a request. path: its port.
    """

    GONE = object()
    BUSY = {"code": -32001, "message": "busy"}
    FAILED = {"code": -32002, "message": "failed"}  # what the flash would not take

    def __init__(self, **answers):
        self.asked = []
        self._answers = {name.replace("__", "."): value for name, value in answers.items()}
        self._fd, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)
        self._open = True
        self._wake, self._waker = os.pipe()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self):
        rest = b""
        while True:
            ready, _, _ = select.select([self._fd, self._wake], [], [])
            if self._wake in ready:
                return
            *lines, rest = (rest + os.read(self._fd, 4096)).split(b"\n")
            for line in lines:
                if line and not self._answer(json.loads(line)):
                    return

    def _answer(self, request):
        self.asked.append(request)
        value = self._answers.get(request["method"], self)
        value = next(value) if hasattr(value, "__next__") else value
        if value is Device.GONE:
            self._close()
            return False
        if value is not self:
            kind = "error" if value in (Device.FAILED, Device.BUSY) else "result"
            answer = {"jsonrpc": "2.0", "id": request["id"], kind: value}
            os.write(self._fd, json.dumps(answer).encode() + b"\n")
        return True

    def _close(self):
        self._open = False
        os.close(self._fd)
        os.close(self._slave)

    def end(self):
        os.write(self._waker, b"x")
        self._thread.join()
        if self._open:
            self._close()
        os.close(self._wake)
        os.close(self._waker)
