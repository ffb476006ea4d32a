"""The messages of one language: all are indexed first, and each is parsed when first used.

Parsing all of them takes most of a second of processor time, and a process uses only a few.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""Pattern of a message or term, up to the next line that begins another one or a comment."""


class Messages:
    """All messages of one language. Thread-safe: at worst, two threads parse the same message."""

    def __init__(self, locales: Sequence[str], sources: Iterable[str]) -> None:
        """Index the sources; the first locale that CLDR knows has their plural rules."""
        self._bundle = FluentBundle([*locales], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        for source in sources:
            for found in _ENTRY.finditer(source):
                self._sources.setdefault(found[1], found[0])

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    @property
    def names(self) -> Set[str]:
        """Return the names of all messages and terms; a term's begins with "-"."""
        return self._sources.keys()

    def entry(self, key: str) -> ast.EntryType:
        """Return the parsed Fluent entry of a message or term."""
        return self._parser.parse_entry(self._sources[key])

    def format(self, key: str, args: dict[str, str | int]) -> tuple[str | None, list[Exception]]:
        """Return a message's text and the errors in it; the text is None if it has none."""
        try:
            self._need(key, set())
            pattern = self._bundle.get_message(key).value
            if pattern is None:
                return None, []
            text, errors = self._bundle.format_pattern(pattern, args)
        # Fluent raises errors of many kinds for what it cannot read or format.
        except Exception as error:
            return None, [error]
        return str(text), errors

    def _need(self, key: str, begun: set[str]) -> None:
        """Parse a message after everything that it refers to."""
        if key in self.parsed or key in begun or key not in self._sources:
            return
        begun.add(key)
        entry = self.entry(key)
        for part in _parts(entry):
            self._need(part, begun)
        self._bundle.add_resource(ast.Resource([entry]))
        self.parsed.add(key)


def _parts(entry: ast.BaseNode) -> Iterator[str]:
    """Yield the messages and terms that an entry refers to."""
    references = _References()
    references.visit(entry)
    yield from references.found


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
