"""Facts about the program itself: its commands as Discord receives them, and its intents."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord

from bot.catalogue.games import GAMES
from bot.client.app import GamesBot
from bot.host.core.registry import TableRegistry
from bot.host.host import Host, utc_now
from bot.store.opening.sqlite import open_fleeting
from cogs.ui.kit.translation import FluentTranslator


@dataclass(frozen=True)
class Program:
    """Data that this version of the bot sends to Discord."""

    commands: Sequence[Mapping[str, Any]]
    intents: discord.Intents


def load() -> Program:
    """Build a bot that is never connected, on a database that is thrown away, and look at it."""
    return asyncio.run(_load())


async def _load() -> Program:
    with TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "nothing.sqlite")
        rules = {key: game.rules for key, game in GAMES.items()}
        host = Host(TableRegistry(database, rules, utc_now), GAMES)
        try:
            return await _look(GamesBot(host, GAMES))
        finally:
            await host.close()


async def _look(bot: GamesBot) -> Program:
    translator = FluentTranslator()
    await bot.tree.set_translator(translator)
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    told = [
        await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands()
    ]
    return Program(told, bot.intents)
