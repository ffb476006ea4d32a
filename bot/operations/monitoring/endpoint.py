"""HTTP endpoint of the monitoring: `/metrics` and `/healthz` on one port.

The bot is healthy if it is connected to Discord, can write to its database, and its clocks run.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.client.app import GamesBot
from bot.operations.monitoring.metrics import Metrics
from bot.runtime.listening import listening, metrics_at
from bot.runtime.settings import Settings
from bot.store.core.errors import StoreError

OLDEST_TICK = 60.0
PATIENCE = 5.0
"""Maximum seconds for a write to the database."""


@dataclass(frozen=True, slots=True)
class Health:
    """Result of the health check; `wrong` has a sentence for each fault."""

    ok: bool
    wrong: tuple[str, ...]
    gateway: bool
    database: bool
    tick_age: float | None
    missing_shards: tuple[int, ...] = ()
    """Shards that are disconnected while others are not: no reason to restart the whole bot."""


async def examine(bot: GamesBot) -> Health:
    """Check the bot's health, including a write to the database."""
    fault = await _write(bot)
    wrong = (*_unlinked(bot), *([] if fault is None else [fault]), *_silent(bot))
    missing = tuple(bot.missing_shards) if bot.context.host.connectivity.linked else ()
    return Health(not wrong, wrong, bot.linked, fault is None, bot.tick_age, missing)


async def _write(bot: GamesBot) -> str | None:
    """Write to the database; return the reason if that fails, else None."""
    lease = bot.context.host.upkeep.lease
    try:
        async with asyncio.timeout(PATIENCE):
            await lease.beat()
    except TimeoutError:
        return f"The database has not written anything for {PATIENCE:g} seconds."
    except StoreError as error:
        return str(error)
    return "Another bot has taken over the database." if lease.lost else None


def _unlinked(bot: GamesBot) -> Iterator[str]:
    if bot.gate.shut:
        yield "The bot is about to end."
    if not bot.context.host.connectivity.linked:
        yield "There is no link to Discord's gateway."


def _silent(bot: GamesBot) -> Iterator[str]:
    age = bot.tick_age
    if age is None:
        yield "The timers have not been looked at yet."
    elif age >= OLDEST_TICK:
        yield f"The timers were looked at {age:.0f} seconds ago; that is done every 15 seconds."


HEALTHZ = "/healthz"
_CLOSING = 1.0
"""Maximum seconds for the last answer when the bot stops."""

_log = logging.getLogger(__name__)


@asynccontextmanager
async def watched(bot: GamesBot, settings: Settings) -> AsyncIterator[None]:
    """Serve the monitoring on the configured port for the duration.

    Raises CannotListen.
    """
    assert settings.metrics_port is not None
    metrics = Metrics(bot, settings.backup_folder)
    runner = web.AppRunner(_app(bot, metrics), access_log=None, shutdown_timeout=_CLOSING)
    await runner.setup()
    assert runner.server is not None
    place = metrics_at(settings.metrics_host, settings.metrics_port)
    try:
        async with listening(runner.server, place) as port, metrics.lag.measured():
            _log.info("metrics on http://%s:%s/metrics", place.host, port)
            yield
    finally:
        await runner.cleanup()


def _app(bot: GamesBot, metrics: Metrics) -> web.Application:
    # One check at a time: frequent requests must not cause more frequent writes.
    turn = asyncio.Lock()

    async def show(_request: web.Request) -> web.Response:
        async with turn:
            body = await metrics.text()
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def judge(_request: web.Request) -> web.Response:
        async with turn:
            health = await examine(bot)
        return web.json_response(asdict(health), status=200 if health.ok else 503)

    app = web.Application()
    app.add_routes([web.get("/metrics", show), web.get(HEALTHZ, judge)])
    return app
