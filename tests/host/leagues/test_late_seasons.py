"""Random small seasons in which people leave and enter late, from the rows that are stored.

Every final place lies within all bounds told since the last late entry, and the standings are
those of a second, plain computation from the same rows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from bot.engine.rng import Rng
from bot.host.leagues.api import RUNNING, Entry, League, Season
from bot.host.leagues.standings.overlay import Change, Overlay
from bot.host.leagues.standings.results import awards_of, fixture_of, standings_of
from bot.leagues.bounds import bounds
from bot.leagues.records import Fixture, Row
from bot.leagues.settings import POINTS, Settings
from bot.store.leagues.fixtures import FixtureRow, FixtureSeatRow, StoredFixture

SEASONS = 40
"""So many of each rule in the suite; ten thousand by hand."""
GAMES = 3
DIVISIONS = (1, 2)
OUTSIDE = tuple(range(901, 909))
"""People who have not signed up: alternates, and those who enter late."""
NO_CHANGES = Overlay(())
NEVER = datetime(2026, 12, 1, tzinfo=UTC)
SEASON = Season(
    id=1,
    league=League(1, 1, "Toys", 1, None, "en", 1),
    number=1,
    stage=RUNNING,
    settings=Settings("toy", date(2026, 12, 7), date(2027, 2, 7), games=GAMES, up=1, down=1),
    card_id=None,
    signup_ends_at=NEVER,
    starts_at=NEVER,
    ends_at=NEVER,
)


@dataclass
class Table:
    """A stored table: its rows as drawn and now, and who has taken whose seat since."""

    id: int
    division: int
    drawn: tuple[int, ...]
    row: StoredFixture
    holders: list[int]
    begun: bool = False
    changes: list[Change] = field(default_factory=list)
    """The oldest first."""
    sat: set[int] = field(default_factory=set)

    @property
    def over(self) -> bool:
        return self.row.fixture.stage == "over"

    def fixture(self) -> Fixture:
        return fixture_of(self.row, NO_CHANGES, self.changes[::-1])

    def pass_on(self, seat: int, person: int, at: float, late: bool) -> None:
        before = self.holders[seat]
        self.changes.append(Change(at, (1, int(at)), before, person, late))
        self.holders[seat] = person
        self.sat.add(person)
        if not self.begun:
            seats = list(self.row.seats)
            seats[seat] = seats[seat]._replace(user_id=person)
            self.row = StoredFixture(self.row.fixture, tuple(seats))


class Random:
    """A league of two divisions whose season passes at random."""

    def __init__(self, seed: int, whole: bool) -> None:
        self.rng, self.whole = Rng(seed), whole
        self.home: dict[int, int] = {}
        self.out: dict[int, str] = {}
        self.late: set[int] = set()
        self.heirs: dict[int, int] = {}
        self.tables: list[Table] = []
        self.time = 0.0
        for division in DIVISIONS:
            self._draw(division)

    def _draw(self, division: int) -> None:
        people = [100 * division + n for n in range(4 + self.rng.below(2, "people"))]
        self.home |= dict.fromkeys(people, division)
        for _ in range(2 + self.rng.below(3, "tables")):
            self.rng.shuffle(people, "seats")
            drawn, number = tuple(people[: 2 + self.rng.below(2, "size")]), len(self.tables) + 1
            seats = tuple(FixtureSeatRow(n, person) for n, person in enumerate(drawn))
            row = FixtureRow(number, 1, division, number, 0, "planned")
            table = Table(number, division, drawn, StoredFixture(row, seats), [*drawn])
            table.sat |= {*drawn}
            self.tables.append(table)

    def pick(self, found: list, stream: str):  # type: ignore[no-untyped-def, type-arg]
        return found[self.rng.below(len(found), stream)] if found else None

    @property
    def open(self) -> list[Table]:
        return [table for table in self.tables if not table.over]

    def step(self) -> tuple[str, int]:
        """Let something happen at random; return what, and to whom."""
        self.time += 1
        deeds = (self.play, self.play, self.begin, self.leave, self.substitute, self.enter)
        return deeds[self.rng.below(len(deeds), "deed")]()

    def begin(self) -> tuple[str, int]:
        table = self.pick([one for one in self.open if not one.begun], "begin")
        if table is None:
            return "none", 0
        table.begun = True
        return "begin", 0

    def leave(self) -> tuple[str, int]:
        """Let somebody leave who still plays a table of theirs."""
        some = sorted({p for one in self.open for p in one.fixture().playing})
        person = self.pick([one for one in some if one not in self.out], "leave")
        if person is None:
            return "none", 0
        self.out[person] = ("left", "red")[self.rng.below(2, "why")]
        return "leave", person

    def free(self, person: int) -> list[tuple[Table, int]]:
        return [(one, one.holders.index(person)) for one in self.open if person in one.holders]

    def substitute(self) -> tuple[str, int]:
        """Give a seat to an alternate, also one of a person who is only away."""
        table = self.pick(self.open, "where")
        if table is None:
            return "none", 0
        seat = self.rng.below(len(table.holders), "seat")
        others = [p for p in (*OUTSIDE, *self.home) if self.home.get(p) != table.division]
        person = self.pick([p for p in others if p not in self.out | self.heirs], "alternate")
        if person is None or person in table.sat:
            return "none", 0
        table.pass_on(seat, person, self.time, late=False)
        return "substitute", person

    def enter(self) -> tuple[str, int]:
        """Let somebody enter late, or take over one more seat."""
        members = {p for p in self.out if p not in self.heirs or not self.whole}
        leaver = self.pick(sorted(members), "leaver")
        lot = [(t, s) for t, s in self.free(leaver or 0) if leaver in t.fixture().members]
        if not self.whole:
            lot = lot[:1]
        if not lot:
            return "none", 0
        assert leaver is not None
        division = lot[0][0].division
        inside = [p for p in self.late if self.home[p] == division and p not in self.out]
        some = [p for p in OUTSIDE if p not in self.home] + ([] if self.whole else sorted(inside))
        person = self.pick(some, "who")
        if person is None or any(person in table.sat for table, _ in lot):
            return "none", 0
        for table, seat in lot:
            table.pass_on(seat, person, self.time, late=True)
        self.home[person] = division
        self.late.add(person)
        self.heirs[leaver] = person
        return "enter", person

    def play(self) -> tuple[str, int]:
        table = self.pick(self.open, "which")
        if table is None:
            return "none", 0
        table.begun = True
        scores = [10 * self.rng.below(4, "score") for _ in table.drawn]
        seats = tuple(
            self._ended(table, row, scores[row.seat], 1 + sum(s > scores[row.seat] for s in scores))
            for row in table.row.seats
        )
        row = table.row.fixture._replace(stage="over", finished_at=self.time)
        table.row = StoredFixture(row, seats)
        return "play", 0

    def _ended(self, table: Table, row: FixtureSeatRow, score: int, rank: int) -> FixtureSeatRow:
        """Return the end of a seat: its holder decided all, some or nothing of it, or gave up."""
        holder = table.holders[row.seat]
        gave_up = holder in self.out or not self.rng.below(6, "gives up")
        alone = holder == row.user_id
        own = (9, 9, 5)[self.rng.below(3, "own")] if alone else self.rng.below(10, "own")
        by_bot = 9 - own if alone else min(9 - own, self.rng.below(5, "bot"))
        return row._replace(
            finisher=holder,
            rank=rank,
            score=score,
            decisions=9,
            own=own,
            by_bot=by_bot,
            gave_up=int(gave_up),
            bot_from=1 if gave_up or self.rng.below(3, "end") == 0 else None,
        )

    def entries(self) -> list[Entry]:
        return [
            Entry(p, str(p), self.out.get(p, "in"), False, 2, False, division, None)
            for p, division in self.home.items()
        ]

    def schedule(self) -> list[Fixture]:
        return [table.fixture() for table in self.tables]

    def standings(self) -> dict[int, tuple[Row, ...]]:
        schedule = self.schedule()
        awards = [award for one in schedule for award in awards_of(SEASON, one)]
        return standings_of(SEASON, self.entries(), schedule, awards, 7, self.late)


@dataclass
class Sum:
    """What the plain computation knows of a person."""

    points: Fraction = Fraction(0)
    games: int = 0
    wins: int = 0
    seconds: int = 0
    finished: int = 0
    coming: int = 0
    drawn: int = 0


def plainly(league: Random) -> dict[int, Sum]:
    """Return everybody's sums in their own division, computed from the stored rows alone."""
    found: defaultdict[int, Sum] = defaultdict(Sum)
    for table in league.tables:
        for seat, row in enumerate(table.row.seats):
            owners = [table.drawn[seat]]
            line = owners[0]
            for change in table.changes:
                if change.before == line:
                    line = change.after
                    owners += [line] if change.late else []
            found[owners[0]].drawn += 1
            if not table.over:
                if line in owners:
                    found[line].coming += 1
                continue
            for person in owners:
                assert row.finisher is not None
                if person != row.finisher or _is_game(row, person == owners[0]):
                    found[person].games += 1
            if row.finisher in owners and _scores(row, row.finisher == owners[0]):
                place, points = _won(table, seat)
                mine = found[row.finisher]
                mine.points += points
                mine.finished += 1
                mine.wins += place == 1
                mine.seconds += place == 2
    return found


def _few(row: FixtureSeatRow, is_drawn: bool) -> bool:
    """Return whether a person who came later decided too little, though they stayed."""
    if is_drawn or row.gave_up:
        return False
    assert row.own is not None and row.by_bot is not None
    if row.own == 0 and row.bot_from is None:
        return True
    return row.by_bot <= 3 and row.own < 3


def _is_game(row: FixtureSeatRow, is_drawn: bool) -> bool:
    return not _few(row, is_drawn)


def _scores(row: FixtureSeatRow, is_drawn: bool) -> bool:
    assert row.by_bot is not None
    return not row.gave_up and row.by_bot <= 3 and not _few(row, is_drawn)


def _won(table: Table, seat: int) -> tuple[int, Fraction]:
    """Return place and points of a seat that scores, among those that do."""
    ranks = [
        row.rank or 0
        for n, row in enumerate(table.row.seats)
        if _scores(row, row.finisher == table.drawn[n])
    ]
    own = table.row.seats[seat].rank or 0
    place = 1 + sum(rank < own for rank in ranks)
    shared = POINTS[len(table.drawn)][place - 1 : place - 1 + ranks.count(own)]
    return place, Fraction(sum(shared), len(shared))


def check_standings(league: Random, divisions: Mapping[int, Sequence[Row]], seed: int) -> None:
    """Compare the standings with the plain computation."""
    sums = plainly(league)
    for division, rows in divisions.items():
        own = [row for row in rows if not row.guest]
        assert {row.person for row in own} == {
            p for p, home in league.home.items() if home == division
        }, seed
        keys = []
        for row in own:
            one = sums[row.person]
            told = (one.points, one.games, one.wins, one.seconds)
            assert (row.points, row.games, row.wins, row.seconds) == told, (seed, row)
            tables = GAMES if row.person in league.late else one.drawn
            spare = one.finished + one.coming - max(1, -(-tables // 2))
            below = league.out.get(row.person, "few" if spare < 0 else None)
            assert (row.below, row.spare) == (below, spare), (seed, row)
            per = [Fraction(n, max(1, one.games)) for n in (one.wins, one.seconds)]
            keys.append((below is None, one.points / max(1, one.games), *per))
        assert keys == sorted(keys, reverse=True), seed


@pytest.mark.parametrize("whole", [True, False], ids=["place", "fewer"])
def test_places_lie_within_all_bounds_since_the_last_late_entry(whole: bool) -> None:
    happened, narrow = Counter[str](), 0
    for seed in range(SEASONS):
        league = Random(seed, whole)
        told: list[tuple[int, int, int]] = []
        before: dict[int, tuple[int, int]] = {}
        while league.open:
            deed, person = league.step()
            happened[deed] += 1
            if deed == "none":
                continue
            if deed == "enter":
                told, before = [], {}
            if deed == "leave":
                before.pop(person, None)
                told = [one for one in told if one[0] != person]
            standings, schedule = league.standings(), league.schedule()
            check_standings(league, standings, seed)
            now = {
                person: (one.best, one.worst)
                for rows in standings.values()
                for person, one in bounds(rows, schedule, POINTS.__getitem__, 1, 1).items()
            }
            for one, (best, worst) in before.items():
                assert best <= now[one][0] and now[one][1] <= worst, (seed, deed, one)
            narrow += sum(best == worst for best, worst in now.values())
            before = now
            told += [(one, *ends) for one, ends in now.items()]
        every = [row for rows in league.standings().values() for row in rows]
        places = {row.person: row.place for row in every if not row.guest}
        for person, best, worst in told:
            assert best <= places[person] <= worst, (seed, person)
    assert happened["enter"] > SEASONS / 3 and narrow > SEASONS, (happened, narrow)
