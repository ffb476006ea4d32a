"""The teams of a season: people name theirs until the draw, and the draft gives everybody one.

If the rules say so, a team's founder decides who joins it. A wish is a line of the log, which ends
with the next line about the person's team.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import count

from bot.host.core.api import Person
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import BEFORE, PLAYED, Entry, Season, Team, TeamRefused, Wish, WrongStage
from bot.host.leagues.core import SIGNED, entries, entry_of, is_entered, load_season, log_line, post
from bot.leagues.divisions import teams_for
from bot.leagues.season_standings import OUT
from bot.leagues.settings import LONGEST_TEAM
from bot.leagues.sheets import folded
from bot.locales import Words
from bot.locales.markdown import joined, visible
from bot.store import Connection
from bot.store.leagues import entrants, records, seasons
from bot.store.leagues.entrants import EntrantRow

ASKED, ANSWERED, UNANSWERED = "team_asked", "team_answered", "team_unanswered"
"""Kinds of messages: to a founder about a wish, to its person about the answer, and to a founder
about a wish that the draft or the draw has ended."""
MOST_FREE = 5
"""Maximum number of teams with free places that a refusal names."""


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

        If the founder of the team decides who joins, the person waits for the answer in the team
        where they are. An empty name leaves it to the draft. Raises TeamRefused, WrongStage,
        UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Entry:
            season = load_season(connection, season_id)
            row = _naming(connection, season, person.id)
            team = named_team(connection, season, row, name)
            if folded(team) in _founders(connection, season):
                _wish(connection, season, person.id, team, now)
                ask_founders(connection, season, now)
                return entry_of(row)
            return put_in_team(connection, season, row, team, now)

        return await self._registry.write_in(season_id, work)

    async def wishes(self, season_id: int) -> list[Wish]:
        """Return the people of a season who wait to join a team, in the order of asking."""
        return await self._registry.database.read(
            lambda db: wishes_of(db, load_season(db, season_id))
        )

    async def answer(self, season_id: int, by: Person, user_id: int, lets_in: bool) -> Wish:
        """Admit a person to the founder's team, or refuse them; return their wish.

        Raises TeamRefused, UnknownLeague.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Wish:
            season = load_season(connection, season_id)
            wish = _wish_of(connection, season, by.id, user_id)
            row = entrants.load(connection, season_id, user_id)
            assert row is not None
            if lets_in:
                team = named_team(connection, season, row, wish.team)
                put_in_team(connection, season, row, team, now, by.id)
                _tell(connection, season, wish, "yes", team, now)
            else:
                log_line(
                    connection, season, "team_refused", now,
                    by=by.id, about=user_id, public=False, team=wish.team,
                )  # fmt: skip
                _tell(connection, season, wish, "no", row.team, now)
            return wish

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
    if row is None or not is_entered(row):
        raise TeamRefused(why="entry")
    if not may_name_team(season, row):
        raise TeamRefused(why="drawn", team=row.team or "none")
    return row


def may_name_team(season: Season, row: EntrantRow | Entry) -> bool:
    """Return whether a person may name a team now, or another one."""
    if not season.settings.team_size:
        return False
    if season.stage in BEFORE:
        return is_entered(row)
    waits = row.status == "waiting"
    outside = row.alternate and not row.team and row.status not in ("in", *OUT)
    return season.stage in PLAYED and bool(waits or outside)


def named_team(connection: Connection, season: Season, row: EntrantRow, name: str) -> str:
    """Return a team's name as its people have it, "" for none. Raises TeamRefused."""
    if not name.strip():
        return ""
    wanted, size = team_name(name), season.settings.team_size
    others = [one for one in entrants.of_season(connection, season.id) if one != row]
    known = {folded(one.team): one.team for one in reversed(others) if one.team}
    known[folded(row.team)] = row.team
    team = known.get(folded(wanted), wanted)
    taken = sum(folded(one.team) == folded(team) and one.status in SIGNED for one in others)
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


def put_in_team(
    connection: Connection,
    season: Season,
    row: EntrantRow,
    team: str,
    now: float,
    by: int | None = None,
) -> Entry:
    """Store a person's team, "" for none."""
    row = row._replace(team=team)
    entrants.keep(connection, season.id, row)
    log_line(connection, season, "team", now, by=by, about=row.user_id, team=team)
    seasons.make_due(connection, season.id, now)
    return entry_of(row)


def _founders(connection: Connection, season: Season) -> dict[str, int]:
    """Return by a team's folded name who decides about joining it; none if everybody may join.

    Of its people it is the one who joined first, and an alternate only if nobody plays for it.
    """
    if not (season.settings.team_size and season.settings.team_approval):
        return {}
    joined_at = records.newest_by_person(connection, season.id, ("team",))
    rows = [one for one in entrants.of_season(connection, season.id) if one.team]
    people = [one for one in rows if is_entered(one)]
    people.sort(
        key=lambda one: (
            one.status not in SIGNED,
            joined_at[one.user_id].id if one.user_id in joined_at else 0,
        )
    )
    return {folded(one.team): one.user_id for one in reversed(people)}


def wishes_of(connection: Connection, season: Season) -> list[Wish]:
    """Return the people who wait to join a team, in the order of asking."""
    if not (season.settings.team_size and season.settings.team_approval):
        return []
    founders = _founders(connection, season)
    newest = records.newest_by_person(connection, season.id, ("team", "team_asked", "team_refused"))
    rows = {one.user_id: one for one in entrants.of_season(connection, season.id)}
    asked = [(rows.get(user_id), line) for user_id, line in newest.items()]
    return [
        Wish(row.user_id, row.name, team, founders.get(folded(team)), line.id)
        for row, line in asked
        if line.kind == "team_asked"
        and row is not None
        and may_name_team(season, row)
        and folded(team := json.loads(line.data)["team"]) != folded(row.team)
    ]


def _wish(connection: Connection, season: Season, user_id: int, team: str, now: float) -> None:
    """Log that a person would like to join a team; their own team withdraws an earlier wish."""
    log_line(connection, season, "team_asked", now, about=user_id, public=False, team=team)
    seasons.make_due(connection, season.id, now)


def _wish_of(connection: Connection, season: Season, by: int, user_id: int) -> Wish:
    """Return a person's wish, about which `by` decides. Raises TeamRefused."""
    wish = next((one for one in wishes_of(connection, season) if one.person == user_id), None)
    if wish is None:
        raise TeamRefused(why="answered")
    if wish.founder != by:
        raise TeamRefused(why="founder", team=wish.team)
    return wish


def ask_founders(connection: Connection, season: Season, now: float) -> None:
    """Ask the founders about each wish once; who now decides about it is asked anew.

    Of those who wait for a team that everybody has left, the first founds it anew.
    """
    while wish := _left_alone(connection, season):
        row = entrants.load(connection, season.id, wish.person)
        assert row is not None
        put_in_team(connection, season, row, wish.team, now)
        _tell(connection, season, wish, "yes", wish.team, now)
    for wish in wishes_of(connection, season):
        post(connection, season, ASKED, now, mark=str(wish.line), person=wish.founder)


def _left_alone(connection: Connection, season: Season) -> Wish | None:
    """Return the first wish to join a team that everybody has left, or None."""
    found = wishes_of(connection, season)
    return next((wish for wish in found if wish.founder is None), None)


def end_wishes(connection: Connection, season: Season, now: float) -> None:
    """End the wishes of everybody who plays, because the tables are drawn."""
    for wish in wishes_of(connection, season):
        row = entrants.load(connection, season.id, wish.person)
        if row is not None and row.status == "in":
            _wish(connection, season, wish.person, row.team, now)
            _tell_late(connection, season, wish, row.team, now)


def rename_wishes(
    connection: Connection, season: Season, before: str, team: str, now: float
) -> None:
    """Store the new name of a team that people wait to join."""
    for wish in wishes_of(connection, season):
        if folded(wish.team) == folded(before):
            _wish(connection, season, wish.person, team, now)


def _tell_late(connection: Connection, season: Season, wish: Wish, team: str, now: float) -> None:
    """Tell a person and the founder that nobody answered, and for whom the person plays."""
    _tell(connection, season, wish, "late", team, now)
    if wish.founder is not None:
        data = {"name": wish.name, "team": wish.team, "other": team}
        mark = str(wish.line)
        post(connection, season, UNANSWERED, now, mark=mark, person=wish.founder, data=data)


def _tell(
    connection: Connection, season: Season, wish: Wish, answer: str, team: str, now: float
) -> None:
    """Tell a person the answer to their wish (yes | no | late), and which team they are in."""
    data = {"team": wish.team, "answer": answer, "other": team or "none"}
    mark = str(wish.line)
    post(connection, season, ANSWERED, now, mark=mark, person=wish.person, data=data)


def rejoin(connection: Connection, season: Season, user_id: int, team: str, now: float) -> Entry:
    """Return a new entry, in the same team as before if that still has a place.

    If the team has a founder who decides who joins it, the person waits for the answer.
    """
    row = entrants.load(connection, season.id, user_id)
    assert row is not None
    named = row._replace(team="")
    if season.settings.team_size:
        with suppress(TeamRefused):
            named = row._replace(team=named_team(connection, season, row, team))
    # Whoever is outside founds nothing, so the founder is somebody else.
    entrants.keep(connection, season.id, row._replace(team=""))
    if folded(named.team) in _founders(connection, season):
        _wish(connection, season, user_id, named.team, now)
        return entry_of(row._replace(team=""))
    entrants.keep(connection, season.id, named)
    if named.team or any(one.person == user_id for one in wishes_of(connection, season)):
        log_line(connection, season, "team", now, about=user_id, team=named.team)
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
    wishes = {one.person: one for one in wishes_of(connection, season)}
    for row in rows:
        team = found[row.user_id]
        if row.team != team:
            entrants.keep(connection, season.id, row._replace(team=team))
            log_line(connection, season, "team", now, about=row.user_id, team=team)
            if row.user_id in wishes:
                _tell_late(connection, season, wishes[row.user_id], team, now)


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
