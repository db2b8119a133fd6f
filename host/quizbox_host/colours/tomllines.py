"""Line numbers of keys and array elements in a TOML text: tomllib does not tell them."""

import re
import tomllib

_TOKEN = re.compile(
    r'#[^\n]*|"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[\[\]{},]|[^\s]',
    re.DOTALL,
)
DEEPEST = 4  # keys of a path, at most
MOST_SIGNS = 8  # `=` in a line, at most: a quoted key with more is not found


class Lines:
    """Maps the keys of a text to lines. A path is a tuple of keys and, in [[tables]], indices."""

    def __init__(self, text):
        self._text = text
        self._lines = {}
        count = {}
        table = ()
        for number, written in enumerate(text.split("\n"), 1):
            line = written.strip(" \t")
            path = _path(line)
            if not path:
                continue
            if not line.startswith("["):
                self._note(table + path, number)
                continue
            table = path
            if line.startswith("[["):
                count[path] = count.get(path, -1) + 1
                table = (*path, count[path])
            self._note(table, number)

    def _note(self, path, number):
        for length in range(1, len(path) + 1):
            self._lines.setdefault(path[:length], number)

    def of(self, *path):
        """The line, from 1, of the key at a path; if that is unknown, of its nearest parent."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def twin(self, line):
        """The first line whose last key is that of the text line, or 1."""
        end = _path(line.strip(" \t"))[-1:]
        return next((number for path, number in self._lines.items() if path[-1:] == end), 1)

    def elements(self, key):
        """The line of each element of the array at a top-level key, in order."""
        first = self.of(key)
        start = sum(len(line) + 1 for line in self._text.split("\n")[: first - 1])
        start = self._text.find("[", self._text.find("=", start))
        found, depth, fresh = [], 0, False
        for token in _TOKEN.finditer(self._text, start) if start >= 0 else ():
            text = token[0]
            if text.startswith("#"):
                continue
            if text in "]}":
                depth -= 1
                if not depth:
                    break
            elif depth == 1 and text == ",":
                fresh = True
            elif depth == 1 and fresh:
                found.append(self._text.count("\n", 0, token.start()) + 1)
                fresh = False
            if text in "[{":
                fresh = fresh or not depth
                depth += 1
        return found


def _path(line):
    """The keys of a line's `[table]` or `key =`, or ()."""
    if line.startswith("["):
        return _keys(line)
    parts = line.split("=")
    for count in range(1, min(len(parts), MOST_SIGNS)):
        path = _keys("=".join(parts[:count]) + "= 0")
        if path:
            return path
    return ()


def _keys(text):
    try:
        document = tomllib.loads(text)
    except ValueError:
        return ()
    path = ()
    while isinstance(document, dict | list) and document and len(path) < DEEPEST:
        if isinstance(document, list):
            document = document[0]
        else:
            ((key, document),) = document.items()
            path += (key,)
    return path
