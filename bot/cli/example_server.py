"""A server of the bot with tables and leagues, as tools for translators see it.

Simulated people have played a season, and play two more; then everything is tried once more by
`bot.preview.crawl`, on a simulated Discord and with pages on a port of this computer.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple, TypeVar

from bot.catalogue.drawing import drawing
from bot.catalogue.games import GAMES
from bot.catalogue.thinkers import searchers_here
from bot.cli.compose import set_up_ways
from bot.client.app import GamesBot
from bot.host.core.api import Bulletin, Posted
from bot.host.host import Host, utc_now
from bot.host.leagues.api import LeaguePost, Sent
from bot.host.servers.settings import Server as ServerSettings
from bot.house_bots.api import house_bot
from bot.house_bots.searcher import Job
from bot.leagues.settings import SEASON, SWISS
from bot.preview.crawl import Crawl, Step
from bot.runtime.outgoing.hosts import parse_hosts
from bot.runtime.settings import Settings
from bot.simulation import season
from bot.simulation.life import Life
from bot.simulation.people import Simulated
from bot.simulation.plan import Acts, drawn_up, usual
from bot.simulation.server import CHANNEL, GUILD, Clock, Server
from bot.store.opening.sqlite import open_fleeting
from bot.web.service import served_here

A = TypeVar("A")

THINKS = 0.05
"""Seconds that the coach may think about a move."""
KEPT = 32 << 20
"""Maximum bytes of drawn pictures that are cached."""
GAME, PEOPLE, SIZE, TABLES = "puerto_rico", 6, 3, 2
"""The game of the seasons, and numbers: people, players of a table, and tables of a person."""


class _Season(NamedTuple):
    """A season to simulate: its form, the days since its first day, and the size of its teams."""

    form: str
    begun: int
    teams: int = 0


SEASONS = (_Season(SEASON, 80), _Season(SWISS, 30), _Season(SEASON, 12, 2))


class _Thinkers:
    """Thinkers that think for a moment, in this process."""

    offered, seconds = True, 1.0

    def __init__(self) -> None:
        self._searchers = searchers_here(GAMES)

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        """Run a job and return its result."""
        until = monotonic() + THINKS
        return job.run(self._searchers, lambda: monotonic() > until)


class _Today(Exception):
    """The simulated people have come to the present day."""


class _UntilToday(Life):
    async def step(self) -> None:
        if self.now >= utc_now().timestamp():
            raise _Today
        await super().step()


class _Recorder(Server):
    """A simulated server that keeps the first post of each kind."""

    def __init__(self, clock: Clock, people: list[Simulated]) -> None:
        super().__init__(clock, people)
        self.of_leagues: dict[str, LeaguePost] = {}
        self.of_tables: dict[str, Bulletin] = {}

    async def send(self, post: LeaguePost) -> Sent:
        """Record a league's post."""
        self.of_leagues.setdefault(post.kind, post)
        return await super().send(post)

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        """Record a table's post."""
        self.of_tables.setdefault(bulletin.kind, bulletin)
        return await super().publish(bulletin)


async def crawled(language: str, found: Callable[[], int]) -> AsyncIterator[Step]:
    """Yield what people see who try everything in a language; `found` is that of `Crawl`."""
    with TemporaryDirectory() as folder, drawing(0, KEPT):
        path = Path(folder) / "example.sqlite"
        servers = [await _simulated(path, one, language) for one in SEASONS]
        crawls: list[Crawl] = []
        host = await Host.open(
            path, GAMES, lambda: crawls[0].now() if crawls else utc_now(), _Thinkers()
        )
        await host.servers.settings.decide(GUILD, ServerSettings(language=language))
        bot = GamesBot(host, GAMES)
        bot.cards.apart = 0.0
        settings = Settings.model_construct(
            smtp_host="localhost", smtp_from="bot@example.org", outgoing_hosts=parse_hosts("*")
        )
        try:
            async with served_here(bot.context, settings):
                await set_up_ways(bot.context, settings)
                crawl = Crawl(bot, language, found)
                people = {1: "Organiser"} | {one.id: one.name for one in servers[0].people}
                await crawl.enter(GUILD, CHANNEL, people)
                crawls.append(crawl)
                async for step in _posts(bot, crawl, servers):
                    yield step
                async for step in crawl.steps([*GAMES]):
                    yield step
                await crawl.leave()
        finally:
            await host.close()


async def _posts(bot: GamesBot, crawl: Crawl, servers: list[_Recorder]) -> AsyncIterator[Step]:
    """Yield a post of each kind that the simulation has made, as Discord shows it."""
    league_posts = [one for server in servers for one in server.of_leagues.items()]
    publisher = bot.context.host.leagues.outbox.publisher
    assert publisher is not None
    for kind, post in league_posts:
        await publisher.send(post)
        yield await crawl.posted(f"post of a league ({kind})")
    for kind, bulletin in servers[0].of_tables.items():
        await bot.publisher.publish(bulletin)
        yield await crawl.posted(f"post of a table ({kind})")


async def _simulated(path: Path, one: _Season, language: str) -> _Recorder:
    """Simulate a season up to today in a database, and return the server that it was posted on."""
    today = datetime.now(UTC).date()
    first = today - timedelta(days=one.begun)
    settings = replace(
        usual(GAME),
        form=one.form,
        size=SIZE,
        games=TABLES,
        team_size=one.teams,
        first_day=first,
        last_day=first + timedelta(days=59),
    )
    plan = drawn_up(settings, PEOPLE, 1, absence=0.3, acts=Acts(1, 1, 1), late=1)
    database = open_fleeting(path)
    clock = Clock(season.moment(settings.closing_day - timedelta(days=season.SIGNUP_DAYS)))
    server = _Recorder(clock, season.people_of(plan))
    host = season.host_of(plan, GAMES, database, server)
    bots = GAMES[GAME].bots
    try:
        life = _UntilToday(host, database, server, bots[house_bot(bots)], plan.seed)
        await season.live(life, plan, league=f"League {one.begun}", language=language)
    except _Today:
        pass
    finally:
        await host.close()
    return server
