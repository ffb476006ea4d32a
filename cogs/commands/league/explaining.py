"""`/league log`, `why`, `record` and `todo`: decisions, their reasons, and tasks for organisers.

Texts: `league_organiser.ftl`. Tests: `tests/cogs/test_league_organiser.py`.
"""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.host.core.api import PublishFailed
from bot.host.leagues.api import Season, not_organiser
from bot.host.leagues.organising.log import PAGE
from bot.host.leagues.services import Leagues
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from cogs.client import Client
from cogs.commands.league.correcting import fixtures_typed, table_meant
from cogs.commands.league.group import (
    check_organises,
    find_played,
    find_season,
    is_organiser,
    on_league,
    season_named,
)
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request, name_of, portrait_of
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.league.organising import (
    channel_line,
    log_line,
    log_page,
    said,
    todo_lines,
    told,
)
from cogs.ui.screens.league.posts import next_round_button
from cogs.ui.screens.league.servers import servers_button

MOST_CARDS = 1500
"""Maximum number of characters of the list of people with a card, which shares a message."""


class ExplainingCommands:
    """Commands that explain decisions to everyone, and in more detail to organisers."""

    bot: Client
    context: Context
    leagues: Leagues

    @property
    def explaining_handlers(self) -> Handlers:
        """Return the handlers of the buttons."""
        return {"league-log": self.on_log}

    @on_league("log")
    async def log(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show the league's decisions, newest first."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        await request.show(await self._log(request, season, None), lasting=True)

    async def on_log(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button that shows older lines of the log."""
        season_id, before = numbers(args, 2)
        season = await season_named(request, str(season_id))
        await request.show(await self._log(request, season, before))

    async def _log(self, request: Request, season: Season, before: int | None) -> Screen:
        words = request.words
        organises = is_organiser(request, season.league)
        log = self.leagues.organising.log
        lines = await log.page(season.id, organises=organises, before=before)
        title = words("league-log-title", name=escaped(season.league.name))
        screen, last = log_page(title, lines, words)
        if last is None and len(lines) < PAGE:
            return screen
        older = Button(
            f"league-log:{season.id}:{last or lines[-1].id}", words("league-log-older"), "⬇️"
        )
        return replace(screen, rows=((older,),))

    @on_league("why", "table", "player")
    async def why(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        player: discord.User | None = None,
        league: str | None = None,
    ) -> None:
        """Explain a table or a person's place, by default the thread's table or the user's."""
        request = await Request.of(interaction)
        season, fixture = await table_meant(request, league, table, player is None)
        why, words = self.leagues.organising.why, request.words
        if fixture is not None:
            facts, lines = await why.table(season.id, fixture)
        else:
            user_id = player.id if player else request.user_id
            private = user_id == request.user_id or is_organiser(request, season.league)
            facts, lines = await why.person(season.id, user_id, private=private)
            if not any(fact.key == "division" for fact in facts):
                season = await find_played(request, league)
                facts, lines = await why.person(season.id, user_id, private=private)
        shown = [f"- {said(fact, words)}" for fact in facts]
        shown += [log_line(line, words) for line in lines]
        await request.show(told(words("league-why-title"), shown, "", "…"), lasting=True)

    why.autocomplete("table")(fixtures_typed)

    @on_league("record", "player")
    async def record(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        league: str | None = None,
    ) -> None:
        """Show a person's conduct in the season; only organisers can see that of other people."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        user = player or interaction.user
        if user.id != request.user_id and not is_organiser(request, season.league):
            raise not_organiser(season.league)
        words = request.words
        facts = await self.leagues.organising.why.record(season.id, user.id)
        title = words("league-record-title", name=escaped(name_of(user)))
        lines = [f"- {said(fact, words)}" for fact in facts]
        screen = told(title, lines, words("league-record-none"), "…")
        texts = [*screen.texts, words("league-record-about")]
        if player is None and is_organiser(request, season.league):
            texts.append(await self._cards(season, words))
        screen = replace(screen, texts=tuple(filter(None, texts)), portrait=portrait_of(user))
        await request.show(screen, lasting=True)

    async def _cards(self, season: Season, words: Words) -> str:
        """Return a list of all people with a card, as text for organisers."""
        facts = await self.leagues.organising.why.cards(season.id)
        lines = [f"- {said(fact, words)}" for fact in facts]
        title = f"**{words('league-record-all')}**"
        return limits.fit_lines([title, *lines], MOST_CARDS, "…") if lines else ""

    @on_league("todo")
    async def todo(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show organisers their open tasks; normally there are none."""
        request = await Request.of(interaction)
        season = await find_season(request, league)
        check_organises(request, season.league)
        words = request.words
        facts = await self.leagues.organising.log.todo(season.id)
        title = words("league-todo-title", name=escaped(season.league.name))
        guild, role_id = interaction.guild, season.league.role_id
        home = guild if guild is not None and guild.id == season.league.guild_id else None
        lost = home is not None and role_id is not None and home.get_role(role_id) is None
        role = [f"- {words('league-todo-role')}"] if lost else []
        if not self.bot.league_posts.calls_role(season.league):
            role = [f"- {words('league-role-silent', role=season.league.organisers)}"]
        what = await self._obstacle(season)
        channel = channel_line(season, facts, what or "", words)
        waiting = await self.leagues.rounds.waiting(season.id)
        rounds = [f"- {words('league-todo-round', number=waiting)}"] if waiting else []
        lines = [*role, *channel, *rounds, *todo_lines(season, facts, words)]
        screen = told(title, lines, words("league-todo-none"), "…")
        opens = (next_round_button(season, waiting, words),) if waiting else ()
        screen = replace(screen, rows=((*opens, servers_button(season, words)),))
        await request.show(screen, lasting=True)

    async def _obstacle(self, season: Season) -> str | None:
        """Return what prevents posts in the league's channel, or None if nothing is known."""
        league = season.league
        try:
            return await self.bot.league_posts.obstacle(league.guild_id, league.channel_id)
        except PublishFailed:
            return None
