"""Events on Discord servers for the dates of leagues: `league_calendar` and `league_event`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, REACHED
from bot.store.core.sql import OURS, assignments, upsert


class CalendarRow(NamedTuple):
    """A row of `league_calendar`: a server on which a league's dates are events, or were."""

    league_id: int
    guild_id: int
    wanted: int
    due_at: float
    tries: int = 0
    problem: str | None = None


class EventRow(NamedTuple):
    """A row of `league_event`: an event as Discord has it; its times are POSIX seconds."""

    league_id: int
    guild_id: int
    season_id: int
    kind: str
    number: int
    event_id: int
    starts_at: float
    ends_at: float
    shown: str
    gone: int = 0


_CALENDAR = ", ".join(CalendarRow._fields)
_EVENT = ", ".join(EventRow._fields)
_SWITCH = upsert("league_calendar", CalendarRow._fields[:2], ("wanted", "due_at"))
_KEEP = upsert("league_event", EventRow._fields[:5], EventRow._fields[5:])
_CHANGEABLE = frozenset(CalendarRow._fields[2:])
_THIS = "league_id = ? AND guild_id = ?"
_THERE = f"{HERE} AND {REACHED}".replace("game.", "league_calendar.")


def switch(connection: Connection, league_id: int, guild_id: int, wanted: bool, now: float) -> None:
    """Store whether a server wants events for a league; it is due to be looked at."""
    connection.execute(_SWITCH, (league_id, guild_id, int(wanted), now))


def calendars_due(connection: Connection, now: float, limit: int) -> list[CalendarRow]:
    """Return the servers that are due to be looked at, of those that the bot can reach."""
    rows = connection.execute(
        f"SELECT {_CALENDAR} FROM league_calendar WHERE due_at <= ? AND {_THERE} AND {OURS}"
        " ORDER BY due_at, league_id, guild_id LIMIT ?",
        (now, limit),
    )
    return [CalendarRow._make(row) for row in rows]


def calendar(connection: Connection, league_id: int, guild_id: int) -> CalendarRow | None:
    """Return whether a server has events for a league, and how it stands; None = it never did."""
    row = connection.execute(
        f"SELECT {_CALENDAR} FROM league_calendar WHERE {_THIS}", (league_id, guild_id)
    ).fetchone()
    return None if row is None else CalendarRow._make(row)


def of_league(connection: Connection, league_id: int) -> list[CalendarRow]:
    """Return the servers that have events for a league, or had some."""
    rows = connection.execute(
        f"SELECT {_CALENDAR} FROM league_calendar WHERE league_id = ? ORDER BY guild_id",
        (league_id,),
    )
    return [CalendarRow._make(row) for row in rows]


def change(connection: Connection, row: CalendarRow, **values: str | float | None) -> None:
    """Change columns of a server's row."""
    connection.execute(
        f"UPDATE league_calendar SET {assignments(values, _CHANGEABLE)} WHERE {_THIS}",
        (*values.values(), row.league_id, row.guild_id),
    )


def forget(connection: Connection, row: CalendarRow) -> None:
    """Delete a server's row, with its events."""
    connection.execute(f"DELETE FROM league_calendar WHERE {_THIS}", row[:2])


def hasten(connection: Connection, guild_id: int, now: float) -> None:
    """Make a server due to be looked at, because the bot may be allowed more there."""
    connection.execute(
        "UPDATE league_calendar SET due_at = ? WHERE guild_id = ? AND due_at > ?",
        (now, guild_id, now),
    )


def events(connection: Connection, row: CalendarRow) -> list[EventRow]:
    """Return the events of a league on a server, also those that somebody removed."""
    rows = connection.execute(
        f"SELECT {_EVENT} FROM league_event WHERE {_THIS} ORDER BY season_id, kind, number",
        row[:2],
    )
    return [EventRow._make(one) for one in rows]


def keep(connection: Connection, event: EventRow) -> None:
    """Store an event as Discord has it now."""
    connection.execute(_KEEP, event)


def drop(connection: Connection, event: EventRow) -> None:
    """Delete the row of an event."""
    connection.execute(
        f"DELETE FROM league_event WHERE {_THIS} AND season_id = ? AND kind = ? AND number = ?",
        event[:5],
    )


def servers_wanting(connection: Connection) -> set[int]:
    """Return the servers that want events for any league."""
    rows = connection.execute("SELECT DISTINCT guild_id FROM league_calendar WHERE wanted = 1")
    return {row[0] for row in rows}
