"""Public data about a table's deal: hash and salts at any time, secret and certificate later.

The secret and the certificate become public when the game is over for good.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.host.core.api import HostError, NotSeated, Table, WrongStatus
from bot.host.core.dealing import as_shown, committed, digest_of, hash_of, secret_text
from bot.host.core.game import Deal, DealSalt
from bot.host.core.moves.endings import is_late, was_begun
from bot.host.core.registry import AnyRules, TableRegistry
from bot.host.fairness.certificate import (
    Certificate,
    Checked,
    Move,
    Program,
    Result,
    Salt,
    compare,
    completed,
    played_again,
    rules_digest,
)
from bot.store import Connection
from bot.store.tables import games, moves, seeds
from bot.store.tables.games import GameRow, Stored
from bot.store.tables.moves import MoveRow, ResultRow
from bot.store.tables.seeds import SaltRow, SecretRow
from bot.store.turns import absence

_By: TypeAlias = Literal["player", "bot", "order", "takeback"]
_BY: Mapping[str, _By] = {"user": "player", "bot": "bot", "auto": "order", "undo": "takeback"}


class NotRevealed(HostError):
    """The game is not over for good, so the secret of its deal stays hidden."""

    code = "not-revealed"


class _Record(NamedTuple):
    stored: Stored
    secret: SecretRow | None
    salts: Sequence[SaltRow]
    moves: Sequence[MoveRow]
    results: Sequence[ResultRow]


class Fairness:
    """Service for verifiable deals."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        # Requests for certificates wait in line: each plays a whole game again.
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table) -> Deal | None:
        """Return the public data of a deal, or None if the bot never committed to it.

        A lobby created by an older version gets its secret when it is first shown.
        """
        now = self._registry.now()
        found = await self._database.read(lambda db: deal_of(db, table.id, now))
        if found is not None or table.status != "lobby":
            return found
        await self._database.write(lambda db: self._commit(db, table.id))
        return await self._database.read(lambda db: deal_of(db, table.id, now))

    async def add_salt(self, table_id: int, user_id: int, text: str) -> Deal:
        """Add a player's salt to a table that has not begun, or remove it ("").

        Raises UnknownTable, WrongStatus, NotSeated, BadSalt.
        """
        salt = as_shown(text) if text.strip() else ""
        async with self._registry.lock(table_id):
            stored = await self._registry.stored(table_id)
            if stored.game.status != "lobby":
                raise WrongStatus(status=stored.game.status)
            if all(row.user_id != user_id for row in stored.seats):
                raise NotSeated(table=table_id)
            now = self._registry.now()

            def work(connection: Connection) -> Deal:
                self._commit(connection, table_id)
                if salt:
                    seeds.put_salt(connection, table_id, user_id, salt, digest_of(salt))
                else:
                    seeds.drop_salt(connection, table_id, user_id)
                deal = deal_of(connection, table_id, now)
                assert deal is not None
                return deal

            return await self._database.write(work)

    async def certificate(self, table_id: int, version: str) -> tuple[Certificate, Checked]:
        """Return a finished table's certificate, made by a program version, and its check.

        Raises UnknownTable, MissingGame, NotRevealed.
        """
        stored = await self._registry.stored(table_id)
        if not is_revealed(stored.game, self._registry.now()):
            raise NotRevealed(table=table_id)
        rules = self._registry.rules_at(stored)
        record = await self._database.read(lambda db: _record(db, stored))
        async with self._one_at_a_time:
            return await asyncio.to_thread(_certified, record, rules, version)

    def _commit(self, connection: Connection, table_id: int) -> None:
        """Commit to a secret for a lobby that has none."""
        if games.reload(connection, table_id).game.status == "lobby":
            committed(connection, table_id, self._registry.randbits)


def _record(connection: Connection, stored: Stored) -> _Record:
    table_id = stored.game.id
    return _Record(
        games.reload(connection, table_id),
        seeds.secret(connection, table_id),
        seeds.salts(connection, table_id),
        moves.everything(connection, table_id),
        moves.results(connection, table_id),
    )


def _certified(record: _Record, rules: AnyRules, version: str) -> tuple[Certificate, Checked]:
    """Return a certificate including the digests of its positions, and its check."""
    bare = _bare(record, rules, version)
    replayed = played_again(bare, rules)
    whole = completed(bare, replayed)
    return whole, compare(whole, rules, replayed)


def _bare(record: _Record, rules: AnyRules, version: str) -> Certificate:
    """Return a certificate with the stored data, but no digests of positions."""
    (game, seats), secret = record.stored, record.secret
    return Certificate(
        program=Program(version=version, schema=rules.schema, rules=rules_digest(rules)),
        table=game.id,
        game=game.key,
        players=len(seats),
        options=json.loads(game.options),
        seating="lot" if game.seating == "lot" else "fixed",
        chairs=tuple(row.chair for row in seats),
        hash=None if secret is None else hash_of(secret),
        secret=None if secret is None else secret_text(secret),
        salts=tuple(map(_salt, record.salts)),
        seed=str(game.seed),
        start=None,
        moves=tuple(map(_move, record.moves)),
        ended="played" if game.status == "over" else "abandoned",
        results=tuple(map(_result, record.results)),
    )


def _salt(row: SaltRow) -> Salt:
    return Salt(player=(row.seat or 0) + 1, text=row.text, sha256=row.digest)


def _move(row: MoveRow) -> Move:
    by = _BY[row.actor]
    return Move(player=row.seat + 1, move=row.text, by=by, back_to=row.restores, state=None)


def _result(row: ResultRow) -> Result:
    return Result(player=row.seat + 1, points=row.points, tiebreak=row.tiebreak, rank=row.rank)


def deal_of(connection: Connection, table_id: int, now: float) -> Deal | None:
    """Return the public data of a deal, or None if the bot has not committed to it."""
    stored, secret = games.reload(connection, table_id), seeds.secret(connection, table_id)
    if secret is None:
        return None
    rows = seeds.salts(connection, table_id)
    began = stored.game.status != "lobby" and any(row.seat is not None for row in rows)
    salts = _of_seats(connection, table_id, rows) if began else _of_lobby(stored, rows)
    revealed = secret_text(secret) if is_revealed(stored.game, now) else None
    return Deal(hash_of(secret), salts, revealed)


def is_revealed(game: GameRow, now: float) -> bool:
    """Return whether a game is over for good; an abandoned one may be resumed for a while."""
    return game.status == "over" or (was_begun(game) and is_late(game, now))


def _of_lobby(stored: Stored, rows: list[SaltRow]) -> tuple[DealSalt, ...]:
    """Return the salts of the people in a lobby, by chair."""
    texts = {row.user_id: row.text for row in rows if row.user_id is not None}
    return tuple(
        DealSalt(row.name, texts[row.user_id], row.user_id)
        for row in stored.seats
        if row.user_id in texts
    )


def _of_seats(connection: Connection, table_id: int, rows: list[SaltRow]) -> tuple[DealSalt, ...]:
    """Return the salts with the names of the players who had the seats at the start."""
    names: Mapping[int, str] = {
        row.seat: row.name for row in reversed(absence.tenures(connection, table_id))
    }
    return tuple(
        DealSalt(names.get(row.seat, "?"), row.text, seat=row.seat)
        for row in rows
        if row.seat is not None
    )
