"""The outbox, which posts committed changes, and retries after failures and restarts."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.host.absence import table_clocks
from bot.host.core import counters
from bot.host.core.api import (
    Bulletin,
    DamagedState,
    Notice,
    Position,
    Posted,
    Publisher,
    WrongStatus,
)
from bot.host.core.background.delivery import Trial, delay_after
from bot.host.core.background.worker import KeyedWorker
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry, is_there
from bot.host.people import calling
from bot.host.posting.batching import Delays, Digest, Room, Unlimited, next_digest
from bot.host.posting.bulletins import Bulletins, Material, material, outline
from bot.host.posting.calls import calls_of, is_call, is_needless
from bot.host.posting.edits import FIRST_DELAY as EDIT_DELAY
from bot.host.posting.edits import Edits
from bot.runtime.log_events import timed
from bot.store import Connection
from bot.store.posting import edits, outbox
from bot.store.posting.edits import EditRow
from bot.store.tables import games, moves, restores
from bot.store.turns import calls
from bot.store.turns.calls import LineRow

_AT_ONCE = 32
REFUSED = "refused"
"""Topic of the notice that asks the open question in place of a post that was given up."""


class Outbox:
    """The follower that passes bulletins to the publisher: in order per table, tables in parallel.

    The rows of a post are stored before it is sent, and all consequences of its message in one
    transaction afterwards. A post that is interrupted by a crash is therefore the same when it is
    retried, and the publisher recognises it. Edits that failed meanwhile have their own rows.
    """

    def __init__(self, registry: TableRegistry, at_rest: Callable[[int], Awaitable[None]]) -> None:
        self.publisher: Publisher | None = None
        self.room: Room = Unlimited()
        self._registry = registry
        self._bulletins = Bulletins(registry)
        self._edits = Edits(registry, self._bulletins)
        self._at_rest = at_rest
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._worker = KeyedWorker(self._publish_due, registry.noted)
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._failed: dict[int, float] = {}

    def has_work(self, _connection: Connection, _after: Position) -> bool:
        """Return True, because every move is posted, immediately or with the next one."""
        return True

    def run_soon(self, table_id: int) -> None:
        """Start sending a table's unposted rows, unless that is already running."""
        self._worker.run_soon(table_id)

    async def resume(self) -> None:
        """Make all posts and edits that are due at any table, then return."""
        for table_id in await self._registry.database.read(outbox.tables):
            self.run_soon(table_id)
        await self._worker.settled()

    async def stuck(self, table_id: int) -> bool:
        """Return whether the last attempt to send the table's newest post failed."""
        return await self._registry.database.read(lambda db: outbox.stuck(db, table_id))

    async def asks_soon(self, table_id: int) -> bool:
        """Return whether a post of the table is due that asks the open question again."""
        rows = await self._registry.database.read(lambda db: outbox.posts_due(db, table_id))
        return any(not row.quiet for row in rows)

    async def wake(self, table_id: int, calm: float = 0.0) -> None:
        """Retry a table's failed post now, unless it failed less than `calm` seconds ago.

        This does nothing if another process owns the table, since that process retries it.
        """
        # A clock that was set back must not prolong `calm`.
        if 0.0 <= self._registry.now() - self._failed.get(table_id, -math.inf) < calm:
            return
        if not await self._registry.cluster.owns(table_id):
            return
        if await self._registry.database.read(lambda db: outbox.put_off(db, table_id)):
            now = self._registry.now()
            await self._registry.database.write(lambda db: outbox.hasten(db, table_id, now))
            self.run_soon(table_id)

    async def wake_server(self, guild_id: int) -> None:
        """Retry the failed posts of all tables of a server now."""
        for table_id in await self._registry.database.read(
            lambda db: outbox.put_off_in(db, guild_id)
        ):
            await self.wake(table_id)

    async def servers_put_off(self, shard_id: int) -> list[int]:
        """Return the servers of a shard on which posts failed and wait for a retry."""
        shards = self._registry.connectivity.shards
        return await self._registry.database.read(
            lambda db: outbox.servers_put_off(db, shard_id, shards)
        )

    async def ask_again(self, table_id: int, missing: int, looking: int | None = None) -> None:
        """Post the open question again, because its message was deleted.

        The person `looking` at the table needs no ping. If a post is due, it asks anyway.
        """
        async with self._registry.lock(table_id):
            position = (await self._registry.live(table_id)).position
            if position.table.post_id != missing:
                return
            asked = {position.table.chairs[d.seat].user_id for d in position.decisions}
            calls = tuple(user_id for user_id in asked - {looking} if user_id is not None)
            notice, now = Notice("asked-again", calls=calls, asks=True), self._registry.now()

            def work(connection: Connection) -> None:
                if asked and all(row.quiet for row in outbox.posts_due(connection, table_id)):
                    announce(connection, games.reload(connection, table_id), notice, now)

            await self._registry.change_locked(table_id, work, post_id=None)
        self.run_soon(table_id)

    async def retire(self, table_id: int, place_id: int, message_id: int) -> None:
        """Remove the buttons of a message of this table, with retries."""
        now = self._registry.now()
        await self._registry.write_at(
            table_id, lambda db: edits.strip(db, table_id, place_id, message_id, now)
        )
        self.run_soon(table_id)

    async def drain(self) -> None:
        """Wait until all due posts are sent; posts not begun by then stay due."""
        await self._worker.settled()
        await self._worker.drain()

    async def close(self) -> None:
        """Give posts in progress a few seconds to end; the rest stays due."""
        await self._worker.close()

    async def _publish_due(self, table_id: int) -> None:
        left = True
        while left and self.publisher is not None and not self._worker.closed:
            # Moves committed while this waits for a slot become part of the same post.
            async with self._slots:
                step = await self._next(table_id)
                left = step.begun is not None and await self._publish(step.begun)
            if step.begun is None:
                wait = await self._edits.catch_up(table_id, step.due, self.publisher, self.room)
                self._wait_for_room(table_id, step.wait or wait)

    def _wait_for_room(self, table_id: int, seconds: float) -> None:
        """Check a table again after `seconds`, when its channel has room; 0 cancels the wait."""
        waiting = self._waiting.pop(table_id, None)
        if waiting is not None:
            waiting.cancel()
        if seconds:
            loop = asyncio.get_running_loop()
            self._waiting[table_id] = loop.call_later(seconds, self.run_soon, table_id)

    async def _next(self, table_id: int) -> _Step:
        """Begin the table's next post if there is room for it, or return the due edits.

        Moves committed while a post waits for room in the channel become part of it.
        """
        # Nobody is notified of a decision that a standing order is about to make.
        await self._at_rest(table_id)
        # The lock ensures that rows and position are of the same version.
        async with self._registry.lock(table_id):
            now, at = await self._position(table_id), self._registry.now()
            delays = Delays() if now is None else self.room.delays(now.table)
            late = table_id in self._waiting
            return await self._registry.database.write(
                lambda db: _begin(db, table_id, now, at, delays, late)
            )

    async def _position(self, table_id: int) -> Position | None:
        """Return the table's current position, or None if nothing can be posted.

        That is the case for a lobby, a damaged table, and a table whose server the bot has left.
        """
        try:
            position = (await self._registry.live(table_id)).position
        except (DamagedState, WrongStatus):
            return None
        return None if position.table.left_at is not None else position

    async def _publish(self, begun: _Begun) -> bool:
        """Send a post that has begun; return whether there is more to do at its table."""
        assert self.publisher is not None
        digest = begun.digest
        if is_needless(begun.outline):
            self._count(counters.NEEDLESS)
            return await self._settle(digest, begun.outline, None, None)
        bulletin = await self._bulletins.complete(begun.outline, digest, begun.now, begun.found)
        try:
            facts = {"table": bulletin.table.id, "version": bulletin.position.version}
            with timed(f"post {bulletin.kind}", **facts):
                posted = await self.publisher.publish(bulletin)
        except Exception as error:
            now = self._failed[bulletin.table.id] = self._registry.now()
            await _trial(digest, bulletin, now).failed(self._registry, error)
            return True
        strip_in = await self._strip_old(bulletin, posted)
        left = await self._settle(digest, bulletin, posted, strip_in)
        self._count(counters.SENT)
        return left

    def _count(self, outcome: str) -> None:
        self._registry.counters.posts["table", outcome] += 1

    async def _strip_old(self, bulletin: Bulletin, posted: Posted | None) -> float | None:
        """Remove the previous post's buttons; return the seconds until a retry, or None."""
        assert self.publisher is not None
        old = bulletin.replaces
        if old is None or posted is None or old == posted.message_id:
            return None
        if self.room.edit_in(bulletin.table.place_id, old):
            return 0.0
        try:
            await self.publisher.strip(bulletin.table.place_id, old)
        except Exception as error:
            table = bulletin.table
            place = {"table": table.id, "guild": table.guild_id, "channel": table.place_id}
            return delay_after(error, 1, EDIT_DELAY, what="strip", **place, message=old)
        return None

    async def _settle(
        self, digest: Digest, bulletin: Bulletin, posted: Posted | None, strip_in: float | None
    ) -> bool:
        """Store that a post was sent, and which edits it and the previous one still need.

        Return whether there is more to do at its table now; later changes wake the outbox again.
        """
        table, now = bulletin.table, self._registry.now()

        def work(connection: Connection) -> bool:
            outbox.settle(connection, digest.rows, "done")
            if strip_in is not None and bulletin.replaces is not None:
                due_at = now + strip_in
                edits.strip(connection, table.id, table.place_id, bulletin.replaces, due_at)
            if posted is not None and posted.lacks:
                place, due_at = (posted.place_id, posted.message_id), now + EDIT_DELAY
                edits.illustrate(connection, table.id, *place, digest.last.id, due_at)
            if posted is not None and (line := _line_of(posted, bulletin)) is not None:
                place = (line, posted.place_id)
                calls.add_line(connection, LineRow(*place, table.id, digest.last.id))
                calling.tidy(connection, table.id, now)
            if posted is not None and bulletin.notice is not None:
                _go_on(connection, bulletin, bulletin.notice, now)
            if posted is not None:
                _store_asking(connection, bulletin, posted, now)
            return outbox.is_left(connection, table.id, now)

        if posted is None or (bulletin.notice is not None and not bulletin.asks):
            return await self._registry.database.write(work)
        return await self._registry.change_with(table.id, work)


def _store_asking(connection: Connection, bulletin: Bulletin, posted: Posted, now: float) -> None:
    """Store which post asks the open question; one that a table left behind asks no more."""
    table, asks = bulletin.table, bulletin.asks
    stored = games.reload(connection, table.id)
    if not is_there(table, stored):
        if asks:
            edits.strip(connection, table.id, posted.place_id, posted.message_id, now)
    elif asks or bulletin.notice is None:
        post_id = posted.message_id if asks else None
        games.update(connection, table.id, stored.game.version, post_id=post_id)


def _go_on(connection: Connection, bulletin: Bulletin, notice: Notice, now: float) -> None:
    """Restart the clocks of a table whose first post in its new place was sent."""
    stored = games.reload(connection, bulletin.table.id)
    if is_there(bulletin.table, stored) and table_clocks.go_on(connection, stored, now):
        calling.claim_for(connection, bulletin.table.id, bulletin.post, notice.calls, now)


class _Begun(NamedTuple):
    """A post that may reach Discord from now on, with its stored data."""

    digest: Digest
    now: Position
    outline: Bulletin
    found: Material


class _Step(NamedTuple):
    """The next action at a table: a post, or edits; `wait` is the seconds until there is room."""

    begun: _Begun | None
    due: Sequence[EditRow] = ()
    wait: float = 0.0


def _begin(
    connection: Connection,
    table_id: int,
    now: Position | None,
    at: float,
    delays: Delays,
    late: bool,
) -> _Step:
    """Store the rows of the table's next post and the people it notifies, before it is sent.

    Return the post with its stored data, or else the edits that are due.
    """
    digest = None if now is None else _digest(connection, now, at, late)
    if now is None or digest is None:
        return _Step(None, edits.edits_due(connection, table_id, at))
    if digest.last.batch is None:
        if wait := delays.wait(digest.kind):
            return _Step(None, edits.edits_due(connection, table_id, at), wait)
        outbox.begin(connection, digest.rows, at)
    planned = outline(digest, now)
    planned = replace(planned, calls=calls_of(connection, digest.last, planned, at))
    return _Step(_Begun(digest, now, planned, material(connection, digest, now.table, at)))


def _trial(digest: Digest, bulletin: Bulletin, now: float) -> Trial:
    """Return the attempt to send a post; if it is given up, the table's next post may be sent.

    An open question is never given up: a notice asks it instead, and is retried forever.
    """
    table = bulletin.table
    return Trial(
        tries=digest.last.tries,
        facts={
            "what": bulletin.kind,
            "table": table.id,
            "guild": table.guild_id,
            "version": bulletin.position.version,
            "channel": table.place_id,
        },
        put_off=lambda db, due_at: _put_off(db, digest, bulletin, now, due_at),
        counted="table",
        endless=bulletin.asks and bulletin.notice is not None,
    )


def _put_off(
    connection: Connection, digest: Digest, bulletin: Bulletin, now: float, due_at: float | None
) -> None:
    """Store when a post is tried again, or the consequences of giving it up."""
    table = bulletin.table
    if due_at is not None:
        outbox.postpone(connection, digest.rows, due_at)
        return
    outbox.settle(connection, digest.rows, "failed")
    if not is_call(bulletin):
        calling.release(connection, table.id, digest.last.id, now)
    if table.status != "running" and bulletin.replaces is not None:
        edits.strip(connection, table.id, table.place_id, bulletin.replaces, now)
    if bulletin.asks:
        _ask_anew(connection, table.id, now)


def _ask_anew(connection: Connection, table_id: int, now: float) -> None:
    """Queue a notice that asks the open question, unless a due post asks it."""
    if all(row.quiet for row in outbox.posts_due(connection, table_id)):
        announce(connection, games.reload(connection, table_id), Notice(REFUSED, asks=True), now)


def _digest(connection: Connection, now: Position, at: float, late: bool) -> Digest | None:
    """Return the next post of a table; after a wait for room it includes all rows since."""
    table_id = now.table.id
    rows = [] if restores.is_held(connection, table_id) else outbox.posts_due(connection, table_id)
    if not rows or rows[0].due_at > at:
        return None
    made = moves.automatic(connection, table_id, rows[0].version)
    return next_digest(rows, now, {row.version for row in rows} if late else made)


def _line_of(posted: Posted, bulletin: Bulletin) -> int | None:
    """Return the message that only notifies people, or None if there is none."""
    return posted.message_id if is_call(bulletin) else posted.line
