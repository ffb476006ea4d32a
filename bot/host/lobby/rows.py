"""Chairs of a lobby as database rows, and checks that refuse requests."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from bot.host.core import limits
from bot.host.core.api import NotAllowed, NotSeated, Person
from bot.host.core.dealing import committed
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.tables import games
from bot.store.tables.games import GameRow, SeatRow, Stored

KEPT = 7 * 24 * 3600.0
"""Seconds that a lobby is kept after its last change."""


def bits(count: int) -> int:
    """Return a random number with the given number of bits."""
    return secrets.randbits(count)


def one_of(names: list[str]) -> str:
    """Return one of these names at random."""
    return secrets.choice(names)


BOT_NAMES = (
    "Amalia",
    "Bernardo",
    "Carlota",
    "Domingo",
    "Elvira",
    "Fausto",
    "Graciela",
    "Hilario",
    "Isidora",
    "Joaquin",
    "Leonor",
    "Matias",
)


def is_rematch(old: Stored, other: Stored) -> bool:
    """Return whether another table is a lobby for a rematch of an old one."""
    same = (other.game.status, other.game.key) == ("lobby", old.game.key)
    return same and seat_of(old, other.game.owner_id) is not None


def like(
    old: Stored, owner: Person, place_id: int, now: float
) -> tuple[GameRow, tuple[SeatRow, ...]]:
    """Return a new lobby with the settings of an old table, and its first chairs.

    That programs may play is an owner's own decision, which holds only for their next table.
    """
    game = old.game._replace(
        status="lobby",
        seed=0,
        channel_id=place_id,
        lives="here",
        thread_id=None,
        card_id=None,
        post_id=None,
        owner_id=owner.id,
        version=0,
        created_at=now,
        paused_at=None,
        ended_at=None,
        pause_ends_at=None,
        still_since=None,
        invited=0,
        fixture_id=None,
        haste=1,
        programs=old.game.programs if owner.id == old.game.owner_id else 0,
    )
    bots = (row._replace(seat=None, asked=None) for row in old.seats if row.bot is not None)
    seats = (chair_for(0, owner), *(row._replace(chair=n) for n, row in enumerate(bots, 1)))
    return game, seats


def insert(connection: Connection, row: GameRow, seats: Sequence[SeatRow], now: float) -> Stored:
    """Store a new lobby with its first chairs and the secret of its deal."""
    table_id = games.insert(connection, row)
    opened = row._replace(id=table_id)
    committed(connection, table_id, bits)
    games.replace_seats(connection, table_id, seats)
    games.update(connection, table_id, 0, expires_at=now + KEPT, programs=row.programs)
    log_table_after_commit(connection, "table_opened", opened, game=row.key, pace=row.pace)
    return Stored(opened, tuple(seats))


def chair_for(chair: int, person: Person) -> SeatRow:
    """Return a chair taken by a person."""
    return SeatRow(chair, None, person.name, person.id, None, None)


def chair_for_bot(seats: Sequence[SeatRow], kind: str) -> SeatRow:
    """Return a chair for a house bot, whose name is not in use at the table."""
    return SeatRow(0, None, free_name(seats, one_of), None, kind, None)


def chair_at(stored: Stored, chair: int) -> SeatRow:
    """Return the chair with a number. Raises NotSeated."""
    if not 0 <= chair < len(stored.seats):
        raise NotSeated(table=stored.game.id)
    return stored.seats[chair]


def seat_of(stored: Stored, user_id: int) -> SeatRow | None:
    """Return a person's chair, or None if they have none."""
    return next((row for row in stored.seats if row.user_id == user_id), None)


def check_seated(stored: Stored, user_id: int) -> None:
    """Check that a person sits at the table. Raises NotSeated."""
    if seat_of(stored, user_id) is None:
        raise NotSeated(table=stored.game.id)


def check_owner(stored: Stored, user_id: int) -> None:
    """Check that a person owns the table. Raises NotAllowed (who="owner")."""
    if user_id != stored.game.owner_id:
        raise NotAllowed(who="owner")


def check_table_limits(connection: Connection, stored: Stored, user_id: int) -> None:
    """Check newcomers' limits for a person who joins, and for a lone player who is joined.

    Raises TooManyTables.
    """
    game, seated = stored.game, [row for row in stored.seats if row.user_id is not None]
    limits.check_seats(connection, game.guild_id, user_id, game.id)
    for row in seated if len(seated) == 1 else ():
        limits.check_seats(connection, game.guild_id, row.user_id or 0, game.id, row.name)


def free_name(seats: Sequence[SeatRow], choose: Callable[[list[str]], str]) -> str:
    """Return a name for a house bot that is not in use at the table."""
    taken = {row.name for row in seats}
    return choose([name for name in BOT_NAMES if name not in taken])
