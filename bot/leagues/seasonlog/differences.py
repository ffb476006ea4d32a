"""The first difference between a season's log and what follows from it."""

from __future__ import annotations


class Difference(Exception):
    """A fault of a line of a log, counted from 1; `line` 0 is the file as a whole.

    `code` selects the sentence; `expected` is what follows from the lines before, and `found` is
    what the line says.
    """

    def __init__(self, line: int, code: str, expected: object = "", found: object = "") -> None:
        self.line = line
        self.code = code
        self.expected = _short(expected)
        self.found = _short(found)
        super().__init__(f"{line}: {code}: {self.expected} / {self.found}")

    def __reduce__(self) -> tuple[type[Difference], tuple[int, str, str, str]]:
        """Return how to rebuild the error when another process unpickles it."""
        return Difference, (self.line, self.code, self.expected, self.found)


class Wrong(Exception):
    """A fault of the line that is being read, which does not know its own number."""

    def __init__(self, code: str, expected: object = "", found: object = "") -> None:
        super().__init__(code)
        self.code = code
        self.expected = expected
        self.found = found

    def at(self, line: int) -> Difference:
        """Return the difference in the line with this number."""
        return Difference(line, self.code, self.expected, self.found)


MOST_CHARACTERS = 200
"""The most characters of a value that a difference quotes."""


def _short(value: object) -> str:
    """Return a value as one line of printable characters."""
    text = "".join(char if char.isprintable() else "?" for char in str(value))
    return text if len(text) <= MOST_CHARACTERS else f"{text[:MOST_CHARACTERS]}…"
