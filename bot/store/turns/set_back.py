"""Everything that waits for a moment, when the machine's clock is set back: no table hangs."""

from __future__ import annotations

from bot.runtime.shard_range import ALL, OWN, ShardRange
from bot.store.core.connection import Connection

_OF_TABLE = f"game_id IN (SELECT id FROM game WHERE {OWN})"
_OF_LEAGUE = f"league_id IN (SELECT id FROM league WHERE {OWN})"
_OF_VACANCY = (
    "vacancy_id IN (SELECT vacancy.id FROM vacancy JOIN fixture ON fixture.id = fixture_id"
    " JOIN season ON season.id = season_id JOIN league ON league.id = league_id"
    f" WHERE {OWN})"
)

_LOOKED_AT = (
    ("timer", _OF_TABLE),
    ("outbox", f"status = 'due' AND {_OF_TABLE}"),
    ("pending_edit", _OF_TABLE),
    ("audit_line", OWN),
    ("league_post", f"status = 'due' AND {_OF_LEAGUE}"),
    ("season", f"stage NOT IN ('over', 'cancelled') AND {_OF_LEAGUE}"),
    # A call about enough players is dropped if its owner is still there: see `_MOVED`.
    ("lobby_call", f"kind <> 'enough' AND {_OF_TABLE}"),
)
"""Rows whose `due_at` is a lower bound: their owner checks again, acts or postpones them."""


_BEGUN = (
    ("lapse", ("at",), f"outcome IS NULL AND {_OF_TABLE}"),
    ("seat", ("awaited",), _OF_TABLE),
    ("game", ("paused_at", "pause_ends_at"), OWN),
    ("game", ("still_since",), OWN),
    ("proposal", ("made_at", "due_at"), f"outcome IS NULL AND {_OF_TABLE}"),
    ("vacancy_asked", ("asked_at", "due_at"), f"answer IS NULL AND {_OF_VACANCY}"),
)
"""People's time: if it began in the future, it begins now and keeps its full length.

The time already used cannot be known: the downtimes until then are forgotten. A time that began in
the past goes on until the moment that was announced.
"""

_MOVED = (
    ("call", "since", "since", _OF_TABLE),
    ("seat", "asked_at", "asked_at", _OF_TABLE),
    ("seen", "at", "at + 3600", OWN),
    ("lobby_call", "due_at", "due_at - 3600", f"kind = 'enough' AND {_OF_TABLE}"),
    ("league_post", "due_at", "due_at", f"status = 'done' AND {_OF_LEAGUE}"),
    ("league_post", "tried_at", "tried_at", f"status = 'done' AND {_OF_LEAGUE}"),
)
"""Moments that are as long ago as before, if the third column is still in the future.

For an hour a person counts as there.
"""
_MOVED_BY_ANYBODY = ("recent", "at", "at + 3600", "1 = 1")
"""Actions of people within the last hour, which belong to no server."""


def set_back(
    connection: Connection, before: float, now: float, shard_range: ShardRange = ALL
) -> None:
    """Make due all rows that would otherwise wait until the clock reaches its former time."""
    for table, condition in _LOOKED_AT:
        connection.execute(
            f"UPDATE {table} SET due_at = ? WHERE due_at > ? AND {condition}",
            (now, now, *shard_range.own),
        )
    for table, columns, condition in _BEGUN:
        changes = ", ".join(f"{column} = {column} - ({columns[0]} - ?)" for column in columns)
        connection.execute(
            f"UPDATE {table} SET {changes} WHERE {columns[0]} > ? AND {condition}",
            (*(now for _ in columns), now, *shard_range.own),
        )
    for one, own in (*((one, shard_range.own) for one in _MOVED), (_MOVED_BY_ANYBODY, ())):
        table, column, basis, condition = one
        connection.execute(
            f"UPDATE {table} SET {column} = {column} - ? WHERE {basis} > ? AND {condition}",
            (before - now, now, *own),
        )
