"""HTTP endpoint of the monitoring: `/metrics` and `/healthz` on one port."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.client.app import GamesBot
from bot.operations.monitoring.health import examine
from bot.operations.monitoring.metrics import Metrics
from bot.runtime.listening import listening, metrics_at
from bot.runtime.settings import Settings

HEALTHZ = "/healthz"
_CLOSING = 1.0
"""Seconds that a last answer may take when the bot ends."""

_log = logging.getLogger(__name__)


@asynccontextmanager
async def watched(bot: GamesBot, settings: Settings) -> AsyncIterator[None]:
    """Serve the monitoring on the port that is set, for the duration.

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
    # One look at a time: frequent requests do not make it write more often.
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
