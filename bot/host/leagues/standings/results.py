"""What a season has come to: results with their corrections, points, standings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import DRAFT, Entry, Season
from bot.host.leagues.core.rows import entries, load_season, lot_of
from bot.host.leagues.signup.divisions import PUBLISHED
from bot.host.leagues.standings.overlay import Overlay, overlay_of
from bot.leagues.cups import WINNERS
from bot.leagues.points import award, corrected
from bot.leagues.records import Award, Fixture, FixtureResult, Row, SeatResult
from bot.leagues.standings import standings
from bot.locales import Words
from bot.locales.markdown import told_apart
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records
from bot.store.leagues.entrants import HistoryRow
from bot.store.leagues.fixtures import FixtureSeatRow, StoredFixture

PLAYERS = ("in", "left", "red")
"""Statuses of those who have, or had, a place in the season."""


@dataclass(frozen=True, slots=True)
class Results:
    """A season as it stands: `fixtures` and `awards` in the order of the schedule."""

    season: Season
    entries: tuple[Entry, ...]
    fixtures: tuple[Fixture, ...]
    tables: Mapping[int, int]
    """By fixture its table, once it was opened."""
    awards: tuple[Award, ...]
    divisions: Mapping[int, tuple[Row, ...]]
    """By division its standings."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """The fixtures of a cup's rounds of winners, the first round first."""
    lot_seed: int = 0
    """What the last tie-break is drawn from."""

    @property
    def names(self) -> Mapping[int, str]:
        """Return the names of everybody who signed up; of equal ones each has a number."""
        nobody = Words(self.season.league.language)("seat-of-nobody")
        names = told_apart([entry.name for entry in self.entries], nobody, mark=lambda n: n + 1)
        return {entry.person: name for entry, name in zip(self.entries, names, strict=True)}

    def place_of(self, person: int) -> tuple[int, Row] | None:
        """Return division and line of a person, None = they have none."""
        found = ((d, row) for d, rows in self.divisions.items() for row in rows)
        return next(((d, row) for d, row in found if row.person == person), None)


class ResultsReader:
    """Reads what seasons have come to."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> Results:
        """Return a season as it stands now. Raises UnknownLeague."""
        return await self._registry.database.read(lambda db: results_of(db, season_id))


def results_of(connection: Connection, season_id: int) -> Results:
    """Return a season as it stands now, with what was corrected; a draft is nobody's business.

    Raises UnknownLeague.
    """
    season, overlay = load_season(connection, season_id), overlay_of(connection, season_id)
    found = fixtures.of_season(connection, season_id)
    schedule = tuple(fixture_of(one, overlay) for one in found if one.fixture.stage != "void")
    signed = tuple(entries(connection, season_id))
    if season.stage == DRAFT and not records.is_logged(connection, season_id, PUBLISHED):
        signed = tuple(replace(entry, division=None, reason=None) for entry in signed)
    earned = (one for fixture in schedule for one in awards_of(season, fixture))
    awards, seed = corrected(earned, overlay.points()), lot_of(connection, season).seed
    return Results(
        season=season,
        entries=signed,
        fixtures=schedule,
        tables={one.fixture.id: one.fixture.game_id for one in found if one.fixture.game_id},
        awards=awards,
        divisions=_divisions(signed, schedule, awards, seed),
        rounds=_rounds(found),
        lot_seed=seed,
    )


def _rounds(found: Iterable[StoredFixture]) -> tuple[tuple[int, ...], ...]:
    """Return the tables of winners round by round: every round has a wave of its own."""
    waves: defaultdict[int, list[int]] = defaultdict(list)
    for one in found:
        if one.fixture.division == WINNERS and one.fixture.stage != "void":
            waves[one.fixture.wave].append(one.fixture.id)
    return tuple(tuple(waves[wave]) for wave in sorted(waves))


def awards_of(season: Season, fixture: Fixture) -> tuple[Award, ...]:
    """Return the league points of a fixture, none before it is over."""
    if fixture.result is None:
        return ()
    return award(fixture.result, season.settings.points_for(len(fixture.people)))


def store_places(connection: Connection, season: Season) -> None:
    """Store where everybody ended a season that is over, in place of what was stored of it."""
    results = results_of(connection, season.id)
    names = {entry.person: entry.name for entry in results.entries}
    rows = [
        HistoryRow(row.person, names.get(row.person, ""), division, row.place, str(row.points))
        for division, found in results.divisions.items()
        for row in found
        if not row.guest
    ]
    entrants.set_history(connection, season.league.id, season.number, rows)


def fixture_of(stored: StoredFixture, overlay: Overlay) -> Fixture:
    """Return a stored fixture, with what was corrected."""
    row, seats = stored
    result = None
    if row.stage == "over":
        results = tuple(map(_seat_result, seats))
        result = overlay.result(FixtureResult(row.id, results, row.finished_at or 0.0))
    return Fixture(row.id, row.division, tuple(seat.user_id for seat in seats), result)


def _seat_result(row: FixtureSeatRow) -> SeatResult:
    return SeatResult(
        seat=row.seat,
        person=row.user_id,
        finisher=row.finisher,
        rank=row.rank or 0,
        score=row.score or 0,
        decisions=row.decisions or 0,
        own=row.own or 0,
        by_bot=row.by_bot or 0,
        left=bool(row.gave_up),
        bot_from=row.bot_from,
    )


def _divisions(
    signed: tuple[Entry, ...], schedule: tuple[Fixture, ...], awards: tuple[Award, ...], seed: int
) -> dict[int, tuple[Row, ...]]:
    """Return the standings by division; whoever was a substitute in another is a guest there."""
    played = {fixture.id: fixture for fixture in schedule}
    known = {entry.person for entry in signed}
    found = {}
    for number in sorted({entry.division for entry in signed if entry.division is not None}):
        people = [e.person for e in signed if e.division == number and e.status in PLAYERS]
        # Who is gone from the store keeps the place: the schedule still tells that they play.
        paired = {one for f in schedule if f.division == number for one in f.people}
        people += sorted(paired - known)
        counted = [one for one in awards if _counts(one, played[one.fixture], number, people)]
        found[number] = standings(people, counted, seed)
    return found


def _counts(award: Award, fixture: Fixture, division: int, people: list[int]) -> bool:
    """Return whether points count in a division: of its tables, or brought along.

    Whom an organiser moved to another division has there what they earned where they were paired.
    Division 0 are the tables of a cup's winners.
    """
    brought = award.person in people and award.person in fixture.people
    return fixture.division == division or (brought and fixture.division > 0)
