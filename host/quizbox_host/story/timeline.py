"""The history of one wire or part: its states, or its periods of activity."""

from bisect import bisect_left, bisect_right


class Timeline:
    """The states of one thing in order of time; before the first change it is `initial`.

    changes   [(us, value)]; of several at the same time only the last counts
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

        A state that began earlier is listed at first_us.
        """
        at = bisect_right(self._times, first_us) - 1
        end = bisect_right(self._times, last_us)
        return [
            (max(us, first_us), value)
            for us, value in zip(self._times[at:end], self._values[at:end], strict=True)
        ]


class Spans:
    """Periods that do not overlap: [(us, length_us, value)] in order."""

    def __init__(self, spans):
        self._spans = spans

    def first_within(self, first_us, last_us):
        """The first span that overlaps first_us to last_us, or None."""
        at = bisect_left(self._spans, first_us, key=lambda span: span[0])
        if at and self._spans[at - 1][0] + self._spans[at - 1][1] > first_us:
            return self._spans[at - 1]
        if at < len(self._spans) and self._spans[at][0] <= last_us:
            return self._spans[at]
        return None
