"""Public knowledge of a deal: the hash and the salts at any time, the secret at the end."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.core.deal import Deal, DealSalt
from bot.host.core.dealing import hash_of, secret_text
from bot.host.core.moves.endings import is_late, was_begun
from bot.store import Connection
from bot.store.tables import games, seeds
from bot.store.tables.games import GameRow, Stored
from bot.store.tables.seeds import SaltRow
from bot.store.turns import absence


def deal_of(connection: Connection, table_id: int, now: float) -> Deal | None:
    """Return the public part of a deal, None = the bot has not committed to it."""
    stored, secret = games.reload(connection, table_id), seeds.secret(connection, table_id)
    if secret is None:
        return None
    rows = seeds.salts(connection, table_id)
    began = stored.game.status != "lobby" and any(row.seat is not None for row in rows)
    salts = _of_seats(connection, table_id, rows) if began else _of_lobby(stored, rows)
    revealed = secret_text(secret) if is_revealed(stored.game, now) else None
    return Deal(hash_of(secret), salts, revealed)


def is_revealed(game: GameRow, now: float) -> bool:
    """Return whether a game is over for good: an abandoned one may be resumed for a while."""
    return game.status == "over" or (was_begun(game) and is_late(game, now))


def _of_lobby(stored: Stored, rows: list[SaltRow]) -> tuple[DealSalt, ...]:
    """Return a lobby's salts by chair: people who leave take theirs along."""
    texts = {row.user_id: row.text for row in rows if row.user_id is not None}
    return tuple(
        DealSalt(row.name, texts[row.user_id], row.user_id)
        for row in stored.seats
        if row.user_id in texts
    )


def _of_seats(connection: Connection, table_id: int, rows: list[SaltRow]) -> tuple[DealSalt, ...]:
    """Return the salts with the names of the players at the start."""
    names: Mapping[int, str] = {
        row.seat: row.name for row in reversed(absence.tenures(connection, table_id))
    }
    return tuple(
        DealSalt(names.get(row.seat, "?"), row.text, seat=row.seat)
        for row in rows
        if row.seat is not None
    )
