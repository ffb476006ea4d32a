"""Start of a game from a lobby: seats are drawn, the first position and post are stored."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.rng import Rng
from bot.host.absence.seats import open_record
from bot.host.core.api import Position
from bot.host.core.dealing import committed, seed_of
from bot.host.core.moves.commit import write_state
from bot.host.lobby.ready_check import READY
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.posting import outbox
from bot.store.tables import games, seeds
from bot.store.tables.games import Stored
from bot.store.turns import ready as calls
from bot.store.turns import timers


def deal(connection: Connection, stored: Stored, randbits: Callable[[int], int]) -> Stored:
    """Return a table at its start, dealt from the bot's secret and its players' salts."""
    secret = committed(connection, stored.game.id, randbits)
    here = {row.user_id for row in stored.seats}
    salts = seeds.salts(connection, stored.game.id)
    return draw_seats(stored, seed_of(secret, (row.digest for row in salts if row.user_id in here)))


def draw_seats(stored: Stored, seed: int) -> Stored:
    """Return the table with its seats drawn by lot, or in the order of the chairs."""
    rows = list(stored.seats)
    if stored.game.seating == "lot":
        Rng(seed).shuffle(rows, "seats")
    seats = tuple(row._replace(seat=seat) for seat, row in enumerate(rows))
    return Stored(stored.game._replace(status="running", seed=seed), seats)


def store_start(connection: Connection, begun: Stored, position: Position, now: float) -> None:
    """Store a starting table with its first post, and end its ready check and lobby calls."""
    table_id = begun.game.id
    games.update(connection, table_id, 0, status="running", seed=begun.game.seed)
    games.replace_seats(connection, table_id, begun.seats)
    seeds.seat_salts(connection, table_id, begun.seats)
    timers.put(connection, READY, table_id, 0, None)
    calls.forget(connection, table_id)
    games.set_asked(connection, table_id, position.asked, now)
    write_state(connection, position)
    outbox.insert(connection, table_id, 0, "start", None, False, now)
    open_record(connection, table_id, now)
    seats, fixture = len(begun.seats), begun.game.fixture_id
    bots = sum(seat.bot is not None for seat in begun.seats)
    log_table_after_commit(
        connection, "table_started", begun.game, seats=seats, bots=bots, fixture=fixture
    )
