"""The start of a bot without what every start in one process repeats.

Each test starts a bot of its own. Its modules hold nothing that a bot changes, and equal games have
equal commands: both are made once. Its database has no threads. Whole programs, as
`tests.operations` starts them, make all anew.
"""

from __future__ import annotations

import asyncio
import marshal
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from bot.client.app import GamesBot
from bot.host.automation.thinking import Thinkers
from bot.host.core.registry import TableRegistry
from bot.host.host import Host
from bot.presenting.game import Game
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.database import Database
from bot.store.opening.sqlite import SQLITE, _Here, _prepare

T = TypeVar("T")

_PAYLOADS: dict[tuple[object, ...], tuple[object, bytes]] = {}
"""The commands of games by their ids, with the games: what is kept shares its id with nothing."""
_MARKS: dict[tuple[object, ...], str] = {}
"""Digests of those commands, by the application and the games."""


class _OnLoop(_Here):
    """A connection to a file without a thread of its own: all tasks go on after each call.

    A test then does not depend on which thread the machine runs first, and the way to a thread and
    back took a sixth of its time. `tests.host` and `tests.store` have the threads.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the function on the connection, let other tasks run, and return its result."""
        try:
            return await super().run(work)
        finally:
            await asyncio.sleep(0)


async def opened(
    address: Address,
    games: Mapping[str, Game],
    clock: Callable[[], datetime],
    thinkers: Thinkers,
    shard_range: ShardRange = ALL,
) -> Host:
    """Open a host as the bot does; on a file, without threads."""
    if not isinstance(address, Path):
        return await Host.open(address, games, clock, thinkers, shard_range=shard_range)
    _prepare(address)
    writer, reader = _OnLoop(address), _OnLoop(address)
    await reader.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    database = Database(address, writer, reader, SQLITE)
    rules = {key: game.rules for key, game in games.items()}
    return Host(TableRegistry(database, rules, clock), games, thinkers)


def quick(bot: GamesBot) -> GamesBot:
    """Reuse the loaded modules of a bot's commands, and their translations."""
    bot.load_extension = partial(_load, bot)  # type: ignore[method-assign]
    sync = bot.command_sync
    sync._payload = partial(_translated, bot, sync._payload)  # type: ignore[method-assign]
    sync._mark = partial(_marked, bot, sync._mark)  # type: ignore[method-assign]
    return bot


async def _load(bot: GamesBot, name: str) -> None:
    await import_module(name).setup(bot)


async def _translated(bot: GamesBot, translate: Callable[[], Awaitable[list[Any]]]) -> list[Any]:
    """Return a copy of the commands of a bot's games, which whoever receives it may change."""
    games = bot.context.games
    key = _key(bot)
    if key not in _PAYLOADS:
        _PAYLOADS[key] = games, marshal.dumps(await translate())
    copied: list[Any] = marshal.loads(_PAYLOADS[key][1])
    return copied


def _marked(bot: GamesBot, mark: Callable[[list[Any]], str], payload: list[Any]) -> str:
    """Return the digest of those commands."""
    key = (bot.application_id, *_key(bot))
    if key not in _MARKS:
        _MARKS[key] = mark(payload)
    return _MARKS[key]


def _key(bot: GamesBot) -> tuple[object, ...]:
    return tuple((name, id(game)) for name, game in bot.context.games.items())
