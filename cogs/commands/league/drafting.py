"""`/league draft`: organisers view the draft of the divisions, move people and publish it.

Texts: `league.ftl`. Tests: `tests/cogs/test_league.py`.
"""

from __future__ import annotations

import discord

from bot.host.leagues.api import DRAFT, NotEntrant, Season, WrongStage
from bot.host.leagues.services import Leagues
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.commands.league.group import (
    check_organises,
    find_season,
    go_on,
    on_league,
    picked,
    season_named,
)
from cogs.ui.context import numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.league.posts import obstacle_text
from cogs.ui.screens.league.season import draft, where


class DraftCommands:
    """The `/league draft` command: the draft of the divisions."""

    leagues: Leagues

    @property
    def draft_handlers(self) -> Handlers:
        """Return the handlers of the buttons and menus."""
        return {
            "league-draft": self.on_draft,
            "league-move": self.on_move,
            "league-move-to": self.on_move_to,
            "league-publish": self.on_publish,
            "league-round": self.on_round,
        }

    @on_league("draft")
    async def draft(self, interaction: discord.Interaction, league: str | None = None) -> None:
        """Show the draft of the divisions to an organiser."""
        request = await Request.of(interaction)
        await self._show_draft(request, await find_season(request, league))

    async def on_draft(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button of the post that tells organisers about the draft."""
        await self._show_draft(request, await season_named(request, args))

    async def on_move(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of people: ask for the division to which the person should be moved."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        (person,) = picked(values)
        entries = await self.leagues.signups.entries(season.id, "in")
        found = next((entry for entry in entries if entry.person == person), None)
        if found is None:
            raise NotEntrant(person=str(person))
        lowest = max(entry.division or 1 for entry in entries)
        await request.show(where(season, found, lowest, request.words))

    async def on_move_to(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of divisions: move the person to the selected one."""
        named, _, person = args.partition(":")
        season = await season_named(request, named)
        check_organises(request, season.league)
        (user_id,), (division,) = picked((person,)), numbers(":".join(values), 1)
        entry = await self.leagues.divisions.move(season.id, request.person, user_id, division)
        said = request.words("league-draft-moved", name=escaped(entry.name), division=division)
        await self._show_draft(request, season, said)

    async def on_publish(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Publish the divisions."""
        season = await season_named(request, args)
        check_organises(request, season.league)
        await self.leagues.divisions.publish(season.id, request.person)
        await self._show_draft(request, season)
        await go_on(request)

    async def on_round(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Open the next round of a Swiss event."""
        season_id, number = numbers(args, 2)
        season = await season_named(request, str(season_id))
        check_organises(request, season.league)
        await self.leagues.rounds.open(season.id, request.person, number)
        await request.say("league-round-opened", round=number)
        await go_on(request)

    async def _show_draft(self, request: Request, season: Season, said: str = "") -> None:
        check_organises(request, season.league)
        if season.stage != DRAFT:
            raise WrongStage(stage=season.stage)
        entries = await self.leagues.signups.entries(season.id)
        published = await self.leagues.divisions.published(season.id)
        if (season.obstacle or "").startswith("teams:"):
            said = "\n".join(filter(None, (said, _fault(season, request.words))))
        await request.show(draft(season, entries, published, request.words, said))


def _fault(season: Season, words: Words) -> str:
    """Return why tables cannot keep the teams apart, and what would help."""
    return obstacle_text(season.obstacle or "", season.league.channel_id, words)
