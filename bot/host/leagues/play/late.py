"""Late entry: people who sign up after the draw get seats left by people who dropped out.

The season's `late` rule says which seats a person gets. With `PLACE`, it is the whole place of one
person who left: all their seats at unfinished tables that no alternate has taken, including what
was still theirs of a place that they took over themselves. Of several places, the one with the most
seats is given first, then the one that has been free longest. With `FEWER`, it is one seat at a
time, given first to people with the fewest seats, and all of a person's seats are in the division
of their first. People are served in order of sign-up. They never sit with people they avoid, and
never get more tables in play than they want: the rest of their place follows when they have room,
unless an alternate is quicker. Seats at unfinished tables that they took earlier as an alternate
for the same person also belong to their place.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from bot.host.absence import seats
from bot.host.absence.timeouts import on_vacation
from bot.host.core.api import Person
from bot.host.core.paces import DAY
from bot.host.leagues.api import Member, Season
from bot.host.leagues.core import (
    Parts,
    entries,
    excluded_by,
    log_line,
    notify,
    post,
)
from bot.host.leagues.pairing.drafting import drop
from bot.host.leagues.play.alternates import align, at_table, avoids, teams_at
from bot.host.leagues.play.departures import drop_if_gone, still_there
from bot.host.leagues.play.tables import absent_of, limits_of, names_of
from bot.host.leagues.signup.signups import unmet
from bot.host.leagues.signup.teams import late_team
from bot.host.leagues.standings.overlay import ENTERED, Overlay, changes_of
from bot.host.leagues.standings.results import fixture_of
from bot.leagues.records import Fixture
from bot.leagues.settings import FEWER, NO, PLACE, SWISS
from bot.store import Connection
from bot.store.leagues import entrants, facts, fixtures, vacancies
from bot.store.leagues.entrants import EntrantRow
from bot.store.leagues.fixtures import StoredFixture
from bot.store.leagues.vacancies import VacancyRow
from bot.store.tables import games
from bot.store.turns import clocks

LATE = "late"
"""The reason for which a person who entered late is in their division."""


class Seat(NamedTuple):
    """A vacant seat of a person who left, and its table."""

    vacancy: VacancyRow
    table: StoredFixture

    @property
    def game_id(self) -> int | None:
        """Return the id of the open table, or None if the table is only planned."""
        return self.table.fixture.game_id


class Offer(NamedTuple):
    """Seats in one division, from the place of `owner`, for a person who signed up late."""

    entry: EntrantRow
    seats: tuple[Seat, ...]
    owner: int

    @property
    def tables(self) -> list[int]:
        """Return the ids of the tables that are already open."""
        return sorted(seat.game_id for seat in self.seats if seat.game_id is not None)


async def enter_late(parts: Parts, season: Season, now: float) -> float:
    """Give free seats to people who signed up late; return when to look again.

    Raises SeasonChanged, PublishFailed.
    """
    if season.settings.late == NO or season.settings.form == SWISS:
        return now + DAY
    while True:
        offer = await parts.write(season, lambda db: _next(db, season, now))
        if offer is None:
            return now + DAY
        user_id = offer.entry.user_id
        member = await parts.members.find(season.league.guild_id, user_id)
        if member is None and offer.entry.status == "in":
            await drop_if_gone(parts, season, user_id, now)
        else:
            await _decide(parts, season, offer, member, now)


async def admit_late(parts: Parts, season: Season, now: float) -> None:
    """Admit people who signed up since a Swiss event's last round, before the next is drawn.

    Raises SeasonChanged, PublishFailed.
    """
    waiting = await parts.registry.database.read(lambda db: _waiting(db, season))
    for row in waiting:
        member = await parts.members.find(season.league.guild_id, row.user_id)
        await parts.write(season, partial(_admit, season, row.user_id, member, now))


def _admit(
    season: Season, user_id: int, member: Member | None, now: float, connection: Connection
) -> None:
    """Admit a person to the coming rounds, or drop them if they do not meet the conditions."""
    row = next((one for one in _waiting(connection, season) if one.user_id == user_id), None)
    if row is None or excluded_by(connection, season.id, user_id):
        return
    why = _unfit(connection, season, row, member, now)
    if why is not None:
        drop(connection, season, row, why, now)
        return
    team = late_team(connection, season, row, "")
    inside = row._replace(status="in", division=1, division_reason=LATE, team=team)
    entrants.keep(connection, season.id, inside)
    told: dict[str, Any] = {"what": "round", "division": 1, "count": 0, "other": ""}
    line = log_line(connection, season, ENTERED, now, about=user_id, vacancies=[], **told)
    data = {"person": user_id, **told}
    post(connection, season, ENTERED, now, mark=str(line), data=data)
    notify(connection, season, "place", user_id, now, **told)


async def _decide(
    parts: Parts, season: Season, offer: Offer, member: Member | None, now: float
) -> None:
    """Give a person all seats of an offer in one transaction, unless the offer has changed."""
    registry = parts.registry

    def work(connection: Connection) -> None:
        if _next(connection, season, now) != offer:
            return
        why = _unfit(connection, season, offer.entry, member, now)
        if why is None:
            _enter(connection, season, offer, now)
        else:
            drop(connection, season, offer.entry, why, now)

    async with AsyncExitStack() as locks:
        for table_id in offer.tables:
            await locks.enter_async_context(registry.lock(table_id))
        await parts.write(season, work)
        for table_id in offer.tables:
            registry.forget(table_id)
    for table_id in offer.tables:
        parts.wake_followers(table_id)


def _unfit(
    connection: Connection, season: Season, row: EntrantRow, member: Member | None, now: float
) -> str | None:
    """Return why a person cannot enter ("gone", or a condition they no longer meet), or None."""
    if member is None:
        return "gone"
    refused = unmet(connection, season, row.user_id, member.roles, now)
    waits = row.status == "waiting"
    return str(refused.args_["condition"]) if refused is not None and waits else None


def _next(connection: Connection, season: Season, now: float) -> Offer | None:
    """Return the next offer to make, or None if no free seat suits anyone."""
    way = _WAYS[season.settings.late]
    people = way.people(connection, season)
    if people:
        align(connection, season, now)
    lots = way.lots(connection, season) if people else ()
    for row in people:
        for lot in lots:
            fitting = _fitting(connection, season, row, lot, now)
            if fitting:
                return Offer(row, fitting, lot.owner)
    return None


class Lot(NamedTuple):
    """Seats of the place of `owner` that are given together.

    `heir` already has the rest of the place, if any.
    """

    seats: tuple[Seat, ...]
    owner: int
    heir: int | None = None

    @property
    def division(self) -> int:
        """Return the division of the seats."""
        return self.seats[0].table.fixture.division


class _Way(NamedTuple):
    """A rule of late entry: the people to serve and the lots to give, each in order."""

    people: Callable[[Connection, Season], Sequence[EntrantRow]]
    lots: Callable[[Connection, Season], Sequence[Lot]]


def _waiting(connection: Connection, season: Season) -> list[EntrantRow]:
    """Return the people waiting to enter, in order of sign-up; none if the season is full."""
    places = season.settings.conditions.places
    if places and len(entries(connection, season.id, "in")) >= places:
        return []
    return [row for row in entrants.of_season(connection, season.id) if row.status == "waiting"]


def _heirs(connection: Connection, season: Season) -> dict[int, int]:
    """Map each person who left to the person who now has their place after late entries."""
    every = sorted(chain.from_iterable(changes_of(connection, season.id).values()))
    found = {one.before: one.after for one in every if one.late}
    for person in found:
        while found[person] in found:
            found[person] = found[found[person]]
    return found


def _waiting_or_heirs(connection: Connection, season: Season) -> list[EntrantRow]:
    """Return the people who may get the rest of their place, then the people waiting to enter."""
    heirs = {*_heirs(connection, season).values()}
    inside = [
        row
        for row in entrants.of_season(connection, season.id)
        if row.status == "in" and row.user_id in heirs
    ]
    return [*inside, *_waiting(connection, season)]


def _wanting(connection: Connection, season: Season) -> list[EntrantRow]:
    """Return the people who wait to enter or may get another seat, those with the fewest first."""
    owned = Counter(one.person for table in _tables(connection, season) for one in table.late)
    inside = [
        row
        for row in entrants.of_season(connection, season.id)
        if row.status == "in" and 0 < owned[row.user_id] < season.settings.games
    ]
    found = [*_waiting(connection, season), *inside]
    return sorted(found, key=lambda row: (owned[row.user_id], row.signed_at, row.user_id))


def _places(connection: Connection, season: Season) -> list[Lot]:
    """Return the free places: those with the most seats first, then those free longest."""
    heirs, gone = _heirs(connection, season), absent_of(connection, season.id)
    leaving = {user_id for _, user_id in still_there(connection, season)}
    members = {one.id: one.members for one in _tables(connection, season)}
    found: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in _free(connection, season):
        absent = seat.vacancy.absent_id
        if absent in members[seat.vacancy.fixture_id]:
            found[heirs.get(absent, absent)].append(seat)
    lots = [
        Lot(tuple(free), owner, None if owner in gone else owner)
        for owner, free in found.items()
        if owner not in leaving
    ]
    return sorted(lots, key=lambda lot: (-len(lot.seats), lot.seats[0].vacancy.id))


def _singles(connection: Connection, season: Season) -> list[Lot]:
    """Return the free seats as single lots, those that have been free longest first."""
    return [Lot((seat,), seat.vacancy.absent_id) for seat in _free(connection, season)]


_WAYS: Mapping[str, _Way] = {
    PLACE: _Way(_waiting_or_heirs, _places),
    FEWER: _Way(_wanting, _singles),
}


def _tables(connection: Connection, season: Season) -> list[Fixture]:
    """Return the tables of a season, including the people who entered late."""
    changes = changes_of(connection, season.id)
    return [
        fixture_of(one, Overlay(()), changes.get(one.fixture.id, ()))
        for one in fixtures.of_season(connection, season.id)
    ]


def _free(connection: Connection, season: Season) -> list[Seat]:
    """Return the free seats of people who left and no longer play at any table."""
    absent = absent_of(connection, season.id)
    absent -= {user_id for _, user_id in still_there(connection, season)}
    tables = {one.fixture.id: one for one in fixtures.of_season(connection, season.id)}
    return [
        Seat(row, tables[row.fixture_id])
        for row in vacancies.open_of(connection, season.id)
        if row.absent_id in absent
    ]


def _fitting(
    connection: Connection, season: Season, row: EntrantRow, lot: Lot, now: float
) -> tuple[Seat, ...]:
    """Return the seats of a lot that a person can take; none if the lot is not for them."""
    user_id = row.user_id
    if not _is_for(season, row, lot):
        return ()
    if excluded_by(connection, season.id, user_id) or on_vacation(connection, user_id, now):
        return ()
    if clocks.hours(connection, user_id) is None:
        return ()
    team = row.team if row.status == "in" else _team(connection, season, row, lot.seats[0])
    if any(_is_barred(connection, season, seat, user_id, team) for seat in lot.seats):
        return ()
    return _within_limit(connection, season, row, lot)


def _is_for(season: Season, row: EntrantRow, lot: Lot) -> bool:
    """Return whether a person may have a lot; nobody gets a second place."""
    if lot.heir is not None or (season.settings.late == PLACE and row.status == "in"):
        return lot.heir == row.user_id
    return row.status != "in" or row.division == lot.division


def _team(connection: Connection, season: Season, row: EntrantRow, seat: Seat) -> str:
    """Return the team of a person who enters late with a seat."""
    own = teams_at(connection, season, seat.table, seat.vacancy.seat).own
    return late_team(connection, season, row, own)


def _is_barred(connection: Connection, season: Season, seat: Seat, user_id: int, team: str) -> bool:
    """Return whether a person may not sit at a table.

    They avoid a player, have played there, or another seat belongs to their team.
    """
    if team in teams_at(connection, season, seat.table, seat.vacancy.seat).others:
        return True
    beside, before = at_table(connection, seat.table, seat.vacancy.seat)
    pairs = entrants.all_avoided(connection, season.league.id)
    return user_id in before or avoids(connection, pairs, beside, user_id)


def _within_limit(
    connection: Connection, season: Season, row: EntrantRow, lot: Lot
) -> tuple[Seat, ...]:
    """Return the seats that a person's limit allows: planned ones, and as many open ones as fit.

    A single planned seat counts like an open one, so that no seat is given to a person with no
    room.
    """
    limit = limits_of(connection, season)[row.user_id]
    room = limit - facts.playing(connection, season.id).get(row.user_id, 0)
    if season.settings.late == FEWER:
        planned = [
            one
            for one in fixtures.of_season(connection, season.id)
            if one.fixture.stage == "planned" and row.user_id in {s.user_id for s in one.seats}
        ]
        return lot.seats if room > len(planned) else ()
    begun = [seat for seat in lot.seats if seat.game_id is not None]
    left_out = begun[max(0, room) :]
    return tuple(seat for seat in lot.seats if seat not in left_out)


def _enter(connection: Connection, season: Season, offer: Offer, now: float) -> None:
    """Give the seats of an offer to a person, and a place in the season if they have none."""
    row, first, is_new = offer.entry, offer.seats[0], offer.entry.status != "in"
    numbers = [seat.vacancy.id for seat in offer.seats]
    other = offer.owner if is_new else first.vacancy.absent_id
    team = _team(connection, season, row, first) if is_new else row.team
    if is_new:
        numbers += _kept(connection, season, offer)
    for seat in offer.seats:
        _take(connection, seat, Person(row.user_id, row.name), now)
    division = first.table.fixture.division
    if is_new:
        inside = row._replace(status="in", division=division, division_reason=LATE, team=team)
        entrants.keep(connection, season.id, inside)
        _withdraw_questions(connection, season, row.user_id)
    told: dict[str, Any] = {
        "what": season.settings.late if is_new else "seat",
        "division": division,
        "count": len(numbers),
        "other": names_of(connection, season).get(other, "?"),
    }
    line = log_line(connection, season, ENTERED, now, about=row.user_id, vacancies=numbers, **told)
    data = {"person": row.user_id, **told}
    post(connection, season, ENTERED, now, mark=str(line), data=data)
    if is_new:
        notify(connection, season, "place", row.user_id, now, **told)


def _kept(connection: Connection, season: Season, offer: Offer) -> list[int]:
    """Return the vacancies at unfinished tables of a place that a person filled as an alternate.

    These seats also belong to the place.
    """
    tables, user_id = _tables(connection, season), offer.entry.user_id
    still = {one.id for one in tables if one.result is None and user_id in one.seated}
    absent = {offer.owner, *(seat.vacancy.absent_id for seat in offer.seats)}
    return [
        row.id
        for row in vacancies.taken(connection, season.id)
        if row.taken_by == user_id and row.absent_id in absent and row.fixture_id in still
    ]


def _take(connection: Connection, seat: Seat, person: Person, now: float) -> None:
    """Give a free seat to a person, with a full clock if the table is open."""
    row = seat.vacancy
    if seat.game_id is None:
        fixtures.set_person(connection, row.fixture_id, row.seat, person.id)
    else:
        stored = games.reload(connection, seat.game_id)
        seats.seat_alternate(connection, stored, row.seat, person, now)
    vacancies.close(connection, row.id, now, person.id)


def _withdraw_questions(connection: Connection, season: Season, user_id: int) -> None:
    """Withdraw the open requests to a person to take seats as an alternate."""
    for row in vacancies.open_of(connection, season.id):
        for one in vacancies.asked(connection, row.id):
            if one.user_id == user_id and one.answer is None:
                vacancies.ask(connection, row.id, one._replace(answer="no"))
