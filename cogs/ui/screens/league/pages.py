"""The link to a league's pages in the browser."""

from __future__ import annotations

from dataclasses import replace

from bot.host.leagues.api import Season
from bot.locales import Words
from cogs.ui.context import Context
from cogs.ui.kit.screen import Link, Screen

MARK = "🌐"


async def with_pages(
    screen: Screen, season: Season, context: Context, words: Words, part: str = ""
) -> Screen:
    """Return a message with the link to a `part` of a season's pages, if these are public."""
    if context.web_url is None:
        return screen
    token = await context.host.leagues.pages.token(season.league.id)
    if token is None:
        return screen
    path = f"{token}/{part}" if part else token
    spoken = "" if words.language == season.league.language else f"&language={words.language}"
    address = f"{context.web_url}/l/{path}?season={season.number}{spoken}"
    return replace(screen, link=Link(address, words("button-league-pages"), MARK))
