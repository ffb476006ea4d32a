"""Conduct in a season: making a table wait is recorded as an event, and events lead to cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from bot.host.leagues.api import Season
from bot.host.leagues.core import log_line, post
from bot.leagues.conduct import Event, Kind, Record, record, records
from bot.store import Connection
from bot.store.leagues import entrants, facts, fixtures, seasons
from bot.store.leagues import records as stored
from bot.store.leagues.records import ConductRow


def observe(connection: Connection, season: Season, now: float) -> None:
    """Record new events at a season's tables, and update the resulting cards."""
    waits = [
        *facts.new_timeouts(connection, season.id),
        *facts.new_departures(connection, season.id),
    ]
    for wait in waits:
        row = ConductRow(
            0, season.id, wait.user_id, wait.fixture_id, wait.kind, wait.number, wait.at
        )
        stored.record(connection, row)
    for user_id in {wait.user_id for wait in waits}:
        judge(connection, season, user_id, now)


def judge(connection: Connection, season: Season, user_id: int, now: float) -> None:
    """Store the cards that follow from a person's events; a red card ends the season for them.

    Calling this repeatedly is safe: only a new card is posted. If an organiser has cancelled a red
    card, the person is back in the season.
    """
    found = record_of(connection, season, user_id)
    known = {row.id: row for row in stored.conduct(connection, (season.id,), user_id)}
    for step in found.steps:
        row = known[step.event.id]
        if step.card == row.card:
            continue
        stored.set_card(connection, row.id, step.card)
        if row.card is None and step.card is not None:
            _show(connection, season, row, step.card, now)
    entry = entrants.load(connection, season.id, user_id)
    if entry is not None and entry.status == "in" and found.out:
        take_out(connection, season, user_id, "red", now)
    elif entry is not None and entry.status == "red" and not found.out:
        take_in(connection, season, user_id, now)


def record_of(connection: Connection, season: Season, user_id: int) -> Record:
    """Return a person's conduct record for a season."""
    return record(user_id, _events(connection, season, user_id), season.number)


def records_of(connection: Connection, season: Season) -> Mapping[int, Record]:
    """Return the conduct records for a season, by person."""
    return records(_events(connection, season), season.number)


def take_out(connection: Connection, season: Season, user_id: int, status: str, now: float) -> None:
    """Take a person out of a season (`status`: left | red), so that their seats become vacant."""
    _set_status(connection, season, user_id, status)
    log_line(connection, season, "taken_out", now, about=user_id, status=status)
    seasons.make_due(connection, season.id, now)


def take_in(
    connection: Connection, season: Season, user_id: int, now: float, status: str = "in"
) -> None:
    """Return a person to a season; seats that others have taken remain with them."""
    _set_status(connection, season, user_id, status)
    log_line(connection, season, "taken_in", now, about=user_id)
    seasons.make_due(connection, season.id, now)


def _set_status(connection: Connection, season: Season, user_id: int, status: str) -> None:
    row = entrants.load(connection, season.id, user_id)
    assert row is not None
    entrants.keep(connection, season.id, row._replace(status=status, wants_since=None))


def _show(connection: Connection, season: Season, row: ConductRow, card: str, now: float) -> None:
    """Notify a person of a card, and log it where only organisers can read it."""
    played = None if row.fixture_id is None else fixtures.load(connection, row.fixture_id)
    table = played.fixture.game_id if played else None
    event = _kind_of(row).replace("_", "-")
    told: dict[str, str | int] = {"card": card, "event": event, "table": table or 0}
    log_line(
        connection,
        season,
        "conduct",
        now,
        fixture=row.fixture_id,
        about=row.user_id,
        public=False,
        card=card,
        event=event,
    )
    post(connection, season, "conduct", now, mark=str(row.id), person=row.user_id, data=told)


def _events(connection: Connection, season: Season, user_id: int | None = None) -> Iterable[Event]:
    """Return the events of a season and the previous one, of all people or of one."""
    numbers = {
        row.id: row.number
        for row in seasons.seasons_of(connection, season.league.id)
        if row.number in (season.number, season.number - 1)
    }
    for row in stored.conduct(connection, tuple(numbers), user_id):
        yield Event(
            id=row.id,
            person=row.user_id,
            kind=_kind_of(row),
            season=numbers[row.season_id],
            at=row.at,
            fixture=row.fixture_id,
            forgiven=row.lifted_by is not None,
        )


def _kind_of(row: ConductRow) -> Kind:
    return cast(Kind, row.kind)
