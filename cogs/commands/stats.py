"""`/stats`: statistics of a server's finished tables, as pictures, text and CSV.

Texts: `statistics.ftl`, `table.ftl`. Tests: `tests/cogs/test_ratings.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.ratings.service import Ratings
from cogs.client import Client
from cogs.ui.context import Context
from cogs.ui.interaction import Request, name_of, portrait_of
from cogs.ui.kit.screen import Document, Portrait, Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import matching
from cogs.ui.screens import statistics as screens
from cogs.ui.screens.statistics import StatisticsPage, charted


@app_commands.guild_only()
class StatsCog(commands.GroupCog, group_name="stats", group_description=t("cmd-stats")):
    """The `/stats` commands, for statistics of a server's finished public tables."""

    def __init__(self, context: Context, ratings: Ratings) -> None:
        self.context = context
        self.ratings = ratings

    @app_commands.command(name="player", description=t("cmd-stats-player"))
    @app_commands.describe(player=t("arg-stats-player"), game=t("arg-stats-game"), csv=t("arg-csv"))
    async def player(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        game: str | None = None,
        csv: bool = False,
    ) -> None:
        """Show the statistics of a player."""
        request, person = await Request.of(interaction), player or interaction.user
        record = None if game is None else self.context.games[self.context.rules(game).info.key]
        guild_id = interaction.guild_id or 0
        found = await request.patiently(
            self.ratings.statistics.of_player(
                guild_id,
                person.id,
                request.user_id,
                None if record is None else record.key,
                record.counted if record else {},
            )
        )
        told = screens.of_player(name_of(person), record, found, request.words)
        await self._show(request, told, csv, portrait_of(person))

    @app_commands.command(name="game", description=t("cmd-stats-game"))
    @app_commands.describe(game=t("arg-game"), csv=t("arg-csv"))
    async def game(self, interaction: discord.Interaction, game: str, csv: bool = False) -> None:
        """Show a game's statistics by seat and option, and what the players took, by place."""
        request = await Request.of(interaction)
        rules = self.context.rules(game).info
        record = self.context.games[rules.key]
        work = self.ratings.statistics.of_game(
            interaction.guild_id or 0, rules.key, record.counted, request.user_id
        )
        found = await request.patiently(work)
        fitted = await self.ratings.forecasts.fitted(interaction.guild_id or 0, rules.key)
        await self._show(request, screens.of_game(record, found, fitted, request.words), csv)

    @app_commands.command(name="server", description=t("cmd-stats-server"))
    @app_commands.describe(csv=t("arg-csv"))
    async def server(self, interaction: discord.Interaction, csv: bool = False) -> None:
        """Show the statistics of the server."""
        request = await Request.of(interaction)
        work = self.ratings.statistics.of_server(interaction.guild_id or 0, request.user_id)
        found = await request.patiently(work)
        await self._show(request, screens.of_server(found, request.words), csv)

    @player.autocomplete("game")
    @game.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest games by name."""
        words = (await Request.of(interaction)).words
        return matching([(words.title(key), key) for key in self.context.games], current)

    async def _show(
        self, request: Request, told: StatisticsPage, csv: bool, portrait: Portrait | None = None
    ) -> None:
        """Answer with text and picture, and with the tables as a file if requested."""
        pictures = await charted(request, told.title, *told.charts)
        files = tuple(Document(name, data) for name, data in told.files if csv)
        screen = Screen((told.text,), pictures, documents=files, portrait=portrait)
        await request.show(screen, lasting=True)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(StatsCog(bot.context, bot.context.host.ratings))
