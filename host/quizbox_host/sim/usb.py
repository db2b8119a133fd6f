"""The USB serial port between the Pico and a laptop: packets take time, a cable can be pulled.

Full speed USB moves about a megabyte a second in packets of 64 bytes. A laptop that reads takes
every packet; if it does not read, the Pico's buffer fills. Without a cable since power-up, output
is discarded. After a cable was pulled, output fills the buffer, and then MicroPython 1.25 waits
for ever for room.
"""

from quizbox_host.sim.errors import Misuse

PACKET = 64
PACKET_US = 64
BYTE_US = 33  # the Pico's time to write a byte after a cable was pulled; else packets set the pace
BUFFER = 256
FRAME_US = 1_000
FRAMES = 2_048


class Serial:
    """Both ends of the port: the Pico's buffers, and the laptop as far as it reads."""

    def __init__(self, clock, heard, stir):
        """heard(line): called with each whole line at the laptop, as bytes without its newline.

        stir(): called when the Pico may have more to read or more room to write.
        """
        self._clock = clock
        self._heard = heard
        self._stir = stir
        self.carry = None  # called with each packet as it reaches the laptop, as bytes
        self._from_laptop = bytearray()  # sent, until the Pico has read all of it
        self._read = 0  # how many of those bytes the Pico has read
        self._arrived = 0  # how many have arrived, read or not
        self._buffer = bytearray()
        self._line = bytearray()
        self._moving_in = self._moving_out = False
        self._cable = self._reads = True
        self._was_pulled = False  # since power-up, and not plugged in again
        self._last_frame = 0  # the frame at which the cable was pulled

    def power(self, on):
        """Power goes on or off: clear the buffers."""
        self._was_pulled, self._last_frame = False, 0
        self._forget()

    def _forget(self):
        self.drop_in()
        self._buffer, self._line = bytearray(), bytearray()

    def plug(self, present):
        """Plug the cable in (true) or pull it; both clear the buffers."""
        if self._cable and not present:
            self._was_pulled, self._last_frame = True, self.frame
        elif present:
            self._was_pulled = False
        self._cable = bool(present)
        self._forget()

    @property
    def frame(self):
        """The number of the last USB frame, 0 to 2047: one a millisecond while a cable is in."""
        return self._clock.now_us // FRAME_US % FRAMES if self._cable else self._last_frame

    def reads(self, reads):
        """Whether the laptop reads from now on."""
        self._reads = bool(reads)
        self._move_out()

    def from_laptop(self, data):
        """The laptop sends bytes; without a cable they are lost."""
        if self._cable:
            self._from_laptop += data
            if not self._moving_in:
                self._moving_in = True
                self._clock.at(self._clock.now_us + PACKET_US, self._packet_in)

    def drop_in(self):
        """Discard the bytes from the laptop, arrived or on their way."""
        self._from_laptop, self._read, self._arrived = bytearray(), 0, 0

    def _packet_in(self):
        self._arrived = min(self._arrived + PACKET, len(self._from_laptop))
        self._moving_in = self._arrived < len(self._from_laptop)
        if self._moving_in:
            self._clock.at(self._clock.now_us + PACKET_US, self._packet_in)
        self._stir()

    @property
    def plugged(self):
        """Whether a cable is in."""
        return self._cable

    @property
    def readable(self):
        """Whether the Pico can read a byte now."""
        return self._arrived > self._read

    def read(self):
        """The next byte from the laptop, 0 to 255. Call it only when readable."""
        byte = self._from_laptop[self._read]
        self._read += 1
        if self._read == len(self._from_laptop):
            self.drop_in()
        return byte

    @property
    def writable(self):
        """Whether the Pico can write a byte now without waiting, as its poll reports it."""
        return not self._cable or len(self._buffer) < BUFFER

    def write(self, byte):
        """Send one byte, 0 to 255, to the laptop. Raises Misuse if it would wait for ever."""
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
