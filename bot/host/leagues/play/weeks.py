"""The weekly post about a season, and the game of the week that follows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.host.core.api import HostError, PackageFailed, Position
from bot.host.core.paces import DAY
from bot.host.leagues.api import Season
from bot.host.leagues.core import Parts, SeasonChanged, mark_of, post
from bot.host.leagues.standings.overlay import fixtures_of
from bot.host.leagues.standings.results import Results, results_of
from bot.leagues.game_of_week import Finished, best, closest, lead_changes, usual_margins
from bot.leagues.records import Fixture, FixtureResult
from bot.store import Connection
from bot.store.leagues import posts, records

WEEK = 7 * DAY
GAME_OF_WEEK = "game_of_week"
"""The kind of the post about the game of the week."""
_WEEKLY = "weekly"
_LEAST_PEOPLE = 2
"""Minimum number of people who played a game of the week to its end."""


async def tell_week(parts: Parts, season: Season, now: float) -> float:
    """Queue the posts about the newest completed week; return when the next ones are due."""
    start = season.starts_at.timestamp()
    week = int((now - start) // WEEK)
    if week >= 1:
        mark = mark_of(season, _WEEKLY, str(week))
        if not await parts.registry.database.read(lambda db: posts.is_known(db, mark)):
            await _tell(parts, season, week, now)
    return start + (week + 1) * WEEK


async def _tell(parts: Parts, season: Season, week: int, now: float) -> None:
    """Queue the posts about a week. Raises SeasonChanged."""
    tied = await parts.registry.database.read(lambda db: _closest(db, season, week))
    changes = {one.fixture: await _lead_changes(parts, one) for one in tied if len(tied) > 1}
    chosen = best((one.finished for one in tied), changes)

    def tell(connection: Connection) -> None:
        if _closest(connection, season, week) != tied:
            raise SeasonChanged
        since = season.starts_at.timestamp() + (week - 1) * WEEK
        data = {"week": week, "since": since}
        post(connection, season, _WEEKLY, now, mark=str(week), data=data)
        if chosen is not None:
            shown = {"week": week, "fixture": chosen.fixture}
            post(connection, season, GAME_OF_WEEK, now, mark=str(week), data=shown)

    await parts.write(season, tell)


class _Played(NamedTuple):
    """A finished table that may be the game of the week."""

    finished: Finished
    table_id: int

    @property
    def fixture(self) -> int:
        return self.finished.fixture


async def _lead_changes(parts: Parts, played: _Played) -> int:
    """Return how often the lead changed in a game; 0 if it is damaged, or its package fails."""
    if parts.stops is None:
        return 0
    try:
        course = [_points(position) async for position in parts.stops(played.table_id)]
    except (HostError, PackageFailed):
        return 0
    return lead_changes(course)


def _points(position: Position) -> tuple[int, ...]:
    return tuple(score.points for score in position.scores)


def _closest(connection: Connection, season: Season, week: int) -> list[_Played]:
    """Return the closest games of a week, [] if there are none or the rules want none."""
    if not season.settings.game_of_week:
        return []
    results = results_of(connection, season.id)
    start = season.starts_at.timestamp()
    since, until = start + (week - 1) * WEEK, start + week * WEEK
    fit = {one.fixture: one for one in _fit(connection, results)}
    found = [one.finished for one in fit.values() if since <= one.finished.ended_at < until]
    usual = usual_margins(one.finished for one in fit.values())
    return [fit[one.fixture] for one in closest(found, usual)]


def may_be_shown(connection: Connection, season: Season, fixture: int) -> bool:
    """Return whether a table may still be the game of the week."""
    played = _fit(connection, results_of(connection, season.id))
    return any(one.fixture == fixture for one in played)


def _fit(connection: Connection, results: Results) -> Iterator[_Played]:
    """Yield the finished tables that may be a game of the week: no annulled or doubtful ones."""
    season_id = results.season.id
    corrections = records.corrections(connection, season_id)
    corrected = {one for row in corrections if row.counts for one in fixtures_of(row)}
    doubtful = corrected | records.disputed(connection, season_id)
    for fixture in results.fixtures:
        table_id = results.tables.get(fixture.id)
        if fixture.result and table_id and fixture.id not in doubtful and _is_played(fixture):
            yield _Played(_finished(fixture.result), table_id)


def _is_played(fixture: Fixture) -> bool:
    """Return whether enough people played a game to its end."""
    seats = () if fixture.result is None else fixture.result.seats
    people = [one for one in seats if one.finisher is not None and one.bot_from is None]
    return len(people) >= _LEAST_PEOPLE


def _finished(result: FixtureResult) -> Finished:
    seats = sorted(result.seats, key=lambda one: (one.rank, one.seat))
    return Finished(result.fixture, tuple(one.score for one in seats), result.finished_at)
