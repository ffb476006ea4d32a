"""Alternates, who are asked one after another to take an absent player's seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import NamedTuple

from bot.host.absence import seats
from bot.host.absence.table_clocks import passed
from bot.host.absence.timeouts import on_vacation
from bot.host.core.api import PLAYED_OUT, AlreadySeated, NotAllowed, Person
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueError, Season
from bot.host.leagues.core import (
    Parts,
    check_not_excluded,
    load_season,
    log_line,
    next_message_at,
    post,
    skills_of,
)
from bot.host.leagues.play.departures import is_gone
from bot.host.leagues.play.tables import absent_of, playing
from bot.host.leagues.standings.overlay import changes_of, drawn, holders
from bot.host.people.hours import coming_schedule, reached
from bot.store import Connection
from bot.store.leagues import entrants, facts, fixtures, seasons, vacancies
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.fixtures import StoredFixture
from bot.store.leagues.vacancies import AskedRow, VacancyRow
from bot.store.people import private
from bot.store.tables import games
from bot.store.turns import absence

ASKED_FOR = 8 * 3600.0
"""Waking time in seconds that an alternate has to answer before the next one is asked."""
WAITED_FOR = 12 * 3600.0
"""Seconds for which a seat waits for the nearest alternate to wake up; others come later."""
_REASONS = frozenset({"caretaker", "left"})
"""Reasons of a house bot's play that free the seat: not a vacation, which keeps it."""
_MAY = frozenset({"none", "in", "waiting", "withdrawn"})
"""Statuses of alternates who may play."""


class SeatTaken(LeagueError):
    """The seat no longer needs an alternate."""

    code = "league-seat-taken"


class TeamSits(LeagueError):
    """Somebody of the alternate's team (`team`) sits at the table now."""

    code = "league-team-sits"


@dataclass(frozen=True, slots=True)
class Vacancy:
    """A seat that needs an alternate; `table_id` is None if its table is not open yet."""

    id: int
    fixture_id: int
    table_id: int | None
    seat: int
    season: Season


class Alternates:
    """Service for the answers of alternates."""

    def __init__(self, registry: TableRegistry, wake_followers: Callable[[int], None]) -> None:
        self._registry = registry
        self._wake_followers = wake_followers

    async def accept(self, vacancy_id: int, person: Person) -> Vacancy:
        """Give a seat to an alternate who was asked to take it, with a full clock.

        An alternate who answers too late still gets the seat if it is free.

        Raises SeatTaken, NotAllowed (who="asked"), Excluded, WrongStatus, AlreadySeated, NotAway,
        TeamSits.
        """
        await self.check_own(vacancy_id)
        vacancy = None
        while vacancy is None:
            vacancy = await self._accept(await self.get(vacancy_id), person)
        if vacancy.table_id is not None:
            self._wake_followers(vacancy.table_id)
        return vacancy

    async def _accept(self, free: Vacancy, person: Person) -> Vacancy | None:
        """Give a seat to an alternate; return None if its table has been opened meanwhile."""
        table_id, now = free.table_id, self._registry.now()

        def work(connection: Connection) -> Vacancy | None:
            begun = _vacancy(connection, free.id).table_id != table_id
            return None if begun else _accept(connection, free.id, person, now)

        # A table that has not begun has no lock.
        async with nullcontext() if table_id is None else self._registry.lock(table_id):
            vacancy = await self._registry.database.write(work)
            self._registry.forget(table_id or 0)
        return vacancy

    async def decline(self, vacancy_id: int, user_id: int) -> None:
        """Decline a seat, so that the next alternate is asked immediately.

        Raises SeatTaken, NotAllowed (who="asked").
        """
        await self.check_own(vacancy_id)
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = _vacancy(connection, vacancy_id).season
            _answer(connection, vacancy_id, user_id, "no")
            log_line(connection, season, "declined", now, about=user_id, public=False)
            seasons.make_due(connection, season.id, now)

        await self._registry.database.write(work)

    async def check_own(self, vacancy_id: int) -> None:
        """Check that this process runs the vacancy's league. Raises OtherShard, SeatTaken."""
        await self._registry.cluster.check_found(
            lambda db: _vacancy(db, vacancy_id).season.league.guild_id
        )

    async def get(self, vacancy_id: int) -> Vacancy:
        """Return an open vacancy. Raises SeatTaken."""
        return await self._registry.database.read(lambda db: _vacancy(db, vacancy_id))


async def fill_vacancies(parts: Parts, season: Season, now: float) -> float:
    """Update a season's vacancies, and ask alternates to fill them; return when to look again."""
    database = parts.registry.database
    await parts.write(season, lambda db: align(db, season, now))
    coming = [now + DAY]
    for row in await database.read(lambda db: vacancies.open_of(db, season.id)):
        coming.append(await _ask(parts, season, row, now))
    return min(coming)


def close_all(connection: Connection, season: Season, now: float) -> None:
    """Close all vacancies at the end of a season."""
    for row in vacancies.open_of(connection, season.id):
        vacancies.close(connection, row.id, now, None)


def align(connection: Connection, season: Season, now: float) -> None:
    """Open a vacancy for each seat whose player is absent or out; close those no longer needed."""
    vacant = [*_played(connection, season), *_planned(connection, season)]
    known = {(row.fixture_id, row.seat): row for row in vacancies.open_of(connection, season.id)}
    for fixture_id, seat, user_id in vacant:
        vacancies.open_vacancy(connection, fixture_id, seat, user_id, now)
    wanted = {(fixture_id, seat) for fixture_id, seat, _ in vacant}
    for row in [row for seat, row in known.items() if seat not in wanted]:
        vacancies.close(connection, row.id, now, None)


def _played(connection: Connection, season: Season) -> Iterator[tuple[int, int, int]]:
    """Yield the vacant seats of open tables (fixture, seat, person), where a house bot plays."""
    for one in playing(connection, season.id):
        game, fixture_id = one.table.game, one.fixture.fixture.id
        for seat in one.table.seats if game.haste != PLAYED_OUT else ():
            assert seat.seat is not None
            reason = absence.caretaker_reason(connection, game.id, seat.seat)
            if reason in _REASONS and seat.user_id is not None:
                yield fixture_id, seat.seat, seat.user_id


def _planned(connection: Connection, season: Season) -> Iterator[tuple[int, int, int]]:
    """Yield the seats of planned tables (fixture, seat, person) whose player is out."""
    absent = absent_of(connection, season.id)
    for one in fixtures.of_season(connection, season.id):
        for seat in one.seats if one.fixture.stage == "planned" else ():
            if seat.user_id in absent:
                yield one.fixture.id, seat.seat, seat.user_id


class _Next(NamedTuple):
    """The alternate to ask now, or None if there is none before `at`."""

    user_id: int | None
    at: float


async def _ask(parts: Parts, season: Season, row: VacancyRow, now: float) -> float:
    """Ask the next alternate if it is time to do so; return when to look again."""
    while True:
        coming = await parts.write(season, lambda db: _next(db, season, row, now))
        user_id = coming.user_id
        if user_id is None:
            return coming.at
        gone = await is_gone(parts, season, user_id)
        await parts.write(season, lambda db: _ask_now(db, season, row, user_id, gone, now))  # noqa: B023


def _ask_now(
    connection: Connection, season: Season, row: VacancyRow, user_id: int, gone: bool, now: float
) -> None:
    """Ask an alternate to take a seat, unless the next alternate to ask has changed meanwhile."""
    if _next(connection, season, row, now).user_id == user_id:
        _note_asked(connection, season, row, user_id, gone, now)


def _next(connection: Connection, season: Season, row: VacancyRow, now: float) -> _Next:
    """Return the next alternate to ask, after marking those who did not answer in time as late."""
    stored = vacancies.load(connection, row.id)
    if stored is None or stored.closed_at is not None:
        return _Next(None, now + DAY)
    asked, guild_id = vacancies.asked(connection, row.id), season.league.guild_id
    for one in asked:
        closes_at = passed(connection, guild_id, one.asked_at, one.due_at - one.asked_at)
        if one.answer is None and closes_at > now:
            return _Next(None, closes_at)
        if one.answer is None:
            vacancies.ask(connection, row.id, one._replace(answer="late"))
    found = _candidates(connection, season, row, {one.user_id for one in asked}, now)
    free = {one.user_id: next_message_at(connection, one.user_id, now) for one in found}
    ready = [one.user_id for one in found if free[one.user_id] <= now + WAITED_FOR]
    return _Next(ready[0], now) if ready else _Next(None, _later(free, now))


def _later(free: Mapping[int, float], now: float) -> float:
    """Return when the next alternate becomes available."""
    return min((at - WAITED_FOR for at in free.values()), default=now + DAY)


def _candidates(
    connection: Connection, season: Season, row: VacancyRow, asked: set[int], now: float
) -> list[EntrantRow]:
    """Return the alternates to ask for a seat, those closest in rating first.

    No alternate plays for a person of their own division, because this could affect their own place
    there. If there are teams, people of the seat's own team come first, whether they are alternates
    or play elsewhere, and nobody is asked whose team has another seat at the table.
    """
    fixture = fixtures.load(connection, row.fixture_id)
    assert fixture is not None
    teams = teams_at(connection, season, fixture, row.seat)
    beside, before = at_table(connection, fixture, row.seat)
    pairs = entrants.all_avoided(connection, season.league.id)
    playing_at = facts.playing(connection, season.id)
    busy = facts.being_asked(connection, season.id, now)
    found = [
        one
        for one in entrants.of_season(connection, season.id)
        if one.status in _MAY
        and (
            teams.is_own(one.team)
            if one.status == "in" and one.division == fixture.fixture.division
            else one.alternate
        )
        and one.team not in teams.others
        and one.user_id not in before | asked | busy
        and playing_at.get(one.user_id, 0) < one.at_once
        and not on_vacation(connection, one.user_id, now)
        and not avoids(connection, pairs, beside, one.user_id)
    ]
    near = _distances(connection, season, row.absent_id)
    return sorted(
        found,
        key=lambda one: (
            not teams.is_own(one.team), near(one.user_id), one.signed_at, one.user_id,
        ),
    )  # fmt: skip


class TeamsAt(NamedTuple):
    """The team to which a seat belongs, "" = none, and those of the other seats of its table."""

    own: str
    others: frozenset[str]

    def is_own(self, team: str) -> bool:
        """Return whether a team is the seat's own."""
        return bool(team) and team == self.own


NO_TEAMS = TeamsAt("", frozenset())


def teams_at(connection: Connection, season: Season, fixture: StoredFixture, seat: int) -> TeamsAt:
    """Return the teams at a table; a substitute's own team sits there, too."""
    if not season.settings.team_size:
        return NO_TEAMS
    teams = entrants.teams_of(connection, season.id)
    changes = changes_of(connection, season.id).get(fixture.fixture.id, ())
    lines = holders(drawn((one.user_id for one in fixture.seats), changes), changes)
    owners = [
        next((one.person for one in reversed(line) if one.late), line[0].person) for line in lines
    ]
    beside, _ = at_table(connection, fixture, seat)
    own = owners.pop(seat)
    others = {teams.get(person, "") for person in (*owners, *beside)}
    return TeamsAt(teams.get(own, ""), frozenset(others) - {""})


def check_team(
    connection: Connection, season: Season, fixture: StoredFixture, seat: int, user_id: int
) -> None:
    """Check that no other seat of a table belongs to a person's team. Raises TeamSits."""
    entry = entrants.load(connection, season.id, user_id)
    found = teams_at(connection, season, fixture, seat)
    if entry is not None and entry.team in found.others:
        raise TeamSits(team=entry.team)


def at_table(
    connection: Connection, fixture: StoredFixture, vacant: int
) -> tuple[list[int], set[int]]:
    """Return the other players at a vacant seat's table, and all who play or have played there."""
    paired = [(seat.seat, seat.user_id) for seat in fixture.seats]
    if fixture.fixture.game_id is not None:
        stored = games.reload(connection, fixture.fixture.game_id)
        paired = [(seat.seat or 0, seat.user_id) for seat in stored.seats if seat.user_id]
        tenures = absence.tenures(connection, stored.game.id)
        before = {one.user_id for one in tenures if one.user_id}
    else:
        before = {user_id for _, user_id in paired}
    return [user_id for seat, user_id in paired if seat != vacant], before


def avoids(
    connection: Connection,
    pairs: frozenset[frozenset[int]],
    beside: list[int],
    user_id: int,
) -> bool:
    """Return whether any of the people `beside` a person avoids them, or is avoided by them.

    `pairs` are the pairs of people in the league who avoid each other.
    """
    in_league = any(frozenset((user_id, other)) in pairs for other in beside)
    return in_league or bool(private.avoiding(connection, user_id, beside))


def _distances(
    connection: Connection, season: Season, absent_id: int
) -> Callable[[int], tuple[float, float]]:
    """Return a function giving a person's distance from an absent one, by rating and last place."""
    rated = skills_of(connection, season)
    history = entrants.history(connection, season.league.id, season.number)
    last = {user_id: row.division * 100.0 + row.place for user_id, row in history.items()}
    return lambda user_id: (_apart(rated, absent_id, user_id), _apart(last, absent_id, user_id))


def _apart(values: Mapping[int, float], one: int, other: int) -> float:
    known = one in values and other in values
    return abs(values[one] - values[other]) if known else float("inf")


def _note_asked(
    connection: Connection, season: Season, row: VacancyRow, user_id: int, gone: bool, now: float
) -> None:
    """Store that an alternate is asked and send the request, or store that they left the server."""
    hears_at = next_message_at(connection, user_id, now)
    due_at = reached(coming_schedule(connection, user_id, now), hears_at, ASKED_FOR)
    answer = "gone" if gone else None
    vacancies.ask(connection, row.id, AskedRow(user_id, now, due_at, answer))
    if gone:
        return
    fixture, absent = fixtures.load(connection, row.fixture_id), row.absent_id
    assert fixture is not None
    entry = entrants.load(connection, season.id, absent)
    data = {
        "vacancy": row.id,
        "table": fixture.fixture.game_id or 0,
        "number": fixture.fixture.number,
        "name": entry.name if entry else "?",
        "until": round(due_at),
    }
    log_line(connection, season, "asked", now, fixture=row.fixture_id, about=user_id, public=False)
    post(connection, season, "seat", now, mark=str(row.id), person=user_id, data=data)


def _accept(connection: Connection, vacancy_id: int, person: Person, now: float) -> Vacancy:
    """Give a seat to the alternate who was asked. Raises the errors of `Alternates.accept`."""
    vacancy = _vacancy(connection, vacancy_id)
    check_not_excluded(connection, vacancy.season.id, person.id)
    _answer(connection, vacancy_id, person.id, "yes")
    fixture = fixtures.load(connection, vacancy.fixture_id)
    if fixture is None:
        raise SeatTaken
    check_team(connection, vacancy.season, fixture, vacancy.seat, person.id)
    if vacancy.table_id is None:
        if not _is_planned_free(connection, fixture, vacancy.seat):
            raise SeatTaken
        if person.id in {seat.user_id for seat in fixture.seats}:
            raise AlreadySeated(table=0)
        fixtures.set_person(connection, vacancy.fixture_id, vacancy.seat, person.id)
    else:
        stored = games.reload(connection, vacancy.table_id)
        seats.seat_alternate(connection, stored, vacancy.seat, person, now)
    vacancies.close(connection, vacancy_id, now, person.id)
    log_line(connection, vacancy.season, "substituted", now, fixture=vacancy.fixture_id,
         about=person.id, seat=vacancy.seat)  # fmt: skip
    return vacancy


def _is_planned_free(connection: Connection, fixture: StoredFixture, seat: int) -> bool:
    """Return whether a table is still planned and the seat's player is out of the season."""
    absent = absent_of(connection, fixture.fixture.season_id)
    return fixture.fixture.stage == "planned" and fixture.seats[seat].user_id in absent


def _vacancy(connection: Connection, vacancy_id: int) -> Vacancy:
    """Return an open vacancy. Raises SeatTaken."""
    row = vacancies.load(connection, vacancy_id)
    fixture = None if row is None else fixtures.load(connection, row.fixture_id)
    if row is None or row.closed_at is not None or fixture is None:
        raise SeatTaken
    season = load_season(connection, fixture.fixture.season_id)
    return Vacancy(vacancy_id, row.fixture_id, fixture.fixture.game_id, row.seat, season)


def _answer(connection: Connection, vacancy_id: int, user_id: int, answer: str) -> None:
    """Store the answer of an alternate who was asked. Raises NotAllowed (who="asked")."""
    asked = {one.user_id: one for one in vacancies.asked(connection, vacancy_id)}
    if user_id not in asked or asked[user_id].answer not in (None, "late"):
        raise NotAllowed(who="asked")
    vacancies.ask(connection, vacancy_id, asked[user_id]._replace(answer=answer))
