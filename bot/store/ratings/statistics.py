"""Finished public tables of a server, in the form that statistics need."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import marks


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
    """How often players of one rank took a `thing`; `kind` is the kind of event."""

    kind: str
    thing: str
    rank: int
    times: int


def seats(connection: Connection, guild_id: int, key: str | None = None) -> list[SeatRow]:
    """Return the seats of all finished public tables of a server, or of one game (`key`) there."""
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
    connection: Connection, game_ids: Iterable[int], user_id: int | None = None
) -> list[float]:
    """Return how long people took for their decisions, in ascending order.

    A decision begins with the preceding move of another seat, and ends with the person's first
    move.
    """
    wanted = tuple(game_ids)
    if not wanted:
        return []
    rows = connection.execute(
        "SELECT at - before_at FROM (SELECT user_id, actor, seat, at,"
        " lag(at) OVER (PARTITION BY game_id ORDER BY version) AS before_at,"
        " lag(seat) OVER (PARTITION BY game_id ORDER BY version) AS before_seat"
        f" FROM move WHERE game_id IN ({marks(wanted)})) AS step"
        " WHERE actor = 'user' AND before_seat <> seat AND coalesce(?, user_id) = user_id"
        " ORDER BY 1",
        (*wanted, user_id),
    )
    return [row[0] for row in rows]


def taken(
    connection: Connection,
    game_ids: Iterable[int],
    kinds: Iterable[tuple[str, str]],
    user_id: int | None = None,
) -> list[TakenRow]:
    """Return how often each thing was taken at these tables, by the taker's final rank.

    `kinds` are kinds of events, each with the field that names the thing. Moves taken back do not
    count; with `user_id`, only things taken by seats that this person finished count.
    """
    wanted = tuple(game_ids)
    if not wanted:
        return []
    undone = _undone(connection, wanted)
    ranks = _ranks(connection, wanted, user_id)
    found: list[TakenRow] = []
    for kind, field in kinds:
        times: Counter[tuple[str, int]] = Counter()
        for game_id, version, data in connection.execute(
            "SELECT game_id, version, data FROM event"
            f" WHERE game_id IN ({marks(wanted)}) AND kind = ?",
            (*wanted, kind),
        ):
            event = json.loads(data)
            rank = ranks.get((game_id, event.get("seat")))
            if rank is not None and field in event and version not in undone.get(game_id, ()):
                times[event[field], rank] += 1
        found += [TakenRow(kind, thing, rank, times[thing, rank]) for thing, rank in sorted(times)]
    return found


def _undone(connection: Connection, game_ids: Sequence[int]) -> dict[int, set[int]]:
    """Return the versions that were taken back, by table."""
    found: dict[int, set[int]] = {}
    for game_id, version, restored in connection.execute(
        "SELECT game_id, version, restores FROM move"
        f" WHERE game_id IN ({marks(game_ids)}) AND restores IS NOT NULL",
        game_ids,
    ):
        found.setdefault(game_id, set()).update(range(restored + 1, version))
    return found


def _ranks(
    connection: Connection, game_ids: Sequence[int], user_id: int | None
) -> dict[tuple[int, int], int]:
    """Return the final rank by table and seat; with `user_id`, only for that person's seats."""
    rows = connection.execute(
        f"SELECT game_id, seat, rank, user_id FROM result WHERE game_id IN ({marks(game_ids)})",
        game_ids,
    )
    return {
        (game_id, seat): rank
        for game_id, seat, rank, who in rows
        if user_id is None or who == user_id
    }
