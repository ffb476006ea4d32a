"""Results of a season: corrected fixtures, league points, standings, and the almanac."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import DRAFT, OVER, Entry, Season
from bot.host.leagues.core import entries, load_season, lot_of
from bot.host.leagues.signup.divisions import PUBLISHED
from bot.host.leagues.standings.overlay import (
    Change,
    Overlay,
    changes_of,
    drawn,
    holders,
    overlay_of,
)
from bot.host.leagues.standings.quality import Quality, quality_of, scored, to_count
from bot.leagues import season_standings
from bot.leagues.almanac import Chronicle, PlayedSeat, PlayedTable, almanac
from bot.leagues.divisions import lasting
from bot.leagues.points import corrected, scorer
from bot.leagues.records import Award, Fixture, FixtureResult, Row, SeatResult, TeamRow
from bot.leagues.rounds import WINNERS
from bot.leagues.rulings import Holder, fixture_with, unplayed_seat
from bot.leagues.season_standings import OUT, PLAYERS, floors_of, order_of, winner_of
from bot.leagues.settings import SWISS
from bot.leagues.standings import counted_in, standings, team_standings
from bot.locales import Words
from bot.locales.markdown import told_apart
from bot.store import Connection
from bot.store.leagues import entrants, facts, fixtures, records
from bot.store.leagues.entrants import HistoryRow
from bot.store.leagues.facts import PlayedRow
from bot.store.leagues.fixtures import FixtureSeatRow, StoredFixture


@dataclass(frozen=True, slots=True)
class Results:
    """The current results of a season; `fixtures` and `awards` are in the order of the schedule."""

    season: Season
    entries: tuple[Entry, ...]
    fixtures: tuple[Fixture, ...]
    tables: Mapping[int, int]
    """Numbers of the tables that were opened, by fixture."""
    awards: tuple[Award, ...]
    divisions: Mapping[int, tuple[Row, ...]]
    """Standings by division."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """The fixtures of a cup's rounds of winners, the first round first."""
    lot_seed: int = 0
    """Seed of the draw that decides the last tie-break."""
    late: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """People whose seats each late entrant took over, by late entrant."""
    swiss: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Fixtures of each round of a Swiss event but those of winners, by the number from 1."""
    coming: int = 0
    """Number of rounds of a Swiss event that are still to be drawn."""
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
        rules = self.season.settings
        known = floors_of(rules, signed, people, then, awards, late, coming) if floor else None
        order, worth = order_of(rules, then, awards)
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
        if self.season.stage != OVER:
            return None
        found = self.fixtures, self.awards, self.out
        return winner_of(self.season.settings, self.divisions, self.rounds, *found)

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
    drawn_in = {one.fixture.wave: one.fixture.division for one in stored}
    return season_standings.rounds_to_come(season.settings, season.stage == OVER, drawn_in)


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
    return season_standings.awards_of(season.settings, fixture)


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
    lines = holders(drawn(people, changes), changes)
    result = None
    if row.stage == "over":
        found = FixtureResult(
            row.id, tuple(map(_seat_result, seats, lines)), row.finished_at or 0.0
        )
        result = overlay.result(found)
    return fixture_with(row.id, row.division, people, lines, result)


def _seat_result(row: FixtureSeatRow, line: Sequence[Holder]) -> SeatResult:
    """Return a seat's result; if it has none, its current person counts as the finisher."""
    unplayed = unplayed_seat(row.seat, row.user_id, line)
    if row.rank is None:
        return unplayed
    return replace(
        unplayed,
        finisher=row.finisher,
        rank=row.rank,
        score=row.score or 0,
        decisions=row.decisions or 0,
        own=row.own or 0,
        by_bot=row.by_bot or 0,
        left=bool(row.gave_up),
        bot_from=row.bot_from,
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
    return season_standings.standings_of(
        season.settings, signed, schedule, awards, seed, late, coming
    )


def _as_of(fixture: Fixture, moment: float) -> Fixture:
    """Return a fixture, without its result unless it was over before a moment."""
    known = fixture.result is not None and fixture.result.finished_at < moment
    return fixture if known else replace(fixture, result=None)


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
