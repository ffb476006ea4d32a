"""Web server of the pages, which runs in the bot's own process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from ipaddress import ip_network

from aiohttp import web

from bot.host.core.cluster.api import Server
from bot.host.core.counters import PageFigures
from bot.presenting.services import Services
from bot.runtime.listening import CannotListen, listening, pages_at
from bot.runtime.log_events import logger
from bot.runtime.settings import Proxies, Settings
from bot.web import (
    elsewhere,
    film,
    install,
    languages,
    lesson,
    live_updates,
    log,
    mails,
    pairing,
    pictures,
    rules,
    table,
)
from bot.web.connection_limit import ConnectionLimit, Talk, most_connections
from bot.web.layout import prepare, versioned
from bot.web.league import exchange
from bot.web.league import page as league
from bot.web.league.webhooks import WebhookSender
from bot.web.mine import calendar
from bot.web.mine import doors as lobbies
from bot.web.mine import page as mine
from bot.web.play import programs
from bot.web.play import routes as play
from bot.web.rate_limit import BROKEN, RateLimit, rate_limited
from bot.web.responses import securing
from bot.web.site import Site

ROUTES = (
    *(table.routes, play.routes, log.routes, film.routes),
    *(pictures.routes, rules.routes, live_updates.routes, league.routes),
    *(install.routes, pairing.routes, mine.routes, lesson.routes, exchange.routes),
    *(calendar.routes, mails.routes, languages.routes),
)
"""Functions of the page modules, each of which returns the module's routes."""

LOOPBACK = "127.0.0.1"
NEAR: Proxies = (ip_network(LOOPBACK), ip_network("::1"))
"""Addresses of reverse proxies on this computer."""

_CLOSING = 1.0
"""Seconds allowed for the last answers at shutdown, and for the rest of a refused request."""
_IDLE = 15.0
"""Maximum seconds that a connection may be idle, or take to send its headers."""
_LINE, _FIELD, _FIELDS = 2048, 4096, 64
"""Maximum bytes of a request's first line and of one header, and maximum number of headers."""

_NO_LOG = logging.Logger(f"{__name__}.access", logging.CRITICAL + 1)
"""Logger without output, so that requests are not logged."""

_events = logger(__name__)


@asynccontextmanager
async def served(services: Services, settings: Settings) -> AsyncIterator[None]:
    """Serve the pages at their public address for the duration. Raises CannotListen."""
    services.programs = settings.programs == "on"
    async with serving(services, settings.web_host, settings.web_port, settings.web_proxies):
        services.web_url = settings.web_url
        services.host.leagues.events.publisher = WebhookSender(services)
        try:
            yield
        finally:
            services.web_url = None


@asynccontextmanager
async def served_here(services: Services, settings: Settings) -> AsyncIterator[None]:
    """Serve the local table's pages to this computer, on another port if the usual is taken."""
    services.programs = settings.programs == "on"
    async with AsyncExitStack() as held:
        try:
            port = await held.enter_async_context(serving(services, LOOPBACK, settings.web_port))
        except CannotListen:
            port = await held.enter_async_context(serving(services, LOOPBACK, 0))
        services.web_url = f"http://{LOOPBACK}:{port}"
        yield


@asynccontextmanager
async def serving(
    services: Services, host: str, port: int, proxies: Proxies = NEAR
) -> AsyncIterator[int]:
    """Serve the pages at this host and port; yield the port in use. Raises CannotListen.

    Only these `proxies` are trusted to name their client.
    """
    await asyncio.to_thread(prepare)
    site = Site(services, RateLimit(proxies=proxies))
    services.host.cluster.serve(server(site))
    runner = web.AppRunner(application(site), shutdown_timeout=_CLOSING)
    await runner.setup()
    assert runner.server is not None
    talk = partial(
        Talk,
        runner.server,
        loop=asyncio.get_running_loop(),
        access_log=_NO_LOG,
        logger=_quiet(site),
        keepalive_timeout=_IDLE,
        lingering_time=_CLOSING,
        max_line_size=_LINE,
        max_field_size=_FIELD,
        max_headers=_FIELDS,
    )
    connection_limit = ConnectionLimit(talk, most_connections())
    try:
        async with listening(connection_limit, pages_at(host, port)) as found:
            _events.info("web_started", host=host, port=found)
            services.host.upkeep.figures.counters.pages = partial(_figures, site, connection_limit)
            yield found
    finally:
        services.host.upkeep.figures.counters.pages = PageFigures
        site.audiences.close()
        await runner.cleanup()


def server(site: Site) -> Server:
    """Return the function that carries out requests sent to pages of other processes."""
    return elsewhere.server(
        site,
        {
            "table": elsewhere.of_browsers(play.handed_over),
            "lobby": elsewhere.of_browsers(lobbies.handed_over),
            "program": programs.handed_over,
        },
    )


def _figures(site: Site, connection_limit: ConnectionLimit) -> PageFigures:
    return PageFigures(connection_limit.inside, site.rate_limit.open, site.rate_limit.refused)


def _quiet(site: Site) -> logging.Logger:
    """Return a logger that counts malformed requests instead of logging them.

    The log messages would contain what was sent, so that any visitor could fill the log.
    """

    def count(_record: logging.LogRecord) -> bool:
        site.rate_limit.count(BROKEN)
        return False

    quiet = logging.Logger(f"{__name__}.http")
    quiet.addFilter(count)
    return quiet


def application(site: Site) -> web.Application:
    """Return the aiohttp application of the pages."""
    player = partial(pairing.player, site=site)
    guard = rate_limited(site.rate_limit, site.background, player, site.note)
    app = web.Application(middlewares=[guard], client_max_size=0)
    app.on_response_prepare.append(securing(site.context))
    app.on_response_prepare.append(pairing.renewed)
    app.on_response_prepare.append(versioned)
    for routes in ROUTES:
        app.add_routes(routes(site))
    if site.context.programs:
        app.add_routes(programs.routes(site))
    if site.context.push_key is not None:
        # A bot without web push does not load what encrypts it.
        from bot.web.push.routes import routes as of_push

        app.add_routes(of_push(site))
    return app
