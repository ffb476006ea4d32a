"""Import of an earlier league's results: read a file, preview it, store it on request."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import CLOSED, SIGNUP, Members, Season, WrongStage
from bot.host.leagues.core import load_season, log_line
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.log import check
from bot.leagues.history_csv import MOST_LINES, BadLine, HistoryRow, decoded, parse
from bot.store import Connection
from bot.store.leagues import entrants, facts

MOST_BYTES = 256 * 1024
_ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
_FIRST = 1
"""Number of the only season into which the places of an earlier league can be imported."""


class Preview(NamedTuple):
    """The contents of a file: rows that can be stored, and lines that are wrong.

    Lines in `passed` do not stop the import: they have no place, or name a person who is not on the
    server.
    """

    rows: tuple[HistoryRow, ...]
    bad: tuple[BadLine, ...]
    names: Mapping[int, str]
    passed: tuple[BadLine, ...] = ()


class Imports:
    """Service that imports earlier seasons from files."""

    def __init__(self, registry: TableRegistry, members: Callable[[], Members | None]) -> None:
        self._registry = registry
        self._members = members

    async def read(self, season_id: int, by: Asker, data: bytes) -> Preview:
        """Return the contents of a file, without storing anything.

        Raises NotOrganiser, WrongStage, PublishFailed.
        """
        season = await check(self._registry, season_id, by, "import")
        _check_stage(season)
        if len(data) > MOST_BYTES:
            return Preview((), (BadLine(1, "lines", str(MOST_LINES)),), {})
        text = decoded(data)
        people = await self._people(season, text)
        passed: list[BadLine] = []
        rows, bad = parse(text, _bearers(people), passed)
        names = {row.person: _name(row, people[row.person]) for row in rows}
        away = [BadLine(r.line, "away", names[r.person]) for r in rows if not people[r.person]]
        return Preview(rows, bad, names, tuple(sorted((*passed, *away), key=lambda one: one.line)))

    async def store(self, season_id: int, by: Asker, preview: Preview) -> int:
        """Store an earlier season, replacing any stored one; return the number of its people.

        Raises NotOrganiser, WrongStage.
        """
        assert not preview.bad
        now = self._registry.now()
        await check(self._registry, season_id, by, "import")

        def work(connection: Connection) -> int:
            season = load_season(connection, season_id)
            _check_stage(season)
            rows = [
                entrants.HistoryRow(
                    row.person, preview.names[row.person], row.division, row.place,
                    str(row.points), row.rating,
                )
                for row in preview.rows
            ]  # fmt: skip
            entrants.set_history(connection, season.league.id, 0, rows)
            log_line(connection, season, "imported", now, by=by.person.id, count=len(rows))
            return len(rows)

        return await self._registry.write_in(season_id, work)

    async def _people(self, season: Season, text: str) -> dict[int, list[str]]:
        """Return by id the names of all people whom the file may mean.

        Unknown ids in the file are looked up. A person who is not on the server is kept, with no
        names, because they played all the same.
        """
        guild_id, servers = season.league.guild_id, season.league.servers
        known = await self._registry.database.read(lambda db: facts.people(db, servers))
        people: dict[int, list[str]] = {}
        for person, name in known:
            # An erased person has a negative number, and a name that identifies no one.
            if person > 0:
                people.setdefault(person, []).append(name)
        members = self._members()
        for person in {int(found) for found in _ID.findall(text)} - people.keys():
            member = await members.find(guild_id, person) if members else None
            people[person] = [] if member is None else [member.name]
        return people


def _bearers(people: Mapping[int, Sequence[str]]) -> dict[str, tuple[int, ...]]:
    """Return the ids of the people whom each name, or each id as text, may mean."""
    found: dict[str, tuple[int, ...]] = {}
    for person, names in people.items():
        for name in {*names, str(person)}:
            found[name] = (*found.get(name, ()), person)
    return found


def _name(row: HistoryRow, names: Sequence[str]) -> str:
    """Return a person's known name on the server, or else their name in the file."""
    return names[0] if names else row.name


def _check_stage(season: Season) -> None:
    if season.number != _FIRST or season.stage not in (SIGNUP, CLOSED):
        raise WrongStage(stage=season.stage)
