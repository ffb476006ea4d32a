"""`/league almanac`: the results of a season, as pictures and a web page to download.

The button with the custom_id `league-almanac-read:<season>` shows it to one person, and
`league-almanac:<season>:<division>` shows it to everyone, with the meetings of that division.

Texts: `league_almanac.ftl`, `league.ftl`. Tests: `tests/cogs/test_league_almanac.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import discord
from discord import app_commands

from bot.host.core.api import HostError
from bot.host.leagues.api import OVER, PLAYED, Season
from bot.host.leagues.services import Leagues
from bot.leagues.almanac import Chronicle
from bot.locales import Words
from bot.presenting.league.standings import all_bot_rounds
from bot.presenting.pictures import USUAL
from cogs.commands.league.group import (
    check_organises,
    find_league,
    is_organiser,
    on_league,
    season_named,
)
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Document, Screen
from cogs.ui.screens.league.season import heading
from cogs.ui.screens.web import with_pages
from render.api import Picture
from render.league.almanac.page import almanac_page, page_name
from render.league.almanac.scenes import duels_scene, extremes_scene, glance_scene
from render.league.almanac.wording import figures
from render.sheets import Sheet

_log = logging.getLogger(__name__)


class Written(NamedTuple):
    """An almanac's page and the scenes of its pictures, prepared outside the event loop."""

    page: Document
    sheets: tuple[Sheet, ...]


def written(told: Chronicle, division: int, palette: str, language: str) -> Written:
    """Return an almanac's page and its pictures' scenes, or no pictures if they fail.

    This is slow: call it in a thread.
    """
    page = Document(page_name(told), almanac_page(told, language))
    try:
        return Written(page, tuple(_sheets(told, division, palette, Words(language))))
    except Exception:
        _log.exception("the almanac failed")
        return Written(page, ())


def _sheets(told: Chronicle, division: int, palette: str, words: Words) -> Iterator[Sheet]:
    yield Sheet("almanac", glance_scene(told, palette, words))
    extremes = extremes_scene(told, palette, words)
    if extremes is not None:
        yield Sheet("tables", extremes)
    meetings = duels_scene(told, division, palette, words)
    if meetings is not None:
        yield Sheet("duels", meetings)


class Shown(NamedTuple):
    """A finished almanac: its drawn pictures and its page."""

    pictures: tuple[Picture, ...]
    page: Document


def almanac_screen(
    season: Season, told: Chronicle, shown: Shown, words: Words, button: str = ""
) -> Screen:
    """Return a screen with an almanac; organisers get the `button` that shows it to everyone."""
    lines = [f"### {words('league-almanac-of', season=heading(season, words))}"]
    lines += [] if told.over else [words("league-almanac-so-far")]
    lines.append(" · ".join(figures(told, words)))
    look = Button(button, words("button-league-almanac"), "📣")
    return Screen(
        ("\n".join(lines),),
        shown.pictures,
        documents=(shown.page,),
        rows=((look,),) if button else (),
    )


MOST_SEASONS = 9999


class NoSuchSeason(HostError):
    """The league has no season with that number; `newest` is its latest season."""

    code = "league-season"


class AlmanacCommands:
    """The `/league almanac` command: a private answer, which organisers can make public."""

    context: Context
    leagues: Leagues

    @property
    def almanac_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {"league-almanac": self.on_show_almanac, "league-almanac-read": self.on_almanac}

    @on_league("almanac", "season", division="league-almanac-division")
    async def almanac(
        self,
        interaction: discord.Interaction,
        season: app_commands.Range[int, 1, MOST_SEASONS] | None = None,
        division: app_commands.Range[int, 1, 99] | None = None,
        league: str | None = None,
    ) -> None:
        """Show the results of a season, or the results so far if it is not over."""
        request = await Request.of(interaction)
        await self._show_almanac(request, await self._season(request, league, season), division)

    async def on_almanac(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the almanac button under a season's final standings."""
        await self._show_almanac(request, await season_named(request, args), None)

    async def _show_almanac(self, request: Request, found: Season, division: int | None) -> None:
        told = await self._told(found)
        if not told.fixtures:
            await request.say("league-almanac-nothing")
            return
        which = division or _own(told, request.user_id)
        palette = request.preferences.palette or USUAL.palette
        with self.context.draw_limits.of(request.user_id):
            await request.defer()
            shown = await self._shown(request, told, which, palette, request.words.language)
        button = f"league-almanac:{found.id}:{which}"
        may_show = button if is_organiser(request, found.league) else ""
        screen = almanac_screen(found, told, shown, request.words, may_show)
        screen = await with_pages(screen, found, self.context, request.words, "almanac")
        await request.show(screen, lasting=True)

    async def on_show_almanac(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Show the almanac to everyone, in the league's language, on an organiser's request."""
        number, _, division = args.partition(":")
        season = await season_named(request, number)
        check_organises(request, season.league)
        (which,) = numbers(division, 1)
        await request.acknowledge()
        told, words = await self._told(season), Words(season.league.language)
        with self.context.draw_limits.of(request.user_id):
            shown = await self._shown(request, told, which, USUAL.palette, words.language)
        screen = almanac_screen(season, told, shown, words)
        screen = await with_pages(screen, season, self.context, words, "almanac")
        await request.show_everybody(screen)

    async def _shown(
        self, request: Request, told: Chronicle, which: int, palette: str, language: str
    ) -> Shown:
        """Return an almanac with its pictures, or without if they cannot be drawn or sent."""
        made = await asyncio.to_thread(written, told, which, palette, language)
        return Shown(await request.drawn(*made.sheets), made.page)

    async def _told(self, season: Season) -> Chronicle:
        """Return an almanac, including the rounds from which house bots played."""
        told = await self.leagues.almanac.of(season.id)
        rounds = await all_bot_rounds(self.context, told.game, told.fixtures, told.tables)
        return replace(told, bot_rounds=rounds)

    async def _season(self, request: Request, named: str | None, number: int | None) -> Season:
        """Return the season with a number, or the newest that has begun. Raises NoSuchSeason."""
        league = await find_league(request, named)
        seasons = await self.leagues.founding.seasons(league.id)
        if number is None:
            begun = (one for one in seasons if one.stage in (*PLAYED, OVER))
            return next(begun, seasons[0])
        found = next((one for one in seasons if one.number == number), None)
        if found is None:
            raise NoSuchSeason(newest=seasons[0].number)
        return found


def _own(told: Chronicle, person: int) -> int:
    """Return the division in which a person plays, or else the first one."""
    own = (
        number
        for number, rows in told.divisions.items()
        for row in rows
        if row.person == person and not row.guest
    )
    return next(own, min(told.divisions, default=0))
