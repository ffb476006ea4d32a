"""The teams of a season: people name theirs until the draw, and the draft gives everybody one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import count

from bot.host.core.api import Person
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import BEFORE, PLAYED, Entry, Season, Team, TeamRefused, WrongStage
from bot.host.leagues.core import SIGNED, entries, entry_of, load_season, log_line
from bot.leagues.divisions import teams_for
from bot.leagues.season_standings import OUT
from bot.leagues.settings import LONGEST_TEAM
from bot.leagues.sheets import folded
from bot.locales import Words
from bot.locales.markdown import joined, visible
from bot.store import Connection
from bot.store.leagues import entrants, seasons
from bot.store.leagues.entrants import EntrantRow

MOST_FREE = 5
"""Teams with free places that a refusal names."""


class Teams:
    """Service for the teams that people name."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> list[Team]:
        """Return a season's teams in the order of their first sign-up; none without teams."""
        return await self._registry.database.read(
            lambda db: teams_of(db, load_season(db, season_id))
        )

    async def check(self, season_id: int, user_id: int) -> None:
        """Check that a person may name a team now. Raises TeamRefused, WrongStage."""
        await self._registry.database.read(
            lambda db: _naming(db, load_season(db, season_id), user_id)
        )

    async def join(self, season_id: int, person: Person, name: str) -> Entry:
        """Store for which team a person plays, or is an alternate; a new name founds a team.

        An empty name leaves it to the draft. Raises TeamRefused, WrongStage, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry:
            season = load_season(connection, season_id)
            row = _naming(connection, season, person.id)
            row = row._replace(team=named_team(connection, season, row, name))
            entrants.keep(connection, season_id, row)
            log_line(connection, season, "team", now, about=person.id, team=row.team)
            seasons.make_due(connection, season_id, now)
            return entry_of(row)

        return await self._registry.write_in(season_id, work)


def _naming(connection: Connection, season: Season, user_id: int) -> EntrantRow:
    """Return the entry of a person who may name a team now.

    After the draw these are people who wait to enter late, and alternates who have no team yet.
    Raises TeamRefused, WrongStage.
    """
    if not season.settings.team_size:
        raise TeamRefused(why="none")
    row = entrants.load(connection, season.id, user_id)
    if season.stage not in (*BEFORE, *PLAYED):
        raise WrongStage(stage=season.stage)
    if row is None or not (row.status in SIGNED or row.alternate):
        raise TeamRefused(why="entry")
    if not may_name_team(season, row.status, bool(row.alternate), row.team):
        raise TeamRefused(why="drawn", team=row.team or "none")
    return row


def may_name_team(season: Season, status: str, alternate: bool, team: str) -> bool:
    """Return whether a person of this status may name a team now, or another one."""
    if not season.settings.team_size:
        return False
    if season.stage in BEFORE:
        return status in SIGNED or alternate
    waits = status == "waiting"
    outside = alternate and not team and status not in ("in", *OUT)
    return season.stage in PLAYED and (waits or outside)


def named_team(connection: Connection, season: Season, row: EntrantRow, name: str) -> str:
    """Return a team's name as its people have it, "" for none. Raises TeamRefused."""
    if not name.strip():
        return ""
    wanted, size = team_name(name), season.settings.team_size
    others = [one for one in entrants.of_season(connection, season.id) if one != row]
    known = {folded(one.team): one.team for one in reversed(others) if one.team}
    team = known.get(folded(wanted), wanted)
    taken = sum(one.team == team and one.status in SIGNED for one in others)
    if taken >= size and row.status in SIGNED:
        free = [one.name for one in teams_of(connection, season) if one.free]
        told = joined(free[:MOST_FREE]) or "none"
        raise TeamRefused(why="full", team=team, most=size, free=told)
    return team


def team_name(name: str) -> str:
    """Return a team's name without superfluous spaces. Raises TeamRefused."""
    wanted = " ".join(name.split())
    if len(wanted) > LONGEST_TEAM:
        raise TeamRefused(why="long", most=LONGEST_TEAM)
    if not visible(wanted) or not folded(wanted):
        raise TeamRefused(why="empty")
    return wanted


def rejoin(connection: Connection, season: Season, user_id: int, team: str) -> Entry:
    """Return a new entry, in the same team as before if that still has a place."""
    row = entrants.load(connection, season.id, user_id)
    assert row is not None
    named = row._replace(team="")
    if season.settings.team_size:
        with suppress(TeamRefused):
            named = row._replace(team=named_team(connection, season, row, team))
    entrants.keep(connection, season.id, named)
    return entry_of(named)


def teams_of(connection: Connection, season: Season) -> list[Team]:
    """Return a season's teams in the order of their first sign-up; none without teams."""
    size = season.settings.team_size
    found = Counter(one.team for one in entries(connection, season.id, *SIGNED) if one.team)
    return [Team(name, n, max(0, size - n)) for name, n in found.items()] if size else []


def draft_teams(connection: Connection, season: Season, now: float) -> None:
    """Give a team to everybody who plays and has none, or whose team is full."""
    if not season.settings.team_size:
        return
    rows = [one for one in entrants.of_season(connection, season.id) if one.status == "in"]
    found = _teams_for(connection, season, rows)
    for row in rows:
        if row.team != found[row.user_id]:
            entrants.keep(connection, season.id, row._replace(team=found[row.user_id]))
            log_line(connection, season, "team", now, about=row.user_id, team=found[row.user_id])


def late_team(connection: Connection, season: Season, row: EntrantRow, left: str) -> str:
    """Return the team of a person who enters late: the one they named, or else that they fill up.

    If they named none that has a place, they play for the team that was `left` if it has one.
    """
    if not season.settings.team_size:
        return row.team
    inside = [one for one in entrants.of_season(connection, season.id) if one.status == "in"]
    taken = Counter(one.team for one in inside)
    for team in (row.team, left):
        if team and taken[team] < season.settings.team_size:
            return team
    return _teams_for(connection, season, [*inside, row._replace(team="")])[row.user_id]


def _teams_for(
    connection: Connection, season: Season, rows: Iterable[EntrantRow]
) -> dict[int, str]:
    """Return everybody's team; the names of new ones have a number, in the league's language."""
    words, size = Words(season.league.language), season.settings.team_size
    known = {folded(one.team) for one in entrants.of_season(connection, season.id)}
    names = (words("league-team-number", number=number) for number in count(1))
    fresh = (name for name in names if folded(name) not in known)
    named = [(one.user_id, one.team) for one in rows]
    return teams_for(named, size, season.settings.size, fresh)
