"""The links to pages of leagues: the rows `league_link`."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.departures import HERE


def number(connection: Connection, league_id: int) -> bytes | None:
    """Return the number of the link to a league's pages, None = they are not public."""
    row = connection.execute(
        "SELECT number FROM league_link WHERE league_id = ?", (league_id,)
    ).fetchone()
    return None if row is None else bytes(row[0])


def find(connection: Connection, number: bytes) -> int | None:
    """Return the league that a link is of, None = there is none, or the bot has left its server."""
    row = connection.execute(
        "SELECT league.id FROM league_link JOIN league ON league.id = league_id"
        f" WHERE number = ? AND {HERE.replace('game.', 'league.')}",
        (number,),
    ).fetchone()
    return None if row is None else int(row[0])


def publish(connection: Connection, league_id: int, number: bytes, now: float) -> None:
    """Store the link to a league's pages, unless there is one."""
    connection.execute(
        "INSERT INTO league_link (league_id, number, made_at) VALUES (?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (league_id, number, now),
    )


def withdraw(connection: Connection, league_id: int) -> None:
    """Delete the link to a league's pages."""
    connection.execute("DELETE FROM league_link WHERE league_id = ?", (league_id,))
