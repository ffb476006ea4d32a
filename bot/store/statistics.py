"""Finished public tables of a server, as the statistics read them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple


class SeatRow(NamedTuple):
    """A seat of a finished table; `user_id` None = a house bot finished it."""

    game_id: int
    key: str
    options: str
    ended_at: float
    size: int
    seat: int
    user_id: int | None
    points: int
    rank: int
    place: int | None


class TakenRow(NamedTuple):
    """How often something was taken (`thing`, by the event's kind) by who ended on a place."""

    kind: str
    thing: str
    rank: int
    times: int


_STANDS = (
    "NOT EXISTS (SELECT 1 FROM move AS undo INDEXED BY move_undoing"
    " WHERE undo.game_id = e.game_id AND undo.restores IS NOT NULL"
    " AND e.version > undo.restores AND e.version < undo.version)"
)
"""An event that was not taken back. With the index it is ten times as quick."""


def seats(connection: sqlite3.Connection, guild_id: int, key: str | None = None) -> list[SeatRow]:
    """Return the seats of all finished public tables of a server, of one game if it is named."""
    rows = connection.execute(
        "SELECT game.id, key, options, coalesce(ended_at, created_at),"
        " count(*) OVER (PARTITION BY game.id), seat, user_id, points, rank, place"
        " FROM game JOIN result ON result.game_id = game.id"
        " WHERE guild_id = ? AND status = 'over' AND private = 0 AND coalesce(?, key) = key"
        " ORDER BY game.id, seat",
        (guild_id, key),
    )
    return [SeatRow._make(row) for row in rows]


def thinking(
    connection: sqlite3.Connection, game_ids: Iterable[int], user_id: int | None = None
) -> list[float]:
    """Return how long people took for their decisions, in order.

    A decision begins with the move of another seat before it, and ends with the first own move.
    """
    wanted = tuple(game_ids)
    rows = connection.execute(
        "SELECT at - before_at FROM (SELECT user_id, actor, seat, at,"
        " lag(at) OVER (PARTITION BY game_id ORDER BY version) AS before_at,"
        " lag(seat) OVER (PARTITION BY game_id ORDER BY version) AS before_seat"
        f" FROM move WHERE game_id IN ({', '.join('?' * len(wanted))}))"
        " WHERE actor = 'user' AND before_seat <> seat AND coalesce(?, user_id) = user_id"
        " ORDER BY 1",
        (*wanted, user_id),
    )
    return [row[0] for row in rows]


def taken(
    connection: sqlite3.Connection,
    game_ids: Iterable[int],
    kinds: Iterable[tuple[str, str]],
    user_id: int | None = None,
) -> list[TakenRow]:
    """Return how often which things were taken at these tables, by rank of who took them.

    `kinds` are kinds of events, each with the field of the thing. What was taken back is left out;
    with `user_id` only what was taken from seats that this person finished counts.
    """
    wanted = tuple(game_ids)
    found: list[TakenRow] = []
    for kind, field in kinds:
        rows = connection.execute(
            "SELECT e.kind, json_extract(e.data, ?) AS thing, r.rank, count(*) FROM event AS e"
            " JOIN result AS r ON r.game_id = e.game_id AND r.seat = json_extract(e.data, '$.seat')"
            f" WHERE e.game_id IN ({', '.join('?' * len(wanted))}) AND e.kind = ? AND {_STANDS}"
            " AND (? IS NULL OR r.user_id = ?) GROUP BY thing, r.rank ORDER BY thing, r.rank",
            (f"$.{field}", *wanted, kind, user_id, user_id),
        )
        found += [TakenRow._make(row) for row in rows]
    return found
