"""The private view of a table's pictures, one at a time, with a menu of the others and a text form.

The custom_ids (no version means the current one; no palette or language means the person's own):

* `boards:<table>`                                             show the person's own board
* `look:<table>:<version>:<palette>:<language>`                a menu whose values are parts
* `near:<page>:<table>:<version>:<palette>:<language>`           a further menu of parts
* `lookwords:<table>:<version>:<palette>:<language>:<part>`    show that part as text

A part is `table`, `boards` (all of them), `seat-<seat>`, or `near-<key>` of a close-up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.host.core.api import StalePrompt, Table
from bot.locales import Words, languages
from bot.locales.languages import CODE
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Entry, Menu, Row
from cogs.ui.screens.web import web_button
from render.art.theme import palettes

_ARGS = re.compile(r"([0-9]{1,15}):([0-9]{0,9}):([a-z]*):([A-Za-z0-9-]*)", re.ASCII)


class Wish(NamedTuple):
    """The part, version and look of a table that a person asks for.

    Part "" is the person's own board; version None is the current one; a palette or language of
    None is the person's own setting.
    """

    part: str = ""
    version: int | None = None
    palette: str | None = None
    language: str | None = None

    def of(self, table: Table) -> str:
        """Return everything but the part, in the form used in custom_ids."""
        version = "" if self.version is None else self.version
        return f"{table.id}:{version}:{self.palette or ''}:{self.language or ''}"


def wish_of(args: str, part: str) -> tuple[int, Wish]:
    """Return the table's number and the wish from a custom_id. Raises StalePrompt."""
    match = _ARGS.fullmatch(args)
    if match is None or match[3] not in ("", *palettes()) or not _is_code(match[4]):
        raise StalePrompt
    table, version, palette, language = match.groups()
    # A language may be gone since: then the person's own is meant.
    known = language if language in languages() else None
    return int(table), Wish(part, int(version) if version else None, palette or None, known)


def _is_code(text: str) -> bool:
    return not text or CODE.fullmatch(text) is not None


def boards_button(table: Table, words: Words) -> Button:
    """Return the button that shows the boards to the person who clicks it."""
    return Button(f"boards:{table.id}", words("button-boards"), "🔎")


def look_rows(
    table: Table,
    wish: Wish,
    near: Mapping[str, str],
    own: int | None,
    words: Words,
    pages: bool,
) -> tuple[Row, ...]:
    """Return menus of all pictures, and buttons for the text form and for the browser page.

    The text button needs a part that is shown as a picture; the page button needs `pages`.
    """
    entries = tuple(_entries(table, wish.part, near, own, words))
    menus = tuple(_menus(wish.of(table), entries, words))
    key = f"lookwords:{wish.of(table)}:{wish.part}"
    spoken = (Button(key, words("button-in-words"), "🔤"),) if wish.part else ()
    buttons = (*spoken, *((web_button(table, words),) if pages else ()))
    return (*menus, buttons) if buttons else menus


def _menus(place: str, entries: Sequence[Entry], words: Words) -> Iterator[Menu]:
    """Yield menus of the entries; each one after the first has its own id and placeholder."""
    for page, group in enumerate(limits.pages(entries)):
        key, text = f"look:{place}", words("look-which")
        if page:
            between = words("choose-between", first=group[0].label, last=group[-1].label)
            key, text = f"near:{page}:{place}", words("choose-of", menu=text, between=between)
        yield Menu(key, tuple(group), text)


def _entries(
    table: Table, part: str, near: Mapping[str, str], own: int | None, words: Words
) -> Iterator[Entry]:
    seats = range(len(table.names))
    first = [] if own is None else [own]
    for seat in (*first, *(seat for seat in seats if seat != own)):
        key, name = f"seat-{seat}", words("look-board", name=words.name(seat))
        yield Entry(key, name, emoji="👤", chosen=key == part)
    for key in ("boards", "table"):
        yield Entry(key, words(f"look-{key}"), emoji="🗂️", chosen=key == part)
    for key, name in near.items():
        yield Entry(f"near-{key}", name, emoji="🗺️", chosen=f"near-{key}" == part)
