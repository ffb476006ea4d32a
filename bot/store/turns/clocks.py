"""Rows about time: seats' clocks, waking hours, vacations, and downtimes of the bot.

If the machine's clock is set back, rows that wait for a later time are moved too, so that no table
hangs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.runtime.shard_range import ALL, ShardRange
from bot.store.core.connection import Connection
from bot.store.core.departures import ALONE
from bot.store.core.sql import OURS, upsert

_OF_SERVER = f"CASE WHEN shards = {ALONE} THEN ? ELSE (? >> 22) % shards END = shard"
"""Condition of a query over `downtime`: it is the downtime of a given server, or of its shard."""


class ClockRow(NamedTuple):
    """A row of `seat_clock` without its seat."""

    left: float
    since: float | None
    stage: int


class PulseRow(NamedTuple):
    """A row of `pulse`: when a shard was last known to be connected."""

    shard: int
    shards: int
    at: float
    linked: int


class HoursRow(NamedTuple):
    """Waking hours of a person, in minutes of the day in their time zone."""

    zone: str
    wakes: int
    sleeps: int


class VacationRow(NamedTuple):
    """A period that a person takes off; if `bot` is 1, a house bot plays meanwhile."""

    id: int
    starts: float
    ends: float
    bot: int = 0


# `left` is a reserved word in PostgreSQL.
_CLOCK_COLUMNS = ('"left"', *ClockRow._fields[1:])
_CLOCK = ", ".join(_CLOCK_COLUMNS)
_SAVE = upsert("seat_clock", ("game_id", "seat"), _CLOCK_COLUMNS)
_SAVE_HOURS = upsert("person_hours", ("user_id",), HoursRow._fields)


def of_table(connection: Connection, game_id: int) -> dict[int, ClockRow]:
    """Return the clocks of a table by seat; seats that never had one are left out."""
    rows = connection.execute(
        f"SELECT seat, {_CLOCK} FROM seat_clock WHERE game_id = ? ORDER BY seat", (game_id,)
    )
    return {seat: ClockRow._make(row) for seat, *row in rows}


def save(connection: Connection, game_id: int, seat: int, clock: ClockRow) -> None:
    """Store a seat's clock."""
    connection.execute(_SAVE, (game_id, seat, *clock))


def forget(connection: Connection, game_id: int) -> None:
    """Delete all clocks of a table."""
    connection.execute("DELETE FROM seat_clock WHERE game_id = ?", (game_id,))


def running(connection: Connection, user_id: int | None = None) -> list[tuple[int, int]]:
    """Return table and seat of each running clock of a person, or at all our tables if None."""
    condition, values = (
        (f"user_id IS NOT NULL AND game_id IN (SELECT id FROM game WHERE {OURS})", ())
        if user_id is None
        else ("user_id = ?", (user_id,))
    )
    return connection.execute(
        "SELECT game_id, seat FROM seat JOIN seat_clock USING (game_id, seat)"
        f" WHERE since IS NOT NULL AND {condition} ORDER BY game_id, seat",
        values,
    ).fetchall()


class RunningRow(NamedTuple):
    """A running clock, with its table, the table's server, its seat, and what that is `asked`."""

    game_id: int
    guild_id: int
    seat: int
    asked: int | None
    clock: ClockRow


def running_of(connection: Connection, user_id: int) -> list[RunningRow]:
    """Return the running clocks of a person."""
    rows = connection.execute(
        'SELECT seat.game_id, guild_id, seat.seat, seat.asked, "left", since, stage'
        " FROM seat JOIN seat_clock USING (game_id, seat) JOIN game ON game.id = seat.game_id"
        " WHERE since IS NOT NULL AND user_id = ? ORDER BY seat.game_id, seat.seat",
        (user_id,),
    )
    return [
        RunningRow(game_id, guild_id, seat, asked, ClockRow._make(clock))
        for game_id, guild_id, seat, asked, *clock in rows
    ]


def hours(connection: Connection, user_id: int) -> HoursRow | None:
    """Return a person's waking hours, or None if they were never set."""
    row = connection.execute(
        "SELECT zone, wakes, sleeps FROM person_hours WHERE user_id = ?", (user_id,)
    ).fetchone()
    return None if row is None else HoursRow._make(row)


def save_hours(connection: Connection, user_id: int, row: HoursRow) -> None:
    """Store a person's waking hours."""
    connection.execute(_SAVE_HOURS, (user_id, *row))


def vacations(connection: Connection, user_id: int, since: float) -> list[VacationRow]:
    """Return a person's vacations that end after a given time, earliest first."""
    rows = connection.execute(
        "SELECT id, starts, ends, bot FROM vacation WHERE user_id = ? AND ends > ?"
        " ORDER BY starts, id",
        (user_id, since),
    )
    return [VacationRow._make(row) for row in rows]


def vacation_spans(
    connection: Connection, user_id: int, since: float
) -> Iterable[tuple[float, float]]:
    """Return a person's vacations that end after a given time, as spans read one by one."""
    return connection.execute(
        "SELECT starts, ends FROM vacation WHERE user_id = ? AND ends > ? ORDER BY 1, 2",
        (user_id, since),
    )


def off(
    connection: Connection, user_id: int, since: float, guild_id: int
) -> Iterable[tuple[float, float]]:
    """Return the spans of time after a given time that do not count for a player on a server.

    They are downtimes of the server's shard and the player's vacations, read one by one.
    """
    return connection.execute(
        f"SELECT starts, ends FROM downtime WHERE ends > ? AND {_OF_SERVER} UNION ALL"
        " SELECT starts, ends FROM vacation WHERE user_id = ? AND ends > ? ORDER BY 1, 2",
        (since, guild_id, guild_id, user_id, since),
    )


def add_vacation(
    connection: Connection, user_id: int, starts: float, ends: float, bot: bool
) -> None:
    """Store a vacation, and whether a house bot plays meanwhile."""
    connection.execute(
        "INSERT INTO vacation (user_id, starts, ends, bot) VALUES (?, ?, ?, ?)",
        (user_id, starts, ends, int(bot)),
    )


def end_vacations(connection: Connection, user_id: int, now: float) -> None:
    """End a person's current vacation, and delete future ones."""
    connection.execute("DELETE FROM vacation WHERE user_id = ? AND starts >= ?", (user_id, now))
    connection.execute(
        "UPDATE vacation SET ends = ? WHERE user_id = ? AND ends > ?", (now, user_id, now)
    )


def pulse(connection: Connection) -> float | None:
    """Return when the bot was last known to be running, or None."""
    (at,) = connection.execute("SELECT max(at) FROM pulse").fetchone()
    return None if at is None else float(at)


def pulses(connection: Connection) -> list[PulseRow]:
    """Return when each shard was last known to be connected, in the order of the shards."""
    return _pulses(connection, "<>")


def outages(connection: Connection) -> list[PulseRow]:
    """Return since when single servers are unavailable; `shard` is the server's id."""
    return _pulses(connection, "=")


def _pulses(connection: Connection, compares: str) -> list[PulseRow]:
    rows = connection.execute(
        f"SELECT shard, shards, at, linked FROM pulse WHERE shards {compares} ?"
        " ORDER BY shards, shard",
        (ALONE,),
    ).fetchall()
    return [PulseRow._make(row) for row in rows]


def begin_outage(connection: Connection, guild_id: int, at: float) -> None:
    """Store since when a server is unavailable."""
    beat(connection, at, guild_id, ALONE, linked=False)


def end_outage(connection: Connection, guild_id: int) -> None:
    """Store that a server is available, or no longer ours."""
    connection.execute("DELETE FROM pulse WHERE shard = ? AND shards = ?", (guild_id, ALONE))


def beat(
    connection: Connection,
    at: float,
    shard: int = 0,
    shards: int = 1,
    *,
    linked: bool = True,
) -> None:
    """Store when a shard was last connected, and whether it still is."""
    connection.execute(
        "INSERT INTO pulse (shard, shards, at, linked) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (shard, shards) DO UPDATE SET at = excluded.at, linked = excluded.linked",
        (shard, shards, at, int(linked)),
    )


def forget_pulses(connection: Connection, shards: int) -> None:
    """Delete the pulses from when the number of shards was different."""
    connection.execute("DELETE FROM pulse WHERE shards NOT IN (?, ?)", (shards, ALONE))


def add_downtime(connection: Connection, silent: PulseRow, ends: float) -> None:
    """Store that a shard has been disconnected since its pulse, until `ends` so far."""
    connection.execute(
        "INSERT INTO downtime (shard, shards, starts, ends) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (shard, shards, starts) DO UPDATE SET ends = excluded.ends",
        (silent.shard, silent.shards, silent.at, ends),
    )


def downtimes(
    connection: Connection, since: float, guild_id: int | None = None
) -> list[tuple[float, float]]:
    """Return the downtimes that end after a given time, in order.

    They are those of the shard that serves a server, or of every shard if None.
    """
    condition, values = (
        ("", ()) if guild_id is None else (f" AND {_OF_SERVER}", (guild_id, guild_id))
    )
    return connection.execute(
        f"SELECT starts, ends FROM downtime WHERE ends > ?{condition} ORDER BY starts, ends",
        (since, *values),
    ).fetchall()


def forget_later(connection: Connection, now: float, shard_range: ShardRange = ALL) -> None:
    """Delete downtimes that lie in the future because the clock was set back.

    Those of shards owned by another process are left to that process.
    """
    of_ours = "NOT (shards = ? AND shard NOT BETWEEN ? AND ?)"
    connection.execute(
        f"DELETE FROM downtime WHERE starts >= ? AND {of_ours}", (now, *shard_range.own)
    )
    connection.execute(
        f"UPDATE downtime SET ends = ? WHERE ends > ? AND {of_ours}", (now, now, *shard_range.own)
    )


_OF_TABLE = f"game_id IN (SELECT id FROM game WHERE {OURS})"
_OF_LEAGUE = f"league_id IN (SELECT id FROM league WHERE {OURS})"
_OF_VACANCY = (
    "vacancy_id IN (SELECT vacancy.id FROM vacancy JOIN fixture ON fixture.id = fixture_id"
    " JOIN season ON season.id = season_id JOIN league ON league.id = league_id"
    f" WHERE {OURS})"
)

_LOOKED_AT = (
    ("timer", _OF_TABLE),
    ("outbox", f"status = 'due' AND {_OF_TABLE}"),
    ("pending_edit", _OF_TABLE),
    ("audit_line", OURS),
    ("league_post", f"status = 'due' AND {_OF_LEAGUE}"),
    ("season", f"stage NOT IN ('over', 'cancelled') AND {_OF_LEAGUE}"),
    ("league_calendar", OURS),
    # A call about enough players is dropped if its owner is still there: see `_MOVED`.
    ("lobby_call", f"kind <> 'enough' AND {_OF_TABLE}"),
)
"""Tables, and conditions on rows whose `due_at` may be early: their owner checks them again."""


_BEGUN = (
    ("lapse", ("at",), f"outcome IS NULL AND {_OF_TABLE}"),
    ("seat", ("awaited",), _OF_TABLE),
    ("game", ("paused_at", "pause_ends_at"), OURS),
    ("game", ("still_since",), OURS),
    ("proposal", ("made_at", "due_at"), f"outcome IS NULL AND {_OF_TABLE}"),
    ("vacancy_asked", ("asked_at", "due_at"), f"answer IS NULL AND {_OF_VACANCY}"),
)
"""Tables, columns and conditions of periods granted to people, each beginning at its first column.

A period that would begin in the future begins now, and keeps its full length: the time already
used is unknown, as the downtimes after the new time are deleted. A period that began in the past
still ends at the time that was announced.
"""

_MOVED = (
    ("call", "since", "since", _OF_TABLE),
    ("seat", "asked_at", "asked_at", _OF_TABLE),
    ("seen", "at", "at + 3600", OURS),
    ("lobby_call", "due_at", "due_at - 3600", f"kind = 'enough' AND {_OF_TABLE}"),
    ("league_post", "due_at", "due_at", f"status = 'done' AND {_OF_LEAGUE}"),
    ("league_post", "tried_at", "tried_at", f"status = 'done' AND {_OF_LEAGUE}"),
    # People's actions within the last hour, which belong to no server: any process moves them.
    ("recent", "at", "at + 3600", "TRUE"),
)
"""Tables, columns, expressions and conditions of times that are to remain as long ago as they were.

Each is moved if its expression is still in the future. A person counts as present for an hour.
"""


def set_back(connection: Connection, before: float, now: float) -> None:
    """Make rows due that would otherwise wait until the clock reaches its former time again."""
    for table, condition in _LOOKED_AT:
        connection.execute(
            f"UPDATE {table} SET due_at = ? WHERE due_at > ? AND {condition}",
            (now, now),
        )
    for table, columns, condition in _BEGUN:
        changes = ", ".join(f"{column} = {column} - ({columns[0]} - ?)" for column in columns)
        connection.execute(
            f"UPDATE {table} SET {changes} WHERE {columns[0]} > ? AND {condition}",
            (*(now for _ in columns), now),
        )
    for table, column, basis, condition in _MOVED:
        connection.execute(
            f"UPDATE {table} SET {column} = {column} - ? WHERE {basis} > ? AND {condition}",
            (before - now, now),
        )
