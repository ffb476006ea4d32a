"""Idle tables, which get one notice and are abandoned a month later.

A table is idle if no person plays there any longer, or if for a month no move was made and no clock
ran that would have notified a player. A table that one person opened against house bots waits for
that person forever. A league's table is never idle, because its season ends it.
"""

from __future__ import annotations

from bot.host.absence import table_clocks
from bot.host.core.api import Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.moves.endings import abandon
from bot.host.core.paces import DAY
from bot.store import Connection
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import absence, timers

STANDSTILL = "standstill"
"""Topic of a table's one timer that checks whether it is idle."""
PATIENCE = 30 * DAY
"""Seconds without a move until a table is idle, and then until it is abandoned."""


def look(connection: Connection, table_id: int, now: float) -> None:
    """Check whether a table has become idle, has resumed, or has been idle for too long."""
    stored = games.reload(connection, table_id)
    game = stored.game
    if game.status != "running" or game.fixture_id is not None:
        timers.put(connection, STANDSTILL, table_id, 0, None)
        return
    moved_at = absence.newest_change(connection, table_id)
    if game.still_since is not None and (
        table_clocks.present(stored) and moved_at > game.still_since
    ):
        games.update(connection, table_id, game.version, still_since=None)
        game = game._replace(still_since=None)
    if game.still_since is not None:
        _give_up_in_time(connection, stored, game.still_since, now)
    elif not table_clocks.present(stored) or _is_idle(connection, stored, moved_at, now):
        _stand_still(connection, stored, now)
    else:
        due_at = _look_again(connection, game.guild_id, moved_at, now)
        timers.put(connection, STANDSTILL, table_id, 0, due_at)


def _look_again(connection: Connection, guild_id: int, moved_at: float, now: float) -> float:
    """Return when the table has been without a move for a month.

    If this time has passed, return a time about a month from now.
    """
    ends_at = table_clocks.passed(connection, guild_id, moved_at, PATIENCE)
    return ends_at if ends_at > now else now + PATIENCE - DAY


def _is_idle(connection: Connection, stored: Stored, moved_at: float, now: float) -> bool:
    """Return whether a table of several people waits for a player who has no running clock."""
    people = [seat for seat in stored.seats if seat.user_id is not None]
    clocked = table_clocks.pace_of(stored) is not None and len(table_clocks.present(stored)) > 1
    pauses = stored.game.pause_ends_at is not None
    stuck = stored.game.paused_at is not None and not pauses
    waits = len(people) > 1 and (stuck or not (clocked or pauses))
    if not waits:
        return False
    return table_clocks.passed(connection, stored.game.guild_id, moved_at, PATIENCE) <= now


def _stand_still(connection: Connection, stored: Stored, now: float) -> None:
    game = stored.game
    games.update(connection, game.id, game.version, still_since=now)
    timers.put(connection, STANDSTILL, game.id, 0, now + PATIENCE)
    data: dict[str, str | int] = {"until_at": round(now + PATIENCE)}
    announce(connection, stored, Notice("absence-standstill", data, asks=True), now)


def _give_up_in_time(connection: Connection, stored: Stored, since: float, now: float) -> None:
    ends_at = table_clocks.passed(connection, stored.game.guild_id, since, PATIENCE)
    if ends_at <= now:
        abandon(connection, stored.game.id, now)
        table_clocks.align(connection, stored.game.id, now)
    else:
        timers.put(connection, STANDSTILL, stored.game.id, 0, ends_at)
