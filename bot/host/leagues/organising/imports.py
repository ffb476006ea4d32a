"""Bring along how an earlier league ended: read a file, show what it says, store it if wanted."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import CLOSED, SIGNUP, Members, Season, WrongStage
from bot.host.leagues.core.rows import load_season, note
from bot.host.leagues.organising.api import Asker
from bot.host.leagues.organising.attempts import check
from bot.leagues.history_csv import MOST_LINES, BadLine, HistoryRow, decoded, parse
from bot.store import Connection
from bot.store.leagues import entrants, facts

MOST_BYTES = 256 * 1024
_ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
_FIRST = 1
"""Only a league whose first season has no divisions yet has an earlier league to follow."""


class Preview(NamedTuple):
    """What a file says: every row that can be stored, and every line that cannot."""

    rows: tuple[HistoryRow, ...]
    bad: tuple[BadLine, ...]
    names: Mapping[int, str]


class Imports:
    """Earlier seasons from files."""

    def __init__(self, registry: TableRegistry, members: Callable[[], Members | None]) -> None:
        self._registry = registry
        self._members = members

    async def read(self, season_id: int, by: Asker, data: bytes) -> Preview:
        """Return what a file says; nothing is stored.

        Raises NotOrganiser, WrongStage, PublishFailed.
        """
        season = await check(self._registry, season_id, by, "import")
        _check_stage(season)
        if len(data) > MOST_BYTES:
            return Preview((), (BadLine(1, "lines", str(MOST_LINES)),), {})
        text = decoded(data)
        people = await self._people(season, text)
        rows, bad = parse(text, _told_apart(people))
        return Preview(rows, bad, {person: names[0] for person, names in people.items()})

    async def store(self, season_id: int, by: Asker, preview: Preview) -> int:
        """Store an earlier season, in place of one stored before; return how many people it has.

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
            note(connection, season, "imported", now, by=by.person.id, count=len(rows))
            return len(rows)

        return await self._registry.ownership.write_in(season_id, work)

    async def _people(self, season: Season, text: str) -> dict[int, list[str]]:
        """Return who may be meant, by name and by number; unknown numbers are looked up."""
        guild_id = season.league.guild_id
        known = await self._registry.database.read(lambda db: facts.people(db, guild_id))
        people: dict[int, list[str]] = {}
        for person, name in known:
            people.setdefault(person, []).append(name)
        members = self._members()
        for person in {int(found) for found in _ID.findall(text)} - people.keys():
            member = await members.find(guild_id, person) if members else None
            if member is not None:
                people[person] = [member.name]
        for person, names in people.items():
            names.append(str(person))
        return people


def _told_apart(people: Mapping[int, Sequence[str]]) -> dict[str, int]:
    """Return people by name, without the names that several have: their numbers tell them apart."""
    bearers: dict[str, set[int]] = {}
    for person, names in people.items():
        for name in names:
            bearers.setdefault(name.strip().casefold(), set()).add(person)
    return {name: min(found) for name, found in bearers.items() if len(found) == 1}


def _check_stage(season: Season) -> None:
    if season.number != _FIRST or season.stage not in (SIGNUP, CLOSED):
        raise WrongStage(stage=season.stage)
