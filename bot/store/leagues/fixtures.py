"""The tables of a season's schedule, stored in `fixture` and `fixture_seat`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store.core.connection import Connection


class FixtureRow(NamedTuple):
    """A row of `fixture`, with its fields in the order of the columns."""

    id: int
    season_id: int
    division: int
    number: int
    wave: int
    stage: str
    game_id: int | None = None
    finished_at: float | None = None


class FixtureSeatRow(NamedTuple):
    """A row of `fixture_seat` without the fixture; no rank means that it is not over."""

    seat: int
    user_id: int
    finisher: int | None = None
    rank: int | None = None
    score: int | None = None
    decisions: int | None = None
    own: int | None = None
    by_bot: int | None = None
    gave_up: int | None = None
    bot_from: int | None = None
    called: int = 0


class StoredFixture(NamedTuple):
    """A fixture with its seats in order."""

    fixture: FixtureRow
    seats: tuple[FixtureSeatRow, ...]


_FIXTURE = ", ".join(f"fixture.{column}" for column in FixtureRow._fields)
_SEAT = ", ".join(FixtureSeatRow._fields)


def plan(
    connection: Connection,
    season_id: int,
    division: int,
    wave: int,
    people: Sequence[int],
) -> int:
    """Store a table of the schedule, with its people by seat, and return its ID."""
    (number,) = connection.execute(
        "INSERT INTO fixture (season_id, division, number, wave, stage)"
        " VALUES (?, ?, (SELECT coalesce(max(number), 0) + 1 FROM fixture WHERE season_id = ?),"
        " ?, 'planned') RETURNING id",
        (season_id, division, season_id, wave),
    ).fetchone()
    fixture_id = int(number)
    connection.executemany(
        "INSERT INTO fixture_seat (fixture_id, seat, user_id) VALUES (?, ?, ?)",
        [(fixture_id, seat, user_id) for seat, user_id in enumerate(people)],
    )
    return fixture_id


def opened(connection: Connection, fixture_id: int, game_id: int) -> None:
    """Store that a fixture is being played, and in which game."""
    connection.execute(
        "UPDATE fixture SET stage = 'playing', game_id = ? WHERE id = ?", (game_id, fixture_id)
    )


def finished(
    connection: Connection, fixture_id: int, at: float, seats: Iterable[FixtureSeatRow]
) -> None:
    """Store the result of a fixture."""
    connection.execute(
        "UPDATE fixture SET stage = 'over', finished_at = ? WHERE id = ?", (at, fixture_id)
    )
    connection.executemany(
        "UPDATE fixture_seat SET finisher = ?, rank = ?, score = ?, decisions = ?, own = ?,"
        " by_bot = ?, gave_up = ?, bot_from = ? WHERE fixture_id = ? AND seat = ?",
        [(*row[2:10], fixture_id, row.seat) for row in seats],
    )


def set_stage(connection: Connection, fixture_id: int, stage: str) -> None:
    """Store a fixture's stage."""
    connection.execute("UPDATE fixture SET stage = ? WHERE id = ?", (stage, fixture_id))


def set_called(connection: Connection, fixture_id: int, seat: int, called: int) -> None:
    """Store how often a player has been reminded to begin."""
    connection.execute(
        "UPDATE fixture_seat SET called = ? WHERE fixture_id = ? AND seat = ?",
        (called, fixture_id, seat),
    )


def set_person(connection: Connection, fixture_id: int, seat: int, user_id: int) -> None:
    """Store the person paired at a seat, replacing the earlier one."""
    connection.execute(
        "UPDATE fixture_seat SET user_id = ? WHERE fixture_id = ? AND seat = ?",
        (user_id, fixture_id, seat),
    )


def load(connection: Connection, fixture_id: int) -> StoredFixture | None:
    """Return a fixture, or None if it does not exist."""
    found = _select(connection, "fixture.id = ?", fixture_id)
    return found[0] if found else None


def of_season(connection: Connection, season_id: int) -> list[StoredFixture]:
    """Return the fixtures of a season in order."""
    return _select(connection, "season_id = ?", season_id)


def of_game(connection: Connection, game_id: int) -> StoredFixture | None:
    """Return the fixture that is played at a table, or None if it belongs to no league."""
    found = _select(connection, "game_id = ?", game_id)
    return found[0] if found else None


def unrecorded(connection: Connection, season_id: int) -> list[StoredFixture]:
    """Return the fixtures whose tables are over but whose results are not stored yet."""
    return _select(
        connection,
        "season_id = ? AND stage = 'playing'"
        " AND (SELECT status FROM game WHERE game.id = game_id) NOT IN ('lobby', 'running')",
        season_id,
    )


def _select(connection: Connection, where: str, *values: int) -> list[StoredFixture]:
    """Return fixtures in the order of their numbers, always with two queries."""
    rows = connection.execute(
        f"SELECT {_FIXTURE} FROM fixture WHERE {where} ORDER BY number", values
    ).fetchall()
    seats: dict[int, list[FixtureSeatRow]] = {}
    for fixture_id, *row in connection.execute(
        f"SELECT fixture_id, {_SEAT} FROM fixture_seat WHERE fixture_id IN"
        f" (SELECT id FROM fixture WHERE {where}) ORDER BY seat",
        values,
    ):
        seats.setdefault(fixture_id, []).append(FixtureSeatRow._make(row))
    return [StoredFixture(FixtureRow._make(row), tuple(seats.get(row[0], ()))) for row in rows]
