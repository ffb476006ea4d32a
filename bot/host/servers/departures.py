"""Servers that removed the bot: their tables wait for it to be invited back, then are abandoned.

Only one fact is stored: that the bot is not on the server (`left_server`). `Table.left_at` and the
condition `HERE` of the store's queries follow from it: no decision is open, no timer is due, no
season takes a step, and nothing is posted. Clocks stop and start as with a pause; seasons wait
without a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.host.absence import table_clocks
from bot.host.absence.downtime import beat
from bot.host.core.api import Notice
from bot.host.core.cluster.connectivity import Connectivity
from bot.host.core.moves.announcing import announce
from bot.host.core.moves.endings import KEPT
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.core import departures
from bot.store.core.event_log import log_after_commit, log_table_after_commit
from bot.store.leagues import seasons
from bot.store.tables import games
from bot.store.tables.games import Stored

WakeFollowers = Callable[[int], None]


class Departures:
    """Tracker of servers that have tables or leagues but removed the bot."""

    def __init__(self, registry: TableRegistry, wake_followers: WakeFollowers) -> None:
        self._registry = registry
        self._wake_followers = wake_followers

    async def compare(self, present: Collection[int]) -> None:
        """Pause, resume and abandon tables according to the servers that the bot is on now.

        Servers that an outage makes unavailable count as present. Servers of a shard that has not
        reported since the start are ignored. This may be called at any time.
        """
        now, connectivity = self._registry.now(), self._registry.connectivity
        latest = self._registry.latest

        def work(connection: Connection) -> list[int]:
            # No clock counts downtime, so record it before any clock is stopped.
            beat(connection, now, connectivity, latest)
            return _compare(connection, present, connectivity, now)

        changed = await self._registry.database.write(work)
        self._registry.latest = now
        for table_id in changed:
            await self._registry.outdated(table_id)
            self._wake_followers(table_id)


def _compare(
    connection: Connection,
    present: Collection[int],
    connectivity: Connectivity,
    now: float,
) -> list[int]:
    """Update the servers' tables, and return those that changed."""
    gone, changed = departures.left(connection), []
    missing = departures.servers(connection) - {*present, *gone}
    for guild_id in filter(connectivity.knows, missing):
        changed += _leave(connection, guild_id, now)
    for guild_id, at in gone.items():
        if guild_id in present:
            changed += _return(connection, guild_id, at, now)
        elif now - at >= KEPT.total_seconds():
            changed += _abandon(connection, guild_id, now)
    return changed


def _leave(connection: Connection, guild_id: int, now: float) -> list[int]:
    departures.leave(connection, guild_id, now)
    seasons.make_due_of_server(connection, guild_id, now)
    table_ids = departures.tables(connection, guild_id)
    log_after_commit(connection, "tables_wait", guild=guild_id, tables=len(table_ids))
    for stored in _running(connection, table_ids):
        table_clocks.stand_still(connection, stored, now)
    return table_ids


def _return(connection: Connection, guild_id: int, at: float, now: float) -> list[int]:
    departures.forget(connection, guild_id)
    departures.prolong_proposals(connection, guild_id, max(0.0, now - at))
    table_ids = departures.tables(connection, guild_id)
    log_after_commit(connection, "tables_go_on", guild=guild_id, tables=len(table_ids))
    for stored in _running(connection, table_ids):
        table_clocks.align(connection, stored.game.id, now)
        asked = table_clocks.present(stored) if stored.game.paused_at is None else []
        calls = tuple(s.user_id for s in asked if s.asked is not None and s.user_id is not None)
        announce(connection, stored, Notice("server-back", calls=calls, asks=True), now)
    return table_ids


def _abandon(connection: Connection, guild_id: int, now: float) -> list[int]:
    table_ids = departures.tables(connection, guild_id)
    departures.abandon(connection, guild_id, now)
    if guild_id not in departures.servers(connection):
        departures.forget(connection, guild_id)
    for table_id in table_ids:
        table_clocks.align(connection, table_id, now)
        ended = games.reload(connection, table_id).game
        log_table_after_commit(connection, "table_ended", ended, how="server_left")
    return table_ids


def _running(connection: Connection, table_ids: list[int]) -> list[Stored]:
    found = [games.reload(connection, table_id) for table_id in table_ids]
    return [stored for stored in found if stored.game.status == "running"]
