"""Read what was decided in a league, and what waits for a human."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import Season
from bot.host.leagues.organising.api import Fact, LogLine
from bot.host.leagues.rows import entries, load_season
from bot.store import Connection
from bot.store.leagues import facts, fixtures, posts, records
from bot.store.leagues.records import LogRow

PAGE = 15
_LOOKED_AT = 200
"""Lines that are read for a page of those that everybody may read."""


class LeagueLog:
    """The log of leagues, and their list of what waits for a human."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def page(
        self, season_id: int, *, organises: bool, before: int | None = None
    ) -> list[LogLine]:
        """Return the newest lines of a league (before that id), the newest first."""

        def read(connection: Connection) -> list[LogLine]:
            season = load_season(connection, season_id)
            rows = records.logged(connection, season.league.id, _LOOKED_AT, before)
            shown = [row for row in rows if row.public or organises]
            return lines(connection, season, shown[:PAGE])

        return await self._registry.database.read(read)

    async def todo(self, season_id: int) -> list[Fact]:
        """Return what waits for a human; normally nothing."""
        return await self._registry.database.read(lambda db: todo(db, load_season(db, season_id)))


def lines(connection: Connection, season: Season, rows: Iterable[LogRow]) -> list[LogLine]:
    """Return rows of the log with names; who has none any more is shown by number."""
    names = dict(facts.people(connection, season.league.guild_id))
    return [_line(connection, row, names) for row in rows]


def todo(connection: Connection, season: Season) -> list[Fact]:
    """Return what of a season waits for a human."""
    found = [] if season.obstacle is None else [Fact("obstacle", {"what": season.obstacle})]
    for entry in entries(connection, season.id, "asked"):
        found.append(Fact("asked", {"name": entry.name}))
    for row in records.corrections(connection, season.id):
        if not row.counts and row.undone_by is None:
            found.append(Fact("second", {"number": row.id, "what": row.kind}))
    for one in fixtures.unrecorded(connection, season.id):
        found.append(Fact("no-result", {"table": one.fixture.game_id or 0}))
    failed = posts.failed(connection, season.id)
    if failed:
        found.append(Fact("posts", {"count": len(failed)}))
    return found


def _line(connection: Connection, row: LogRow, names: dict[int, str]) -> LogLine:
    played = None if row.fixture_id is None else fixtures.load(connection, row.fixture_id)
    return LogLine(
        id=row.id,
        at=row.at,
        kind=row.kind,
        public=bool(row.public),
        by=None if row.by_id is None else names.get(row.by_id, str(row.by_id)),
        about=None if row.about_id is None else names.get(row.about_id, str(row.about_id)),
        table=played.fixture.game_id if played else None,
        data=json.loads(row.data),
    )
