"""Links to browser pages: those of a table, a person's links and browsers, and a league's pages.

The custom_ids:

* `web:<table>`         reply with the person's link to that table's page
* `webopen`             do the same from a menu of tables
* `webnew:<table>`      make a new link; the old one no longer works
* `weboff:<table>`      revoke the link
* `weball`              show all of the person's links
* `weboffall`           revoke all of the person's links
* `webplay:<table>`     reply with a link that pairs a browser with the person
* `program:<table>`     make a token with which a program plays for the person; ends the old one
* `programend:<table>`  take the token back
* `webend:<mark>`       end the pairing with that browser
* `webendall`           end the pairings with all browsers
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.host.core.api import Table
from bot.host.leagues.api import Season
from bot.host.links.pairings import CODE_LASTS, Paired
from bot.host.links.service import LASTS_DAYS
from bot.host.links.service import Link as Made
from bot.locales import Words, languages
from bot.locales.languages import SOURCE
from bot.locales.markdown import escaped
from bot.presenting import limits
from cogs.ui.context import Context
from cogs.ui.kit.screen import Button, Entry, Link, Menu, Row, Screen, button_rows
from cogs.ui.lookup import title
from cogs.ui.screens.absence import stamp

MARK = "🌐"


async def with_pages(
    screen: Screen, season: Season, context: Context, words: Words, part: str = ""
) -> Screen:
    """Return a message with a link to a `part` of a season's pages, if these are public."""
    if context.web_url is None:
        return screen
    token = await context.host.leagues.pages.token(season.league.id)
    if token is None:
        return screen
    path = f"{token}/{part}" if part else token
    league = season.league
    is_usual = league.is_home and words.language == league.language
    spoken = "" if is_usual else f"&language={words.language}"
    address = f"{context.web_url}/l/{path}?season={season.number}{spoken}"
    return replace(screen, link=Link(address, words("button-league-pages"), MARK))


MOST_LINES = 30
"""Maximum number of links in one list."""


def web_button(table: Table, words: Words) -> Button:
    """Return the button that leads to the table's page."""
    return Button(f"web:{table.id}", words("button-web"), MARK)


def web_menu(tables: Sequence[Table], words: Words) -> tuple[Row, ...]:
    """Return the button for a table's page, or a menu if there are several tables."""
    if len(tables) == 1:
        return ((web_button(tables[0], words),),)
    entries = [Entry(str(table.id), title(table, words), emoji=MARK) for table in tables]
    return (Menu("webopen", tuple(entries[: limits.OPTIONS]), words("web-which")),)


def link_screen(
    table: Table,
    address: str,
    seated: bool,
    plays: bool,
    words: Words,
    first: str = "",
    programs: bool = False,
) -> Screen:
    """Return a person's link to a table's page; `plays` says whether they can also move there.

    `programs` says whether they can let a program play.
    """
    key = "web-link" if seated else "web-link-spectator"
    told = "yes" if plays else "no"
    text = words(key, table=title(table, words), days=LASTS_DAYS, plays=told)
    play = Button(f"webplay:{table.id}", words("button-web-play"), "🎲", "main")
    buttons = (
        *((play,) if plays else ()),
        Button(f"webnew:{table.id}", words("button-web-renew"), "♻️"),
        Button(f"weboff:{table.id}", words("button-web-revoke"), "🚫"),
        Button("weball", words("button-web-all"), "📋"),
    )
    texts = tuple(filter(None, (first, text)))
    rows = (buttons, _program_buttons(table, words)) if programs else (buttons,)
    return Screen(texts, link=Link(address, words("button-web-go"), MARK), rows=rows)


def _program_buttons(table: Table, words: Words) -> Row:
    """Return the buttons that make a token for a program, and take it back."""
    return (
        Button(f"program:{table.id}", words("button-program"), "🤖"),
        Button(f"programend:{table.id}", words("button-program-end"), "🚫"),
    )


def token_screen(table: Table, token: str, address: str, words: Words) -> Screen:
    """Return the token with which a program plays; it is shown only once."""
    text = words("program-drawn", table=title(table, words), token=token, address=address)
    return Screen((text,), rows=(_program_buttons(table, words),))


def pair_screen(table: Table, address: str, words: Words) -> Screen:
    """Return the link that pairs a browser with a person."""
    minutes = int(CODE_LASTS.total_seconds() / 60)
    text = words("web-pair-link", table=title(table, words), minutes=minutes)
    return Screen((text,), link=Link(address, words("button-web-pair"), MARK))


def links_screen(
    made: Sequence[Made], browsers: Sequence[Paired], words: Words, first: str = ""
) -> Screen:
    """Return all of a person's links and browsers, with buttons to open or end them."""
    links, ends = _links(made, words), _browsers(browsers, words)
    texts = (*links.texts, *ends.texts) or (words("web-links-none"),)
    return Screen(tuple(filter(None, (first, *texts))), rows=(*links.rows, *ends.rows))


def _links(made: Sequence[Made], words: Words) -> Screen:
    """Return a person's links by table, with the button or menu to open them."""
    if not made:
        return Screen()
    lines = [
        f"- {words('web-links-line', table=title(one.table, words), made=stamp(one.made_at))}"
        for one in made[:MOST_LINES]
    ]
    head = words("web-links", count=len(made))
    off = Button("weboffall", words("button-web-revoke-all"), "🚫", "stop")
    rows = (*web_menu([one.table for one in made], words), (off,))
    return Screen((head, "\n".join(lines)), rows=rows)


def _browsers(browsers: Sequence[Paired], words: Words) -> Screen:
    """Return the browsers paired with a person, each with a button that ends the pairing."""
    if not browsers:
        return Screen()
    lines = [
        "- "
        + words(
            "web-browsers-line",
            device=escaped(one.device),
            made=stamp(one.made_at),
            used=f"<t:{one.used_at.timestamp():.0f}:D>",
        )
        for one in browsers
    ]
    ends = tuple(
        Button(f"webend:{one.mark}", words("button-web-unpair", device=escaped(one.device)))
        for one in browsers
    )
    every = Button("webendall", words("button-web-unpair-all"), "🚫", "stop")
    head = words("web-browsers", count=len(browsers))
    return Screen((head, "\n".join(lines)), rows=(*button_rows(ends), (every,)))


def local_views(language: str) -> dict[str, str]:
    """Return the names of the local table's views: the chat, and the page next to it."""
    words = Words(language)
    return {name: words(f"local-{name}") for name in ("views", "chat", "page")}


_CHAT = [
    "messages",
    "viewing",
    "refresh",
    "capture",
    "inspector",
    "more",
    "end",
    "search-messages",
    "find",
    "search",
    "previous",
    "next",
    "jump",
    "id",
    "focus",
    "conversation",
    "earlier",
    "newer",
    "latest",
    "none",
    "message",
    "send",
    "done",
    "updated",
    "size",
    "refresh-short",
    "inspect",
    "completing",
    "updating-results",
    "updating-options",
    "sending",
    "switching",
    "opening",
    "updating",
    "resizing",
    "loading",
    "loading-preview",
    "retrying",
    "ended",
    "uncertain",
    "not-completed",
]


def discord_locale(language: str) -> str:
    """Return a locale of Discord whose people read a language."""
    return next(iter(languages()[language].discord), "en-US")


def local_chat(language: str) -> dict[str, str]:
    """Return the texts of the local table's chat, by the English texts in its files."""
    english, words = Words(SOURCE), Words(language)
    return {english(f"local-chat-{name}"): words(f"local-chat-{name}") for name in _CHAT}
