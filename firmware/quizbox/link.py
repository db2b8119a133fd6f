"""Whole lines in and whole lines out over a byte stream. It never waits, and knows no JSON."""

BYTES_A_PASS = 32  # each way: a byte costs a Pico 70 µs
QUEUED_BYTES = 4096  # what may wait for the laptop
OBJECT = 0x7B  # {: a line that begins otherwise is none of ours (7.1)
NEWLINE = 0x0A

READING, WHOLE, TOO_LONG, IGNORED = range(4)


class Link:
    """stream: read(buffer), no further than a newline, returns how many bytes were there;
    write(data, start, end) returns up to where they went through; carries() tells whether anything
    written would ever arrive. None of them waits. longest: of a line, in bytes.
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
        self._sent = 0  # of the first in the queue
        self._cut = False  # in the middle of a line
        self.dropped = 0  # notifications that found no room

    def step(self):
        """Move what can be moved without waiting."""
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
        """Whether a line has ended that take has not yet given; no more is read until then."""
        return self._ended

    @property
    def listens(self):
        """Whether what comes would be read now: not while answers wait for a laptop far behind."""
        return not self._ended and self._queued < QUEUED_BYTES

    @property
    def sends(self):
        """Whether something waits to go out."""
        return bool(self._queue)

    def take(self):
        """The line that has ended, as (bytes, whether it was short enough to be whole)."""
        line, whole = bytes(self._line[: self._length]), self._state == WHOLE
        self._length, self._state, self._ended = 0, READING, False
        return line, whole

    def send(self, line):
        """Queue a whole line, its newline included; an answer always finds its place."""
        self._queue.append(line)
        self._queued += len(line)

    def offer(self, line):
        """Queue a notification, or drop and count it where the laptop is too far behind."""
        if self._queued + len(line) > QUEUED_BYTES:
            self.dropped += 1
        else:
            self.send(line)

    def _take_in(self, count):
        """Bytes have come into _part, and a newline, if there is one, is the last of them."""
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
        line = self._queue[0]
        end = min(len(line), self._sent + BYTES_A_PASS)
        self._sent = self._stream.write(line, self._sent, end)
        if self._sent == len(line):
            self._queue.pop(0)
            self._queued -= len(line)
            self._sent = 0
