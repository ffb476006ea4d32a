"""Screens as plain values: texts, pictures, buttons and menus.

Cogs build a `Screen` from views and words; only `cogs.ui.kit.layout` turns it into discord.py's
components and enforces Discord's limits, so no message can exceed them.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import TypeAlias, TypeVar

import discord

from bot.presenting import limits
from cogs.requests import refusals
from render.api import Emoji, Picture


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `style` is plain, main, go or stop.

    `number` is its component id in the message, None if Discord assigns one.
    """

    custom_id: str
    label: str
    emoji: str = ""
    style: str = "plain"
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a URL in the browser; Discord does not report clicks on it."""

    address: str
    label: str
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One option of a menu."""

    value: str
    label: str
    hint: str = ""
    emoji: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with at most 25 entries, of which `least` to `most` can be selected."""

    custom_id: str
    entries: tuple[Entry, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A user select for the server's members, of whom `least` to `most` can be selected."""

    custom_id: str
    placeholder: str = ""
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 1


@dataclass(frozen=True, slots=True)
class Document:
    """A file to download."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Field:
    """A further field of a form, optional and of limited length."""

    label: str
    hint: str
    most: int


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one optional text field of limited length, with several lines if it is long.

    It may have `more` fields.
    """

    custom_id: str
    title: str
    label: str
    hint: str
    most: int
    written: str = ""
    more: tuple[Field, ...] = ()


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person's avatar: its URL on Discord, and its alt text."""

    address: str
    alt: str


Row: TypeAlias = tuple[Button, ...] | Menu | PeopleMenu
"""Row of components: up to five buttons, or one menu."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: texts, pictures, documents, then the question and rows of components.

    The first `above` texts are above the pictures, or all of them if it is None. Discord shows a
    single picture whole but crops several in one gallery, so each has its own. `asking` is the
    question's picture, which is shown as long as the rows are.
    """

    texts: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = field(default=(), repr=False)
    question: str = ""
    rows: tuple[Row, ...] = ()
    accent: int | None = None
    asking: Picture | None = field(default=None, repr=False)
    documents: tuple[Document, ...] = ()
    link: Link | None = None
    """Link to a page outside Discord, shown above the rows."""
    above: int | None = None
    portrait: Portrait | None = None
    """Portrait of the person whom an answer is about, next to its first lines; posts have none."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        files = self._pictures or self.documents
        return not (any(self.texts) or files or self.question or self.rows)

    @property
    def record(self) -> tuple[Picture, ...]:
        """The pictures that remain after the question, at most as many as one message takes."""
        return self.pictures[: limits.GALLERY - (self.asking is not None) - len(self.documents)]

    def headed(self, text: str) -> Screen:
        """Return the screen with one more text at the top."""
        above = None if self.above is None else self.above + 1
        return replace(self, texts=(text, *self.texts), above=above)

    def parts(self) -> tuple[Screen, ...]:
        """Return the screen, or if its texts are too long for one message, screens for several.

        The last one has everything besides texts.
        """
        room = limits.TEXT - len(self.question)
        *before, last = (*limits.grouped(filter(None, self.texts), room),) or ((),)
        if not before:
            return (self,)
        return (*map(Screen, before), replace(self, texts=last, above=None))

    def without_question(self) -> Screen:
        """Return the part of the screen that remains once the question is closed."""
        return replace(self, question="", rows=(), asking=None)

    def files(self) -> list[discord.File]:
        """Return pictures and documents as new uploads, because a file can be sent only once."""
        documents = [discord.File(io.BytesIO(one.data), one.name) for one in self.documents]
        return [*map(_upload, self._pictures), *documents]

    def attachments(
        self, there: Iterable[discord.Attachment] = ()
    ) -> list[discord.Attachment | discord.File]:
        """Return `files`, but reuse files `there` that show the same pictures."""
        known = {one.filename: one for one in there}
        shown = {file_name(picture) for picture in self._pictures}
        return [
            known[one.filename] if one.filename in known.keys() & shown else one
            for one in self.files()
        ]

    @property
    def _pictures(self) -> tuple[Picture, ...]:
        return self.record if self.asking is None else (*self.record, self.asking)


def file_name(picture: Picture) -> str:
    """Return a picture's attachment name, which includes a digest of its content."""
    stem, dot, kind = picture.name.rpartition(".")
    return f"{stem}.{_digest(picture.data)}{dot}{kind}"


@lru_cache(maxsize=32)
def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=4).hexdigest()


def _upload(picture: Picture) -> discord.File:
    return discord.File(
        io.BytesIO(picture.data),
        filename=file_name(picture),
        description=limits.clip(picture.alt, limits.ALT) or None,
    )


def button_rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    """Return the buttons in rows of five."""
    return tuple(tuple(page) for page in limits.pages(buttons, limits.ROW_BUTTONS))


MOST_DRAWN = 7
"""Maximum number of a game's drawings at the top of its card: one line on a phone."""
_Signed = TypeVar("_Signed", Button, Entry)


class Emojis:
    """The application's emojis, by the drawing that each shows; empty if it has none.

    The values of `signs` have the form `<:name:id>`, as in texts. Application-owned emojis need no
    permission on a server (*Emoji*, Application-Owned Emoji).
    """

    def __init__(self) -> None:
        self.signs: Mapping[str, str] = {}

    def on(self, screen: Screen) -> Screen:
        """Return the screen with the application's emojis on its buttons and menus."""
        if not self.signs:
            return screen
        return replace(screen, rows=tuple(map(self._row, screen.rows)))

    def cover(self, game: str) -> str:
        """Return a line with a game's first emojis for the top of its card, "" if it has none."""
        found = (sign for drawing, sign in self.signs.items() if drawing.startswith(f"{game}-"))
        line = " ".join(islice(found, MOST_DRAWN))
        return f"# {line}\n" if line else ""

    def are_gone(self, error: BaseException) -> bool:
        """Return whether a call failed because an emoji was removed; if so, stop using all of them.

        Discord refuses the whole message with such a button: 50035, BUTTON_COMPONENT_INVALID_EMOJI.
        """
        if not isinstance(error, discord.HTTPException) or refusals.of(error) != refusals.PAYLOAD:
            return False
        gone = bool(self.signs) and "invalid emoji" in error.text.lower()
        if gone:
            self.signs = {}
        return gone

    def _row(self, row: Row) -> Row:
        if isinstance(row, PeopleMenu):
            return row
        if isinstance(row, Menu):
            return replace(row, entries=tuple(map(self._shown, row.entries)))
        return tuple(map(self._shown, row))

    def _shown(self, one: _Signed) -> _Signed:
        sign = self.sign(one.emoji)
        return replace(one, emoji=sign)

    def sign(self, emoji: str) -> str:
        """Return the application's emoji for a Unicode one, or that one if there is none."""
        drawing = emoji.drawing if isinstance(emoji, Emoji) else ""
        return self.signs.get(drawing, emoji)
