"""Time in which a league opens 80 tables: the real host and publisher on a moved clock.

Every thread and every message takes a second of Discord's, one after the other. What is counted
beside that are the requests of the second in which most are made, and the processor time.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from datetime import datetime
from pathlib import Path

from bot.cli.compose import share_interpreter
from bot.host import Host
from bot.host.core.api import Table
from bot.host.leagues.api import LeaguePost, Sent
from cogs.posting.posts import Post
from cogs.posting.publisher import Found, GamePublisher
from tests.catalogue import CATALOGUE
from tests.host.conftest import TestClock
from tests.host.leagues.playing import (
    LeagueServer,
    attach,
    found,
    go_to,
    look,
    people,
    settings,
    sign_up,
)
from tests.host.playing import let_newcomers_play
from tests.tools.bench import Figure

PEOPLE = 80
TABLES = 80
SETTINGS = settings(
    game="puerto_rico",
    games=4,
    at_once=4,
    newcomer_at_once=4,
    division_size=16,
    open_tables=TABLES,
)
POST = 1.0
"""Seconds that Discord takes for a message or a thread."""


class PacedDiscord(LeagueServer):
    """Stands where Discord is: a server of the league, and the sender of its tables' posts."""

    def __init__(self, clock: TestClock) -> None:
        super().__init__()
        self._clock = clock
        self._threads: set[int] = set()
        self.done_at = 0.0
        self.requests: Counter[int] = Counter()
        self.opened: set[int] = set()

    def ask(self, takes: float = 0.0) -> None:
        """Count a request, and wait for those before it."""
        now = self._clock().timestamp()
        self.requests[int(now)] += 1
        self.done_at = max(now, self.done_at) + takes

    async def place(self, table: Table) -> int:
        if table.id not in self._threads:
            self._threads.add(table.id)
            self.ask(POST)
        return table.id

    async def send_table(self, place_id: int, post: Post) -> int:
        self.ask(POST)
        self.opened.add(place_id)
        return len(self.requests)

    async def send(self, post: LeaguePost) -> Sent:
        self.ask(POST)
        return await super().send(post)


class Sender:
    """Hands the posts of tables to Discord."""

    def __init__(self, discord: PacedDiscord) -> None:
        self._discord = discord

    async def place(self, table: Table) -> int:
        return await self._discord.place(table)

    async def send(self, place_id: int, post: Post) -> int:
        return await self._discord.send_table(place_id, post)

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        return None

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        self._discord.ask()
        return True

    async def delete(self, place_id: int, message_id: int) -> None:
        self._discord.ask()

    async def strip(self, place_id: int, message_id: int) -> None:
        self._discord.ask()

    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        self._discord.ask()

    async def show_card(self, table: Table) -> None:
        self._discord.ask()


def figures() -> list[Figure]:
    """Measure how long it takes until 80 tables have begun."""
    share_interpreter()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "bench.db"))


async def _measure(path: Path) -> list[Figure]:
    clock = TestClock()
    host = await Host.open(path, CATALOGUE, clock)
    await let_newcomers_play(host)
    discord = PacedDiscord(clock)
    attach(host, discord)
    host.posting.outbox.publisher = GamePublisher(CATALOGUE, Sender(discord))
    season = await found(host, SETTINGS)
    await sign_up(host, season, people(PEOPLE))
    await go_to(host, clock, season.starts_at.timestamp() - 60)
    begin, busy = season.starts_at.timestamp(), time.process_time()
    opened = await _open_all(host, clock, begin)
    spent = time.process_time() - busy
    assert len(discord.opened) == TABLES
    await host.close()
    return [
        Figure(f"league: {TABLES} tables open after", opened - begin, "s", "<= 300"),
        Figure("league: all posted, one a second", discord.done_at - begin, "s", "<= 300"),
        Figure("league: most requests in a second", max(discord.requests.values()), "", "<= 50"),
        Figure("league: processor time for this", spent, "s", "<= 300"),
    ]


async def _open_all(host: Host, clock: TestClock, begin: float) -> float:
    """Begin the season, and return when its last table was open."""
    clock.pass_seconds(begin - clock().timestamp())
    while True:
        await look(host)
        tables = await host.tables.open_tables()
        if sum(table.of_league for table in tables) == TABLES:
            return clock().timestamp()
        clock.pass_seconds(1.0)
