"""Servers that joined a league besides its home server, and the codes with which they join."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert, marks, upsert


class ServerRow(NamedTuple):
    """A row of `league_server`; `left_at` is None while the server takes part."""

    league_id: int
    guild_id: int
    channel_id: int
    name: str
    language: str
    invited_by: int
    joined_at: float
    left_at: float | None = None


class InvitationRow(NamedTuple):
    """A row of `league_invitation`."""

    league_id: int
    digest: bytes
    invited_by: int
    expires_at: float


_SERVER = ", ".join(ServerRow._fields)
_KEEP = upsert("league_server", ServerRow._fields[:2], ServerRow._fields[2:])
_INVITATION = ", ".join(InvitationRow._fields)


def joined(connection: Connection, league_id: int) -> list[ServerRow]:
    """Return the servers that take part in a league, in the order in which they joined."""
    rows = connection.execute(
        f"SELECT {_SERVER} FROM league_server WHERE league_id = ? AND left_at IS NULL"
        " ORDER BY joined_at, guild_id",
        (league_id,),
    )
    return [ServerRow._make(row) for row in rows]


def join(connection: Connection, row: ServerRow) -> None:
    """Store that a server takes part in a league, replacing an earlier time that it did."""
    connection.execute(_KEEP, row)


def leave(connection: Connection, league_id: int, guild_id: int, now: float) -> None:
    """Store that a server no longer takes part in a league."""
    connection.execute(
        "UPDATE league_server SET left_at = ?"
        " WHERE league_id = ? AND guild_id = ? AND left_at IS NULL",
        (now, league_id, guild_id),
    )


def removed(connection: Connection, guild_ids: Sequence[int]) -> set[int]:
    """Return those of some servers that have removed the bot."""
    if not guild_ids:
        return set()
    rows = connection.execute(
        f"SELECT guild_id FROM left_server WHERE guild_id IN ({marks(guild_ids)})", guild_ids
    )
    return {row[0] for row in rows}


def invite(connection: Connection, row: InvitationRow) -> None:
    """Store a code with which a server can join a league; the league's earlier code ends."""
    withdraw(connection, row.league_id)
    connection.execute(insert("league_invitation", InvitationRow._fields), row)


def withdraw(connection: Connection, league_id: int) -> bool:
    """Delete a league's code; return whether it had one."""
    found = connection.execute(
        "DELETE FROM league_invitation WHERE league_id = ? RETURNING 1", (league_id,)
    )
    return found.fetchone() is not None


def invitation(connection: Connection, digest: bytes) -> InvitationRow | None:
    """Return the invitation whose code has a digest, or None."""
    row = connection.execute(
        f"SELECT {_INVITATION} FROM league_invitation WHERE digest = ?", (digest,)
    ).fetchone()
    return None if row is None else InvitationRow._make(row)
