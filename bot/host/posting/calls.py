"""The notifications in posts: the people each post notifies, and reminders for others."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.host.core.api import CALLED, Bulletin, Posted
from bot.host.core.background.timers import Timers
from bot.host.core.registry import TableRegistry
from bot.host.people import calling
from bot.store import Connection
from bot.store.posting.outbox import PostRow
from bot.store.turns import calls
from bot.store.turns.calls import LineRow


class Calls:
    """Service that posts due reminders, and determines who may be notified now."""

    def __init__(
        self, registry: TableRegistry, timers: Timers, wake_followers: Callable[[int], None]
    ) -> None:
        self._registry = registry
        self._wake_followers = wake_followers
        timers.rings[calling.CALL] = self._due

    async def awake(self, user_ids: Iterable[int]) -> frozenset[int]:
        """Return those of the given people who may be notified now."""
        now, asked = self._registry.now(), tuple(user_ids)
        return await self._registry.database.read(
            lambda db: frozenset(u for u in asked if calling.is_awake(db, u, now))
        )

    async def is_live(self, table_id: int) -> bool:
        """Return whether people are playing right now, so that nobody needs a notification."""
        now = self._registry.now()
        return await self._registry.database.read(lambda db: calling.is_live_at(db, table_id, now))

    async def remember_direct(self, bulletin: Bulletin, user_id: int, message: Posted) -> None:
        """Store a direct message of a post, so that it is deleted when the person answers."""
        table_id = bulletin.table.id

        def work(connection: Connection) -> None:
            post = calling.call_of(connection, table_id, user_id, bulletin.post)
            if post is not None:
                line = LineRow(message.message_id, message.place_id, table_id, post, user_id)
                calls.add_line(connection, line)

        await self._registry.database.write(work)

    async def _due(self, table_id: int, _number: int) -> None:
        now = self._registry.now()
        await self._registry.database.write(lambda db: calling.calls_due(db, table_id, now))
        self._wake_followers(table_id)


def calls_of(
    connection: Connection, row: PostRow, bulletin: Bulletin, now: float
) -> frozenset[int]:
    """Store and return the people whom a post notifies; a retry adds nobody."""
    table, notice = bulletin.table, bulletin.notice
    if notice is not None and notice.private:
        return frozenset(calling.claim_directly(connection, table.id, notice.calls, now))
    if row.batch is not None or is_call(bulletin):
        calling.keep(connection, table.id, row.id, now)
    elif bulletin.asks:
        calling.claim(connection, table.id, row.id, bulletin.position.asked, now)
    named: set[int] = set()
    if notice is not None and notice.calls:
        named = calling.claim_for(connection, table.id, row.id, notice.calls, now)
    return frozenset(named | calling.called_by(connection, table.id, row.id))


def is_call(bulletin: Bulletin) -> bool:
    """Return whether a post is only a reminder."""
    return bulletin.notice is not None and bulletin.notice.topic == CALLED


def is_needless(bulletin: Bulletin) -> bool:
    """Return whether a reminder has nobody left to notify and has not been tried.

    A reminder that was tried may have been sent.
    """
    return is_call(bulletin) and not bulletin.calls and bulletin.tried is None
