"""The log of a league's decisions and refusals, and the organisers' to-do list."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Season, not_organiser
from bot.host.leagues.core import entries, load_season, log_line
from bot.host.leagues.organising.api import Asker, Fact, LogLine, Named
from bot.store import Connection
from bot.store.leagues import calendars, facts, fixtures, posts, records, seasons
from bot.store.leagues.records import LogRow
from bot.store.posting import obstacles

ROLE_GONE = "role_gone"
"""Kind of the log line of an organisers' role that was deleted; there is none until one is set."""
PAGE = 15
_MOST = 100_000
"""Maximum number of lines of a file: more than any league has."""
_LOOKED_AT = 200
"""Number of log lines read for one page of public lines."""


class LeagueLog:
    """Service for reading the logs of leagues and their organisers' to-do lists."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def page(
        self, season_id: int, *, organises: bool, before: int | None = None
    ) -> list[LogLine]:
        """Return a page of a league's log, newest lines first, starting below the id `before`."""

        def read(connection: Connection) -> list[LogLine]:
            season = load_season(connection, season_id)
            rows = records.logged(connection, season.league.id, _LOOKED_AT, before)
            shown = [row for row in rows if row.public or organises]
            return lines(connection, season, shown[:PAGE])

        return await self._registry.database.read(read)

    async def whole(self, season_id: int, *, organises: bool) -> list[LogLine]:
        """Return all lines of a league's log, oldest first."""

        def read(connection: Connection) -> list[LogLine]:
            season = load_season(connection, season_id)
            rows = records.logged(connection, season.league.id, _MOST)
            return lines(connection, season, (r for r in reversed(rows) if r.public or organises))

        return await self._registry.database.read(read)

    async def todo(self, season_id: int) -> list[Fact]:
        """Return the open tasks of the organisers; normally there are none."""
        return await self._registry.database.read(lambda db: todo(db, load_season(db, season_id)))


def lines(connection: Connection, season: Season, rows: Iterable[LogRow]) -> list[LogLine]:
    """Convert log rows to lines, with the names of the people as far as they are known."""
    names = dict(facts.people(connection, season.league.servers))
    tables = facts.tables_of_league(connection, season.league.id)
    return [_line(row, names, tables) for row in rows]


def todo(connection: Connection, season: Season) -> list[Fact]:
    """Return the organisers' open tasks in a season and the one before."""
    found = [] if season.obstacle is None else [Fact("obstacle", {"what": season.obstacle})]
    own = set(facts.tables_of_league(connection, season.league.id).values())
    for hindrance in obstacles.load(connection):
        if hindrance.game_id in own:
            args: dict[str, str | int] = {"what": hindrance.what, "table": hindrance.game_id}
            args["place"] = hindrance.place_id
            found.append(Fact("table", args))
    found += _handed_on(connection, season)
    for row in calendars.of_league(connection, season.league.id):
        if row.wanted and row.problem is not None:
            found.append(Fact("events", {"why": row.problem}))
    for entry in entries(connection, season.id, "asked"):
        found.append(Fact("asked", {"name": entry.name}))
    for newest in seasons.seasons_of(connection, season.league.id)[:2]:
        found += _left_over(connection, newest.id)
    return found


def _handed_on(connection: Connection, season: Season) -> Iterator[Fact]:
    """Yield a task if the organisers' role or the founder is missing."""
    league = season.league
    if league.role_id is not None:
        return
    if records.is_logged_of_league(connection, league.id, ROLE_GONE):
        yield Fact("role", {})
    if not league.founders:
        yield Fact("founder", {})


def _left_over(connection: Connection, season_id: int) -> Iterator[Fact]:
    """Yield tasks that may remain after a season has ended."""
    for row in records.corrections(connection, season_id):
        if not row.counts and row.undone_by is None:
            yield Fact("second", {"number": row.id, "what": row.kind})
    for dispute in records.open_disputes(connection, season_id):
        found = fixtures.load(connection, dispute.fixture_id)
        table = 0 if found is None else found.fixture.game_id or 0
        yield Fact("dispute", {"table": table})
    for one in fixtures.unrecorded(connection, season_id):
        yield Fact("no-result", {"table": one.fixture.game_id or 0})
    failed = posts.failed(connection, season_id)
    if failed:
        yield Fact("posts", {"count": len(failed)})


def _line(row: LogRow, names: dict[int, str], tables: dict[int, int]) -> LogLine:
    return LogLine(
        id=row.id,
        at=row.at,
        kind=row.kind,
        public=bool(row.public),
        by=_named(row.by_id, names),
        about=_named(row.about_id, names),
        table=tables.get(row.fixture_id or 0),
        data=json.loads(row.data),
    )


def _named(user_id: int | None, names: dict[int, str]) -> Named | None:
    return None if user_id is None else Named(user_id, names.get(user_id))


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
    """Return the season if the person organises it. Raises NotOrganiser, UnknownLeague."""
    now = registry.now()

    def work(connection: Connection) -> Season | HostError:
        season = load_season(connection, season_id)
        return season if by.organises else refused(connection, season, by, what, None, now)

    found = await registry.write_in(season_id, work)
    if isinstance(found, HostError):
        raise found
    return found
