"""`/league list`, `standings`, `mine` and `schedule`: public information about leagues.

Texts: `league.ftl`. Tests: `tests/cogs/test_league.py`, `tests/cogs/test_league_secrets.py`.
"""

from __future__ import annotations

import discord

from bot.host.core.api import StalePrompt
from bot.host.leagues.api import Season
from bot.host.leagues.services import Leagues
from bot.host.leagues.standings.results import Results
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.league.standings import schedule_lines, stage_name
from bot.presenting.pictures import USUAL
from cogs.commands.league.group import NoLeague, as_here, find_played, on_league, season_named
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.league.season import heading
from cogs.ui.screens.league.tables import (
    FORMS,
    PICTURE,
    WORDS,
    known_standings,
    mine,
    pairing_block,
    pairing_files,
    scenes_of,
    sheets,
    shown_first,
    standings_screen,
)
from cogs.ui.screens.web import with_pages
from cogs.ui.table_command import subcommand
from render.api import Picture


class ReadingCommands:
    """The `/league` commands that change nothing."""

    context: Context
    leagues: Leagues

    @property
    def reading_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {"league-standings": self.on_standings, "league-mine": self.on_mine}

    @subcommand("league", "list", {})
    async def list_leagues(self, interaction: discord.Interaction) -> None:
        """List the leagues of the server."""
        request = await Request.of(interaction)
        found = await self.leagues.founding.of_server(interaction.guild_id or 0)
        if not found:
            raise NoLeague
        seasons = [await self.leagues.founding.season(league.id) for league in found]
        lines = [_line(season, request) for season in seasons]
        text = limits.fit_lines(lines, limits.TEXT, request.words("league-more"))
        await request.show(Screen((text,)), lasting=True)

    @on_league("standings", "division", "text")
    async def standings(
        self,
        interaction: discord.Interaction,
        division: discord.app_commands.Range[int, 0, 99] | None = None,
        text: bool = False,
        league: str | None = None,
    ) -> None:
        """Show the standings of a division, by default the user's own."""
        request = await Request.of(interaction)
        season = await find_played(request, league)
        await self._show_standings(request, season, division, WORDS if text else PICTURE)

    async def on_standings(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button that shows a division's standings as a picture, as text or as CSV."""
        named, _, rest = args.partition(":")
        season = await season_named(request, named)
        division, form = numbers(rest, 2) if rest else (None, PICTURE)
        if form not in FORMS:
            raise StalePrompt
        await self._show_standings(request, season, division, form)

    @on_league("mine")
    async def mine(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show the user's own tables, and the places they can still reach."""
        request = await Request.of(interaction)
        await self._show_mine(request, await find_played(request, league))

    async def on_mine(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button under the schedule that shows the user's own tables."""
        await self._show_mine(request, await season_named(request, args))

    @on_league("schedule")
    async def schedule(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show all tables of a season."""
        request = await Request.of(interaction)
        season, words = await find_played(request, league), request.words
        results = await self.leagues.results.of(season.id)
        lines = list(schedule_lines(results, words)) or [words("league-schedule-none")]
        paired = await self.leagues.pairings.of(season.id)
        reached = pairing_block(season, paired, results.names, words)
        text = limits.fit_lines(lines, limits.TEXT - 200 - len(reached), words("league-more"))
        proof = await self.leagues.pairings.proof(season.id)
        files = pairing_files(season, paired, proof, results.names, words)
        texts = (f"### {heading(season, words)}", text, *filter(None, (reached,)))
        screen = Screen(texts, documents=files)
        screen = await with_pages(screen, season, self.context, words, "schedule")
        await request.show(screen, lasting=True)

    async def _show_mine(self, request: Request, season: Season) -> None:
        results = await self.leagues.results.of(season.id)
        own = {one.id for one in results.fixtures if request.user_id in one.seated}
        places = {
            fixture: (await self.context.host.tables.get(table)).place_id
            for fixture, table in results.tables.items()
            if fixture in own
        }
        consent = await self.leagues.consents.of(season.id, request.user_id)
        screen = mine(results, request.user_id, places, consent, request.words)
        await request.show(screen, lasting=True)

    async def _show_standings(
        self, request: Request, season: Season, division: int | None, form: int
    ) -> None:
        results = await self.leagues.results.of(season.id)
        if not results.divisions:
            await request.say("league-schedule-none")
            return
        if division is None or division not in known_standings(results):
            division = shown_first(results, request.user_id)
        pictures = await self._pictures(request, results, division) if form == PICTURE else ()
        reader, words = request.user_id, request.words
        screen = standings_screen(results, division, form, pictures, reader, words)
        screen = await with_pages(screen, season, self.context, words)
        await request.show(screen, lasting=True)

    async def _pictures(
        self, request: Request, results: Results, division: int
    ) -> tuple[Picture, ...]:
        palette = request.preferences.palette or USUAL.palette
        scenes = scenes_of(results, division, request.words, palette)
        with self.context.draw_limits.of(request.user_id):
            return await request.drawn(*sheets(scenes))


def _line(season: Season, request: Request) -> str:
    league = season.league
    return request.words(
        "league-line",
        name=escaped(league.name),
        number=season.number,
        stage=stage_name(season, request.words),
        place=f"<#{as_here(request, league).channel_id}>",
    )
