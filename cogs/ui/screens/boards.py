"""The pictures of a table in private: one at a time, a menu for the others, words on demand.

The custom_ids (no version = now; no palette or language = those that the person keeps):

* `boards:<table>`                                             look at one's own board
* `look:<table>:<version>:<palette>:<language>`                a menu; the values are parts
* `near:<page>:<table>:<version>:<palette>:<language>`           the same, if one is not enough
* `lookwords:<table>:<version>:<palette>:<language>:<part>`    that part in words

A part is `table`, `boards` (all of them), `seat-<seat>`, or `near-<key>` of a close-up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.host.core.api import StalePrompt, Table
from bot.locales import LANGUAGES, Words
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Entry, Menu, Row
from cogs.ui.screens.web import web_button
from render.art.theme import palettes

_ARGS = re.compile(r"([0-9]{1,15}):([0-9]{0,9}):([a-z]*):([a-z]*)", re.ASCII)


class Wish(NamedTuple):
    """Part, version and look of a table to show:

    "" = the person's board, None = now, or as the person keeps it.
    """

    part: str = ""
    version: int | None = None
    palette: str | None = None
    language: str | None = None

    def of(self, table: Table) -> str:
        """Return everything but the part, in the form of custom_ids."""
        version = "" if self.version is None else self.version
        return f"{table.id}:{version}:{self.palette or ''}:{self.language or ''}"


def wish_of(args: str, part: str) -> tuple[int, Wish]:
    """Return the table and the wish in a custom_id. Raises StalePrompt."""
    match = _ARGS.fullmatch(args)
    if match is None or match[3] not in ("", *palettes()) or match[4] not in ("", *LANGUAGES):
        raise StalePrompt
    table, version, palette, language = match.groups()
    wish = Wish(part, int(version) if version else None, palette or None, language or None)
    return int(table), wish


def boards_button(table: Table, words: Words) -> Button:
    """Return the button that opens the boards for the person who presses it."""
    return Button(f"boards:{table.id}", words("button-boards"), "🔎")


def look_rows(
    table: Table,
    wish: Wish,
    near: Mapping[str, str],
    own: int | None,
    words: Words,
    pages: bool,
) -> tuple[Row, ...]:
    """Return menus of all pictures, and the buttons to words and to a page in the browser.

    There is a button to words if a part is shown as a picture, and one to the page if the bot has
    `pages`.
    """
    entries = tuple(_entries(table, wish.part, near, own, words))
    menus = tuple(_menus(wish.of(table), entries, words))
    key = f"lookwords:{wish.of(table)}:{wish.part}"
    spoken = (Button(key, words("button-in-words"), "🔤"),) if wish.part else ()
    buttons = (*spoken, *((web_button(table, words),) if pages else ()))
    return (*menus, buttons) if buttons else menus


def _menus(place: str, entries: Sequence[Entry], words: Words) -> Iterator[Menu]:
    """Yield menus of the entries; further ones have ids and texts of their own."""
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
