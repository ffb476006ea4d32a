"""The content of posts, derived from the database."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from cachetools import FIFOCache

from bot.host.absence import queries
from bot.host.core.api import Away, Bulletin, DamagedState, LogEntry, Position, Table
from bot.host.core.game import Deal
from bot.host.core.moves.announcing import notice_of
from bot.host.core.moves.commit import entry_of, event_of
from bot.host.core.moves.finishers import finishers_of
from bot.host.core.registry import TableRegistry
from bot.host.fairness.service import deal_of
from bot.host.people.audience import JUST_NOW
from bot.host.posting.batching import Digest
from bot.store import Connection
from bot.store.posting import outbox
from bot.store.tables import games, moves
from bot.store.tables.moves import EventRow, MoveRow
from bot.store.turns import orders

ON_PURPOSE = frozenset({"done", "cancelled", "replaced", "time", "over"})
"""Reasons for a standing order's end that surprise no player."""
_BOARDS_KEPT = 256
"""Tables whose last posted boards are cached for comparison with the next ones."""


class Material(NamedTuple):
    """Stored data for a post; a notice has only absent seats and clock deadlines."""

    away: tuple[Away, ...]
    until: dict[int, datetime]
    events: Sequence[EventRow] = ()
    undone: Container[int] = ()
    move: MoveRow | None = None
    by_person: MoveRow | None = None
    boards_before: int | None = None
    taken_back: tuple[LogEntry, ...] = ()
    by_order: tuple[int, ...] = ()
    out_of_orders: tuple[int, ...] = ()
    deal: Deal | None = None


class Bulletins:
    """Builder of bulletins from digests; a digest gives the same bulletin in every attempt."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._boards: FIFOCache[int, Position] = FIFOCache(_BOARDS_KEPT)

    async def build(self, digest: Digest, now: Position) -> Bulletin:
        """Return the bulletin of a digest, for a table whose current position is `now`."""
        at = self._registry.now()
        found = await self._registry.database.read(lambda db: material(db, digest, now.table, at))
        return await self.complete(outline(digest, now), digest, now, found)

    async def complete(
        self, bulletin: Bulletin, digest: Digest, now: Position, found: Material
    ) -> Bulletin:
        """Return an outline, completed with the stored data of its rows."""
        bulletin = replace(bulletin, away=found.away, until=found.until)
        if bulletin.notice is None:
            bulletin = await self._news(bulletin, digest, now, found)
        return bulletin

    async def _news(
        self, bulletin: Bulletin, digest: Digest, now: Position, found: Material
    ) -> Bulletin:
        is_undo, is_end = digest.kind == "undo", digest.kind == "end"
        since = await self._since(digest, now, found.boards_before)
        position = await self._registry.position_at(now, digest.last.version)
        if digest.kind == "start" or digest.phase is not None:
            self._boards[position.table.id] = position
        return replace(
            bulletin,
            position=position,
            events=tuple(event_of(e) for e in found.events if e.version not in found.undone),
            seat=found.move.seat if found.move and is_undo else None,
            undone=found.taken_back if is_undo else (),
            by_order=found.by_order,
            out_of_orders=found.out_of_orders,
            mover=self._mover(found.by_person),
            since=since,
            finishers=await finishers_of(self._registry, now) if is_end else (),
            phases=await self._phases(now) if is_end else (),
            deal=found.deal,
        )

    async def _phases(self, now: Position) -> tuple[Position, ...]:
        """Return a table's positions at the start, after each phase, and now; () if one is damaged.

        The registry logs the reason, and the finished game is posted without these positions.
        """
        try:
            return (*[one async for one in self._registry.phases(now)], now)
        except DamagedState:
            return ()

    async def _since(self, digest: Digest, now: Position, version: int | None) -> Position | None:
        """Return the position whose boards were posted before, usually from the cache, or None."""
        if version is None or digest.kind not in ("phase", "end"):
            return None
        kept = self._boards.get(now.table.id)
        if kept is not None and kept.version == version:
            return kept.at_table(now.table)
        return await self._registry.position_at(now, version)

    def _mover(self, move: MoveRow | None) -> int | None:
        recent = move is not None and self._registry.now() - move.at < JUST_NOW
        return move.seat if move is not None and recent else None


def outline(digest: Digest, now: Position) -> Bulletin:
    """Return a digest's bulletin without the stored data of its rows.

    Its `asks` is already correct, and if it asks, so is its position.
    """
    last, is_notice = digest.last, digest.kind == "notice"
    bulletin = Bulletin(
        key=f"{now.table.id}-{last.id}",
        post=last.id,
        kind=digest.kind,
        phase=digest.phase,
        position=now,
        events=(),
        current=not digest.overtaken if is_notice else last.version == now.version,
        replaces=None,
        notice=notice_of(last.data or "") if is_notice else None,
        tried=None if last.tried_at is None else _moment(last.tried_at),
    )
    replaces = bulletin.asks or not is_notice
    return replace(bulletin, replaces=now.table.post_id) if replaces else bulletin


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def material(connection: Connection, digest: Digest, table: Table, now: float) -> Material:
    """Read the stored data of a post's rows."""
    stored = games.reload(connection, table.id)
    away, until = queries.away_of(connection, stored), queries.until(connection, stored, now)
    if digest.kind == "notice":
        return Material(away, until)
    row, table_id, last = digest.last, table.id, digest.last.version
    # A game that ends by consent is posted at a version whose events have already been posted.
    told = outbox.announced_before(connection, table_id, row.id)
    first = max(digest.rows[0].version, told + 1)
    made = moves.between(connection, table_id, min(first, last), last)
    move = next((one for one in made if one.version == last), None)
    recent = [one for one in made if one.version >= first]
    ended = orders.ended_between(connection, table_id, first, last)
    return Material(
        away,
        until,
        moves.events(connection, table_id, first, last),
        {version for one in recent for version in one.undone},
        move,
        moves.newest_of_people(connection, table_id, last),
        outbox.boards_before(connection, table_id, row.id),
        _taken_back(connection, move),
        tuple(sorted({one.seat for one in recent if one.by_order})),
        tuple(sorted({order.seat for order in ended if order.ended not in ON_PURPOSE})),
        deal_of(connection, table_id, now) if digest.kind in ("start", "end") else None,
    )


def _taken_back(connection: Connection, undo: MoveRow | None) -> tuple[LogEntry, ...]:
    """Return the moves that a takeback undid, oldest first."""
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
