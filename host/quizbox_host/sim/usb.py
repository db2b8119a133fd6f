"""The USB serial port between the Pico and a laptop: packets take time, a cable can be pulled.

Full speed USB moves about a megabyte a second in packets of 64 bytes. The laptop takes every
packet while it reads; while it does not, the Pico's buffer fills. Where no cable was in since
power-up what is sent vanishes; after one was pulled it fills the buffer, and then MicroPython 1.25
waits for ever for room.
"""

from quizbox_host.sim.errors import Misuse

PACKET = 64
PACKET_US = 64
BYTE_US = 33  # a Pico needs so long for each that it writes; else the packets set the pace
BUFFER = 256
FRAME_US = 1_000
FRAMES = 2_048


class Serial:
    """heard(line): called with each whole line that has reached the laptop, as bytes; stir():
    when the Pico may find more to read or more room to write."""

    def __init__(self, clock, heard, stir):
        self._clock = clock
        self._heard = heard
        self._stir = stir
        self.carry = None  # called with each packet as it reaches the laptop, as bytes
        self._from_laptop = bytearray()  # on its way, or not yet read by the Pico
        self._read = 0  # of those, how many the Pico has read
        self._arrived = 0  # and how many it can have read
        self._buffer = bytearray()
        self._line = bytearray()
        self._moving_in = self._moving_out = False
        self._cable = self._reads = True
        self._was_pulled = False  # since power-up, and not put in again
        self._last_frame = 0  # before it was pulled

    def power(self, on):
        """The Pico is on or off: what it held is gone."""
        self._was_pulled, self._last_frame = False, 0
        self._forget()

    def _forget(self):
        self.drop_in()
        self._buffer, self._line = bytearray(), bytearray()

    def plug(self, present):
        if self._cable and not present:
            self._was_pulled, self._last_frame = True, self.frame
        elif present:
            self._was_pulled = False
        self._cable = bool(present)
        self._forget()

    @property
    def frame(self):
        """The number of the last frame that the laptop sent, one a millisecond."""
        return self._clock.now_us // FRAME_US % FRAMES if self._cable else self._last_frame

    def reads(self, reads):
        self._reads = bool(reads)
        self._move_out()

    def from_laptop(self, data):
        """The laptop sends bytes."""
        if self._cable:
            self._from_laptop += data
            if not self._moving_in:
                self._moving_in = True
                self._clock.at(self._clock.now_us + PACKET_US, self._packet_in)

    def drop_in(self):
        """What has come, and is not read, is taken by another."""
        self._from_laptop, self._read, self._arrived = bytearray(), 0, 0

    def _packet_in(self):
        self._arrived = min(self._arrived + PACKET, len(self._from_laptop))
        self._moving_in = self._arrived < len(self._from_laptop)
        if self._moving_in:
            self._clock.at(self._clock.now_us + PACKET_US, self._packet_in)
        self._stir()

    @property
    def plugged(self):
        return self._cable

    @property
    def readable(self):
        return self._arrived > self._read

    def read(self):
        """The next byte from the laptop, as a number."""
        byte = self._from_laptop[self._read]
        self._read += 1
        if self._read == len(self._from_laptop):
            self.drop_in()
        return byte

    @property
    def writable(self):
        return not self._cable or len(self._buffer) < BUFFER

    def write(self, byte):
        """One byte to the laptop, as a number. Raises Misuse if it would wait for ever."""
        if self._was_pulled:
            self._clock.to(self._clock.now_us + BYTE_US)
        if self._was_pulled and len(self._buffer) == BUFFER:
            raise Misuse("the program waits for ever for a laptop that has gone")
        if self._cable or self._was_pulled:
            self._buffer.append(byte)
            self._move_out()

    def _move_out(self):
        if self._cable and self._reads and self._buffer and not self._moving_out:
            self._moving_out = True
            self._clock.at(self._clock.now_us + PACKET_US, self._packet_out)

    def _packet_out(self):
        self._moving_out = False
        if not self._reads:
            return
        self._stir()
        packet = self._buffer[:PACKET]
        self._buffer = self._buffer[PACKET:]
        if self.carry:
            self.carry(bytes(packet))
        for byte in packet:
            if byte == 10:
                self._heard(bytes(self._line))
                self._line = bytearray()
            else:
                self._line.append(byte)
        self._move_out()
