"""Corrections of a season by organisers: logged with a reason, and reversible."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import OVER, ReasonNeeded, Season
from bot.host.leagues.core import load_season, log_line, post
from bot.host.leagues.organising.api import (
    Asker,
    BadCorrection,
    Correction,
    NothingToDo,
    OwnTable,
    UnknownCorrection,
    Wanted,
)
from bot.host.leagues.organising.kinds import KINDS, built_on
from bot.host.leagues.organising.log import refused
from bot.host.leagues.organising.teams import people_of_teams, teams_told
from bot.host.leagues.standings.overlay import fixtures_of, people_of
from bot.host.leagues.standings.results import store_places
from bot.store import Connection
from bot.store.leagues import fixtures, records, seasons
from bot.store.leagues.records import CorrectionRow

Outcome: TypeAlias = Correction | HostError
"""Result of a request; a refusal is raised only after it is in the log."""

_MOST_VALUE = 100
"""Maximum number of characters of an organiser's value that the log and the post quote."""


class Corrections:
    """Service for corrections by organisers."""

    def __init__(
        self,
        registry: TableRegistry,
        wake_followers: Callable[[int], None],
        tell_onlookers: Callable[[int], None],
    ) -> None:
        self._registry = registry
        self._tell_onlookers = tell_onlookers
        self._wake_followers = wake_followers

    async def of(self, season_id: int) -> list[Correction]:
        """Return the corrections of a season, the oldest first."""
        rows = await self._registry.database.read(lambda db: records.corrections(db, season_id))
        return [_correction(row) for row in rows]

    async def correct(self, season_id: int, by: Asker, wanted: Wanted) -> Correction:
        """Make a correction; one that affects its maker waits for a second organiser.

        A correction whose kind is `planned` also waits for `second`, but its maker may confirm it.

        Raises NotOrganiser, ReasonNeeded, BadCorrection, UnknownLeague, AlreadySeated.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Outcome:
            season = load_season(connection, season_id)
            if not by.organises:
                return refused(connection, season, by, wanted.kind, wanted.fixture, now)
            return _correct(connection, season, by, wanted, now)

        return await self._change(season_id, wanted.fixture, work)

    async def second(self, season_id: int, by: Asker, number: int) -> Correction:
        """Confirm a waiting correction, and apply it.

        Raises NotOrganiser, OwnTable, UnknownCorrection, NothingToDo, BadCorrection.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Outcome:
            season, row = _load(connection, season_id, number)
            if not by.organises:
                return refused(connection, season, by, "second", row.fixture_id, now)
            if not row.needs_second or row.seconded_by or row.undone_by:
                raise NothingToDo(number=number)
            other = by.person.id != row.made_by or KINDS[row.kind].planned
            if not other or by.person.id in _concerned(connection, row):
                return _own(connection, season, by, "second", row, now)
            records.second(connection, number, by.person.id)
            _log_correction(connection, season, "seconded", row, by, now)
            _apply(connection, season, row, now)
            return _again(connection, number)

        return await self._change(season_id, await self._fixture_of(number), work)

    async def undo(self, season_id: int, by: Asker, number: int, reason: str) -> Correction:
        """Undo a correction.

        Raises NotOrganiser, OwnTable, UnknownCorrection, NothingToDo, ReasonNeeded, BadCorrection.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Outcome:
            season, row = _load(connection, season_id, number)
            if not by.organises:
                return refused(connection, season, by, "undo", row.fixture_id, now)
            if row.undone_by is not None:
                raise NothingToDo(number=number)
            if not reason.strip():
                raise ReasonNeeded
            if row.counts and by.person.id in _concerned(connection, row):
                return _own(connection, season, by, "undo", row, now)
            return _undo(connection, season, by, row, reason, now)

        return await self._change(season_id, await self._fixture_of(number), work)

    async def _fixture_of(self, number: int) -> int | None:
        row = await self._registry.database.read(lambda db: records.correction(db, number))
        return None if row is None else row.fixture_id

    async def _change(
        self, season_id: int, fixture_id: int | None, work: Callable[[Connection], Outcome]
    ) -> Correction:
        """Do the work in one transaction, under the lock of the fixture's table if it has one."""
        outcome = None
        while outcome is None:
            found = await self._registry.database.read(lambda db: _table_of(db, fixture_id))
            outcome = await self._change_at(season_id, fixture_id, found, work)
        self._tell_onlookers(season_id)
        if isinstance(outcome, HostError):
            raise outcome
        return outcome

    async def _change_at(
        self,
        season_id: int,
        fixture_id: int | None,
        table_id: int | None,
        work: Callable[[Connection], Outcome],
    ) -> Outcome | None:
        """Do the work; return None if the fixture's table has been opened since it was read."""

        def checked(connection: Connection) -> Outcome | None:
            return work(connection) if _table_of(connection, fixture_id) == table_id else None

        if table_id is None:
            return await self._registry.write_in(season_id, checked)
        async with self._registry.lock(table_id):
            outcome = await self._registry.database.write(checked)
            self._registry.forget(table_id)
        self._wake_followers(table_id)
        return outcome


def _table_of(connection: Connection, fixture_id: int | None) -> int | None:
    """Return the table of a fixture, or None if it has not been opened."""
    found = fixtures.load(connection, fixture_id or 0)
    return found.fixture.game_id if found else None


def _correct(
    connection: Connection, season: Season, by: Asker, wanted: Wanted, now: float
) -> Correction:
    if not wanted.reason.strip():
        raise ReasonNeeded
    kind = KINDS.get(wanted.kind)
    if kind is None:
        raise BadCorrection("kind", wanted.kind)
    said = {"value": wanted.value.strip()[:_MOST_VALUE]}
    data = {**said, **kind.plan(connection, season, wanted)}
    row = CorrectionRow(
        0, season.id, wanted.fixture, wanted.kind, json.dumps(data), wanted.reason.strip(),
        by.person.id, now,
    )  # fmt: skip
    own = by.person.id in _concerned(connection, row)
    row = row._replace(needs_second=int(own or kind.planned))
    row = row._replace(id=records.correct(connection, row))
    _log_correction(
        connection,
        season,
        "correction_waits" if own else "correction_planned" if kind.planned else "corrected",
        row,
        by,
        now,
    )
    if not row.needs_second:
        _apply(connection, season, row, now)
    return replace(_correction(row), own=own)


def _undo(
    connection: Connection,
    season: Season,
    by: Asker,
    row: CorrectionRow,
    reason: str,
    now: float,
) -> Correction:
    if row.counts:
        _check_last(connection, row)
    records.undo(connection, row.id, by.person.id, now, reason.strip())
    _log_correction(connection, season, "undone", row._replace(reason=reason.strip()), by, now)
    if row.counts:
        taken_back = row._replace(
            reason=reason.strip(), made_by=by.person.id, undone_by=by.person.id
        )
        KINDS[row.kind].undo(connection, season, taken_back, now)
        _follow(connection, season, now)
        _tell(connection, season, taken_back, "undone", now)
    return _again(connection, row.id)


def _check_last(connection: Connection, row: CorrectionRow) -> None:
    """Check that no later correction changed the same thing. Raises BadCorrection."""
    base = built_on(row)
    for other in records.corrections(connection, row.season_id) if base else ():
        if other.id > row.id and other.counts and built_on(other) == base:
            raise BadCorrection("later", str(other.id))


def _apply(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    KINDS[row.kind].apply(connection, season, row, now)
    _follow(connection, season, now)
    _tell(connection, season, row, "corrected", now)


def _follow(connection: Connection, season: Season, now: float) -> None:
    """Store the places of a finished season again after a correction, and make the season due.

    The next season's divisions depend on the places, and the coach counts mistakes at tables that
    count again.
    """
    if season.stage == OVER:
        store_places(connection, season)
        seasons.make_due(connection, season.id, now)


def _tell(
    connection: Connection, season: Season, row: CorrectionRow, kind: str, now: float
) -> None:
    decided, fixture = json.loads(row.data), fixtures.load(connection, row.fixture_id or 0)
    data = {
        "number": row.id,
        "what": row.kind,
        "reason": row.reason,
        "by": row.made_by,
        "about": decided.get("person") or "none",
        "value": decided.get("value") or "none",
        "table": (fixture.fixture.game_id if fixture else None) or 0,
        **teams_told(row),
        "fixture": row.fixture_id or 0,
    }
    post(connection, season, kind, now, mark=str(row.id), data=data)


def _log_correction(
    connection: Connection, season: Season, kind: str, row: CorrectionRow, by: Asker, now: float
) -> None:
    decided = json.loads(row.data)
    log_line(
        connection, season, kind, now, fixture=row.fixture_id, by=by.person.id,
        about=decided.get("person"), number=row.id, what=row.kind, reason=row.reason,
        value=decided.get("value") or "none", **teams_told(row),
    )  # fmt: skip


def _own(
    connection: Connection, season: Season, by: Asker, what: str, row: CorrectionRow, now: float
) -> HostError:
    log_line(
        connection, season, "attempt", now, fixture=row.fixture_id, by=by.person.id, what=what,
        why="own",
    )  # fmt: skip
    return OwnTable(number=row.id)


def _concerned(connection: Connection, row: CorrectionRow) -> set[int]:
    """Return the people whom a correction affects: a table's or team's, and those it names."""
    data = json.loads(row.data)
    named = {data[key] for key in ("person", "other") if data.get(key) is not None}
    named |= people_of_teams(connection, row)
    return named.union(*(people_of(connection, one) for one in fixtures_of(row)))


def _load(connection: Connection, season_id: int, number: int) -> tuple[Season, CorrectionRow]:
    """Return a correction of the same league, and its season. Raises UnknownCorrection."""
    season, row = load_season(connection, season_id), records.correction(connection, number)
    if row is not None:
        own = load_season(connection, row.season_id)
        if own.league.id == season.league.id:
            return own, row
    raise UnknownCorrection(number=number)


def _again(connection: Connection, number: int) -> Correction:
    row = records.correction(connection, number)
    assert row is not None
    return _correction(row)


def _correction(row: CorrectionRow) -> Correction:
    return Correction(
        id=row.id,
        kind=row.kind,
        reason=row.reason,
        by=row.made_by,
        waits=not row.counts and row.undone_by is None,
        undone=row.undone_by is not None,
    )
