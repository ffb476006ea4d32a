"""Steps between sign-up and schedule: recheck, waiting list, divisions, pairing.

The pairing compares the hours of the week in which people are awake.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple, TypeAlias

from bot.host.core.dealing import committed_fixture
from bot.host.core.paces import HOUR
from bot.host.leagues.api import OVER, RUNNING, Member, Pairer, Season
from bot.host.leagues.core import (
    SeasonChanged,
    entries,
    log_line,
    lot_of,
    notify,
    post,
    skills_of,
)
from bot.host.leagues.signup.signups import unconfirmed, unmet, withdrawn_at
from bot.host.leagues.signup.teams import draft_teams
from bot.host.leagues.standings.results import results_of
from bot.host.people.hours import ALL_DAY, Hours, Schedule, used
from bot.leagues.divisions import Draft, Placed, draft, groups
from bot.leagues.pairing import CannotPair, Pairing, Request, check_teams, pair, recipe
from bot.leagues.pairing.request import Earlier
from bot.leagues.records import Entrant
from bot.leagues.settings import CUP, UNPLANNED
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records, seasons
from bot.store.leagues.entrants import EntrantRow
from bot.store.turns import clocks

HOURS_OF_WEEK = 168
_MONDAY = datetime(2026, 1, 5, tzinfo=UTC)
"""Any Monday: people's hours are the same every day."""


def awake_hours(connection: Connection, user_id: int) -> int:
    """Return the hours of a week in UTC in which a person is awake: bit n is the nth hour."""
    row = clocks.hours(connection, user_id)
    schedule = Schedule(ALL_DAY if row is None else Hours(*row))
    day = [n for n in range(24) if _is_awake(schedule, n)]
    return sum(1 << midnight + n for midnight in range(0, HOURS_OF_WEEK, 24) for n in day)


def _is_awake(schedule: Schedule, number: int) -> bool:
    """Return whether a person is awake for more than half of the hour with this number."""
    at = (_MONDAY + timedelta(hours=number)).timestamp()
    return used(schedule, at, at + HOUR) > HOUR / 2


DRAFTED = "drafted"
"""Kind of the log line that lists the people for whom divisions were drafted."""

PAIRING = "pairing"
"""Kind of the log line with a division's pairing report and those who have one game fewer."""


class Asked(NamedTuple):
    """A person who signed up, and the newest log line about them, which reveals any change."""

    person: int
    line: int


class Paired(NamedTuple):
    """A division and its tables."""

    division: int
    request: Request
    pairing: Pairing


Requests: TypeAlias = Sequence[tuple[int, Request]]
"""People to be paired, by division."""


def asked_of(connection: Connection, season: Season) -> list[Asked]:
    """Return the people to look up on the server."""
    signed = entries(connection, season.id, "in", "waiting", "asked")
    return [
        Asked(one.person, records.newest_line(connection, season.id, one.person)) for one in signed
    ]


def drop_unconfirmed(connection: Connection, season: Season, now: float) -> None:
    """Withdraw people who did not confirm changed rules in time."""
    if now < withdrawn_at(connection, season):
        return
    for user_id in unconfirmed(connection, season):
        row = entrants.load(connection, season.id, user_id)
        assert row is not None
        drop(connection, season, row, "unconfirmed", now)


def recheck(
    connection: Connection, season: Season, members: Mapping[int, Member | None], now: float
) -> None:
    """Check all conditions again a day before the pairing, and fill places from the waiting list.

    People who have left the server, or no longer meet a condition, are dropped from the season.
    """
    for row in entrants.of_season(connection, season.id):
        if row.status not in ("in", "waiting", "asked"):
            continue
        member = members.get(row.user_id)
        refused = (
            None if member is None else unmet(connection, season, row.user_id, member.roles, now)
        )
        if member is None or refused is not None:
            why = "gone" if member is None else str(refused and refused.args_["condition"])
            drop(connection, season, row, why, now)
    fill_places(connection, season, now)


def fill_places(connection: Connection, season: Season, now: float) -> None:
    """Move people up from the waiting list, in order of sign-up, while places are free."""
    places = season.settings.conditions.places
    for entry in entries(connection, season.id, "waiting"):
        if places and len(entries(connection, season.id, "in")) >= places:
            return
        row = entrants.load(connection, season.id, entry.person)
        assert row is not None
        entrants.keep(connection, season.id, row._replace(status="in"))
        log_line(connection, season, "moved_up_list", now, about=entry.person)
        notify(connection, season, "moved_up", entry.person, now)


def draft_divisions(connection: Connection, season: Season, now: float) -> None:
    """Store a draft of the season's divisions, based on an earlier draft, and of its teams.

    People whom an organiser moved stay where they were put, and the whole draft stays as long as
    the same people play.
    """
    draft_teams(connection, season, now)
    playing = entries(connection, season.id, "in")
    people = sorted(entry.person for entry in playing)
    drafted = [json.loads(told) for told in records.told(connection, season.id, DRAFTED)]
    if drafted and drafted[-1]["people"] == people and all(entry.division for entry in playing):
        return
    log_line(connection, season, DRAFTED, now, people=people)
    for division in draft_of(connection, season).divisions:
        for placed in division:
            row = entrants.load(connection, season.id, placed.person)
            assert row is not None
            row = row._replace(division=placed.division, division_reason=placed.reason)
            entrants.keep(connection, season.id, row)


def draft_of(connection: Connection, season: Season) -> Draft:
    """Return divisions drafted from the last season, the entries and an earlier draft.

    The groups of a cup are equally strong; a ladder, a Swiss event and a season with teams have one
    division.
    """
    people, seed = _entrants(connection, season), lot_of(connection, season).seed
    shown = _shown(connection, season)
    if season.settings.undivided:
        return Draft((tuple(Placed(one.person, 1, "new") for one in people),))
    if season.settings.form == CUP:
        people = [replace(one, last_division=None, last_place=None) for one in people]
        if not shown:
            return groups(people, season.settings, seed)
    known = entrants.history(connection, season.league.id, season.number)
    last_sizes = Counter(row.division for row in known.values())
    return draft(people, season.settings, seed, last_sizes, shown)


def _shown(connection: Connection, season: Season) -> list[Placed]:
    """Return the divisions of an earlier draft."""
    return [
        Placed(entry.person, entry.division, entry.reason)
        for entry in entries(connection, season.id, "in")
        if entry.division is not None and entry.reason is not None
    ]


def requests(connection: Connection, season: Season, sizes: frozenset[int]) -> Requests:
    """Return the people to pair, by division; `sizes` are the player counts that the game allows.

    Raises SeasonChanged if a player has no division or team because they rejoined after the draft.
    """
    rows = [row for row in entrants.of_season(connection, season.id) if row.status == "in"]
    needs_team = bool(season.settings.team_size)
    if not all(row.division and (row.team or not needs_team) for row in rows):
        raise SeasonChanged
    before, teams = _tables_before(connection, season), teams_in(connection, season)
    return [
        (
            division,
            Request(
                people=tuple(sorted(limits)),
                size=season.settings.size,
                sizes=sizes,
                games=season.settings.games,
                avoid=avoided_in(connection, season, limits),
                awake={user_id: awake_hours(connection, user_id) for user_id in limits},
                before=before,
                at_once=limits,
                seed=lot_of(connection, season).seed,
                teams=frozenset(team.intersection(limits) for team in teams),
            ),
        )
        for division in sorted({row.division for row in rows if row.division})
        if (limits := {row.user_id: row.at_once for row in rows if row.division == division})
    ]


def avoided_in(
    connection: Connection, season: Season, people: Collection[int]
) -> frozenset[frozenset[int]]:
    """Return the pairs of these people who need not meet."""
    found = entrants.all_avoided(connection, season.league.id)
    return frozenset(pair for pair in found if pair <= {*people})


def logged_pairings(connection: Connection, season_id: int) -> list[dict[str, Any]]:
    """Return the data of a season's `PAIRING` log lines, oldest first."""
    return [json.loads(told) for told in records.told(connection, season_id, PAIRING)]


def teams_in(connection: Connection, season: Season) -> list[frozenset[int]]:
    """Return the people of each team who play; none without teams."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    for entry in entries(connection, season.id, "in") if season.settings.team_size else ():
        found[entry.team].add(entry.person)
    return [frozenset(people) for team, people in sorted(found.items()) if team]


def team_fault(connection: Connection, season: Season, sizes: frozenset[int]) -> CannotPair | None:
    """Return why the first tables cannot keep teams apart, or None; it is known before the draw."""
    is_round = season.settings.form in UNPLANNED
    earlier, games = (Earlier(), 1) if is_round else (None, season.settings.games)
    for _, request in requests(connection, season, sizes) if season.settings.team_size else ():
        try:
            check_teams(replace(request, earlier=earlier, games=games))
        except CannotPair as error:
            return error if error.reason == "teams" else None
    return None


async def pair_here(request: Request) -> Pairing:
    """Pair a division in the current process. Raises CannotPair."""
    return pair(request)


async def pair_all(wanted: Requests, pairer: Pairer) -> list[Paired]:
    """Pair every division of a season. Raises CannotPair."""
    if not wanted:
        raise CannotPair("people", 0)
    return [Paired(division, request, await pairer(request)) for division, request in wanted]


def store_schedule(
    connection: Connection,
    season: Season,
    paired: Sequence[Paired],
    randbits: Callable[[int], int],
    now: float,
) -> None:
    """Store the schedule, reveal the seed and start the season, in one transaction.

    The bot also commits to the seed of each table's deal.
    """
    for one in paired:
        for people, wave in zip(one.pairing.tables, one.pairing.waves, strict=True):
            fixture = fixtures.plan(connection, season.id, one.division, wave, people)
            committed_fixture(connection, fixture, randbits)
        _note_pairing(connection, season, one, now)
    lot = lot_of(connection, season)._asdict()
    seasons.change_season(connection, season.id, stage=RUNNING, obstacle=None, due_at=now)
    log_line(connection, season, "paired", now, **lot)
    post(connection, season, "divisions", now)
    post(connection, season, "schedule", now, data=lot)


def _note_pairing(connection: Connection, season: Season, paired: Paired, now: float) -> None:
    """Log the pairing report, the people with one game fewer, and the input to reproduce it."""
    log_line(
        connection,
        season,
        PAIRING,
        now,
        division=paired.division,
        report=asdict(paired.pairing.report),
        short=list(paired.pairing.short),
        recipe=recipe(paired.request),
    )


def drop(connection: Connection, season: Season, row: EntrantRow, why: str, now: float) -> None:
    """Withdraw a person who left the server or fails a condition, and notify them."""
    gone = row._replace(status="withdrawn", division=None, division_reason=None)
    entrants.keep(connection, season.id, gone)
    log_line(connection, season, "dropped", now, about=row.user_id, why=why)
    notify(connection, season, "dropped", row.user_id, now, why=why)


def _entrants(connection: Connection, season: Season) -> list[Entrant]:
    """Return the players, with their last place and their rating.

    Imported ratings use another scale: they count only if the server has no ratings of its own.
    """
    known = entrants.history(connection, season.league.id, season.number)
    skills, below = skills_of(connection, season), _below(connection, season)
    return [
        Entrant(
            entry.person,
            last_division=last.division if last else None,
            last_place=last.place if last else None,
            rating=skills.get(entry.person) if skills else last.rating if last else None,
            below=last is not None and entry.person in below,
        )
        for entry in entries(connection, season.id, "in")
        for last in [known.get(entry.person)]
    ]


def _below(connection: Connection, season: Season) -> frozenset[int]:
    """Return the people who left the previous season or played too few of its tables."""
    rows = seasons.seasons_of(connection, season.league.id)
    last = next((r for r in rows if r.number < season.number and r.stage == OVER), None)
    found = results_of(connection, last.id).divisions.values() if last else ()
    return frozenset(row.person for rows in found for row in rows if row.below)


def _tables_before(connection: Connection, season: Season) -> frozenset[frozenset[int]]:
    """Return the groups of people who were paired at a table in the previous season."""
    rows = seasons.seasons_of(connection, season.league.id)
    last = next((row for row in rows if row.number < season.number), None)
    played = fixtures.of_season(connection, last.id) if last else []
    return frozenset(frozenset(seat.user_id for seat in one.seats) for one in played)
