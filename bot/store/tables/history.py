"""Queries for /myturns and /catchup: tables that wait for a person, and what they have seen."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.departures import PLAYABLE


class TurnRow(NamedTuple):
    """A running table that waits for a person, with the time since which it waits."""

    game_id: int
    key: str
    guild_id: int
    place_id: int
    post_id: int | None
    seat: int
    asked_at: float


def turns(connection: Connection, user_id: int) -> list[TurnRow]:
    """Return the running tables on all servers that wait for a person, longest wait first."""
    rows = connection.execute(
        "SELECT game.id, key, guild_id, coalesce(thread_id, channel_id), post_id, seat, asked_at"
        " FROM seat JOIN game ON game.id = seat.game_id"
        f" WHERE user_id = ? AND asked IS NOT NULL AND status = 'running' AND {PLAYABLE}"
        " ORDER BY asked_at, game.id",
        (user_id,),
    )
    return [TurnRow._make(row) for row in rows]


def own_newest(connection: Connection, game_id: int, user_id: int) -> int:
    """Return the version of a person's newest move, 0 if there is none."""
    (version,) = connection.execute(
        "SELECT coalesce(max(version), 0) FROM move"
        " WHERE game_id = ? AND user_id = ? AND actor IN ('user', 'undo')",
        (game_id, user_id),
    ).fetchone()
    return int(version)


def looked(connection: Connection, game_id: int, user_id: int) -> int | None:
    """Return the version up to which a person has seen a table, or None if never."""
    row = connection.execute(
        "SELECT version FROM looked WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return None if row is None else int(row[0])


def set_looked(connection: Connection, game_id: int, user_id: int, version: int) -> None:
    """Store the version up to which a person has seen a table."""
    connection.execute(
        "INSERT INTO looked (game_id, user_id, version) VALUES (?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET version = excluded.version",
        (game_id, user_id, version),
    )


def passed(connection: Connection, game_id: int, last: int) -> list[tuple[int, int | None]]:
    """Return the versions of a table up to `last`, in order, and which of them each restored."""
    rows = connection.execute(
        "SELECT version, restores FROM move WHERE game_id = ? AND version <= ? ORDER BY version",
        (game_id, last),
    )
    return rows.fetchall()


def verbs(connection: Connection, game_id: int) -> list[str]:
    """Return the first words of all moves ever made at a table, most frequent first."""
    rows = connection.execute(
        "SELECT text FROM move WHERE game_id = ? AND restores IS NULL", (game_id,)
    )
    played = Counter(text.partition(" ")[0] for (text,) in rows)
    return sorted(played, key=lambda verb: (-played[verb], verb))
