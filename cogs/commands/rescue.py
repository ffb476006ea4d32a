"""`/rescue`: what admins may do for a table whose players do not respond.

Every rescue is logged, and announced at the table.

Texts: `absence.ftl`, `table.ftl`, `house_bots.ftl`. Tests: `tests/cogs/test_absence.py`.
"""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.absence.service import Absence
from bot.host.core.api import LeagueDecides, NotAway, Table, UnknownTable
from bot.host.servers.settings import NotAdmin
from cogs.client import Client
from cogs.commands.boards import seat_of
from cogs.ui.interaction import Request
from cogs.ui.kit.choices import PACE
from cogs.ui.kit.translation import t
from cogs.ui.lookup import LIVE, find, suggest_people
from cogs.ui.table_command import tables_typed

_log = logging.getLogger(__name__)


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class RescueCog(commands.GroupCog, group_name="rescue", group_description=t("cmd-rescue")):
    """The `/rescue` commands, for tables whose players do not respond."""

    def __init__(self, absence: Absence) -> None:
        self.absence = absence

    @app_commands.command(name="resume", description=t("cmd-rescue-resume"))
    @app_commands.describe(table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def resume(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End a pause."""
        request, found = await _managed(interaction, table)
        await request.patiently(self.absence.resume(found.id, request.person))
        await _done(request, found, "resume")

    @app_commands.command(name="pace", description=t("cmd-rescue-pace"))
    @app_commands.describe(pace=t("arg-pace"), table=t("arg-table"))
    @app_commands.choices(pace=PACE)
    @app_commands.autocomplete(table=tables_typed)
    async def pace(
        self, interaction: discord.Interaction, pace: str, table: str | None = None
    ) -> None:
        """Change a table's pace."""
        request, found = await _managed(interaction, table)
        await request.patiently(self.absence.change_pace(found.id, pace, request.person))
        await _done(request, found, "pace")

    @app_commands.command(name="house-bot", description=t("cmd-rescue-house-bot"))
    @app_commands.describe(seat=t("arg-rescue-seat"), table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def house_bot(
        self, interaction: discord.Interaction, seat: str, table: str | None = None
    ) -> None:
        """Hand a player's seat to a house bot until the player returns."""
        request, found = await _managed(interaction, table)
        number = seat_of(found, seat)
        if number is None:
            raise NotAway(table=found.id, who="bot")
        await request.patiently(self.absence.entrust(found.id, number, request.person))
        await _done(request, found, "house-bot")

    @house_bot.autocomplete("seat")
    async def seats_typed(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the table's players who are not replaced by a house bot."""
        return await suggest_people(interaction, current)

    @app_commands.command(name="end", description=t("cmd-rescue-end"))
    @app_commands.describe(table=t("arg-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End a table without a result; its players may resume it within a week."""
        request, found = await _managed(interaction, table)
        await request.patiently(self.absence.end(found.id, request.person))
        await _done(request, found, "end")


async def _managed(interaction: discord.Interaction, named: str | None) -> tuple[Request, Table]:
    """Return a running table of this server if the user may manage the server.

    A league's tables are managed by its organisers instead. Raises NotAdmin, LeagueDecides,
    UnknownTable, NoTable, WhichTable.
    """
    request = await Request.of(interaction)
    # Servers can allow others to use the command, so the permission is checked here.
    if not interaction.permissions.manage_guild:
        raise NotAdmin
    table = await find(request, named, LIVE)
    if table.guild_id != interaction.guild_id:
        raise UnknownTable(table=table.id)
    if table.of_league:
        raise LeagueDecides(what="rescue")
    return request, table


async def _done(request: Request, table: Table, what: str) -> None:
    _log.info("table %s was rescued by an admin (%s)", table.id, what)
    await request.say("rescue-done")
    await request.context.host.servers.audit.look()


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(RescueCog(bot.context.host.absence))
