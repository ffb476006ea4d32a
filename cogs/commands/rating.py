"""`/rating`: how strong people are on a server, and what made their ratings what they are."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.ratings.service import Rated
from bot.locales import Words
from bot.locales.markdown import escaped, visible
from bot.ratings.folding import ALL_GAMES, PROVISIONAL, Rating
from cogs.client import Client
from cogs.posting.pictures import USUAL
from cogs.ui.interaction import Request
from cogs.ui.kit import limits
from cogs.ui.kit.screen import Screen
from cogs.ui.kit.translation import t
from cogs.ui.lookup import matching
from cogs.ui.screens.statistics import charted
from render.statistics.chart import LINES, ChartScene, Line, Section

SHOWN = 25
"""Lines of a list in words."""


@app_commands.guild_only()
class RatingCog(commands.GroupCog, group_name="rating", group_description=t("cmd-rating")):
    """Ratings of a server's people."""

    def __init__(self, bot: Client) -> None:
        self.context = bot.context
        self.ratings = bot.context.host.ratings

    @app_commands.command(name="show", description=t("cmd-rating-show"))
    @app_commands.describe(game=t("arg-rating-game"), player=t("arg-rating-player"))
    async def show(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        player: discord.User | None = None,
    ) -> None:
        """Show everybody's rating, or all ratings of one player."""
        request = await Request.of(interaction)
        guild_id, words = interaction.guild_id or 0, request.words
        if player is not None:
            found = await self.ratings.of_person(guild_id, player.id, request.user_id)
            await request.show(Screen((_of_one(player.display_name, found, words),)), lasting=True)
            return
        scope = self._scope(game)
        rated = await self.ratings.of_server(guild_id, scope, request.user_id)
        title = words("rating-title", scope=scope_name(scope, words))
        if not rated:
            await request.show(Screen((f"## {title}\n{words('rating-none')}",)))
            return
        text = _list(title, rated, words)
        scene = _chart(title, rated, request)
        await request.show(Screen((text,), await charted(request, scene)), lasting=True)

    @show.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest games by name."""
        words = (await Request.of(interaction)).words
        return matching([(words(f"{key}-title"), key) for key in self.context.games], current)

    def _scope(self, game: str | None) -> str:
        """Return whose ratings are meant. Raises UnknownGame."""
        return ALL_GAMES if game is None else self.context.rules(game).info.key


def scope_name(scope: str, words: Words) -> str:
    """Return the name of a game, or of all games together."""
    return words(f"{scope}-title") if scope else words("rating-all")


def value(rating: Rating, words: Words) -> str:
    """Return a rating with its uncertainty."""
    return words("rating-value", points=rating.skill.points, within=rating.skill.within)


def _list(title: str, rated: Sequence[Rated], words: Words) -> str:
    lines = [f"## {title}"]
    for place, one in enumerate(rated[:SHOWN], 1):
        line = words(
            "rating-line",
            place=place,
            name=escaped(one.name) if one.name else words("rating-somebody"),
            value=value(one.rating, words),
            count=one.rating.tables,
        )
        lines.append(words("rating-provisional", line=line) if one.rating.provisional else line)
    if len(rated) > SHOWN:
        lines.append(words("rating-more", count=len(rated) - SHOWN))
    lines.append(f"-# {words('rating-about', enough=PROVISIONAL)}")
    return limits.fit_lines(lines, limits.TEXT, "…")


def _chart(title: str, rated: Sequence[Rated], request: Request) -> ChartScene:
    lines = tuple(
        _line(place, one, one.person == request.user_id, request.words)
        for place, one in enumerate(rated[:LINES], 1)
    )
    palette = request.preferences.palette or USUAL.palette
    return ChartScene(palette, request.words.language, title, (Section("", lines),))


def _line(place: int, one: Rated, own: bool, words: Words) -> Line:
    skill, name = one.rating.skill, visible(one.name) or words("rating-somebody")
    return Line(
        f"{place}. {name}",
        value(one.rating, words),
        skill.points - skill.within,
        skill.points + skill.within,
        skill.points,
        own,
        name=True,
    )


def _of_one(name: str, found: Sequence[tuple[str, Rating]], words: Words) -> str:
    if not found:
        return words("rating-unrated", name=escaped(name))
    lines = [f"## {words('rating-of', name=escaped(name))}"]
    for scope, rating in found:
        line = words(
            "rating-scope",
            scope=scope_name(scope, words),
            value=value(rating, words),
            count=rating.tables,
        )
        lines.append(words("rating-provisional", line=line) if rating.provisional else line)
    return "\n".join([*lines, f"-# {words('rating-about', enough=PROVISIONAL)}"])


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(RatingCog(bot))
