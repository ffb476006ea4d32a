"""Whatever a host looks for by itself, it finds at its own servers alone.

All that can be due is due at the server of shard 0. A host that has shard 1 sweeps, and nothing has
changed; one that has all shards does the same afterwards, and all of it is done.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import Table
from bot.host.core.cluster.connectivity import Connectivity
from bot.host.proposals.service import Proposal
from bot.host.servers.audit import AuditLine
from bot.host.servers.settings import Server
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store import Connection
from bot.store.core.sql import OURS
from bot.store.people import links
from bot.store.people.links import LinkRow
from bot.store.tables import restores
from bot.store.tables.restores import RestoredRow
from bot.store.turns import clocks
from tests.host.conftest import ANNA, BOB, CARL, Recorder, TestClock, fill_all, lobby
from tests.host.leagues.playing import DAY, LeagueServer, attach, found, people, sign_up
from tests.host.sharing import SHARDS
from tests.host.toy import TOYS

NOBODYS = {"pulse", "downtime", "erased", "handover", "lease", "shard_count", "identify"}
"""Tables that tell of no server: whoever has shard 0 looks after them, or each after its rows."""
BEATS = {"pulse", "downtime", "lease"}
"""Rows that every process stores about its own life."""
SWEPT = {
    "outbox", "timer", "proposal", "standing_order", "game", "seat", "left_server", "audit_line",
    "rating", "rated_table", "forecast", "link", "snapshot", "season", "league_post", "lobby_call",
    "move", "erased",
}  # fmt: skip
"""The tables in which something is due that a sweep changes, and that the planted rows cover."""
GONE_SERVER = 3
"""A server of shard 0 that the bot was removed from long ago."""

Rows = Mapping[str, list[Any]]


class Announcer:
    """Posts proposals and audit lines nowhere, and keeps them."""

    def __init__(self) -> None:
        self.told: list[object] = []

    async def ask(self, proposal: Proposal) -> int | None:
        self.told.append(proposal)
        return 1

    async def answer(self, proposal: Proposal) -> None:
        self.told.append(proposal)

    async def send(self, line: AuditLine) -> None:
        self.told.append(line)


class Watched:
    """A host of some shards, all that it tells anybody, and the statements that it runs."""

    def __init__(self, host: Host, shard_range: ShardRange) -> None:
        self.host = host
        self.posts = Recorder()
        self.league = LeagueServer()
        self.announcer = Announcer()
        host.posting.outbox.publisher = self.posts
        host.proposals.announcer = self.announcer
        host.servers.audit.publisher = self.announcer
        host.upkeep.thinning.days = 1
        attach(host, self.league)
        shards = frozenset(shard_range.shard_ids)
        host.connectivity = Connectivity(
            shard_range.shards, shards, shards, shard_range.first, shard_range.last
        )

    @property
    def told(self) -> list[object]:
        """Return all that went out."""
        league: Iterable[object] = self.league.posts
        return [*self.posts.posts, *league, *self.announcer.told]

    async def sweep(self, *present: int) -> tuple[int, int, int]:
        """Do whatever the loops of the bot do, which is on these servers, more than once.

        Return how many lobbies have expired, people are to be called, and tables looked at.
        """
        expired, called, looked = 0, 0, 0
        for _ in range(3):
            await self.host.servers.departures.compare(present)
            looked += len(await self.host.upkeep.restores.waiting())
            await self.host.tick()
            await self.host.leagues.season_runner.settled()
            await self.host.resume()
            await self.host.automation.orders.settled()
            await self.host.automation.house_bots.settled()
            await self.host.proposals.settled()
            await self.host.cluster.settled()
            expired += len(await self.host.lobby.expire())
            called += len(await self.host.lobby.due_calls())
            await self.host.links.tidy()
            await self.host.pairings.tidy()
            await self.host.upkeep.file.look()
        return expired, called, looked

    def overhear(self) -> list[str]:
        """Return the list to which all statements will be added that the host runs."""
        said: list[str] = []
        for link in (self.host._database._writer, self.host._database._reader):
            session = link._session  # type: ignore[attr-defined]
            for name in ("execute", "executemany"):
                setattr(session, name, _noted(getattr(session, name), said))
        return said


def _noted(execute: Callable[..., Any], said: list[str]) -> Callable[..., Any]:
    def run(sql: str, *parameters: Any) -> Any:
        said.append(sql)
        return execute(sql, *parameters)

    return run


async def opened(
    stack: AsyncExitStack, url: DatabaseUrl, clock: TestClock, shard_range: ShardRange
) -> Host:
    host = await Host.open(url, TOYS, clock, shard_range=shard_range)
    stack.push_async_callback(host.close)
    return host


async def all_rows(host: Host) -> Rows:
    """Return what is stored, but for the signs of life of whoever runs."""

    def read(connection: Connection) -> Rows:
        tables = [
            name
            for (name,) in connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            ).fetchall()
        ]
        return {
            name: sorted(map(repr, connection.execute(f'SELECT * FROM "{name}"').fetchall()))
            for name in tables
            if name not in BEATS
        }

    return await host._database.read(read)


async def started(host: Host, *, bots: int = 0, people_too: bool = True) -> Table:
    table = await lobby(host, *((BOB, CARL) if people_too else ()))
    for _ in range(bots):
        table = await host.lobby.add_bot(table.id, ANNA.id, "first")
    return await host.lobby.start(table.id, ANNA.id)


async def finished(host: Host) -> Table:
    """Play a rated table to its end."""
    table = await lobby(host, BOB, CARL)
    await host.lobby.set_rated(table.id, ANNA.id, True)
    table = await host.lobby.start(table.id, ANNA.id)
    await fill_all(host, table)
    while decisions := (await host.tables.position(table.id)).decisions:
        user_id = table.chairs[decisions[0].seat].user_id
        assert user_id is not None
        await host.tables.play(table.id, user_id, decisions[0].moves[0])
    return table


async def plant(host: Host, clock: TestClock) -> None:
    """Make everything due at servers of shard 0, and do none of it."""
    await host.servers.settings.decide(1, Server(newcomers=0))
    for part in (host.automation.house_bots, host.automation.orders, host.proposals):
        await part.drain()
    early = await finished(host)
    await host.ratings.beat()
    token = await host.links.token(early.id, ANNA.id)
    assert token
    season = await found(host)
    await sign_up(host, season, people(3))
    clock.pass_seconds(40 * DAY)
    late = await finished(host)
    clocked = await lobby(host, BOB, CARL)
    await host.absence.set_pace(clocked.id, ANNA.id, "fast", "vote")
    clocked = await host.lobby.start(clocked.id, ANNA.id)
    await host.proposals.propose(clocked.id, ANNA.id, "abandon")
    await host.automation.orders.arm(clocked.id, BOB.id, "fill", "fill", ["left"], "always")
    await started(host, bots=1)
    nobodys, waiting = await started(host), await lobby(host, BOB)
    expired, untold = await lobby(host), await lobby(host)
    gone = await host.lobby.new(
        ANNA, "toy", guild_id=GONE_SERVER, channel_id=2, where="here", language="en"
    )
    await host.lobby.invitations.invite(waiting.id, ANNA.id, CARL)
    await host.servers.audit.choose(1, ANNA.id, 20)
    clock.pass_seconds(6 * DAY)

    def store(connection: Connection) -> None:
        # What only a crash, a restore or a bot that was sent away leaves behind.
        connection.execute(
            "UPDATE seat SET user_id = -5 WHERE game_id = ? AND user_id = ?", (nobodys.id, BOB.id)
        )
        restores.hold(connection, RestoredRow(late.id, 1, 0, 1.0, 2))
        connection.execute("INSERT INTO left_server (guild_id, at) VALUES (?, 1)", (GONE_SERVER,))
        connection.execute("INSERT INTO erased (entry, wiped) VALUES ('ab', 0)")
        connection.execute("UPDATE game SET expires_at = 5 WHERE id = ?", (expired.id,))
        connection.execute(
            "UPDATE game SET expires_at = 0, status = 'abandoned' WHERE id = ?", (untold.id,)
        )
        links.add(connection, LinkRow(b"0" * 16, late.id, ANNA.id, 1.0))

    await host._database.write(store)
    assert gone.guild_id == GONE_SERVER


async def test_no_sweep_touches_what_belongs_to_the_server_of_another_process(
    database: DatabaseUrl, clock: TestClock, caplog: pytest.LogCaptureFixture
) -> None:
    whole, part = ShardRange(), ShardRange(1, 1, SHARDS)
    async with AsyncExitStack() as stack:
        await plant(await opened(stack, database, clock, whole), clock)
    async with AsyncExitStack() as stack:
        other = Watched(await opened(stack, database, clock, part), part)
        # Nothing is kept from it by its shard's being out of reach.
        await other.host._database.write(lambda db: clocks.beat(db, clock().timestamp(), 0, SHARDS))
        before = await all_rows(other.host)
        assert await other.sweep() == (0, 0, 0)
        assert await all_rows(other.host) == before
        assert other.told == []
        # Whoever begins something at a table of another process is stopped there, and says so.
        assert [one.message for one in caplog.records if one.levelno >= logging.WARNING] == []
    async with AsyncExitStack() as stack:
        one = Watched(await opened(stack, database, clock, whole), whole)
        expired, called, looked = await one.sweep(1)
        after = await all_rows(one.host)
    changed = {name for name in before if before[name] != after[name]}
    assert changed >= SWEPT, f"nothing was due in {SWEPT - changed}"
    assert expired and called and looked
    assert one.posts.posts and one.league.posts and one.announcer.told


async def test_what_is_looked_for_names_own_servers_or_belongs_to_none(
    database: DatabaseUrl, clock: TestClock
) -> None:
    """A host with nothing to do runs nothing but the questions whether there is anything."""
    part = ShardRange(1, 1, SHARDS)
    async with AsyncExitStack() as stack:
        idle = Watched(await opened(stack, database, clock, part), part)
        tables = set(await all_rows(idle.host)) | BEATS
        names = re.compile(rf"\b({'|'.join(tables - NOBODYS)})\b")
        said = idle.overhear()
        await idle.sweep()
    looks = {sql for sql in said if names.search(sql)}
    assert len(looks) > 15, "the statements were not heard"
    everywhere = sorted(sql for sql in looks if OURS not in sql)
    assert everywhere == [], "whoever sweeps asks `bot.store.core.sql.OURS`"


@pytest.mark.parametrize(
    "shard_range", [ShardRange(), ShardRange(0, 0, SHARDS), ShardRange(1, 1, SHARDS)]
)
async def test_what_belongs_to_no_server_is_done_by_who_has_shard_0(
    database: DatabaseUrl, clock: TestClock, shard_range: ShardRange
) -> None:
    async with AsyncExitStack() as stack:
        host = await opened(stack, database, clock, shard_range)
        await host._database.write(
            lambda db: db.execute("INSERT INTO erased (entry, wiped) VALUES ('ab', 0)")
        )
        await host.resume()
        rows = await host._database.read(
            lambda db: db.execute("SELECT wiped FROM erased").fetchall()
        )
    assert rows == [(int(shard_range.has_rest),)]
