"""Browsers paired with people: the rows of `pairing`, and of `pairing_code` for new ones."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection


class PairingRow(NamedTuple):
    """A paired browser; its times are POSIX seconds."""

    digest: bytes
    user_id: int
    device: str
    made_at: float
    used_at: float


class CodeRow(NamedTuple):
    """A code that pairs one browser with a person, and the table to open afterwards, if any."""

    digest: bytes
    user_id: int
    name: str
    game_id: int | None
    expires_at: float


def offer(connection: Connection, code: CodeRow) -> None:
    """Store a pairing code in place of the person's earlier one."""
    withdraw(connection, code.user_id)
    connection.execute(
        "INSERT INTO pairing_code (digest, user_id, name, game_id, expires_at)"
        " VALUES (?, ?, ?, ?, ?)",
        code,
    )


def offered(connection: Connection, digest: bytes) -> CodeRow | None:
    """Return a pairing code by its digest, or None."""
    row = connection.execute(
        "SELECT digest, user_id, name, game_id, expires_at FROM pairing_code WHERE digest = ?",
        (digest,),
    ).fetchone()
    return None if row is None else CodeRow._make(row)


def withdraw(connection: Connection, user_id: int) -> None:
    """Delete a person's pairing code."""
    connection.execute("DELETE FROM pairing_code WHERE user_id = ?", (user_id,))


def use_up(connection: Connection, digest: bytes) -> CodeRow | None:
    """Delete a pairing code and return it, or None if there is none."""
    row = connection.execute(
        "DELETE FROM pairing_code WHERE digest = ?"
        " RETURNING digest, user_id, name, game_id, expires_at",
        (digest,),
    ).fetchone()
    return None if row is None else CodeRow._make(row)


def add(connection: Connection, pairing: PairingRow) -> None:
    """Store a paired browser."""
    connection.execute(
        "INSERT INTO pairing (digest, user_id, device, made_at, used_at) VALUES (?, ?, ?, ?, ?)",
        pairing,
    )


def find(connection: Connection, digest: bytes) -> PairingRow | None:
    """Return a paired browser by its digest, or None."""
    row = connection.execute(
        "SELECT digest, user_id, device, made_at, used_at FROM pairing WHERE digest = ?",
        (digest,),
    ).fetchone()
    return None if row is None else PairingRow._make(row)


def use(connection: Connection, digest: bytes, now: float) -> None:
    """Store that a browser is used now."""
    connection.execute("UPDATE pairing SET used_at = ? WHERE digest = ?", (now, digest))


def of_user(connection: Connection, user_id: int) -> list[PairingRow]:
    """Return a person's browsers, most recently used first."""
    rows = connection.execute(
        "SELECT digest, user_id, device, made_at, used_at FROM pairing WHERE user_id = ?"
        " ORDER BY used_at DESC, made_at DESC, digest",
        (user_id,),
    )
    return [PairingRow._make(row) for row in rows]


def end(connection: Connection, digest: bytes) -> None:
    """Delete a paired browser."""
    connection.execute("DELETE FROM pairing WHERE digest = ?", (digest,))


def any_ended(connection: Connection, now: float, unused_since: float) -> bool:
    """Return whether any codes have expired, or any browsers were unused since a given time."""
    row = connection.execute(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM pairing_code WHERE expires_at <= ?)"
        " OR EXISTS (SELECT 1 FROM pairing WHERE used_at <= ?)",
        (now, unused_since),
    ).fetchone()
    return row is not None


def delete_ended(connection: Connection, now: float, unused_since: float) -> None:
    """Delete expired codes, and browsers unused since a given time."""
    connection.execute("DELETE FROM pairing_code WHERE expires_at <= ?", (now,))
    connection.execute("DELETE FROM pairing WHERE used_at <= ?", (unused_since,))
