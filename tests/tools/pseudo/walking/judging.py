"""Faults of a text that a person reads: it is cut, or English is left in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.host.lobby.rows import BOT_NAMES
from bot.locales import languages
from bot.locales.languages import SOURCE, display_name
from tests.tools.pseudo import letters
from tests.tools.pseudo.walking.sayings import Sayings

_LEAST = 4
"""Number of letters of the shortest word that is taken for English."""
_WORD = re.compile(r"[^\W\d_]+")
_NO_TEXT = re.compile(
    r"\{\w+\}|`[^`]*`|```.*?```|<[^>]*>|(?<![\w/])/[\w-]+(?: [\w-]+:?)*"
    r"|\S*[\w-]+\.[a-z]{2,5}\b\S*|\S*[/_=]\S*"
    rf"|\([a-z][\w ]*\)|{letters.KEPT.pattern}",
    re.DOTALL,
)
"""Pattern of code, commands, addresses, names of files, and notation of moves."""


class Judge:
    """Judges texts; knows the words that people have typed, which are theirs in any language."""

    def __init__(self, sayings: Sayings) -> None:
        self._sayings = sayings
        self._typed = set[str]()
        self.begin()

    def begin(self) -> None:
        """Forget what was typed in an earlier file of tests."""
        self._typed = {one.lower() for one in BOT_NAMES}
        for code in languages():
            one = languages()[code]
            self.hear(f"{one.name} {display_name(code, SOURCE)} {one.seat} {one.nobody}")

    def hear(self, text: str) -> None:
        """Note what somebody typed, or is called."""
        self._typed.update(words_of(text))

    def is_cut(self, text: str) -> bool:
        """Return whether a text that is no longer whole has lost one of its marks."""
        begin, end = letters.MARKS
        return text not in self._sayings.shown and text.count(begin) != text.count(end)

    def english(self, text: str) -> list[str]:
        """Return the English words that are left in a text, each once."""
        if text in self._sayings.shown:
            return []
        plain = _NO_TEXT.sub(" ", self._sayings.unknown(text))
        left = (one for one in words_of(plain) if one in _english() and one not in self._typed)
        return [*dict.fromkeys(left)]


def words_of(text: str) -> Iterator[str]:
    """Yield the words of a text that may be English, in lower case."""
    return (one.lower() for one in _WORD.findall(text) if len(one) >= _LEAST and one.isascii())


@cache
def _english() -> frozenset[str]:
    """Return the words of all English texts."""
    found: set[str] = set()
    for path in sorted(languages()[SOURCE].folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8-sig")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.update(words_of(" ".join(_texts(entry.value))))
    return frozenset(found)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            yield _NO_TEXT.sub(" ", one.value)
        elif isinstance(one.expression, ast.SelectExpression):
            for variant in one.expression.variants:
                yield from _texts(variant.value)
