"""What one wire or part did over time: states, each from its instant on."""

from bisect import bisect_left, bisect_right


class Timeline:
    """The states of one thing, in time order; before the first change it is at `initial`.

    changes   [(us, value)]; of several in one instant only the last is a state
    """

    def __init__(self, changes, initial):
        self._times, self._values = [float("-inf")], [initial]
        for us, value in changes:
            if us == self._times[-1]:
                self._values[-1] = value
            else:
                self._times.append(us)
                self._values.append(value)

    def between(self, first_us, last_us):
        """[(us, value)] of every state from first_us to last_us, both included.

        The first is dated first_us if it began before.
        """
        at = bisect_right(self._times, first_us) - 1
        end = bisect_right(self._times, last_us)
        return [
            (max(us, first_us), value)
            for us, value in zip(self._times[at:end], self._values[at:end], strict=True)
        ]


class Spans:
    """Things that last, none before the last has ended: [(us, length_us, value)] in order."""

    def __init__(self, spans):
        self._spans = spans

    def first_within(self, first_us, last_us):
        """The first span of which some part lies from first_us to last_us, or None."""
        at = bisect_left(self._spans, first_us, key=lambda span: span[0])
        if at and self._spans[at - 1][0] + self._spans[at - 1][1] > first_us:
            return self._spans[at - 1]
        if at < len(self._spans) and self._spans[at][0] <= last_us:
            return self._spans[at]
        return None
