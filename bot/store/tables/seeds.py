"""Inputs of the seeds of deals: the bot's secret and the players' salts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.tables.games import SeatRow


class SecretRow(NamedTuple):
    """The bot's part of a deal: `nonce` keeps the seed from being guessed from its hash."""

    nonce: str
    seed: int


class SaltRow(NamedTuple):
    """A player's part of a deal; for an erased person, only the digest is kept."""

    user_id: int | None
    seat: int | None
    text: str | None
    digest: str


_SALT = ", ".join(SaltRow._fields)


def secret(connection: Connection, game_id: int) -> SecretRow | None:
    """Return the secret of a table, or None if the bot has not committed to one."""
    row = connection.execute(
        "SELECT nonce, seed FROM deal WHERE game_id = ?", (game_id,)
    ).fetchone()
    return None if row is None else SecretRow._make(row)


def commit(connection: Connection, game_id: int, row: SecretRow) -> None:
    """Store the secret of a table, which never changes."""
    connection.execute("INSERT INTO deal (game_id, nonce, seed) VALUES (?, ?, ?)", (game_id, *row))


def fixture_secret(connection: Connection, fixture_id: int) -> SecretRow | None:
    """Return the secret of a league's table, or None if the bot has not committed to one."""
    row = connection.execute(
        "SELECT nonce, seed FROM fixture_deal WHERE fixture_id = ?", (fixture_id,)
    ).fetchone()
    return None if row is None else SecretRow._make(row)


def commit_fixture(connection: Connection, fixture_id: int, row: SecretRow) -> None:
    """Store the secret of a league's table, which never changes."""
    connection.execute(
        "INSERT INTO fixture_deal (fixture_id, nonce, seed) VALUES (?, ?, ?)", (fixture_id, *row)
    )


def of_season(connection: Connection, season_id: int) -> list[tuple[int, SecretRow]]:
    """Return the secrets of a season's tables, each with the table's number in the schedule."""
    rows = connection.execute(
        "SELECT number, nonce, fixture_deal.seed FROM fixture_deal"
        " JOIN fixture ON fixture.id = fixture_id WHERE season_id = ? ORDER BY number",
        (season_id,),
    )
    return [(number, SecretRow(nonce, seed)) for number, nonce, seed in rows]


def salts(connection: Connection, game_id: int) -> list[SaltRow]:
    """Return the salts of a table, sorted by seat once the game has begun."""
    rows = connection.execute(
        f"SELECT {_SALT} FROM salt WHERE game_id = ? ORDER BY seat, user_id", (game_id,)
    )
    return [SaltRow._make(row) for row in rows]


def put_salt(connection: Connection, game_id: int, user_id: int, text: str, digest: str) -> None:
    """Store a player's salt for a deal, in place of an earlier one."""
    connection.execute(
        "INSERT INTO salt (game_id, user_id, text, digest) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game_id, user_id) DO UPDATE SET text = excluded.text,"
        " digest = excluded.digest",
        (game_id, user_id, text, digest),
    )


def drop_salt(connection: Connection, game_id: int, user_id: int) -> None:
    """Delete a player's salt for a deal."""
    connection.execute("DELETE FROM salt WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def seat_salts(connection: Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    """Store the seats of the players who gave a salt; delete the salts of those who left."""
    connection.executemany(
        "UPDATE salt SET seat = ? WHERE game_id = ? AND user_id = ?",
        [(row.seat, game_id, row.user_id) for row in seats],
    )
    connection.execute("DELETE FROM salt WHERE game_id = ? AND seat IS NULL", (game_id,))
