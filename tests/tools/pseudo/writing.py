"""Pseudo-languages as folders of Fluent files, written from the parsed English ones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile, zip_longest
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.locales.languages import FILE, SOURCE, roots
from bot.locales.scripts import RIGHT_TO_LEFT
from cogs.requests.command_limits import DESCRIPTION, NAME
from render.art.typesetting import starts_right
from tests.tools.pseudo import letters


@dataclass(frozen=True)
class Pseudo:
    """A pseudo-language: what becomes of its texts, of names of commands and of abbreviations."""

    code: str
    name: str
    locale: str
    """Locale of Discord whose people read it, one that no language of ours has."""
    text: letters.Change
    word: letters.Change
    """The change of a command's name, and of letters that stand for words."""
    marks: tuple[str, str] = ("", "")
    """Signs at the beginning and end of each message: those that show if they are cut off, or the
    mark by which a text runs from right to left though a name in other letters begins it."""
    direction: str = ""

    def described(self) -> str:
        """Return its `language.toml`."""
        keys = {
            "name": self.name,
            "discord": [self.locale],
            "direction": self.direction,
            "seat": self.word("Player"),
            "nobody": self.word("Nobody"),
        }
        lines = [f"{key} = {json.dumps(value)}" for key, value in keys.items() if value]
        return "\n".join([*lines, "complete = true", ""])


PSEUDO: Mapping[str, Pseudo] = {
    one.code: one
    for one in (
        Pseudo("en-XA", "Longer", "pl", letters.longer, letters.accented, letters.MARKS),
        Pseudo(
            "en-XB",
            "Backwards",
            "hi",
            letters.backwards,
            letters.backwards,
            (RIGHT_TO_LEFT, ""),
            direction="rtl",
        ),
        Pseudo("en-XC", "Wide", "th", letters.wide, letters.one_by_one),
    )
}
SHORT = 2
"""Number of letters of an abbreviation, which keeps it: a translation must do so as well."""
MOST = {
    re.compile(r"cmd-|arg-|\w+-option-.*-about$"): DESCRIPTION,
    re.compile("menu-"): NAME,
}
"""Numbers of characters that Discord takes, by messages' keys."""
_COMMAND = re.compile(r"(?<![\w/])/[a-z][a-z-]*(?: [a-z][a-z-]*)*")
_KEPT = re.compile(f"{_COMMAND.pattern}|{letters.KEPT.pattern}", re.MULTILINE)
_LEADING = re.compile(r"(?:-# |#{1,3} )")


def write(folder: Path, codes: Iterable[str] = tuple(PSEUDO)) -> None:
    """Write pseudo-languages into a folder, each with all messages that there are in English."""
    sources = [path for root in roots() for path in sorted((root / SOURCE).glob("*.ftl"))]
    parsed = {
        path: FluentParser(with_spans=False).parse(path.read_text("utf-8-sig")) for path in sources
    }
    names = frozenset(
        entry.id.name.removeprefix("name-")
        for one in parsed.values()
        for entry in one.body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("name-")
    )
    for code in codes:
        own = folder / code
        own.mkdir(parents=True, exist_ok=True)
        (own / FILE).write_text(PSEUDO[code].described(), encoding="utf-8")
        for path, resource in parsed.items():
            written = _Writer(PSEUDO[code], names).resource(resource)
            (own / path.name).write_text(written, encoding="utf-8")


class _Writer:
    """Writes the messages of a file in a pseudo-language."""

    def __init__(self, pseudo: Pseudo, names: frozenset[str]) -> None:
        self._pseudo, self._names = pseudo, names

    def resource(self, source: ast.Resource) -> str:
        """Return a file's messages and terms, without comments."""
        body: list[ast.EntryType] = [
            type(one)(one.id, self._message(one))
            for one in source.body
            if isinstance(one, ast.Message | ast.Term)
        ]
        return FluentSerializer().serialize(ast.Resource(body))

    def _message(self, entry: ast.Message | ast.Term) -> ast.Pattern:
        assert entry.value is not None and not entry.attributes
        only = entry.value.elements[0] if len(entry.value.elements) == 1 else None
        if not isinstance(only, ast.TextElement):
            return self._marked(self._pattern(entry.value))
        text = only.value
        if len(text) <= SHORT or entry.id.name.startswith("name-"):
            return _pattern_of(self._pseudo.word(text))
        most = next((n for key, n in MOST.items() if key.match(entry.id.name)), None)
        changed = _pattern_of(*self._texts(text, [False]))
        for found in (self._marked(changed), changed):
            if most is None or len(_text_of(found)) <= most:
                return found
        return _pattern_of(self._pseudo.word(text))

    def _pattern(self, source: ast.Pattern) -> ast.Pattern:
        """Return a pattern with its texts changed, and everything else as it is."""
        found: list[ast.TextElement | ast.Placeable] = []
        coded = [False]
        for element in source.elements:
            if isinstance(element, ast.TextElement):
                text = "".join(self._texts(element.value, coded))
                found += [ast.TextElement(text)] if text else []
            else:
                found.append(ast.Placeable(self._expression(element.expression)))
        return ast.Pattern(found)

    def _expression(self, source: ast.Placeable | ast.InlineExpression) -> ast.Expression:
        if isinstance(source, ast.TermReference) and source.arguments is not None:
            return ast.TermReference(source.id, source.attribute, self._given(source.arguments))
        if isinstance(source, ast.StringLiteral):
            return self._literal(source)
        if not isinstance(source, ast.SelectExpression):
            return source
        variants = [
            ast.Variant(one.key, self._pattern(one.value), one.default) for one in source.variants
        ]
        return ast.SelectExpression(source.selector, variants)

    def _literal(self, source: ast.StringLiteral) -> ast.StringLiteral:
        """Return a quoted text with its words changed, unless it has escapes."""
        has_escapes = "\\" in source.value
        return source if has_escapes else ast.StringLiteral(self._pseudo.text(source.value))

    def _given(self, arguments: ast.CallArguments) -> ast.CallArguments:
        """Return the arguments of a term with their words changed: English terms show them."""
        named = [
            ast.NamedArgument(one.name, self._literal(one.value))
            for one in arguments.named
            if isinstance(one.value, ast.StringLiteral)
        ]
        return ast.CallArguments([], named)

    def _texts(self, text: str, coded: list[bool]) -> Iterator[str]:
        """Yield the parts of a text, changed unless they are code; `coded` = in code by now."""
        for number, part in enumerate(text.split("`")):
            if number:
                yield "`"
                coded[0] = not coded[0]
            if not coded[0]:
                yield self._changed(part)
            elif part.startswith("/"):
                yield _COMMAND.sub(self._named, part)
            else:
                yield part

    def _changed(self, text: str) -> str:
        """Return a text with its words changed, but for those that only look like words."""
        kept = [*_KEPT.finditer(text)]
        starts, ends = [0, *(one.end() for one in kept)], [*(one.start() for one in kept), None]
        between = zip(starts, ends, strict=True)
        words = [self._pseudo.text(text[start:end]) for start, end in between]
        names = [self._named(one) if one[0].startswith("/") else one[0] for one in kept]
        return "".join(part for pair in zip_longest(words, names, fillvalue="") for part in pair)

    def _named(self, command: re.Match[str]) -> str:
        """Return a command as it is called in the language, as in /table new, and what follows."""
        words = command[0].removeprefix("/").split(" ")
        named = [*takewhile(self._names.__contains__, words)] or words[:1]
        known = [self._pseudo.word(one) if one in self._names else one for one in named]
        rest = self._pseudo.text(" ".join(words[len(named) :]))
        return "/" + " ".join([*known, *filter(None, [rest])])

    def _marked(self, pattern: ast.Pattern) -> ast.Pattern:
        """Return a pattern between the language's marks, inside a choice that is all of it."""
        first, last = pattern.elements[0], pattern.elements[-1]
        if first is last and isinstance(first, ast.Placeable):
            chosen = first.expression
            if isinstance(chosen, ast.SelectExpression):
                for one in chosen.variants:
                    one.value = self._marked(one.value)
                return pattern
            if isinstance(chosen, ast.Literal):
                return pattern
        begin, end = self._pseudo.marks
        head = first.value if isinstance(first, ast.TextElement) else ""
        needless = begin == RIGHT_TO_LEFT and starts_right(head)
        if not begin or needless or not any(map(_has_words, pattern.elements)):
            return pattern
        start = _LEADING.match(head)
        at = start.end() if start else 0
        rest = pattern.elements[1:] if head else pattern.elements
        opening = ast.TextElement(head[:at] + begin + head[at:])
        return ast.Pattern([opening, *rest, *([ast.TextElement(end)] if end else [])])


def _has_words(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.TextElement) and any(map(str.isalpha, element.value))


def _pattern_of(*texts: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement("".join(texts))])


def _text_of(pattern: ast.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
