"""Vacant seats and the people asked to take them, in `vacancy` and `vacancy_asked`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class VacancyRow(NamedTuple):
    """A row of `vacancy`, with its fields in the order of the columns."""

    id: int
    fixture_id: int
    seat: int
    absent_id: int
    opened_at: float
    closed_at: float | None = None
    taken_by: int | None = None


class AskedRow(NamedTuple):
    """A row of `vacancy_asked` without the vacancy; `answer` is None until the person answers."""

    user_id: int
    asked_at: float
    due_at: float
    answer: str | None = None


_VACANCY = ", ".join(f"vacancy.{column}" for column in VacancyRow._fields)
_ASKED = ", ".join(AskedRow._fields)
_ASK = upsert("vacancy_asked", ("vacancy_id", "user_id"), AskedRow._fields[1:])


def open_vacancy(
    connection: Connection, fixture_id: int, seat: int, absent_id: int, now: float
) -> None:
    """Store that a seat needs another person, unless that is already stored."""
    connection.execute(
        "INSERT INTO vacancy (fixture_id, seat, absent_id, opened_at) SELECT ?, ?, ?, ?"
        " WHERE NOT EXISTS (SELECT 1 FROM vacancy WHERE fixture_id = ? AND seat = ?"
        " AND closed_at IS NULL)",
        (fixture_id, seat, absent_id, now, fixture_id, seat),
    )


def close(connection: Connection, vacancy_id: int, now: float, taken_by: int | None) -> None:
    """Store that a seat no longer needs another person."""
    connection.execute(
        "UPDATE vacancy SET closed_at = ?, taken_by = ? WHERE id = ?", (now, taken_by, vacancy_id)
    )


def load(connection: Connection, vacancy_id: int) -> VacancyRow | None:
    """Return a vacancy, or None if it does not exist."""
    row = connection.execute(
        f"SELECT {_VACANCY} FROM vacancy WHERE id = ?", (vacancy_id,)
    ).fetchone()
    return None if row is None else VacancyRow._make(row)


def open_of(connection: Connection, season_id: int) -> list[VacancyRow]:
    """Return the vacant seats of a season, oldest first."""
    rows = connection.execute(
        f"SELECT {_VACANCY} FROM vacancy JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND closed_at IS NULL ORDER BY vacancy.id",
        (season_id,),
    )
    return [VacancyRow._make(row) for row in rows]


def taken(connection: Connection, season_id: int) -> list[VacancyRow]:
    """Return the vacant seats of a season that were taken, before or after the table began."""
    rows = connection.execute(
        f"SELECT {_VACANCY} FROM vacancy JOIN fixture ON fixture.id = fixture_id"
        " WHERE season_id = ? AND taken_by IS NOT NULL ORDER BY vacancy.id",
        (season_id,),
    )
    return [VacancyRow._make(row) for row in rows]


def ask(connection: Connection, vacancy_id: int, row: AskedRow) -> None:
    """Store that a person is asked to take a seat, or their answer."""
    connection.execute(_ASK, (vacancy_id, *row))


def asked(connection: Connection, vacancy_id: int) -> list[AskedRow]:
    """Return the people asked to take a seat, in the order in which they were asked."""
    rows = connection.execute(
        f"SELECT {_ASKED} FROM vacancy_asked WHERE vacancy_id = ? ORDER BY asked_at, user_id",
        (vacancy_id,),
    )
    return [AskedRow._make(row) for row in rows]
