"""Notices to tables after the database was restored from a backup.

Discord may show more than the backup contains. Therefore every table is checked once before
anything is posted there. If its posts show moves that the backup lacks, a notice is queued in the
transaction that records the check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.host.absence import table_clocks
from bot.host.core.api import Notice, Table
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry, table_of
from bot.host.people import calling
from bot.store import Connection
from bot.store.posting import edits, outbox
from bot.store.tables import games, restores
from bot.store.tables.games import Stored
from bot.store.tables.restores import RestoredRow
from bot.store.turns import proposals

WakeFollowers = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Restored:
    """A table to be checked; the backup had it at `version` of `epoch`.

    `keys` identify its posts that the backup contains. `lost` counts the moves known to be lost, or
    is None if unknown. `questions` maps its open proposals to the messages that ask for votes.
    """

    table: Table
    version: int
    epoch: int
    backup_at: datetime
    lost: int | None
    keys: tuple[str, ...]
    questions: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Found:
    """Result of checking a table's posts; `later` says whether any is newer than the backup.

    `live` is the message with the table's buttons, if it is not the stored one. `stale` are
    messages whose buttons must be removed, and `unasked` proposals whose question cannot be
    answered. `called` are the ids of people whom lost posts have notified.
    """

    later: bool
    live: int | None = None
    stale: tuple[int, ...] = ()
    unasked: tuple[int, ...] = ()
    called: frozenset[int] = frozenset()


class Restores:
    """Service for the tables that must be checked after a restore, and for notices to them."""

    def __init__(self, registry: TableRegistry, wake_followers: WakeFollowers) -> None:
        self._registry = registry
        self._wake_followers = wake_followers

    async def waiting(self) -> list[int]:
        """Return the tables that must be checked before anything is posted there."""
        rows = await self._registry.database.read(restores.waiting)
        return [row.game_id for row in rows]

    async def of(self, table_id: int) -> Restored | None:
        """Return what to look for at a table, or None if it need not be checked."""
        return await self._registry.database.read(lambda db: _restored(db, table_id))

    async def looked(self, table_id: int, found: Found) -> None:
        """Store the result of checking a table, once, and notify the table of any loss."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            row = restores.load(connection, table_id)
            if row is not None:
                restores.release(connection, table_id)
                _tell(connection, row, found, now)

        live = {} if found.live is None else {"post_id": found.live}
        await self._registry.change(table_id, work, **live)
        self._wake_followers(table_id)


def _restored(connection: Connection, table_id: int) -> Restored | None:
    row = restores.load(connection, table_id)
    if row is None:
        return None
    at = datetime.fromtimestamp(row.backup_at, UTC)
    keys = tuple(f"{table_id}-{post}" for post in outbox.numbers(connection, table_id))
    table = table_of(games.reload(connection, table_id))
    asked = proposals.open_ones(connection, table_id)
    questions = {one.id: one.message_id for one in asked if one.message_id is not None}
    return Restored(table, row.version, row.epoch, at, row.lost, keys, questions)


def _tell(connection: Connection, row: RestoredRow, found: Found, now: float) -> None:
    stored = games.reload(connection, row.game_id)
    if found.later:
        data = {"backup_at": int(row.backup_at), "lost": row.lost or 0}
        notice = Notice("restored", data, _asked(stored), asks=True)
        announce(connection, stored, notice, now)
    else:
        calling.mark_called(connection, row.game_id, found.called, now)
    for proposal_id in found.unasked:
        proposals.ask_anew(connection, proposal_id, now)
    place_id = table_of(stored).place_id
    for message_id in found.stale:
        edits.strip(connection, row.game_id, place_id, message_id, now)


def _asked(stored: Stored) -> tuple[int, ...]:
    """Return the people who must act, whom the notice mentions."""
    present = table_clocks.present(stored) if stored.game.paused_at is None else []
    return tuple(s.user_id for s in present if s.asked is not None and s.user_id is not None)
