"""Parses the serial output of a box: the program's lines, tracebacks, and the prompt."""

PROMPT = b">>> "
TRACEBACK = b"Traceback (most recent call last):"
REBOOT = b"MPY: soft reboot"
STOPPED = "KeyboardInterrupt"

RUNNING, BROKEN, ENDED = range(3)


class Console:
    """Separates the program's lines from MicroPython's own output.

    note(what, value)  called with the log entries "said", "prompt" and "crash"
    """

    def __init__(self, note):
        self._note = note
        self.is_prompt = False
        self._line = bytearray()
        self._state = RUNNING

    def take(self, data):
        """Parse bytes that have reached the laptop."""
        for byte in data:
            if byte == 10:
                line, self._line = bytes(self._line), bytearray()
                self._whole(line)
                continue
            self._line.append(byte)
            if byte == PROMPT[-1] and self._line == PROMPT and not self.is_prompt:
                self.is_prompt, self._state = True, ENDED
                self._note("prompt", 1)

    def unplugged(self):
        """The cable was pulled: drop an incomplete line."""
        self._line = bytearray()

    def restarted(self):
        """The program starts again: the prompt is gone."""
        if self.is_prompt:
            self._note("prompt", 0)
        self.is_prompt = False
        self._state = RUNNING
        self._line = bytearray()

    def _whole(self, line):
        if line.endswith((REBOOT, REBOOT + b"\r")):
            self.restarted()
        elif self._state == RUNNING and TRACEBACK in line:
            self._state = BROKEN
        elif self._state == RUNNING:
            self._note("said", line.decode("utf-8", "replace"))
        elif self._state == BROKEN and not line.startswith(b" "):
            self._state = ENDED
            text = line.decode("utf-8", "replace").strip()
            if not text.startswith(STOPPED):
                self._note("crash", text)
