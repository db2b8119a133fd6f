"""The log of what went wrong: bounded, kept, readable over the serial line. behaviour.md 6.5."""

KEPT = 16


class Faults:
    """entries: {"number", "at_s", "what", "where"}, oldest first, at most KEPT of them."""

    def __init__(self, store):
        self._store = store
        self.entries = store.load("log", _checked) or []
        if "log" in store.bad:
            store.put_aside("log")

    def note(self, what, where, at_s):
        """Log that what went wrong at where, at_s seconds after power-up."""
        number = self.entries[-1]["number"] + 1 if self.entries else 1
        entry = {"number": number, "at_s": at_s, "what": what, "where": where}
        self.entries = (self.entries + [entry])[-KEPT:]
        self._store.keep("log", self.to_keep)

    def clear(self):
        self.entries = []
        self._store.keep("log", self.to_keep)

    def to_keep(self):
        return self.entries


def _checked(entries):
    if not isinstance(entries, list) or not all(_is_entry(entry) for entry in entries):
        raise ValueError("not a log")
    return entries


def _is_entry(entry):
    return isinstance(entry, dict) and type(entry.get("number")) is int
