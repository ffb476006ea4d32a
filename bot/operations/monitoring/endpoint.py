"""Where the bot is watched from: `/metrics` and `/healthz` on one port."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.app import GamesBot
from bot.operations.monitoring.health import examine
from bot.operations.monitoring.metrics import Metrics
from bot.settings import Settings

HEALTHZ = "/healthz"
_CLOSING = 1.0
"""Seconds that a last answer may take when the bot ends."""

_log = logging.getLogger(__name__)


class CannotListen(Exception):
    """The port is taken, or the address is none of this computer's."""


@asynccontextmanager
async def watched(bot: GamesBot, settings: Settings) -> AsyncIterator[None]:
    """Let the bot be watched for as long as this lasts, if a port is set. Raises CannotListen."""
    if settings.metrics_port is None:
        yield
        return
    metrics = Metrics(bot, settings.backup_folder)
    runner = web.AppRunner(_app(bot, metrics), access_log=None, shutdown_timeout=_CLOSING)
    await runner.setup()
    try:
        await _listen(runner, settings.metrics_host, settings.metrics_port)
        async with metrics.lag.measured():
            yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise CannotListen(
            f"Metrics cannot be served on {host}, port {port} ({error.strerror or error}): choose"
            " another BOT_METRICS_PORT or BOT_METRICS_HOST, or leave BOT_METRICS_PORT empty."
        ) from error
    _log.info("metrics on http://%s:%s/metrics", *runner.addresses[0][:2])


def _app(bot: GamesBot, metrics: Metrics) -> web.Application:
    # One look at a time: whoever asks often writes no more often.
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
