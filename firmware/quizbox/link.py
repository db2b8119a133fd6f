"""Whole lines in and out over a byte stream. It never waits, and knows nothing of JSON."""

BYTES_A_PASS = 32  # each way: a byte costs a Pico 70 µs
QUEUED_BYTES = 4096  # the queue to the laptop, at most; an answer may exceed it
OBJECT = 0x7B  # {: a line that begins otherwise is ignored (7.1)
NEWLINE = 0x0A

READING, WHOLE, TOO_LONG, IGNORED = range(4)


class Link:
    """stream: read(buffer) reads up to a newline and returns the number of bytes; write(data,
    start, end) returns the index that it reached; carries() returns whether anything written would
    ever arrive. None of them waits. longest: bytes of a line, at most, without its newline.
    """

    def __init__(self, stream, longest):
        self._stream = stream
        self._line = bytearray(longest)
        self._length = 0
        self._state = READING
        self._ended = False
        self._part = bytearray(BYTES_A_PASS)
        self._queue = []
        self._queued = 0
        self._sent = 0  # bytes already sent of the queue's first line
        self._cut = False  # a line was cut off: a newline must go out first
        self.dropped = 0  # notifications for which the queue was full

    def step(self):
        """Receive and send what is possible without waiting; a dead stream empties the queue."""
        if self.listens:
            count = self._stream.read(self._part)
            if count:
                self._take_in(count)
        if self._queue:
            if self._stream.carries():
                if self._cut:
                    self._cut = False
                    self._queue.insert(0, b"\n")
                    self._queued += 1
                self._give_out()
            else:
                self._cut = self._cut or self._sent > 0
                self._queue, self._queued, self._sent = [], 0, 0

    @property
    def has_line(self):
        """Whether a line is ready for take; until it is taken, no more is read."""
        return self._ended

    @property
    def listens(self):
        """Whether bytes would be read now: not while a line is ready or the queue is full."""
        return not self._ended and self._queued < QUEUED_BYTES

    @property
    def sends(self):
        """Whether anything is queued."""
        return bool(self._queue)

    def take(self):
        """The line that is ready, as (bytes, whether it is whole: not too long)."""
        line, whole = bytes(self._line[: self._length]), self._state == WHOLE
        self._length, self._state, self._ended = 0, READING, False
        return line, whole

    def send(self, line):
        """Queue a line with its newline, even if the queue is full: no answer is dropped."""
        self._queue.append(line)
        self._queued += len(line)

    def offer(self, line):
        """Queue a notification; if the queue has no room, drop and count it."""
        if self._queued + len(line) > QUEUED_BYTES:
            self.dropped += 1
        else:
            self.send(line)

    def _take_in(self, count):
        """Add count bytes of _part to the line; only the last can be a newline."""
        ended = self._part[count - 1] == NEWLINE
        count -= ended
        if count and not self._length and self._part[0] != OBJECT:
            self._length, self._state = 1, IGNORED
        elif self._state == READING:
            fits = min(count, len(self._line) - self._length)
            self._line[self._length : self._length + fits] = self._part[:fits]
            self._length += fits
            if fits < count:
                self._state = TOO_LONG
        if ended and (self._state == IGNORED or not self._length):
            self._length, self._state = 0, READING
        elif ended:
            self._ended = True
            if self._state == READING:
                self._state = WHOLE

    def _give_out(self):
        """Send some of the queue's first line."""
        line = self._queue[0]
        end = min(len(line), self._sent + BYTES_A_PASS)
        self._sent = self._stream.write(line, self._sent, end)
        if self._sent == len(line):
            self._queue.pop(0)
            self._queued -= len(line)
            self._sent = 0
