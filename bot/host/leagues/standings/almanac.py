"""The almanac of a season, a chronicle of its tables based on corrected results."""

from __future__ import annotations

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import OVER
from bot.host.leagues.standings.results import results_of
from bot.leagues.almanac import Chronicle, PlayedSeat, PlayedTable, almanac
from bot.leagues.points import scorer
from bot.leagues.records import Fixture
from bot.store import Connection
from bot.store.leagues import facts
from bot.store.leagues.facts import PlayedRow


class Almanacs:
    """Reader of seasons' almanacs, which contain only public information from the tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> Chronicle:
        """Return the almanac of a season, or of an unfinished season up to now.

        Raises UnknownLeague.
        """
        return await self._registry.database.read(lambda db: chronicle(db, season_id))


def chronicle(connection: Connection, season_id: int) -> Chronicle:
    """Return the almanac of a season. Raises UnknownLeague."""
    results, played = results_of(connection, season_id), facts.played(connection, season_id)
    season, settings = results.season, results.season.settings
    fixtures = {fixture.id: fixture for fixture in results.fixtures}
    tables = [
        _played(fixtures[row.fixture_id], row, results.tables.get(row.fixture_id))
        for row in played
        if row.fixture_id in fixtures
    ]
    return Chronicle(
        league=season.league.name,
        season=season.number,
        game=settings.game,
        form=settings.form,
        days=(settings.first_day, settings.last_day),
        over=season.stage == OVER,
        names=results.names,
        divisions=results.divisions,
        fixtures=results.fixtures,
        tables=results.tables,
        awards=results.awards,
        found=almanac(tables, results.awards, results.divisions),
        winner=results.winner if results.rounds else None,
    )


def _played(fixture: Fixture, row: PlayedRow, table: int | None) -> PlayedTable:
    seats = () if fixture.result is None else fixture.result.seats
    return PlayedTable(
        fixture=fixture.id,
        table=table,
        division=fixture.division,
        seats=tuple(PlayedSeat(scorer(seat), seat.score, seat.rank) for seat in seats),
        started_at=row.started_at,
        finished_at=row.ended_at,
        moves=row.moves,
    )
