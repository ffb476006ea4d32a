"""Posting what was committed: after the commit, again after a failure or a restart."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from bot.host.absence import times
from bot.host.absence.telling import notice_of, tell
from bot.host.api import Away, Bulletin, LogEntry, Notice, Position, Publisher, PublishFailed
from bot.host.chores import Chores
from bot.host.commit import entry_of, event_of
from bot.host.digest import Digest, next_digest
from bot.host.shelf import Shelf
from bot.store import Connection, games, moves, orders, outbox
from bot.store.moves import EventRow, MoveRow
from bot.store.outbox import PostRow

_LOG = logging.getLogger(__name__)

ON_PURPOSE = frozenset({"done", "cancelled", "replaced", "time", "over"})
"""Why a standing order ends without a surprise to anybody."""
_AT_ONCE = 32
_MOST_BREAKDOWNS = 10
"""Tries of a post at which the publisher itself breaks down."""
_MOST_TRIES = 700
"""Tries of any other post: about a week, for somebody to notice and mend it."""
_LONGEST_DELAY = 900.0
_FIRST_DELAY = 30.0
_JUST_NOW = 60.0
"""Seconds after a move during which its player still looks at the table."""


class _Material(NamedTuple):
    """What the store knows of the rows of a post."""

    events: list[EventRow]
    undone: set[int]
    move: MoveRow | None
    by_person: MoveRow | None
    boards_before: int | None
    taken_back: tuple[LogEntry, ...]
    by_order: tuple[int, ...]
    out_of_orders: tuple[int, ...]
    away: tuple[Away, ...]
    until: dict[int, datetime]


class Outbox:
    """Hands bulletins to the publisher: in order at each table, tables beside each other."""

    def __init__(self, shelf: Shelf, at_rest: Callable[[int], Awaitable[None]]) -> None:
        self.publisher: Publisher | None = None
        self._shelf = shelf
        self._at_rest = at_rest
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._chores = Chores(self._tell)

    def kick(self, table_id: int) -> None:
        """Start posting what this table has not told, if nobody does already."""
        self._chores.kick(table_id)

    async def drain(self) -> None:
        """Post everything that is due at any table, then return."""
        for table_id in await self._shelf.database.read(outbox.tables):
            self.kick(table_id)
        await self._chores.settled()

    async def stuck(self, table_id: int) -> bool:
        """Tell whether the table's newest post did not get out when it was tried."""
        return await self._shelf.database.read(lambda db: outbox.stuck(db, table_id))

    async def wake(self, table_id: int) -> None:
        """Try what failed at a table once more now, before its time has come."""
        if await self._shelf.database.read(lambda db: outbox.put_off(db, table_id)):
            now = self._shelf.now()
            await self._shelf.database.write(lambda db: outbox.hasten(db, table_id, now))
            self.kick(table_id)

    async def wake_server(self, guild_id: int) -> None:
        """Try what failed at any table of a server once more now."""
        for table_id in await self._shelf.database.read(lambda db: outbox.put_off_in(db, guild_id)):
            await self.wake(table_id)

    async def ask_again(self, table_id: int, missing: int, looking: int | None = None) -> None:
        """Ask the open question in a new post, because the message that asked it is gone.

        Whoever is `looking` at the table need not be called. A post that is due asks anyway.
        """
        async with self._shelf.lock(table_id):
            position = (await self._shelf.live(table_id)).position
            if position.table.post_id != missing:
                return
            asked = {position.table.chairs[d.seat].user_id for d in position.decisions}
            calls = tuple(user_id for user_id in asked - {looking} if user_id is not None)
            notice, now = Notice("asked-again", calls=calls, asks=True), self._shelf.now()

            def work(connection: Connection) -> None:
                if asked and all(row.quiet for row in outbox.due(connection, table_id)):
                    tell(connection, games.reload(connection, table_id), notice, now)

            await self._shelf.change_locked(table_id, work, post_id=None)
        self.kick(table_id)

    async def close(self) -> None:
        """Finish the posts that are under way; the rest stays due."""
        await self._chores.close()

    async def _tell(self, table_id: int) -> None:
        going = self.publisher is not None
        while going and not self._chores.closed:
            going = await self._tell_next(table_id)

    async def _tell_next(self, table_id: int) -> bool:
        """Post the table's next bulletin; tell whether it got out."""
        # Nobody is called for what a standing order is about to decide.
        await self._at_rest(table_id)
        # Under the lock, so that rows and position are of the same version.
        async with self._shelf.lock(table_id):
            rows = await self._shelf.database.read(lambda db: outbox.due(db, table_id))
            if not rows or rows[0].due_at > self._shelf.now():
                return False
            now = (await self._shelf.live(table_id)).position
        digest = next_digest(rows, now)
        if digest is None:
            return False
        build = self._notice if digest.kind == "notice" else self._bulletin
        bulletin = await build(digest, now)
        async with self._slots:
            return await self._publish(digest, bulletin)

    async def _publish(self, digest: Digest, bulletin: Bulletin) -> bool:
        assert self.publisher is not None
        try:
            message_id = await self.publisher.publish(bulletin)
        except PublishFailed as failure:
            return await self._put_off(digest, bulletin, failure, _MOST_TRIES)
        except Exception as error:
            _LOG.exception("post %s: the publisher broke down", bulletin.key)
            broken = PublishFailed(repr(error))
            return await self._put_off(digest, bulletin, broken, _MOST_BREAKDOWNS)
        if bulletin.notice is not None and not bulletin.asks:
            await self._settle(digest.rows, "done")
            return True
        await self._shelf.change(
            bulletin.table.id,
            lambda db: outbox.settle(db, digest.rows, "done"),
            post_id=message_id if bulletin.asks else None,
        )
        return True

    async def _put_off(
        self, digest: Digest, bulletin: Bulletin, failure: PublishFailed, most: int
    ) -> bool:
        """Try it again later, or give it up; tell whether the table's next post may go."""
        tries = digest.last.tries + 1
        if failure.retry_after is None or tries >= most:
            _LOG.error("post %s is given up: %s", bulletin.key, failure.reason)
            await self._settle(digest.rows, "failed")
            return True
        delay = _delay(failure.retry_after, tries)
        _LOG.warning("post %s again in %.0f s: %s", bulletin.key, delay, failure.reason)
        due_at = self._shelf.now() + delay
        await self._shelf.database.write(lambda db: outbox.postpone(db, digest.rows, due_at))
        return False

    async def _settle(self, rows: tuple[PostRow, ...], status: str) -> None:
        await self._shelf.database.write(lambda db: outbox.settle(db, rows, status))

    async def _bulletin(self, digest: Digest, now: Position) -> Bulletin:
        table_id, last = now.table.id, digest.last
        first, at = digest.rows[0].version, self._shelf.now()
        found = await self._shelf.database.read(lambda db: _material(db, table_id, first, last, at))
        return Bulletin(
            key=f"{table_id}-{last.id}",
            kind=digest.kind,
            phase=last.closes,
            position=await self._shelf.past(now, last.version),
            events=tuple(event_of(e) for e in found.events if e.version not in found.undone),
            current=last.version == now.version,
            replaces=now.table.post_id,
            seat=found.move.seat if found.move and digest.kind == "undo" else None,
            undone=found.taken_back if digest.kind == "undo" else (),
            by_order=found.by_order,
            out_of_orders=found.out_of_orders,
            mover=self._mover(found.by_person),
            away=found.away,
            until=found.until,
            since=await self._since(digest, now, found.boards_before),
        )

    async def _notice(self, digest: Digest, now: Position) -> Bulletin:
        table_id, row, at = now.table.id, digest.last, self._shelf.now()
        away, until = await self._shelf.database.read(
            lambda db: (times.away(db, table_id), times.until(db, table_id, at))
        )
        bulletin = Bulletin(
            key=f"{table_id}-{row.id}",
            kind="notice",
            phase=None,
            position=now,
            events=(),
            current=row.version == now.version,
            replaces=None,
            notice=notice_of(row.data or ""),
            away=away,
            until=until,
        )
        return replace(bulletin, replaces=now.table.post_id) if bulletin.asks else bulletin

    async def _since(self, digest: Digest, now: Position, version: int | None) -> Position | None:
        if version is None or digest.kind not in ("phase", "end"):
            return None
        return await self._shelf.past(now, version)

    def _mover(self, move: MoveRow | None) -> int | None:
        recent = move is not None and self._shelf.now() - move.at < _JUST_NOW
        return move.seat if move is not None and recent else None


def _delay(wanted: float, tries: int) -> float:
    """Return the seconds until the next try: twice as many each time, within reason."""
    growing = max(wanted, _FIRST_DELAY) * 2.0 ** min(tries - 1, 10)
    return max(wanted, min(growing, _LONGEST_DELAY))


def _material(
    connection: Connection, table_id: int, first: int, row: PostRow, now: float
) -> _Material:
    last = row.version
    # A game that ends by consent is told at a version whose events are told already.
    first = max(first, outbox.told_before(connection, table_id, row.id) + 1)
    move = moves.load(connection, table_id, last)
    ended = orders.ended_between(connection, table_id, first, last)
    return _Material(
        moves.events(connection, table_id, first, last),
        moves.undone(connection, table_id, first, last),
        move,
        moves.newest_of_people(connection, table_id, last),
        outbox.boards_before(connection, table_id, row.id),
        _taken_back(connection, move),
        tuple(sorted(moves.seats_by_order(connection, table_id, first, last))),
        tuple(sorted({order.seat for order in ended if order.ended not in ON_PURPOSE})),
        times.away(connection, table_id),
        times.until(connection, table_id, now),
    )


def _taken_back(connection: Connection, undo: MoveRow | None) -> tuple[LogEntry, ...]:
    """Return the moves that an undo took back, oldest first."""
    if undo is None or undo.restores is None:
        return ()
    first, last = undo.restores + 1, undo.version - 1
    gone = moves.undone(connection, undo.game_id, first, last)
    events = moves.events(connection, undo.game_id, first, last)
    return tuple(
        entry_of(row, (event for event in events if event.version == row.version))
        for row in moves.between(connection, undo.game_id, first, last)
        if row.version not in gone and row.restores is None
    )
