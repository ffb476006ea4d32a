"""Rows that wait for a moment, when the machine's clock is set back: no table hangs."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS

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
    # A call about enough players is dropped if its owner is still there: see `_MOVED`.
    ("lobby_call", f"kind <> 'enough' AND {_OF_TABLE}"),
)
"""Rows whose `due_at` is a lower bound: their owner checks again, acts or postpones them."""


_BEGUN = (
    ("lapse", ("at",), f"outcome IS NULL AND {_OF_TABLE}"),
    ("seat", ("awaited",), _OF_TABLE),
    ("game", ("paused_at", "pause_ends_at"), OURS),
    ("game", ("still_since",), OURS),
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
    ("seen", "at", "at + 3600", OURS),
    ("lobby_call", "due_at", "due_at - 3600", f"kind = 'enough' AND {_OF_TABLE}"),
    ("league_post", "due_at", "due_at", f"status = 'done' AND {_OF_LEAGUE}"),
    ("league_post", "tried_at", "tried_at", f"status = 'done' AND {_OF_LEAGUE}"),
    # Actions of people within the last hour, which belong to no server: any process moves them.
    ("recent", "at", "at + 3600", "TRUE"),
)
"""Moments that are as long ago as before, if the third column is still in the future.

For an hour a person counts as there.
"""


def set_back(connection: Connection, before: float, now: float) -> None:
    """Make due all rows that would otherwise wait until the clock reaches its former time."""
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
