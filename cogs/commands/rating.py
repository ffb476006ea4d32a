"""`/rating`: the ratings of a server's people, and the tables that led to them.

Texts: `rating.ftl`, `table.ftl`. Tests: `tests/cogs/test_ratings.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.core.api import UnknownTable
from bot.host.ratings.service import Ratings
from bot.ratings.folding import ALL_GAMES
from cogs.client import Client
from cogs.ui.context import Context
from cogs.ui.interaction import Request, name_of, portrait_of
from cogs.ui.kit.choices import StoredNumber
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import OPEN, SHOWN, find, matching
from cogs.ui.screens.ratings import (
    forecast_text,
    rating_sections,
    ratings_list,
    ratings_of,
    scope_name,
    why_at_table,
    why_of_person,
)
from cogs.ui.screens.statistics import charted
from cogs.ui.table_command import tables_typed

LAST = 5
"""Maximum number of a player's latest tables whose effect on the rating is explained."""


@app_commands.guild_only()
class RatingCog(commands.GroupCog, group_name="rating", group_description=t("cmd-rating")):
    """The `/rating` commands."""

    def __init__(self, context: Context, ratings: Ratings) -> None:
        self.context = context
        self.ratings = ratings

    @app_commands.command(name="show", description=t("cmd-rating-show"))
    @app_commands.describe(game=t("arg-rating-game"), player=t("arg-rating-player"))
    async def show(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Show the ratings of all people, or all ratings of one player."""
        request = await Request.of(interaction)
        guild_id, words = interaction.guild_id or 0, request.words
        if player is not None:
            found = await self.ratings.of_person(guild_id, player.id, request.user_id)
            text = ratings_of(name_of(player), found, words)
            await request.show(Screen((text,), portrait=portrait_of(player)), lasting=True)
            return
        scope = self._scope(game)
        rated = await self.ratings.of_server(guild_id, scope, request.user_id)
        title = words("rating-title", scope=scope_name(scope, words))
        if not rated:
            await request.show(Screen((f"## {title}\n{words('rating-none')}",)))
            return
        text = ratings_list(title, rated, words)
        sections = rating_sections(rated, request.user_id, words)
        await request.show(Screen((text,), await charted(request, title, sections)), lasting=True)

    @app_commands.command(name="why", description=t("cmd-rating-why"))
    @app_commands.describe(
        table=t("arg-rating-table"), game=t("arg-rating-game"), player=t("arg-rating-whose")
    )
    async def why(
        self,
        interaction: discord.Interaction,
        table: StoredNumber | None = None,
        game: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Show the rating changes by a player's last tables, or of all players at one table."""
        request, scope = await Request.of(interaction), self._scope(game)
        if table is not None:
            found = await self.ratings.at_table(
                await self._seen(request, table), scope, request.user_id
            )
            await request.show(Screen((why_at_table(table, found, request.words),)), lasting=True)
            return
        person = player or interaction.user
        guild_id, reader = interaction.guild_id or 0, request.user_id
        last = await self.ratings.why(guild_id, scope, person.id, reader, LAST)
        text = why_of_person(name_of(person), scope, last, request.words)
        await request.show(Screen((text,), portrait=portrait_of(person)), lasting=True)

    @app_commands.command(name="forecast", description=t("cmd-rating-forecast"))
    @app_commands.describe(table=t("arg-table"))
    async def forecast(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Show the winning chances of a table's players, once forecasts have proven to be good."""
        request = await Request.of(interaction)
        found = await find(request, table, OPEN)
        forecast = await self.ratings.forecasts.of(found, request.user_id)
        await request.show(Screen((forecast_text(found, forecast, request.words),)), lasting=True)

    forecast.autocomplete("table")(tables_typed)

    async def _seen(self, request: Request, table_id: int) -> int:
        """Return the number of a table on this server that the user may see.

        Raises UnknownTable.
        """
        table = await find(request, str(table_id), SHOWN)
        if table.guild_id != request.interaction.guild_id:
            raise UnknownTable(table=table_id)
        return table.id

    @why.autocomplete("game")
    @show.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest games by name."""
        words = (await Request.of(interaction)).words
        return matching([(words.title(key), key) for key in self.context.games], current)

    def _scope(self, game: str | None) -> str:
        """Return the game whose ratings are requested. Raises UnknownGame."""
        return ALL_GAMES if game is None else self.context.rules(game).info.key


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(RatingCog(bot.context, bot.context.host.ratings))
