"""`/me`: a user's settings for language, notifications and pictures, and what they look for.

Texts: `people.ftl`, `openings.ftl`, `rating.ftl`. Tests: `tests/cogs/test_people.py`,
`tests/cogs/test_calls.py`, `tests/cogs/test_openings.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.core.api import Person, Preferences, StalePrompt
from bot.host.lobby.wishes import Wish
from bot.host.people.commitments import ENOUGH, WINDOW, Mark
from bot.host.people.services import People
from bot.locales import Words, languages, spoken
from bot.locales.markdown import joined
from bot.presenting.pictures import USUAL
from bot.presenting.ways.states import plan_of
from cogs.client import Client
from cogs.ui.context import numbers
from cogs.ui.interaction import Request, person_of
from cogs.ui.kit.choices import PALETTE, PINGS, STATS
from cogs.ui.kit.screen import Row, Screen
from cogs.ui.kit.translation import t
from cogs.ui.screens.calendar import calendar_button
from cogs.ui.screens.languages import language_link, language_parts
from cogs.ui.screens.openings import wish_lines, wish_rows
from cogs.ui.screens.ways import ways_button
from cogs.ui.table_command import offering_languages


class MeCog(commands.Cog):
    """The `/me` command, for personal settings."""

    def __init__(self, bot: Client, people: People) -> None:
        self.bot = bot
        self.wishes = bot.context.host.lobby.wishes
        self.people = people.preferences
        self.avoid_lists = people.avoid_lists
        self.ways, self.way_calls = people.ways, people.way_calls
        self.commitments = people.commitments
        bot.handlers |= {"wish-drop": self.on_drop, "me-language": self.on_language}

    @app_commands.command(name="me", description=t("cmd-me"))
    @app_commands.describe(
        language=t("arg-language"),
        palette=t("arg-palette"),
        pings=t("arg-pings"),
        heads_up=t("arg-heads-up"),
        avoid=t("arg-avoid"),
        stats=t("arg-stats"),
        study=t("arg-study"),
    )
    @offering_languages
    @app_commands.choices(palette=PALETTE, pings=PINGS, stats=STATS)
    @app_commands.rename(heads_up="heads-up")
    async def me(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        palette: str | None = None,
        pings: str | None = None,
        heads_up: bool | None = None,
        avoid: discord.User | None = None,
        stats: str | None = None,
        study: bool | None = None,
    ) -> None:
        """Store the given settings, and show all of the user's settings."""
        request = await Request.of(interaction)
        preferences = await self.people.keep(
            request.user_id,
            language=spoken(language),
            palette=palette,
            pings=pings,
            heads_up=heads_up,
            stats=stats,
            study=study,
        )
        await self._show(request, preferences, await self._avoided(request.user_id, avoid))

    async def on_language(self, request: Request, _args: str, values: tuple[str, ...]) -> None:
        """Handle the menu of languages. Raises StalePrompt."""
        (language,) = values or ("",)
        if language not in languages():
            raise StalePrompt
        preferences = await self.people.keep(request.user_id, language=language)
        await self._show(request, preferences, await self._avoided(request.user_id, None))

    async def _show(
        self, request: Request, preferences: Preferences, avoided: list[Person]
    ) -> None:
        """Show all settings of the user."""
        words = request.words = Words(preferences.language or request.words.language)
        context, guild_id = request.context, request.interaction.guild_id
        # The first time, every language is read.
        in_language, menus = await asyncio.to_thread(language_parts, [*context.games], words)
        lines = [*_shown(preferences, avoided, words), *in_language]
        lines += await self._plan(preferences, request)
        if guild_id is not None:
            lines.append(_mark(await self.commitments.of(guild_id, request.user_id), words))
        wishes = await self.wishes.of(request.user_id)
        names = self._servers(wishes)
        lines += wish_lines(wishes, names, words)
        rows = (*wish_rows(wishes, names, words), *menus, *self._ways(words))
        link = language_link(context.web_url, words)
        await request.show(Screen(("\n".join(lines),), link=link, rows=rows))

    async def _plan(self, preferences: Preferences, request: Request) -> list[str]:
        """Return when the user is called by what, if they have ways besides Discord."""
        publisher = self.way_calls.publisher
        found = [] if publisher is None else await self.ways.of(request.user_id)
        if publisher is None or not found:
            return []
        return [plan_of(found, publisher.kinds, preferences.pings, request.words)]

    def _ways(self, words: Words) -> tuple[Row, ...]:
        """Return the buttons for ways to be called, and for the calendar, if there are any."""
        ways = () if self.way_calls.publisher is None else (ways_button(words),)
        calendar = (calendar_button(words),) if self.bot.context.can_pair else ()
        return ((*ways, *calendar),) if ways or calendar else ()

    async def on_drop(self, request: Request, args: str, values: tuple[str, ...]) -> None:
        """Handle the menu that removes a wish."""
        numbers(args, 1)
        (wish_id,) = numbers(":".join(values), 1)
        await self.wishes.drop(request.user_id, wish_id)
        wishes, words = await self.wishes.of(request.user_id), request.words
        names = self._servers(wishes)
        lines = [words("wish-dropped"), *wish_lines(wishes, names, words)]
        await request.show(Screen(("\n".join(lines),), rows=wish_rows(wishes, names, words)))

    def _servers(self, wishes: Sequence[Wish]) -> dict[int, str]:
        """Return the names of the wishes' servers, as far as this process knows them."""
        found = (self.bot.get_guild(one.guild_id) for one in wishes)
        return {guild.id: guild.name for guild in found if guild is not None}

    async def _avoided(self, user_id: int, toggled: discord.User | None) -> list[Person]:
        if toggled is None or toggled.id == user_id:
            return await self.avoid_lists.avoided(user_id)
        other = person_of(toggled)
        return await self.avoid_lists.toggle_avoided(user_id, other)


def _shown(preferences: Preferences, avoided: list[Person], words: Words) -> Iterator[str]:
    """Yield a user's settings, one line per topic."""
    palette = preferences.palette or USUAL.palette
    yield words("me-now", palette=words(f"palette-{palette}"))
    yield words("me-pings", pings=words(f"pings-{preferences.pings or 'thread'}"))
    yield words("me-heads-up", notified="yes" if preferences.heads_up else "no")
    yield words("me-stats", stats=preferences.stats or "shown")
    yield words("me-study", agrees="yes" if preferences.study else "no")
    if avoided:
        yield words("me-avoids", names=joined(person.name for person in avoided))


def _mark(mark: Mark, words: Words) -> str:
    """Return the user's reliability as others see it, and how it is calculated."""
    return words(
        "me-mark",
        answered=mark.answered,
        decisions=mark.decisions,
        shown="yes" if mark.shown else "no",
        enough=ENOUGH,
        window=WINDOW,
    )


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(MeCog(bot, bot.context.host.people))
