"""`/privacy`: the data stored about a user, a file with all of it, and its erasure.

The button that erases the user who asked for it has the custom_id `privacy-erase:<person>`.

Texts: `privacy.ftl`. Tests: `tests/cogs/test_privacy.py`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.core.api import StalePrompt
from bot.host.upkeep.privacy import Erased, Topic
from bot.locales import Words
from cogs.client import Client
from cogs.ui.interaction import Request
from cogs.ui.kit.screen import Button, Document, Screen
from cogs.ui.kit.translation import t

LARGEST_FILE = 9_500_000
"""Maximum bytes of a file that Discord accepts from a bot everywhere, with some to spare."""
FILE = "boardgames-{}.json"


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description=t("cmd-privacy")):
    """The `/privacy` commands, for the data stored about a user."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.privacy = bot.context.host.upkeep.privacy
        bot.handlers["privacy-erase"] = self.on_erase

    @app_commands.command(name="show", description=t("cmd-privacy-show"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show which data is stored, for which purpose, and for how long."""
        request = await Request.of(interaction)
        rows = await request.patiently(self.privacy.stored(request.user_id))
        texts = (_account(rows, request.words), request.words("privacy-backups"))
        await request.show(Screen(texts), lasting=True)

    @app_commands.command(name="export", description=t("cmd-privacy-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Send all data as one private file."""
        request = await Request.of(interaction)
        data = await request.patiently(self.privacy.export(request.user_id))
        if len(data) > LARGEST_FILE:
            await request.say("privacy-too-large", megabytes=round(len(data) / 1e6))
            return
        files = (Document(FILE.format(request.user_id), data),)
        await request.show(
            Screen((request.words("privacy-exported"),), documents=files), lasting=True
        )

    @app_commands.command(name="erase", description=t("cmd-privacy-erase"))
    async def erase(self, interaction: discord.Interaction) -> None:
        """Ask for confirmation before erasing all data."""
        request = await Request.of(interaction)
        words = request.words
        button = Button(
            f"privacy-erase:{request.user_id}", words("button-privacy-erase"), "🗑️", "stop"
        )
        await request.show(Screen((words("privacy-sure"),), rows=((button,),)), lasting=True)

    async def on_erase(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Erase the user who asked for it; refuse a custom_id made for another user."""
        if args != str(request.user_id):
            raise StalePrompt
        words = request.words
        erased = await request.patiently(self.privacy.erase(request.user_id, request.person.name))
        texts = [words("privacy-erased", tables=erased.tables)]
        if not erased.wiped:
            texts.append(words("privacy-unwiped"))
        try:
            await request.show(Screen(("\n".join(texts),)), lasting=True)
        finally:
            await self._show_cards(erased)

    async def _show_cards(self, erased: Erased) -> None:
        """Update the cards on which the user still has a place."""
        host = self.bot.context.host
        for table_id in erased.lobbies:
            await self.bot.sender.show_card(await host.tables.get(table_id))
        for season_id in erased.seasons:
            season = await host.leagues.founding.by_id(season_id)
            await self.bot.league_posts.show_card(season)


def _account(rows: dict[Topic, int], words: Words) -> str:
    """Return every topic with the number of entries about the user."""
    lines = [f"## {words('privacy-title')}", words("privacy-intro", rows=sum(rows.values()))]
    lines += [f"- {words(f'privacy-{one.value}', rows=rows.get(one, 0))}" for one in Topic]
    return "\n".join(lines)


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(PrivacyCog(bot))
