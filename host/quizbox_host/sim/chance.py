"""A seeded random number generator, with the same numbers in CPython and MicroPython."""


class Chance:
    """Marsaglia's 32-bit xorshift."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 + 1) & 0xFFFFFFFF or 1

    def bits(self):
        """The next 32 bits, never 0."""
        state = self._state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self._state = state
        return state

    def below(self, count):
        """A number from 0 to count - 1."""
        return self.bits() % count

    def bytes(self, count):
        """count random bytes."""
        return bytes(self.bits() >> 11 & 255 for _ in range(count))
