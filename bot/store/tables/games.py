"""Tables and their chairs: the rows of `game` and `seat`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.store.core import sql
from bot.store.core.connection import Connection
from bot.store.core.departures import HERE, OF_SHARD, PLAYABLE
from bot.store.core.errors import Conflict
from bot.store.core.sql import OURS


class GameRow(NamedTuple):
    """A row of `game`, in the order of its columns; `left_at` comes from `left_server`."""

    id: int
    key: str
    status: str
    options: str
    seed: int
    guild_id: int
    channel_id: int
    lives: str
    thread_id: int | None
    card_id: int | None
    post_id: int | None
    owner_id: int
    language: str
    version: int
    created_at: float
    pace: str = "none"
    at_timeout: str = "vote"
    paused_at: float | None = None
    private: int = 0
    invited: int = 0
    seating: str = "lot"
    ended_at: float | None = None
    pause_ends_at: float | None = None
    still_since: float | None = None
    absentees: str = "bot"
    ready_hours: int = 24
    fixture_id: int | None = None
    haste: int = 1
    rated: int = 0
    epoch: int = 0
    hints: int | None = None
    strong_missed: int = 0
    programs: int = 0
    package: str = ""
    package_version: str = ""
    left_at: float | None = None


class Played(NamedTuple):
    """The game, package and version of a table's last move.

    If the game is the bot's own, the package is "", and the version is the edition of house bots
    with which the table began, "" if it began before editions were stored.
    """

    key: str
    package: str
    version: str


class SeatRow(NamedTuple):
    """A row of `seat` without its table's id."""

    chair: int
    seat: int | None
    name: str
    user_id: int | None
    bot: str | None
    asked: int | None
    caretaker: str | None = None
    awaited: float | None = None
    program: int = 0
    """1 = a program of the person may move; read from the rows of `program`."""


class HomeRow(NamedTuple):
    """A channel or thread in which tables are played."""

    guild_id: int
    place_id: int


class Stored(NamedTuple):
    """A stored table; `seats` are sorted by seat or, in the lobby, by chair."""

    game: GameRow
    seats: tuple[SeatRow, ...]


def played_with(game: GameRow) -> Played:
    """Return what a table was last played with."""
    return Played(game.key, game.package, game.package_version)


_TOLD_MISSED, _TOLD_LESS, LESS = 1, 2, 4
"""Bits of `strong_missed`, about the table's strong house bots.

`_TOLD_MISSED`: the table was notified that they play only like the sensible ones. `_TOLD_LESS`: it
was notified that they think for less than half as long. `LESS`: they think for less time now.
"""

_OWN = GameRow._fields[:-5]
"""Columns that have a value in the row of a new table; the others are set later."""
_LEFT_AT = (
    "CASE WHEN status IN ('lobby', 'running') THEN"
    " (SELECT at FROM left_server WHERE left_server.guild_id = game.guild_id) END"
)
_GAME = ", ".join((*(f"game.{column}" for column in GameRow._fields[:-1]), _LEFT_AT))
_PROGRAM = (
    "CASE WHEN EXISTS (SELECT 1 FROM program WHERE program.game_id = seat.game_id"
    " AND program.user_id = seat.user_id) THEN 1 ELSE 0 END"
)
_OWN_SEAT = SeatRow._fields[:-1]
_SEAT = ", ".join((*_OWN_SEAT, _PROGRAM))
_SEATS = f"SELECT {_SEAT} FROM seat WHERE game_id = ? ORDER BY seat NULLS FIRST, chair"
_INSERT = f"{sql.insert('game', _OWN[1:])} RETURNING id"
_CHANGEABLE = frozenset(
    (
        "status",
        "options",
        "seed",
        "guild_id",
        "channel_id",
        "lives",
        "thread_id",
        "card_id",
        "post_id",
        "owner_id",
        "version",
        "pace",
        "at_timeout",
        "paused_at",
        "pause_ends_at",
        "still_since",
        "ended_at",
        "seating",
        "absentees",
        "ready_hours",
        "rated",
        "expires_at",
        "haste",
        "hints",
        "programs",
    )
)


def insert(connection: Connection, game: GameRow) -> int:
    """Store a new table and return its id; the id in the given row is ignored."""
    (number,) = connection.execute(_INSERT, game[1 : len(_OWN)]).fetchone()
    return int(number)


def update(
    connection: Connection, game_id: int, present: int, **values: str | float | None
) -> None:
    """Change columns of a table if it is still at the given version. Raises Conflict."""
    changes = sql.assignments(values, _CHANGEABLE)
    changed = connection.execute(
        f"UPDATE game SET {changes} WHERE id = ? AND version = ? RETURNING id",
        (*values.values(), game_id, present),
    ).fetchone()
    if changed is None:
        raise Conflict(f"table {game_id} is no longer at version {present}")


def replace_seats(connection: Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    """Replace the occupants of a table's seats."""
    connection.execute("DELETE FROM seat WHERE game_id = ?", (game_id,))
    connection.executemany(
        f"INSERT INTO seat (game_id, {', '.join(_OWN_SEAT)}) VALUES (?{', ?' * len(_OWN_SEAT)})",
        [(game_id, *row[: len(_OWN_SEAT)]) for row in seats],
    )


def set_asked(
    connection: Connection,
    game_id: int,
    asked: Mapping[int, int] | Mapping[int, int | None],
    at: float,
) -> None:
    """Store the version since which each seat has its present decision (None = it has none)."""
    connection.executemany(
        "UPDATE seat SET asked = ?, asked_at = ? WHERE game_id = ? AND seat = ?",
        [
            (version, None if version is None else at, game_id, seat)
            for seat, version in asked.items()
        ],
    )


def asked_at(connection: Connection, game_id: int) -> dict[int, float]:
    """Return the time since which each seat with a decision has had it, by seat."""
    rows = connection.execute(
        "SELECT seat, asked_at FROM seat WHERE game_id = ? AND asked IS NOT NULL ORDER BY seat",
        (game_id,),
    )
    return dict(rows.fetchall())


def named_otherwise(connection: Connection, guild_id: int, user_id: int, name: str) -> list[int]:
    """Return the open tables of a server that store a different name for a person."""
    rows = connection.execute(
        "SELECT game.id FROM seat JOIN game ON game.id = game_id WHERE guild_id = ?"
        " AND user_id = ? AND name <> ? AND status IN ('lobby', 'running') ORDER BY game.id",
        (guild_id, user_id, name),
    )
    return [row[0] for row in rows]


def rename(connection: Connection, game_id: int, user_id: int, name: str) -> None:
    """Store a person's current name at a table."""
    connection.execute(
        "UPDATE seat SET name = ? WHERE game_id = ? AND user_id = ?", (name, game_id, user_id)
    )


def swap_seats(connection: Connection, game_id: int, one: int, other: int) -> None:
    """Swap the occupants of two seats; the decisions to be made stay with the seats."""
    sitting = "SELECT name, user_id, bot, caretaker FROM seat WHERE game_id = ? AND seat = ?"
    first = connection.execute(sitting, (game_id, one)).fetchone()
    second = connection.execute(sitting, (game_id, other)).fetchone()
    # A person has only one seat at a table, so the first seat temporarily gets an unused id.
    for seat, row in ((one, ("", -1, None, None)), (other, first), (one, second)):
        connection.execute(
            "UPDATE seat SET name = ?, user_id = ?, bot = ?, caretaker = ?"
            " WHERE game_id = ? AND seat = ?",
            (*row, game_id, seat),
        )


def load(connection: Connection, game_id: int) -> Stored | None:
    """Return a table, or None if it does not exist."""
    # Both queries are sent before either is read, so that a server causes only one delay.
    found = connection.execute(f"SELECT {_GAME} FROM game WHERE game.id = ?", (game_id,))
    seats = connection.execute(_SEATS, (game_id,))
    row = found.fetchone()
    return None if row is None else Stored(GameRow._make(row), _seats(seats))


def version_of(connection: Connection, game_id: int) -> int | None:
    """Return the version of a table, or None if it does not exist."""
    row = connection.execute("SELECT version FROM game WHERE id = ?", (game_id,)).fetchone()
    return None if row is None else int(row[0])


def server_of(connection: Connection, game_id: int) -> int | None:
    """Return the server of a table, or None if it does not exist."""
    row = connection.execute("SELECT guild_id FROM game WHERE id = ?", (game_id,)).fetchone()
    return None if row is None else int(row[0])


def reload(connection: Connection, game_id: int) -> Stored:
    """Return a table that is known to exist."""
    stored = load(connection, game_id)
    assert stored is not None
    return stored


def load_all(connection: Connection, game_ids: Sequence[int]) -> list[Stored]:
    """Return those of the given tables that exist, in no particular order.

    It runs two statements, or none if no table is given.
    """
    if not game_ids:
        return []
    some = f"IN ({sql.marks(game_ids)})"
    rows = connection.execute(f"SELECT {_GAME} FROM game WHERE game.id {some}", game_ids).fetchall()
    seats: dict[int, list[SeatRow]] = {game_id: [] for game_id in game_ids}
    for game_id, *seat in connection.execute(
        f"SELECT game_id, {_SEAT} FROM seat WHERE game_id {some}"
        " ORDER BY game_id, seat NULLS FIRST, chair",
        game_ids,
    ):
        seats[game_id].append(SeatRow._make(seat))
    return [Stored(game, tuple(seats[game.id])) for game in map(GameRow._make, rows)]


def at_place(connection: Connection, place_id: int) -> list[Stored]:
    """Return the tables in a channel or thread: open ones first, then newest first."""
    return _select(
        connection,
        "thread_id = ? OR (channel_id = ? AND thread_id IS NULL)"
        " ORDER BY status NOT IN ('lobby', 'running'), id DESC",
        place_id,
        place_id,
    )


def unfinished(connection: Connection) -> list[Stored]:
    """Return the tables in the lobby or running, oldest first."""
    return _select(connection, "status IN ('lobby', 'running') ORDER BY id")


def unfinished_of(connection: Connection, guild_id: int) -> list[Stored]:
    """Return a server's tables in the lobby or running, newest first."""
    return _select(
        connection,
        "guild_id = ? AND status IN ('lobby', 'running') ORDER BY game.id DESC",
        guild_id,
    )


def running_games(connection: Connection) -> list[str]:
    """Return the keys of all games with running tables."""
    rows = connection.execute("SELECT DISTINCT key FROM game WHERE status = 'running'")
    return [row[0] for row in rows]


def open_played(connection: Connection) -> dict[int, Played]:
    """Return this process's open tables with what they are played with, in order."""
    rows = connection.execute(
        "SELECT id, key, package, package_version FROM game"
        f" WHERE status IN ('lobby', 'running') AND {OURS} ORDER BY id"
    )
    return {number: Played(*played) for number, *played in rows.fetchall()}


def store_played(connection: Connection, game_id: int, package: str, version: str) -> None:
    """Store the package and version with which a table's last move was made."""
    connection.execute(
        "UPDATE game SET package = ?, package_version = ?"
        " WHERE id = ? AND (package <> ? OR package_version <> ?)",
        (package, version, game_id, package, version),
    )


def running_places(connection: Connection, shard: int, shards: int) -> list[HomeRow]:
    """Return the channels and threads of running tables on the servers of a shard."""
    rows = connection.execute(
        "SELECT DISTINCT guild_id, coalesce(thread_id, channel_id) AS place_id FROM game"
        f" WHERE status = 'running' AND {OF_SHARD} ORDER BY guild_id, place_id",
        (shards, shard),
    )
    return [HomeRow._make(row) for row in rows]


def places_in(connection: Connection, channel_id: int) -> list[int]:
    """Return the places of open tables in a channel: the channel itself or its threads."""
    rows = connection.execute(
        "SELECT DISTINCT coalesce(thread_id, channel_id) AS place_id FROM game"
        " WHERE channel_id = ? AND status IN ('lobby', 'running') ORDER BY place_id",
        (channel_id,),
    )
    return [row[0] for row in rows]


def lobbies(connection: Connection, guild_id: int, owner_id: int) -> list[int]:
    """Return the ids of a person's own tables in the lobby on a server, oldest first."""
    rows = connection.execute(
        "SELECT id FROM game WHERE guild_id = ? AND owner_id = ? AND status = 'lobby' ORDER BY id",
        (guild_id, owner_id),
    )
    return [row[0] for row in rows]


def waiting_for(connection: Connection, user_id: int) -> list[Stored]:
    """Return the running tables that wait for a person, longest wait first."""
    return _select(
        connection,
        f"mine.user_id = ? AND mine.asked IS NOT NULL AND status = 'running' AND {PLAYABLE}"
        " ORDER BY mine.asked_at, game.id",
        user_id,
        join=" JOIN seat AS mine ON mine.game_id = game.id",
    )


def finished_of(connection: Connection, user_id: int, most: int) -> list[Stored]:
    """Return a person's finished tables, newest first."""
    return _select(
        connection,
        "mine.user_id = ? AND status = 'over'"
        " ORDER BY ended_at DESC NULLS LAST, game.id DESC LIMIT ?",
        user_id,
        most,
        join=" JOIN seat AS mine ON mine.game_id = game.id",
    )


class Pulse(NamedTuple):
    """Facts about a table that show whether it has changed."""

    id: int
    status: str
    epoch: int
    version: int
    chairs: int


_LIVE = "status IN ('lobby', 'running')"
_MINE = f"({_LIVE} OR status = 'over' AND ended_at >= ?)"
_JOINABLE = (
    "status = 'lobby' AND game.guild_id IN"
    f" (SELECT guild_id FROM seen WHERE user_id = ? AND at >= ?) AND {HERE}"
)


def of_person(connection: Connection, user_id: int, since: float) -> list[Stored]:
    """Return a person's tables that are open or ended after a given time, newest first."""
    return _select(
        connection,
        f"mine.user_id = ? AND {_MINE} ORDER BY game.id DESC",
        user_id,
        since,
        join=" JOIN seat AS mine ON mine.game_id = game.id",
    )


def lobbies_near(connection: Connection, user_id: int, since: float) -> list[Stored]:
    """Return the lobbies of servers where a person was active after a given time, newest first."""
    return _select(connection, f"{_JOINABLE} ORDER BY game.id DESC", user_id, since)


def pulses(connection: Connection, user_id: int, since: float) -> list[Pulse]:
    """Return the pulses of the tables that `of_person` and `lobbies_near` find."""
    rows = connection.execute(
        "SELECT game.id, status, epoch, version,"
        " (SELECT count(*) FROM seat WHERE game_id = game.id)"
        f" FROM game WHERE game.id IN (SELECT game_id FROM seat WHERE user_id = ?) AND {_MINE}"
        f" OR {_JOINABLE} ORDER BY game.id",
        (user_id, since, user_id, since),
    )
    return [Pulse._make(row) for row in rows]


def options_text(options: Mapping[str, str]) -> str:
    """Return options as JSON text for a column."""
    return json.dumps(dict(options), sort_keys=True)


def _select(connection: Connection, where: str, *values: float, join: str = "") -> list[Stored]:
    rows = connection.execute(f"SELECT {_GAME} FROM game{join} WHERE {where}", values).fetchall()
    return [
        Stored(game, _seats(connection.execute(_SEATS, (game.id,))))
        for game in map(GameRow._make, rows)
    ]


def _seats(rows: Iterable[Sequence[Any]]) -> tuple[SeatRow, ...]:
    return tuple(map(SeatRow._make, rows))


def miss_strong(connection: Connection, game_id: int) -> bool:
    """Store that a table's strong house bots cannot think; return whether that is new."""
    return _mark(connection, game_id, _TOLD_MISSED)


def think_less(connection: Connection, game_id: int) -> bool:
    """Store that a table's strong house bots think less; return whether to notify the table."""
    _mark(connection, game_id, LESS)
    return _mark(connection, game_id, _TOLD_LESS)


def think_fully(connection: Connection, game_id: int) -> None:
    """Store that a table's strong house bots think for as long as they should."""
    connection.execute(
        f"UPDATE game SET strong_missed = strong_missed & {~LESS} WHERE id = ?", (game_id,)
    )


def _mark(connection: Connection, game_id: int, bit: int) -> bool:
    """Set a bit of `strong_missed`; return whether it was unset before."""
    marked = connection.execute(
        f"UPDATE game SET strong_missed = strong_missed | {bit}"
        f" WHERE id = ? AND (strong_missed & {bit}) = 0 RETURNING id",
        (game_id,),
    )
    return marked.fetchone() is not None


def awaiting_bots(connection: Connection) -> list[int]:
    """Return the running tables at which a house bot has a decision."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE status = 'running' AND {PLAYABLE} AND {OURS} AND id IN (SELECT"
        " game_id FROM seat WHERE coalesce(bot, caretaker) IS NOT NULL AND asked IS NOT NULL)"
        " ORDER BY id"
    )
    return [row[0] for row in rows]
