"""Discord's limits as named constants, and functions that fit texts to them.

The limits are documented in Discord's developer documentation: "Component Reference" (components,
labels, options, custom ids, galleries), "Application Commands" (commands, choices), "Message"
(files, nonce). The total of 4,000 characters of a message's text displays is stated by discord.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from typing import NamedTuple, TypeVar

COMPONENTS = 40
"""Maximum number of components in one message, including nested ones."""
TEXT = 4000
"""Maximum number of characters in all text displays of one message together."""
ROW_BUTTONS = 5
OPTIONS = 25
"""Maximum number of options in a select, answers of an autocomplete, or options of a command."""
BUTTON_LABEL = 80
OPTION_LABEL = 100
OPTION_HINT = 100
PLACEHOLDER = 150
FORM_TITLE = 45
"""Maximum number of characters in a modal's title, and in a label inside it."""
CHOICE = 100
"""Maximum number of characters in the name and in the value of a command's choice."""
INTEGER = 2**53 - 1
"""Largest integer that an option may allow; if one allows more, Discord refuses every command."""
COMMAND_TEXT = 8000
"""Maximum number of characters in a command: names, descriptions and values, longest locale."""
GALLERY = 10
ALT = 1024
FILE_BYTES = 10 * 1024 * 1024
NONCE = 25
EDITABLE = timedelta(minutes=55)
"""Age up to which the bot edits its messages freely; after an hour, Discord limits edits more."""

T = TypeVar("T")


class Cut(NamedTuple):
    """A text that was cut, and how many characters fit where it stands."""

    text: str
    most: int


_cutting: list[list[Cut]] = []


@contextmanager
def cutting() -> Iterator[list[Cut]]:
    """Yield a list that gets each text that is cut meanwhile, for tools that judge texts."""
    cuts: list[Cut] = []
    _cutting.append(cuts)
    try:
        yield cuts
    finally:
        _cutting.remove(cuts)


def clip(text: str, limit: int) -> str:
    """Return the text, shortened with an ellipsis if it exceeds the limit.

    If the cut falls inside a bidirectional isolate (UAX #9), the isolate is closed.
    """
    if len(text) <= limit:
        return text
    for cuts in _cutting:
        cuts.append(Cut(text, limit))
    short = text[: limit - 1].rstrip()
    if short.count("\u2068") > short.count("\u2069"):
        return text[: limit - 2].rstrip() + "…\u2069"
    return short + "…"


def fit_lines(lines: Iterable[str], limit: int, closing: str) -> str:
    """Join as many lines as fit into the limit; `closing` replaces the rest."""
    lines = list(lines)
    whole = "\n".join(lines)
    if len(whole) <= limit:
        return whole
    kept: list[str] = []
    room = limit - len(closing) - 1
    for line in lines:
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join([*kept, closing])


def fit_signs(lines: list[str], signs: Iterable[str], limit: int) -> list[str]:
    """Return the lines, without the application's emojis (`signs`) if they are too long with them.

    An emoji's markup takes about forty characters, and dropping it is better than dropping a line.
    """
    if len("\n".join(lines)) <= limit:
        return lines
    for sign in signs:
        lines = [line.replace(f"{sign} ", "") for line in lines]
    return lines


def fill(lines: Iterable[str], limit: int = TEXT) -> Iterator[str]:
    """Yield all lines, joined into as few texts of at most `limit` characters as possible."""
    for group in grouped(lines, limit, between=1):
        yield clip("\n".join(group), limit)


def grouped(texts: Iterable[str], limit: int = TEXT, between: int = 0) -> Iterator[tuple[str, ...]]:
    """Yield all texts in as few groups of at most `limit` characters as their order allows.

    `between` is the number of characters that will stand between two texts of a group. No group
    begins with an empty text.
    """
    group: list[str] = []
    for text in texts:
        if group and sum(map(len, group)) + between * len(group) + len(text) > limit:
            yield tuple(group)
            group = []
        if group or text:
            group.append(text)
    if group:
        yield tuple(group)


def pages(items: Sequence[T], size: int = OPTIONS) -> Iterator[Sequence[T]]:
    """Yield the items in groups of at most `size`."""
    for start in range(0, len(items), size):
        yield items[start : start + size]
