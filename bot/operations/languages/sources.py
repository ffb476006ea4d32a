"""The Fluent files of a language as they are written: each message with its place and parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from bot.locales.languages import roots


class Fault(NamedTuple):
    """Something wrong with a language, at a place such as "fr/table.ftl:12".

    A `hint` may be meant as it is; people read everything else in English, or wrongly.
    """

    place: str
    key: str
    what: str
    hint: bool = False

    def __str__(self) -> str:
        return ": ".join(part for part in (self.place, self.key, self.what) if part)


class Select(NamedTuple):
    """A choice that a message makes by a variable, or by something else that is named."""

    by: str
    keys: tuple[str, ...]
    """All keys but the default's."""
    default: str


@dataclass(frozen=True)
class Message:
    """A message, or a term (whose key begins with "-"), and where it is written."""

    key: str
    path: Path
    line: int
    entry: ast.Message | ast.Term
    source: str
    """The message as it is written, without comments."""
    about: tuple[str, ...] = ()
    """Comments of its file, of its section and its own."""

    @property
    def place(self) -> str:
        """The place as people are told it: language, file and line."""
        return f"{self.path.parent.name}/{self.path.name}:{self.line}"

    @cached_property
    def parts(self) -> Parts:
        """The parts of the message."""
        found = Parts()
        found.visit(self.entry)
        return found

    @property
    def text(self) -> str:
        """All words of the message, in every variant."""
        return " ".join(self.parts.texts)


class Parts(visitor.Visitor):
    """The variables, references, choices and texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        """Keys of messages and terms."""
        self.numbers: set[str] = set()
        """Variables that are numbers for certain, because they are written as such."""
        self.selects: list[Select] = []
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note a part of this kind."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a part of this kind."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note a part of this kind."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """Note a part of this kind."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Note a part of this kind."""
        inner = Parts()
        inner.generic_visit(node)
        self.numbers |= inner.variables
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note a part of this kind."""
        chosen_by = Parts()
        chosen_by.visit(node.selector)
        keys = [(_name(one.key), one.default) for one in node.variants]
        self.selects.append(
            Select(
                min(chosen_by.variables | chosen_by.references, default=""),
                tuple(key for key, is_default in keys if not is_default),
                next(key for key, is_default in keys if is_default),
            )
        )
        self.generic_visit(node)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


class Written(NamedTuple):
    """All messages of a language, and what cannot be read."""

    messages: Mapping[str, Message]
    faults: Sequence[Fault]


def read(code: str) -> Written:
    """Read all Fluent files of a language, those of games in packages as well."""
    messages: dict[str, Message] = {}
    faults: list[Fault] = []
    for root in roots():
        for path in sorted((root / code).glob("*.ftl")):
            for one in _entries(path):
                if isinstance(one, Fault):
                    faults.append(one)
                elif one.key in messages:
                    first = messages[one.key].place
                    faults.append(Fault(one.place, one.key, f"it is in {first} already"))
                else:
                    messages[one.key] = one
    return Written(messages, faults)


class _Comments:
    """The comments above the messages of a file: of the file, and of the section that it is at."""

    def __init__(self) -> None:
        self._file = self._section = ""

    def read(self, comment: ast.BaseComment) -> None:
        """Read the next comment: the first one is that of the file."""
        text = " ".join((comment.content or "").split())
        if self._file:
            self._section = text
        else:
            self._file = text

    def about(self, entry: ast.Message | ast.Term) -> tuple[str, ...]:
        """Return what is said about a message."""
        own = " ".join((entry.comment.content or "").split()) if entry.comment else ""
        return tuple(filter(None, (self._file, self._section, own)))


def _entries(path: Path) -> Iterator[Message | Fault]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        yield Fault(f"{path.parent.name}/{path.name}", "", f"this is no text in UTF-8: {error}")
        return
    comments = _Comments()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            begun = (entry.content or "").strip().partition("\n")[0]
            why = "; ".join(one.message or "" for one in entry.annotations)
            place = f"{path.parent.name}/{path.name}:{_line(text, entry.span)}"
            yield Fault(place, "", f"this cannot be read: {begun!r} ({why})")
        elif isinstance(entry, ast.Message | ast.Term):
            yield _message(path, text, entry, comments.about(entry))
        elif isinstance(entry, ast.BaseComment):
            comments.read(entry)


def _message(
    path: Path, text: str, entry: ast.Message | ast.Term, about: tuple[str, ...]
) -> Message:
    is_term = isinstance(entry, ast.Term)
    assert entry.id.span is not None and entry.span is not None
    begin = entry.id.span.start - is_term
    source = text[begin : entry.span.end].strip()
    key = f"{'-' * is_term}{entry.id.name}"
    return Message(key, path, _line(text, entry.id.span), entry, source, about)


def _line(text: str, span: ast.Span | None) -> int:
    return text.count("\n", 0, span.start if span else 0) + 1
