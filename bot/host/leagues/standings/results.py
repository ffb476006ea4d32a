"""Results of a season: corrected fixtures, league points, standings, and the almanac."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import DRAFT, OVER, Entry, Season
from bot.host.leagues.core import OUT, entries, load_season, lot_of
from bot.host.leagues.signup.divisions import PUBLISHED
from bot.host.leagues.standings.overlay import (
    Change,
    Holder,
    Overlay,
    changes_of,
    drawn,
    holders,
    overlay_of,
)
from bot.host.leagues.standings.quality import Quality, quality_of, scored, to_count
from bot.leagues.almanac import Chronicle, PlayedSeat, PlayedTable, almanac
from bot.leagues.divisions import lasting
from bot.leagues.points import award, corrected, scorer
from bot.leagues.records import Award, Fixture, FixtureResult, Late, Row, SeatResult, TeamRow
from bot.leagues.rounds import WINNERS
from bot.leagues.settings import LADDER, SWISS
from bot.leagues.standings import (
    ORDER,
    SWISS_ORDER,
    Floor,
    counted_in,
    floors,
    seat_worth,
    standings,
    team_standings,
)
from bot.locales import Words
from bot.locales.markdown import told_apart
from bot.store import Connection
from bot.store.leagues import entrants, facts, fixtures, records
from bot.store.leagues.entrants import HistoryRow
from bot.store.leagues.facts import PlayedRow
from bot.store.leagues.fixtures import FixtureSeatRow, StoredFixture

PLAYERS = ("in", *OUT)
"""Statuses of those who have, or had, a place in the season."""


@dataclass(frozen=True, slots=True)
class Results:
    """The current results of a season; `fixtures` and `awards` are in the order of the schedule."""

    season: Season
    entries: tuple[Entry, ...]
    fixtures: tuple[Fixture, ...]
    tables: Mapping[int, int]
    """Tables by fixture, of those that were opened."""
    awards: tuple[Award, ...]
    divisions: Mapping[int, tuple[Row, ...]]
    """Standings by division."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """The fixtures of a cup's rounds of winners, the first round first."""
    lot_seed: int = 0
    """Seed of the draw that decides the last tie-break."""
    late: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """By person who entered late those whose seats they took over."""
    swiss: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """By number, from 1, the fixtures of each round of a Swiss event but those of winners."""
    coming: int = 0
    """Rounds of a Swiss event that are still to be drawn."""
    played: tuple[int, ...] = ()
    """The fixtures that were played to their end at a table."""
    quality: Quality | None = None
    """Mistakes by the coach's measure, in a season in which they are counted, once it is over."""

    @property
    def names(self) -> Mapping[int, str]:
        """Return the names of all people who signed up, by person; equal names are numbered."""
        return names_of(self.season, self.entries)

    def standings_at(self, moment: float, division: int) -> tuple[Row, ...]:
        """Return a division's standings at an earlier time, from the tables that were over.

        People who are out of the season now also count as out then.
        """
        now = [row for row in self.divisions[division] if not row.guest]
        then = [_as_of(fixture, moment) for fixture in self.fixtures]
        old = {fixture.id: fixture for fixture in then if fixture.result}
        home = {
            row.person: d for d, rows in self.divisions.items() for row in rows if not row.guest
        }
        awards = [
            one
            for one in self.awards
            if one.fixture in old and counted_in(one, old[one.fixture], home) == division
        ]
        people = [row.person for row in now]
        floor = any(row.spare is not None for row in now)
        signed, late, coming = self.entries, self.late, self.coming
        known = _floors(self.season, signed, people, then, awards, late, coming) if floor else None
        order, worth = _order_of(self.season, then, awards)
        return standings(people, awards, self.lot_seed, known, order, worth) if awards else ()

    @property
    def team_of(self) -> Mapping[int, str]:
        """Return the teams of players and alternates, by person; none without teams."""
        has_teams = self.season.settings.team_size
        return {one.person: one.team for one in self.entries if has_teams and one.team}

    @property
    def teams(self) -> tuple[TeamRow, ...]:
        """Return the team standings; none without teams, or before the draw."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for one in self.entries if self.season.settings.team_size and self.divisions else ():
            if one.team and one.status in PLAYERS:
                found[one.team].append(one.person)
        rows = [row for rows in self.divisions.values() for row in rows if not row.guest]
        seed = self.lot_seed
        return team_standings(found, self.team_of, self.fixtures, self.awards, rows, seed)

    @property
    def out(self) -> frozenset[int]:
        """Return the people who left the season or were excluded from it."""
        return frozenset(entry.person for entry in self.entries if entry.status in OUT)

    @property
    def going_on(self) -> list[int]:
        """Return the divisions that will exist next season if everyone who stays signs up again."""
        numbers, members = sorted(self.divisions), [e for e in self.entries if e.division]
        staying = sum(entry.status == "in" for entry in members)
        players = sum(e.status in PLAYERS and e.person not in self.late for e in members)
        return numbers[: lasting(len(numbers), players, staying, self.season.settings)]

    @property
    def winner(self) -> int | None:
        """Return the winner of a finished cup, the best-placed player of its final, or None.

        Only a person paired in the final can win, not a substitute or a person who is out of the
        cup. In a Swiss event without a final, the first of the standings wins.
        """
        if self.season.stage == OVER and _is_swiss(self.season) and not self.rounds:
            return next((row.person for row in self.divisions.get(1, ()) if row.counts), None)
        if self.season.stage != OVER or not self.rounds or len(self.rounds[-1]) > 1:
            return None
        final = next(one for one in self.fixtures if one.id == self.rounds[-1][-1])
        may = {*final.drawn} - self.out
        placed = [
            (one.place, one.person)
            for one in self.awards
            if one.fixture == final.id and one.place and one.person in may
        ]
        return min(placed)[1] if placed else None

    def place_of(self, person: int) -> tuple[int, Row] | None:
        """Return a person's division and row of the standings, or None if they have no row."""
        found = ((d, row) for d, rows in self.divisions.items() for row in rows)
        own = [(d, row) for d, row in found if row.person == person]
        return min(own, key=lambda one: one[1].guest, default=None)


class ResultsReader:
    """Reader of seasons' results."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> Results:
        """Return a season's current results. Raises UnknownLeague."""
        return await self._registry.database.read(lambda db: results_of(db, season_id))


class Almanacs:
    """Reader of seasons' almanacs, which contain only public information from the tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> Chronicle:
        """Return the almanac of a season; an unfinished season's covers the time until now.

        Raises UnknownLeague.
        """
        return await self._registry.database.read(lambda db: chronicle(db, season_id))


def results_of(connection: Connection, season_id: int, without: Collection[int] = ()) -> Results:
    """Return a season's current results, with corrections; unpublished divisions are omitted.

    The fixtures in `without` are treated as annulled, too. Raises UnknownLeague.
    """
    season, overlay = load_season(connection, season_id), overlay_of(connection, season_id)
    stored = fixtures.of_season(connection, season_id)
    gone = overlay.annulled.union(without)
    found = [one for one in stored if one.fixture.stage != "void" and one.fixture.id not in gone]
    changes = changes_of(connection, season_id)
    schedule = tuple(fixture_of(one, overlay, changes.get(one.fixture.id, ())) for one in found)
    signed = tuple(entries(connection, season_id))
    if season.stage == DRAFT and not records.is_logged(connection, season_id, PUBLISHED):
        signed = tuple(replace(entry, division=None, reason=None) for entry in signed)
    earned = (one for fixture in schedule for one in awards_of(season, fixture))
    awards, seed = corrected(earned, overlay.points()), lot_of(connection, season).seed
    late = _late(changes) | _late_to_rounds(season, signed)
    coming = rounds_to_come(season, stored)
    tables = {one.fixture.id: one.fixture.game_id for one in stored if one.fixture.game_id}
    played = tuple(one.id for one in schedule if one.result and one.id in tables)
    return Results(
        season=season,
        entries=signed,
        fixtures=schedule,
        tables=tables,
        awards=awards,
        divisions=standings_of(season, signed, schedule, awards, seed, late, coming),
        rounds=tuple(_rounds(one for one in found if one.fixture.division == WINNERS).values()),
        lot_seed=seed,
        late=late,
        swiss=_rounds(one for one in found if one.fixture.division and _is_swiss(season)),
        coming=coming,
        played=played,
        quality=quality_of(connection, season, played, awards),
    )


def names_of(season: Season, signed: Sequence[Entry]) -> dict[int, str]:
    """Return the names of people who `signed` up, by person; equal names are numbered."""
    nobody = Words(season.league.language)("seat-of-nobody")
    names = told_apart([entry.name for entry in signed], nobody, mark=lambda n: n + 1)
    return {entry.person: name for entry, name in zip(signed, names, strict=True)}


def _is_swiss(season: Season) -> bool:
    return season.settings.form == SWISS


def rounds_to_come(season: Season, stored: Iterable[StoredFixture]) -> int:
    """Return how many rounds of a Swiss event are still to be drawn."""
    divisions = {one.fixture.wave: one.fixture.division for one in stored}
    if not _is_swiss(season) or season.stage == OVER or WINNERS in divisions.values():
        return 0
    return max(0, season.settings.games - len(divisions))


def _late(changes: Mapping[int, Iterable[Change]]) -> dict[int, tuple[int, ...]]:
    """Map each person who entered late to those whose seats they took over, in order."""
    every = sorted(one for found in changes.values() for one in found if one.late)
    people = dict.fromkeys(one.after for one in every)
    return {
        person: tuple(dict.fromkeys(one.before for one in every if one.after == person))
        for person in people
    }


def _late_to_rounds(season: Season, signed: Iterable[Entry]) -> dict[int, tuple[int, ...]]:
    """Map each person who entered a Swiss event late to (), since they took over no seats."""
    return {one.person: () for one in signed if _is_swiss(season) and one.reason == "late"}


def _rounds(found: Iterable[StoredFixture]) -> dict[int, tuple[int, ...]]:
    """Return the ids of the fixtures by round, counted from 1; every round is a separate wave."""
    waves: defaultdict[int, list[int]] = defaultdict(list)
    for one in found:
        waves[one.fixture.wave + 1].append(one.fixture.id)
    return {number: tuple(waves[number]) for number in sorted(waves)}


def awards_of(season: Season, fixture: Fixture) -> tuple[Award, ...]:
    """Return the league points awarded at a fixture; empty before it is over."""
    if fixture.result is None:
        return ()
    return award(fixture.result, season.settings.points_for(len(fixture.people)))


class ToCount(NamedTuple):
    """A table of a season that is over, and the people whose mistakes are to be counted there."""

    fixture: int
    table_id: int
    people: tuple[int, ...]


def next_to_count(connection: Connection, season_id: int) -> ToCount | None:
    """Return the next table at which mistakes are to be counted, or None."""
    results = results_of(connection, season_id)
    for fixture in to_count(connection, results.season, results.played):
        people = scored(results.awards).get(fixture, ())
        return ToCount(fixture, results.tables[fixture], tuple(people))
    return None


def store_places(connection: Connection, season: Season) -> None:
    """Store the final places of a finished season, replacing those stored earlier."""
    results = results_of(connection, season.id)
    names = {entry.person: entry.name for entry in results.entries}
    rows = [
        HistoryRow(row.person, names.get(row.person, ""), division, row.place, str(row.points))
        for division, found in results.divisions.items()
        for row in found
        if not row.guest
    ]
    entrants.set_history(connection, season.league.id, season.number, rows)


def fixture_of(stored: StoredFixture, overlay: Overlay, changes: Sequence[Change] = ()) -> Fixture:
    """Return a stored fixture with its corrections; `changes` are those of its seats."""
    row, seats = stored
    people = tuple(seat.user_id for seat in seats)
    paired = drawn(people, changes)
    lines = holders(paired, changes)
    result = None
    if row.stage == "over":
        results = tuple(map(_seat_result, seats, paired, lines))
        result = overlay.result(FixtureResult(row.id, results, row.finished_at or 0.0))
    late = tuple(
        one for seat, line in zip(seats, lines, strict=True) for one in _entered(seat, line)
    )
    now = tuple(line[-1].person for line in lines)
    return Fixture(row.id, row.division, people, result, paired, late, now)


def _entered(seat: FixtureSeatRow, line: Sequence[Holder]) -> Iterator[Late]:
    """Yield the people who entered the season late with this seat.

    Whoever comes after the seat's stored player took it over when the table had already begun.
    """
    begun = False
    for one in line:
        if one.late:
            yield Late(one.person, begun)
        begun = begun or one.person == seat.user_id


def _seat_result(row: FixtureSeatRow, paired: int, line: Sequence[Holder]) -> SeatResult:
    """Return a seat's result; if it has none, its current person counts as the finisher."""
    person = line[-1].person if line[-1].late else row.user_id
    return SeatResult(
        seat=row.seat,
        person=paired,
        finisher=person if row.rank is None else row.finisher,
        rank=row.rank or 0,
        score=row.score or 0,
        decisions=row.decisions or 0,
        own=row.own or 0,
        by_bot=row.by_bot or 0,
        left=bool(row.gave_up),
        bot_from=row.bot_from,
        late=tuple(one.person for one in line if one.late),
    )


def standings_of(
    season: Season,
    signed: Iterable[Entry],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    seed: int,
    late: Collection[int] = (),
    coming: int = 0,
) -> dict[int, tuple[Row, ...]]:
    """Return the standings by division; a substitute from another division is listed as a guest.

    People who entered `late` are not guests. `coming` is the number of rounds of a Swiss event that
    are not drawn yet.
    """
    played = {fixture.id: fixture for fixture in schedule}
    signed = tuple(signed)
    people = _people(signed, played.values())
    home = {one: number for number, found in people.items() for one in found}
    counted: defaultdict[int | None, list[Award]] = defaultdict(list)
    for one in awards:
        counted[counted_in(one, played[one.fixture], home)].append(one)
    return {
        number: standings(
            found,
            counted[number],
            seed,
            _floors(season, signed, found, played.values(), counted[number], late, coming),
            *_order_of(season, played.values(), counted[number]),
        )
        for number, found in people.items()
    }


def _order_of(
    season: Season, schedule: Iterable[Fixture], awards: Iterable[Award]
) -> tuple[Sequence[str], Mapping[tuple[int, int], Fraction]]:
    """Return a season's tie-break criteria, and each seat's worth by fixture and person."""
    if not _is_swiss(season):
        return ORDER, {}
    return SWISS_ORDER, seat_worth((one for one in schedule if one.division), awards)


def _floors(
    season: Season,
    signed: Iterable[Entry],
    people: Iterable[int],
    schedule: Iterable[Fixture],
    awards: Iterable[Award],
    late: Collection[int],
    coming: int,
) -> Mapping[int, Floor]:
    """Return each person's record against the minimum number of games, by person.

    In a ladder that is the season's number of games, since tables are not planned per person.
    People who go on to tables of winners have played their group to its end: if they leave there
    or are excluded, they keep their place.
    """
    schedule = tuple(schedule)
    on = {person for one in schedule if one.division == WINNERS for person in one.drawn}
    gone = (entry for entry in signed if entry.status in OUT and entry.person not in on)
    out = {entry.person: entry.status for entry in gone}
    games = season.settings.games
    wanted = games if season.settings.form == LADDER else None
    return floors(people, schedule, awards, out, wanted, dict.fromkeys(late, games), coming)


def _as_of(fixture: Fixture, moment: float) -> Fixture:
    """Return a fixture, without its result unless it was over before a moment."""
    known = fixture.result is not None and fixture.result.finished_at < moment
    return fixture if known else replace(fixture, result=None)


def _people(signed: Sequence[Entry], schedule: Collection[Fixture]) -> dict[int, list[int]]:
    """Return the players of each division.

    A person whose entry was erased still counts if the schedule shows that they play there.
    """
    known, found = {entry.person for entry in signed}, {}
    for number in sorted({entry.division for entry in signed if entry.division is not None}):
        people = [e.person for e in signed if e.division == number and e.status in PLAYERS]
        paired = {one for f in schedule if f.division == number for one in f.members}
        found[number] = people + sorted(paired - known)
    return found


def chronicle(connection: Connection, season_id: int) -> Chronicle:
    """Return the almanac of a season. Raises UnknownLeague."""
    results, played = results_of(connection, season_id), facts.played(connection, season_id)
    season, settings = results.season, results.season.settings
    fixtures = {fixture.id: fixture for fixture in results.fixtures}
    tables = [
        _played(fixtures[row.fixture_id], row, results.tables.get(row.fixture_id))
        for row in played
        if row.fixture_id in fixtures
    ]
    return Chronicle(
        league=season.league.name,
        season=season.number,
        game=settings.game,
        form=settings.form,
        days=(settings.first_day, settings.last_day),
        over=season.stage == OVER,
        names=results.names,
        divisions=results.divisions,
        fixtures=results.fixtures,
        tables=results.tables,
        awards=results.awards,
        found=almanac(tables, results.awards, results.divisions),
        winner=results.winner if results.rounds else None,
    )


def _played(fixture: Fixture, row: PlayedRow, table: int | None) -> PlayedTable:
    seats = () if fixture.result is None else fixture.result.seats
    return PlayedTable(
        fixture=fixture.id,
        table=table,
        division=fixture.division,
        seats=tuple(PlayedSeat(scorer(seat), seat.score, seat.rank) for seat in seats),
        started_at=row.started_at,
        finished_at=row.ended_at,
        moves=row.moves,
    )
