"""The content of a post, derived from the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from bot.host.absence import queries
from bot.host.api import Away, Bulletin, LogEntry, Position
from bot.host.core.commit import entry_of, event_of
from bot.host.core.finishers import finishers_of
from bot.host.core.notices import notice_of
from bot.host.core.registry import TableRegistry
from bot.host.deal import Deal
from bot.host.fairness.revealing import deal_of
from bot.host.people.audience import JUST_NOW
from bot.host.posting.batching import Digest
from bot.store import Connection, moves, orders, outbox
from bot.store.moves import EventRow, MoveRow

Offers: TypeAlias = Callable[[Position], Awaitable[str | None]]
"""Returns for which kind of decision a position's question offers a standing order."""

ON_PURPOSE = frozenset({"done", "cancelled", "replaced", "time", "over"})
"""Why a standing order ends without a surprise to anybody."""


class _Material(NamedTuple):
    """What is stored about the rows of a post."""

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
    deal: Deal | None


class Bulletins:
    """Builds bulletins from digests; a digest gives the same bulletin at every try."""

    def __init__(self, registry: TableRegistry, offers: Offers) -> None:
        self._registry = registry
        self._offers = offers

    async def build(self, digest: Digest, now: Position) -> Bulletin:
        """Return the bulletin of the rows, for a table that is now at that position."""
        bulletin = await (self._notice if digest.kind == "notice" else self._news)(digest, now)
        if bulletin.asks:
            bulletin = replace(bulletin, offer=await self._offers(bulletin.position))
        tried = digest.last.tried_at
        return bulletin if tried is None else replace(bulletin, tried=_moment(tried))

    async def _news(self, digest: Digest, now: Position) -> Bulletin:
        table_id, last = now.table.id, digest.last
        first, at = digest.rows[0].version, self._registry.now()
        found = await self._registry.database.read(
            lambda db: _material(db, table_id, first, digest, at)
        )
        return Bulletin(
            key=f"{table_id}-{last.id}",
            post=last.id,
            kind=digest.kind,
            phase=digest.phase,
            position=await self._registry.past(now, last.version),
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
            finishers=await finishers_of(self._registry, now) if digest.kind == "end" else (),
            deal=found.deal,
        )

    async def _notice(self, digest: Digest, now: Position) -> Bulletin:
        table_id, row, at = now.table.id, digest.last, self._registry.now()
        away, until = await self._registry.database.read(
            lambda db: (queries.away(db, table_id), queries.until(db, table_id, at))
        )
        bulletin = Bulletin(
            key=f"{table_id}-{row.id}",
            post=row.id,
            kind="notice",
            phase=None,
            position=now,
            events=(),
            current=not digest.overtaken,
            replaces=None,
            notice=notice_of(row.data or ""),
            away=away,
            until=until,
        )
        return replace(bulletin, replaces=now.table.post_id) if bulletin.asks else bulletin

    async def _since(self, digest: Digest, now: Position, version: int | None) -> Position | None:
        if version is None or digest.kind not in ("phase", "end"):
            return None
        return await self._registry.past(now, version)

    def _mover(self, move: MoveRow | None) -> int | None:
        recent = move is not None and self._registry.now() - move.at < JUST_NOW
        return move.seat if move is not None and recent else None


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _material(
    connection: Connection, table_id: int, first: int, digest: Digest, now: float
) -> _Material:
    row = digest.last
    last = row.version
    # A game that ends by consent is posted at a version whose events were posted before.
    first = max(first, outbox.announced_before(connection, table_id, row.id) + 1)
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
        queries.away(connection, table_id),
        queries.until(connection, table_id, now),
        deal_of(connection, table_id, now) if digest.kind in ("start", "end") else None,
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
