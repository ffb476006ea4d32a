"""The menu of languages in `/me`, each with how much of the texts it has.

The custom_ids are `me-language` and, if there are more languages than a menu holds,
`me-language:<page>`; the values are the codes of languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.locales import Words, languages
from bot.locales.reviews import is_reviewed
from bot.locales.shares import shares, state, whole
from bot.presenting import limits
from cogs.ui.kit.screen import Entry, Link, Menu, Row


def language_parts(games: Sequence[str], words: Words) -> tuple[Sequence[str], Sequence[Row]]:
    """Return the lines and menus of languages. Slow the first time: all of them are read."""
    return [*_lines(games, words)], [*_menus(games, words)]


def language_link(web_url: str | None, words: Words) -> Link | None:
    """Return the link to the page of languages, None if there are no pages."""
    if web_url is None:
        return None
    address = f"{web_url}/languages?language={words.language}"
    return Link(address, words("button-languages"), "🌐")


def _lines(games: Sequence[str], words: Words) -> Iterator[str]:
    """Yield how much of the texts the reader's language has, unless it is all of them."""
    code = words.language
    if whole(shares(code, games)).percent < 100 or not is_reviewed(code):
        yield words("me-language", name=languages()[code].name, state=state(code, games, words))


def _menus(games: Sequence[str], words: Words) -> Iterator[Menu]:
    entries = [
        Entry(code, one.name, state(code, games, words), chosen=code == words.language)
        for code, one in languages().items()
    ]
    for page, group in enumerate(limits.pages(entries)):
        custom_id = f"me-language:{page}" if page else "me-language"
        yield Menu(custom_id, tuple(group), words("me-language-menu"))
