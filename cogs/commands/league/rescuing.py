"""`/league rescue`: acts of organisers at a table of their league, always with a reason.

Texts: `league_play.ftl`, `house_bots.ftl`, `absence.ftl`. Tests: `tests/cogs/test_league_play.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.host.core.api import NotAway, Table
from bot.host.leagues.services import Leagues
from bot.locales.markdown import escaped
from cogs.commands.boards import seat_of
from cogs.commands.league.correcting import Reason
from cogs.commands.league.group import member_of
from cogs.ui.context import Context
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import PACE
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, matching, typed
from cogs.ui.table_command import subcommand, tables_typed

ACTIONS = ("resume", "house-bot", "pace", "end")
ACTION = [app_commands.Choice(name=t(f"league-rescue-{one}"), value=one) for one in ACTIONS]
_CLOCKED = [choice for choice in PACE if choice.value != "none"]
_OPTIONS = {
    "action": "league-rescue-action",
    "reason": "league-why",
    "player": "league-rescue-player",
    "pace": "league-rescue-pace",
    "table": "table",
}


class RescueCommands:
    """The `/league rescue` command: what `/rescue` does, for tables of a league."""

    context: Context
    leagues: Leagues

    @subcommand("league", "rescue", _OPTIONS, table=tables_typed)
    @app_commands.choices(action=ACTION, pace=_CLOCKED)
    async def rescue(
        self,
        interaction: discord.Interaction,
        action: str,
        reason: Reason,
        player: str | None = None,
        pace: str = "standard",
        table: str | None = None,
    ) -> None:
        """End a pause, let a house bot play, change the pace, or end a table without a result."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        by, roles = request.person, member_of(request).roles
        await self.leagues.oversight.check(found, by, roles)
        await request.patiently(self._act(request, found, action, player, pace))
        await self.leagues.oversight.log_rescue(found, by.id, action, reason)
        await request.say("rescue-done")

    @rescue.autocomplete("player")
    async def players_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the players who play themselves."""
        _, table = await typed(interaction, LIVE)
        chairs = () if table is None else table.chairs
        people = [(escaped(c.name), str((c.seat or 0) + 1)) for c in chairs if c.mover is None]
        return matching(people, current)

    async def _act(
        self, request: Request, table: Table, action: str, player: str | None, pace: str
    ) -> Table:
        absence, admin = self.context.host.absence, request.person
        if action == "resume":
            return await absence.resume(table.id, admin)
        if action == "pace":
            return await absence.change_pace(table.id, pace, admin)
        if action == "end":
            return await absence.end(table.id, admin)
        seat = None if player is None else seat_of(table, player)
        if seat is None:
            raise NotAway(table=table.id, who="bot")
        return await absence.entrust(table.id, seat, admin)
