"""Composition root: connects the database, games, house bots, renderers and the client."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.catalogue.drawing import drawing, usual_processes
from bot.catalogue.games import GAMES, PACKAGES
from bot.catalogue.thinkers import thinking
from bot.cli.collector import collecting, freeze_loaded
from bot.cli.stopping import EndedByItself
from bot.client.app import GamesBot
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.processes.server_clock import ServerClock
from bot.host.host import Host, utc_now
from bot.host.upkeep.file import Nightly
from bot.operations.watchdog import Watchdog
from bot.presenting.services import Services
from bot.runtime.database_url import Address
from bot.runtime.log_events import logger
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.settings import Settings
from bot.runtime.shard_range import ALL, ShardRange
from bot.runtime.version import version
from bot.store.core.errors import StoreError
from bot.store.opening.lock import FOR_A_BOT, FOR_A_PART, Lock, hold, hold_in_turn
from bot.store.sharing.lease import Process

if TYPE_CHECKING:
    from bot.presenting.ways.sender import Kind

_log = logging.getLogger(__name__)
_events = logger(__name__)

NO_NIGHTLY = (
    "BOT_BACKUP_FOLDER: the bot makes no backups of a PostgreSQL database; let `pg_dump"
    " --format=custom` make one every night (docs/postgresql.md), and leave this empty."
)

SWITCH_INTERVAL = 0.0005
"""Seconds for which a thread may hold the interpreter lock while another one waits for it."""


def share_interpreter() -> None:
    """Make drawing threads yield to the event loop ten times sooner than by default.

    Measured at 50 moves a second with pictures drawn in threads: the p99 of the loop's lag falls
    from 42 to 19 ms.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)


class ProcessNumbers(NamedTuple):
    """Numbers of drawing and thinking processes, and limits on them.

    Without drawing processes, the bot draws in its own process; without thinking processes, there
    are no searches. A strong house bot plays the best move it has found after `seconds`. All
    processes together cache at most `kept` bytes of pictures, None = a number that depends on the
    computer's memory.
    """

    drawing: int = 0
    thinking: int = 0
    seconds: int = 3
    kept: int | None = None


ALONE = ProcessNumbers()


@asynccontextmanager
async def open_bot(
    database: Address,
    dev_guild: int | None = None,
    wait: bool = False,
    numbers: ProcessNumbers = ALONE,
    shards: int | None = 1,
    shard_range: ShardRange | None = None,
    watchdog: Watchdog | None = None,
    emojis: bool = False,
) -> AsyncIterator[GamesBot]:
    """Open the database and yield a client that is not connected yet.

    It has `shards` shards, None = as many as Discord recommends; `shard_range` limits the client to
    a part of them, as the others belong to other processes. If another bot uses the database or any
    of these shards, `wait` for it to end. A `watchdog` gets the bot's signs of life; with `emojis`,
    the drawings become emojis of the application. Raises StoreError, DatabaseInUse.
    """
    share_interpreter()
    with thinking(numbers.thinking, numbers.seconds, GAMES) as thinkers:
        async with (
            _kept(database, wait, shard_range, watchdog) as lock,
            _opened(database, lock, thinkers or NO_THINKERS, shard_range) as host,
            _bot(host, dev_guild, numbers, shards, watchdog, emojis) as bot,
        ):
            yield bot


@asynccontextmanager
async def _opened(
    database: Address, lock: Lock, thinkers: Thinkers, shard_range: ShardRange | None
) -> AsyncIterator[Host]:
    """Open a database whose lock this bot holds. Raises StoreError."""
    host = await _open(database, lock, thinkers, shard_range)
    told = {} if shard_range is None else {"shards": str(shard_range)}
    _events.info("started", program=version(), database=str(database), pid=os.getpid(), **told)
    for one in PACKAGES:
        if one.game is None:
            _events.error("game_left_out", package=one.name, version=one.version, error=one.error)
    try:
        yield host
    finally:
        await host.close()
        _events.info("stopped", pid=os.getpid())


async def _open(
    database: Address, lock: Lock, thinkers: Thinkers, shard_range: ShardRange | None
) -> Host:
    """Open the database; if processes share it, use its server's clock. Raises StoreError."""
    clock = None if shard_range is None else ServerClock()
    opening = asyncio.ensure_future(
        Host.open(database, GAMES, clock or utc_now, thinkers, lock, shard_range or ALL)
    )
    try:
        host = await asyncio.shield(opening)
    except asyncio.CancelledError:
        # A migration continues in its thread: the lock is held until that has ended.
        with suppress(StoreError):
            await (await opening).close()
        raise
    if clock is not None:
        host.upkeep.lease.set_clock = clock.follow
    return host


@asynccontextmanager
async def _bot(
    host: Host,
    dev_guild: int | None,
    numbers: ProcessNumbers,
    shards: int | None,
    watchdog: Watchdog | None,
    emojis: bool,
) -> AsyncIterator[GamesBot]:
    """Yield a client that gives signs of life. Raises StoreError, DatabaseInUse."""
    if watchdog is not None:
        host.upkeep.lease.alive = watchdog.alive
    async with host.upkeep.lease.held_by(_this_process()):
        with (
            nullcontext() if watchdog is None else watchdog.watching(),
            drawing(numbers.drawing, numbers.kept) as workers,
        ):
            yield GamesBot(host, GAMES, dev_guild, workers, shards, emojis)


@asynccontextmanager
async def _kept(
    database: Address, wait: bool, shard_range: ShardRange | None, watchdog: Watchdog | None
) -> AsyncIterator[Lock]:
    """Hold the lock of the database or of these shards. Raises StoreError, DatabaseInUse."""
    wanted = ALL if shard_range is None else shard_range

    def say(sentence: str) -> None:
        _log.warning(sentence)
        if watchdog is not None:
            watchdog.waits()

    if wait:
        async with hold_in_turn(database, say, wanted) as lock:
            yield lock
    else:
        with hold(database, FOR_A_BOT if shard_range is None else FOR_A_PART, wanted) as lock:
            yield lock


def _this_process() -> Process:
    return Process(secrets.token_hex(8), os.getpid(), platform.node(), version())


async def serve_discord(settings: Settings, wait: bool = False) -> None:
    """Host games on Discord until stopped, then finish work in progress.

    Raises StoreError, DatabaseInUse, CannotListen, EndedByItself, discord.LoginFailure.
    """
    assert settings.token is not None
    chosen = settings.drawing_processes
    processes = usual_processes() if chosen is None else chosen
    kept = settings.kept_pictures
    numbers = ProcessNumbers(processes, settings.thinkers, settings.thinking_seconds, kept)
    shard_range = settings.shards
    shards, emojis = None if shard_range is None else shard_range.shards, settings.emojis == "on"
    one, many = (settings.database, settings.dev_guild, wait, numbers), (shards, shard_range)
    async with (
        open_bot(*one, *many, Watchdog(), emojis) as bot,
        _visited(bot, settings),
        collecting(bot.context.host),
        bot,
    ):
        _set_up(bot.context.host, settings)
        bot.when_loaded = freeze_loaded
        await _play(bot, settings.token)


@asynccontextmanager
async def _visited(bot: GamesBot, settings: Settings) -> AsyncIterator[None]:
    """Serve the bot's metrics and web pages, as far as they are configured. Raises CannotListen.

    Loading their servers takes 40 ms, which a start without them saves.
    """
    async with AsyncExitStack() as held:
        if settings.metrics_port is not None:
            from bot.operations.monitoring.endpoint import watched

            await held.enter_async_context(watched(bot, settings))
        own_ports = {settings.web_port, settings.metrics_port or 0}
        bot.context.outgoing = OutgoingClient(settings.outgoing_hosts, own_ports=own_ports)
        await set_up_ways(bot.context, settings)
        if settings.web_url is not None:
            from bot.web.service import served

            await held.enter_async_context(served(bot.context, settings))
        else:
            bot.context.host.cluster.serve(partial(_from_pages, bot.context))
        yield


async def set_up_ways(services: Services, settings: Settings) -> None:
    """Have people called by the kinds of ways that the operator has set up.

    Without any, nothing is imported.
    """
    kinds: dict[str, Kind] = {}
    # Programs of this machine are for organisers' webhooks: people's own reach public hosts only.
    if own := tuple(rule for rule in settings.outgoing_hosts if rule.is_for_people):
        from bot.presenting.ways.addresses import addresses

        kinds |= addresses(OutgoingClient(own))
    public = any(not rule.plain for rule in settings.outgoing_hosts)
    if public and settings.push_contact is not None and settings.web_url is not None:
        from bot.web.push.sender import push_kind

        kinds["push"] = await push_kind(services, settings.push_contact)
    if settings.mail_server is not None and settings.web_url is not None:
        from bot.presenting.ways.mail.sender import MAIL, mail_kind
        from bot.runtime.outgoing.smtp import Mailer

        kinds[MAIL] = mail_kind(Mailer(settings.mail_server), settings.web_url)
    if kinds:
        from bot.presenting.ways.sender import WaySender

        services.host.people.way_calls.publisher = WaySender(services, kinds)


async def _from_pages(services: Services, sent: str) -> str:
    """Carry out requests from other processes' pages, in a process without pages of its own."""
    from bot.web.service import server
    from bot.web.site import Site

    return await server(Site(services))(sent)


def _set_up(host: Host, settings: Settings) -> None:
    """Apply the settings for finished tables and nightly backups to the host."""
    host.upkeep.thinning.days = settings.keep_finished
    if settings.backup_folder is not None and isinstance(settings.database, Path):
        host.upkeep.file.nightly = Nightly(settings.backup_folder, settings.backup_keep)
    elif settings.backup_folder is not None:
        _log.warning(NO_NIGHTLY)


async def _play(bot: GamesBot, token: str) -> None:
    """Stay connected until cancelled, then finish work in progress before disconnecting.

    Raises discord.LoginFailure, also if the token was replaced meanwhile, in which case due work
    stays due; and EndedByItself if the library closed its client without an error.
    """
    playing = asyncio.create_task(bot.start(token))
    locked_out = asyncio.create_task(bot.throttle.locked_out())
    tasks = {playing, locked_out}
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
        raise EndedByItself
    except asyncio.CancelledError:
        if not bot.context.host.upkeep.lease.lost:
            await bot.drain()
        raise
    finally:
        # Everyone who closes a client waits for one task, which would be cancelled with `playing`.
        if bot.is_closed():
            await bot.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def serve_preview(settings: Settings, game: str, wait: bool = False) -> None:
    """Serve the local table until stopped; the first lobby is for this game.

    Raises StoreError, DatabaseInUse, simcord.SetupError.
    """
    from bot.preview import LocalTable
    from bot.web.service import served_here

    numbers = ProcessNumbers(
        0, settings.thinkers, settings.thinking_seconds, settings.kept_pictures
    )
    async with (
        open_bot(settings.preview_database, wait=wait, numbers=numbers) as bot,
        served_here(bot.context, settings),
        collecting(bot.context.host),
    ):
        await LocalTable(bot, settings, game).serve()
