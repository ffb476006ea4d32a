"""Refusals of organiser commands to non-organisers, recorded in the public log."""

from __future__ import annotations

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Season, not_organiser
from bot.host.leagues.core.rows import load_season, log_line
from bot.host.leagues.organising.api import Asker
from bot.store import Connection
from bot.store.leagues import fixtures


def refused(
    connection: Connection, season: Season, by: Asker, what: str, fixture: int | None, now: float
) -> HostError:
    """Log that a non-organiser tried an organiser's command; return the error to raise."""
    found = fixtures.load(connection, fixture or 0)
    known = fixture if found is not None and found.fixture.season_id == season.id else None
    log_line(
        connection, season, "attempt", now, fixture=known, by=by.person.id, what=what, why="role"
    )
    return not_organiser(season.league)


async def check(registry: TableRegistry, season_id: int, by: Asker, what: str) -> Season:
    """Return the season for one of its organisers. Raises NotOrganiser, UnknownLeague."""
    now = registry.now()

    def work(connection: Connection) -> Season | HostError:
        season = load_season(connection, season_id)
        return season if by.organises else refused(connection, season, by, what, None, now)

    found = await registry.write_in(season_id, work)
    if isinstance(found, HostError):
        raise found
    return found
