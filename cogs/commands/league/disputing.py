"""`/league dispute`: a dispute at a table, the players' statements, and the decision.

Texts: `league_organiser.ftl`. Tests: `tests/cogs/test_league_disputes.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands

from bot.host.core.api import StalePrompt
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import DISMISSED, UPHELD, BadDispute, Dispute
from bot.host.leagues.services import Leagues
from cogs.commands.league.correcting import asker, fixtures_typed, table_meant
from cogs.commands.league.group import go_on, on_league, season_named
from cogs.ui.context import Context, numbers
from cogs.ui.handlers import Handlers
from cogs.ui.interaction import Request
from cogs.ui.screens.league.organising import dispute_form, dispute_screen, refused_words

_DECIDED = (UPHELD, DISMISSED)


class DisputeCommands:
    """The `/league dispute` command and its buttons, for a table's players and for organisers."""

    context: Context
    leagues: Leagues

    @property
    def dispute_handlers(self) -> Handlers:
        """Return the handlers of the buttons, and of the forms that they open."""
        return {"league-dispute": self.on_dispute, "league-disputed": self.on_disputed}

    @on_league("dispute", "table")
    async def dispute(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        league: str | None = None,
    ) -> None:
        """Show the newest dispute at a table, or offer a player the form to raise one."""
        request = await Request.of(interaction)
        season, fixture = await table_meant(request, league, table)
        if fixture is None:
            raise BadDispute("table")
        await self._look(request, season, fixture)

    @dispute.autocomplete("table")
    async def disputed_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the tables of the season."""
        return await fixtures_typed(interaction, current)

    async def on_dispute(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle a button: show a dispute, withdraw it, or open a form."""
        season, what, fixture, number = await self._meant(request, args)
        if what == "look":
            await self._look(request, season, fixture)
        elif what == "withdraw":
            disputes = self.leagues.organising.disputes
            found = await request.patiently(disputes.withdraw(fixture, number, request.person))
            await _show(request, found)
            await go_on(request)
        else:
            await self._ask(request, season, what, fixture, number)

    async def on_disputed(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle a submitted form: raise a dispute, make a statement, or decide."""
        season, what, fixture, number = await self._meant(request, args)
        text, about = "".join(values), (fixture, number)
        try:
            found = await request.patiently(self._written(request, season, what, about, text))
        except BadDispute as error:
            await request.show(refused_words(error, text, request.words), lasting=True)
            return
        await _show(request, found)
        await go_on(request)

    def _written(
        self, request: Request, season: Season, what: str, about: tuple[int, int], text: str
    ) -> Awaitable[Dispute]:
        """Carry out the action for which a text was submitted. Raises StalePrompt."""
        disputes, (fixture, number) = self.leagues.organising.disputes, about
        if what == "raise":
            return disputes.open(fixture, request.person, text)
        if what == "state":
            return disputes.state(fixture, number, request.person, text)
        if what in _DECIDED:
            return disputes.decide(fixture, number, asker(request, season), what, text)
        raise StalePrompt

    async def _look(self, request: Request, season: Season, fixture: int) -> None:
        disputes = self.leagues.organising.disputes
        found = await disputes.at(fixture, asker(request, season))
        if found is None:
            await self._ask(request, season, "raise", fixture, 0)
        else:
            await _show(request, found)

    async def _ask(
        self, request: Request, season: Season, what: str, fixture: int, number: int
    ) -> None:
        """Open a form for a text; a player's earlier statement is filled in."""
        found = await self.leagues.organising.disputes.at(fixture, asker(request, season))
        written = "" if found is None or what != "state" else found.stated_by(request.user_id)
        args = f"{fixture}:{number}"
        await request.ask(dispute_form(season.id, what, args, request.words, written))

    async def _meant(self, request: Request, args: str) -> tuple[Season, str, int, int]:
        """Return the season, the action, the fixture and the dispute given in a custom_id.

        Raises StalePrompt, UnknownLeague.
        """
        named, _, rest = args.partition(":")
        what, _, rest = rest.partition(":")
        season = await season_named(request, named)
        fixture, number = numbers(rest, 2)
        # Organisers of this season may decide only about its own tables.
        await self.leagues.organising.disputes.check_of(season.id, fixture)
        return season, what, fixture, number


async def _show(request: Request, found: Dispute) -> None:
    await request.show(dispute_screen(found, request.user_id, request.words), lasting=True)
