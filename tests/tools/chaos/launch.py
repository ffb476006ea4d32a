"""The bot as a process of its own, unmodified but for where Discord is."""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable
from ctypes import c_double
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import discord.utils
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from bot.cli import compose
from bot.cli.exits import FAILED
from bot.cli.stopping import run_until_stopped
from bot.client.app import COGS
from bot.host import host as hosts
from bot.house_bots.puerto_rico.searcher import STRONG
from bot.house_bots.search import SearchBot
from bot.operations.discord_errors import FAULTS, explain
from bot.runtime.database_url import address_of
from bot.runtime.settings import Settings
from tests.pebbles import load

PRELOADED = ["tests.tools.chaos.launch", *COGS]
"""Loaded once in the process from which every bot is forked: a start takes a blink."""


class Start(NamedTuple):
    """Arguments of a bot's start; `clock` is by how many seconds its machine's is ahead of ours."""

    port: int
    database: str
    log: str
    token: str
    clock: c_double


Program = Callable[[Start], None]


def main(start: Start) -> None:
    """Run the bot against the server on this port until it is killed, or told to end."""
    _run(start, thinkers=0)


def thinking(start: Start) -> None:
    """Run a bot as `main` does, with a process that thinks, and never in haste."""
    _have_children()
    _run(start, thinkers=1)


def _have_children() -> None:
    """Allow this process children: nothing else here starts any, and they need no code of ours."""
    multiprocessing.current_process()._config["daemon"] = False  # type: ignore[attr-defined]
    sys.modules["__main__"] = ModuleType("__main__")


def pebbles(start: Start) -> None:
    """Run a bot as `main` does that has one more game, and processes that pair divisions."""
    _have_children()
    game = load(Path(start.log).parent)
    compose.GAMES = {**compose.GAMES, game.key: game}
    _run(start, thinkers=0)


def thinking_briefly(start: Start) -> None:
    """Run a bot as `thinking` does, whose strong bots search as little as they can."""
    game = compose.GAMES["puerto_rico"]
    brief = SearchBot(STRONG.searcher, playouts=1)
    game = replace(game, bots={**game.bots, "strong": brief})
    compose.GAMES = {**compose.GAMES, game.key: game}
    thinking(start)


def with_pages(start: Start, port: int) -> None:
    """Run a bot as `main` does, with pages in the browser on a port."""
    _run(start, thinkers=0, web_url=f"http://127.0.0.1:{port}", web_port=port)


def as_part(start: Start, shard_range: str) -> None:
    """Run a bot as `main` does that has some of the shards: others have the rest."""
    _run(start, thinkers=0, shards=shard_range)


def _run(start: Start, thinkers: int, **more: Any) -> None:
    point_at(start.port)
    _keep_time(start.clock)
    logging.basicConfig(
        filename=start.log, level="INFO", format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    settings = Settings(
        _env_file=None,
        DISCORD_TOKEN=start.token,
        database=address_of(start.database),
        log_level="INFO",
        # They are forked from one that multiprocessing lets have no children.
        drawing_processes=0,
        thinkers=thinkers,
        thinking_seconds=60,
        **more,
    )
    try:
        run_until_stopped(_serve(settings))
    except FAULTS as error:
        logging.getLogger(__name__).error("%s", explain(error))
        sys.exit(FAILED)


def point_at(port: int) -> None:
    """Make discord.py find Discord on this port."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    ConnectionState.__init__ = functools.partialmethod(  # type: ignore[assignment]
        ConnectionState.__init__, guild_ready_timeout=0.05
    )


def _keep_time(ahead: c_double) -> None:
    """Give the host and discord.py a clock that a run may set while the bot is alive."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(seconds=ahead.value)

    hosts.datetime = Clock  # type: ignore[misc]
    discord.utils.utcnow = lambda: Clock.now(UTC)


async def _serve(settings: Settings) -> None:
    """Play, but not longer than whoever started us lives."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        asyncio.get_running_loop().add_reader(parent.sentinel, os._exit, 1)
    await compose.serve_discord(settings)
