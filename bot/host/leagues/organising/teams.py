"""Organisers' changes to teams: another team for a person, none, or another name for a team."""

from __future__ import annotations

import json
from typing import Any

from bot.host.core.api import Person
from bot.host.leagues.api import CLOSED, SIGNUP, Season, TeamRefused
from bot.host.leagues.core import is_entered, post
from bot.host.leagues.organising.api import BadCorrection, Wanted
from bot.host.leagues.signup.teams import named_team, put_in_team, rename_wishes, team_name
from bot.host.leagues.standings.overlay import changes_of, people_now, recorded
from bot.leagues.sheets import folded
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records, seasons
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.records import CorrectionRow

TEAM = "team"
"""The kind of these corrections."""
CHANGED, RENAMED = "team_changed", "team_renamed"
"""The kinds of the messages to people about another team, and about their team's new name."""

Data = dict[str, Any]


def plan_team(connection: Connection, season: Season, wanted: Wanted) -> Data:
    """Plan to move a person to another team, or out of theirs, or to rename a team.

    Raises BadCorrection, TeamRefused.
    """
    if not season.settings.team_size:
        raise TeamRefused(why="none")
    if wanted.person is not None and not wanted.value.strip():
        row, team = _moved(connection, season, wanted.person, wanted.team)
        return _data(row.team, team) | {"person": row.user_id}
    if wanted.person is None and wanted.team.strip() and wanted.value.strip():
        rows, team = _renamed(connection, season, wanted.team, wanted.value)
        return _data(rows[0].team, team) | {"value": ""}
    raise BadCorrection("team")


def change_team(connection: Connection, season: Season, row: CorrectionRow, now: float) -> None:
    """Move a person to another team, or rename a team. Raises BadCorrection, TeamRefused."""
    data = json.loads(row.data)
    if "person" in data:
        before = _move(connection, season, row, data["person"], data["team"], now)
    else:
        before = _rename(connection, season, row, data["old"]["team"], data["team"], now)
    records.set_data(connection, row.id, json.dumps(data | _data(before, data["team"])))


def change_team_back(
    connection: Connection, season: Season, row: CorrectionRow, now: float
) -> None:
    """Undo `change_team`; a person who has another team by now keeps it.

    Raises BadCorrection, TeamRefused.
    """
    data = json.loads(row.data)
    before, after = data["old"]["team"], data["team"]
    if "person" not in data:
        _rename(connection, season, row, after, before, now)
        return
    entry = entrants.load(connection, season.id, data["person"])
    if entry is not None and entry.team == after:
        _move(connection, season, row, data["person"], before, now)


def people_of_teams(connection: Connection, row: CorrectionRow) -> set[int]:
    """Return the people of the teams that a person is moved from and to; none of other changes."""
    data = json.loads(row.data)
    if row.kind != TEAM or "person" not in data:
        return set()
    teams = {data["team"], data["old"]["team"]} - {""}
    found = entrants.teams_of(connection, row.season_id)
    return {person for person, team in found.items() if team in teams}


def teams_told(row: CorrectionRow) -> Data:
    """Return the teams before and after, for the log and the post; none of other corrections."""
    if row.kind != TEAM:
        return {}
    data = json.loads(row.data)
    return {"other": data["old"]["team"] or "–", "team": data["team"] or "–"}


def _data(before: str, after: str) -> Data:
    return {"old": {"team": before}, "team": after}


def _moved(
    connection: Connection, season: Season, person: Person, name: str
) -> tuple[EntrantRow, str]:
    """Return a person's entry and the team in which they would be.

    Raises BadCorrection, TeamRefused.
    """
    row = entrants.load(connection, season.id, person.id)
    if row is None or not is_entered(row):
        raise BadCorrection("not-in", person.name)
    if _has_tables(connection, season, person.id):
        raise BadCorrection("team-drawn", row.name)
    team = named_team(connection, season, row, name)
    if team == row.team:
        raise BadCorrection("team-same", team or "none")
    if not team and row.status == "in" and season.stage not in (SIGNUP, CLOSED):
        raise BadCorrection("team-needed", row.name)
    return row, team


def _has_tables(connection: Connection, season: Season, user_id: int) -> bool:
    """Return whether a person was drawn for a table of a season, or has or had a seat at one."""
    changes = changes_of(connection, season.id)
    return any(
        user_id in recorded(one, changes) or user_id in people_now(connection, one)
        for one in fixtures.of_season(connection, season.id)
    )


def _renamed(
    connection: Connection, season: Season, old: str, name: str
) -> tuple[list[EntrantRow], str]:
    """Return the entries of a team's people, and its new name.

    Raises BadCorrection, TeamRefused.
    """
    entered = [one for one in entrants.of_season(connection, season.id) if one.team]
    rows = [one for one in entered if folded(one.team) == folded(old)]
    if not rows:
        raise BadCorrection("team-unknown", old)
    team = team_name(name)
    if any(folded(one.team) == folded(team) for one in entered if one not in rows):
        raise BadCorrection("team-taken", team)
    if team == rows[0].team:
        raise BadCorrection("team-same", team)
    return rows, team


def _move(
    connection: Connection,
    season: Season,
    row: CorrectionRow,
    user_id: int,
    name: str,
    now: float,
) -> str:
    """Store a person's other team, and tell them; return the one before."""
    entry, team = _moved(connection, season, Person(user_id, str(user_id)), name)
    put_in_team(connection, season, entry, team, now, by=row.made_by)
    _tell(connection, season, CHANGED, row, user_id, entry.team, team, now)
    return entry.team


def _rename(
    connection: Connection, season: Season, row: CorrectionRow, old: str, name: str, now: float
) -> str:
    """Store a team's new name, and tell its people; return the name before."""
    rows, team = _renamed(connection, season, old, name)
    rename_wishes(connection, season, rows[0].team, team, now)
    for one in rows:
        entrants.keep(connection, season.id, one._replace(team=team))
        if is_entered(one):
            _tell(connection, season, RENAMED, row, one.user_id, one.team, team, now)
    seasons.make_due(connection, season.id, now)
    return rows[0].team


def _tell(
    connection: Connection,
    season: Season,
    kind: str,
    row: CorrectionRow,
    user_id: int,
    before: str,
    team: str,
    now: float,
) -> None:
    """Queue the message to a person about their team's change; undoing brings another one."""
    mark = f"{row.id}:{'corrected' if row.undone_by is None else 'undone'}"
    data = {
        "by": row.made_by,
        "reason": row.reason,
        "team": team or "none",
        "other": before or "none",
    }
    post(connection, season, kind, now, mark=mark, person=user_id, data=data)
