"""The league's outbox: each decision is posted once, in order, and again after a failure."""

from __future__ import annotations

import json

from bot.host.core import counters
from bot.host.core.background.retries import delay_after
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeaguePost, LeaguePublisher
from bot.host.leagues.core.rows import free_after, load_league, load_season, moment
from bot.store import Connection
from bot.store.leagues import posts, seasons
from bot.store.leagues.posts import LeaguePostRow
from bot.store.tables import restores

_AT_ONCE = 50
_FIRST_DELAY = 30.0


class LeagueOutbox:
    """Sender of queued posts, one after the other; one that fails does not stop the rest."""

    def __init__(self, registry: TableRegistry) -> None:
        self.publisher: LeaguePublisher | None = None
        self._registry = registry

    async def look(self) -> int:
        """Post what is due; return how many posts were sent."""
        if self.publisher is None:
            return 0
        now, shard_range = self._registry.now(), self._registry.shard_range
        rows = await self._registry.database.read(
            lambda db: posts.due(db, now, _AT_ONCE, shard_range)
        )
        return sum([await self._send(row) for row in rows])

    async def _send(self, row: LeaguePostRow) -> bool:
        assert self.publisher is not None
        now, database = self._registry.now(), self._registry.database
        if not await database.write(lambda db: _begin(db, row, now)):
            return False
        post = await database.read(lambda db: _post(db, row, now))
        try:
            sent = await self.publisher.send(post)
        except Exception as error:
            await self._put_off(row, error, now)
            return False
        await database.write(lambda db: _settle(db, row, sent.place_id, sent.message_id))
        self._count(counters.SENT)
        return True

    async def _put_off(self, row: LeaguePostRow, error: Exception, now: float) -> None:
        facts = {"league": row.league_id, "season": row.season_id}
        delay = delay_after(error, row.tries + 1, _FIRST_DELAY, what=f"league {row.kind}", **facts)

        def work(connection: Connection) -> None:
            if delay is None:
                posts.settle(connection, row.id, "failed")
            else:
                posts.postpone(connection, row.id, now + delay)

        await self._registry.database.write(work)
        self._count(counters.outcome_of(delay))

    def _count(self, outcome: str) -> None:
        self._registry.counters.posts["league", outcome] += 1


def _begin(connection: Connection, row: LeaguePostRow, now: float) -> bool:
    """Store that a post is tried now; return whether it may be.

    A post that became due by day may have been delayed: it waits again if its person is asleep now
    or has just got another message.
    """
    if row.user_id is not None:
        newest = posts.newest_sent_to(connection, row.user_id)
        free_at = free_after(connection, row.user_id, newest, now)
        if free_at > now:
            posts.postpone(connection, row.id, free_at)
            return False
    posts.begin(connection, row.id, now)
    return True


def _post(connection: Connection, row: LeaguePostRow, now: float) -> LeaguePost:
    # A decision repeated after a restore has the same mark as before.
    tried = row.tried_at or restores.lost_since(connection, now)
    return LeaguePost(
        id=row.id,
        league=load_league(connection, row.league_id),
        season=None if row.season_id is None else load_season(connection, row.season_id),
        kind=row.kind,
        mark=row.mark,
        person=row.user_id,
        data=json.loads(row.data),
        tried=None if tried is None else moment(tried),
    )


def _settle(connection: Connection, row: LeaguePostRow, place_id: int, message_id: int) -> None:
    posts.settle(connection, row.id, "done", place_id or None, message_id or None)
    if row.kind == "card" and row.season_id is not None:
        seasons.change_season(connection, row.season_id, card_id=message_id)
