"""`/league list`: what anybody may read of leagues."""

from __future__ import annotations

import discord

from bot.host.leagues.service import LeagueServices
from bot.locales.markdown import escaped
from cogs.commands.league.group import NoLeague
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Screen
from cogs.ui.table_command import subcommand


class ReadingCommands:
    """The commands that read."""

    leagues: LeagueServices

    @subcommand("league", "list", {})
    async def list_leagues(self, interaction: discord.Interaction) -> None:
        """List the leagues of the server."""
        request = await Request.of(interaction)
        found = await self.leagues.founding.of_server(interaction.guild_id or 0)
        if not found:
            raise NoLeague
        lines = []
        for league in found:
            season = await self.leagues.founding.season(league.id)
            stage = request.words("league-stage", stage=season.stage)
            place = f"<#{league.channel_id}>"
            name = escaped(league.name)
            lines.append(
                request.words(
                    "league-line", name=name, number=season.number, stage=stage, place=place
                )
            )
        await request.show(Screen(("\n".join(lines),)), lasting=True)
