"""Report on a simulated season: balance, length, interventions, points, promotions.

The module also contains the simulator. It runs one season at a time, since each keeps a processor
busy for a minute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.host.core.api import HostError
from bot.host.core.paces import DAY
from bot.host.leagues.api import OVER, Season
from bot.host.leagues.pairing.pairings import DivisionPaired
from bot.host.leagues.standings.results import Results
from bot.leagues.divisions import Draft, Placed, draft
from bot.leagues.records import Entrant, Row
from bot.simulation.life import Life
from bot.simulation.partners import Computed, standings_of
from bot.simulation.people import Simulated
from bot.simulation.plan import Plan
from bot.simulation.server import Message
from bot.store.leagues.seasons import totals


@dataclass(frozen=True, slots=True)
class Balance:
    """Balance of a division: how often its people met, and how their seats were distributed."""

    division: int
    people: int
    tables: int
    meetings: dict[int, int]
    """Number of pairs of people, by how often they met."""
    seats: int
    """Largest difference between the numbers of times that a person had two different seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the final standings; `moves` says where the person plays next season.

    up (promoted) | down (relegated) | free (up, because places are free) | dissolved (up, because
    the division no longer exists) | "" (stays) | out | guest.
    """

    division: int
    place: int
    name: str
    points: str
    games: int
    wins: int
    moves: str


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A line of the final team standings; points are those of all games."""

    place: int
    team: str
    people: int
    points: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Report:
    """Report on a season, as `--json` prints it; the same plan always gives the same report."""

    game: str
    people: int
    divisions: int
    coming: int
    """Number of divisions in the next season if everyone who stays signs up again."""
    seed: int
    absence: float
    stage: str
    tables: int
    unplayed: int
    """Number of tables without a result."""
    days: float
    """Days from the first day to the end of the last table."""
    interventions: int
    """Number of times that humans would have to intervene; 0 if nothing went wrong."""
    problems: dict[str, int]
    """Number of people who vanished, were slow, left, or went on vacation, by kind of problem."""
    timeouts: int
    substitutes: int
    """Number of seats that alternates took over."""
    bot_seats: int
    """Number of seats that house bots finished."""
    acts: dict[str, int]
    """Number of exclusions, annulled tables and decided disputes, by kind."""
    most_messages: int
    """Maximum number of messages from the league that one person got within 24 hours."""
    late: int
    """Number of people who signed up after the draw."""
    entered: int
    """Number of people who got a place after signing up late."""
    balance: list[Balance]
    standings: list[Line]
    teams: list[TeamLine] = field(default_factory=list)
    servers: int = 1
    elsewhere: int = 0
    """Number of tables that opened on another server than the home server."""
    bots: int = 1
    partners: int = 0
    """Number of people whom other bots signed up, and who are in the season at its end."""
    differing: int = 0
    """Number of other bots that computed other standings, or did not follow to the end."""


async def report_of(
    life: Life, plan: Plan, season: Season, computed: Sequence[Computed] = ()
) -> Report:
    """Return the report on a finished season, given what other bots have computed."""
    results = await life.host.leagues.results.of(season.id)
    paired = await life.host.leagues.pairings.of(season.id)
    found = await life.database.read(lambda db: totals(db, season.id))
    coming = _coming(results, plan)
    ended_at, own = found.ended_at or life.now, standings_of(results.divisions)
    return Report(
        game=plan.settings.game,
        people=plan.people,
        divisions=len(results.divisions),
        coming=len(coming.divisions),
        seed=plan.seed,
        absence=plan.absence,
        stage=season.stage,
        tables=len(results.fixtures) + found.unplayed,
        unplayed=found.unplayed,
        days=round((ended_at - season.starts_at.timestamp()) / DAY, 1),
        interventions=found.hindered + found.failed_posts + (season.stage != OVER),
        problems=_problems(life.server.people),
        timeouts=found.timeouts,
        substitutes=found.substitutes - sum(len(one.late) for one in results.fixtures),
        bot_seats=found.bot_seats,
        acts=await _acts(life, season),
        most_messages=_most_messages(life.server.messages),
        late=plan.late,
        entered=len(results.late),
        balance=[_balance(one, results) for one in paired],
        standings=_lines(results, coming),
        teams=[
            TeamLine(one.place, one.team, len(one.members), str(one.points), one.games, one.wins)
            for one in results.teams
        ],
        servers=plan.servers,
        elsewhere=len(life.server.elsewhere),
        bots=plan.bots,
        partners=sum(one.entered for one in computed),
        differing=sum(one.fault or one.standings != own for one in computed),
    )


_ACTS = {"player": "excluded", "annul": "annulled"}


async def _acts(life: Life, season: Season) -> dict[str, int]:
    made = await life.host.leagues.organising.corrections.of(season.id)
    log = await life.host.leagues.organising.log.whole(season.id, organises=True)
    found = Counter(_ACTS[one.kind] for one in made if one.kind in _ACTS and not one.waits)
    found["disputes decided"] = sum(line.kind == "dispute_closed" for line in log)
    return dict(sorted((+found).items()))


def _balance(paired: DivisionPaired, results: Results) -> Balance:
    """Return how balanced the pairing of a division was, before any substitutions."""
    report = paired.report
    return Balance(
        division=paired.division,
        people=len(report.people) or len(results.divisions[paired.division]),
        tables=sum(fixture.division == paired.division for fixture in results.fixtures),
        meetings=dict(sorted(report.meetings.items())),
        seats=report.seat_difference,
    )


def _lines(results: Results, coming: Draft) -> list[Line]:
    placed = {one.person: one for division in coming.divisions for one in division}
    return [
        Line(
            division=division,
            place=row.place,
            name=results.names.get(row.person, ""),
            points=str(row.points),
            games=row.games,
            wins=row.wins,
            moves=_moves(row, placed.get(row.person), division > len(coming.divisions)),
        )
        for division, rows in results.divisions.items()
        for row in rows
    ]


def _coming(results: Results, plan: Plan) -> Draft:
    """Return the divisions of the next season, if everyone who stays signs up again."""
    stays = {entry.person for entry in results.entries if entry.status == "in"}
    entrants = [
        Entrant(row.person, None, division, row.place, below=row.below is not None)
        for division, rows in results.divisions.items()
        for row in rows
        if row.person in stays and not row.guest
    ]
    sizes = {d: sum(not r.guest for r in rows) for d, rows in results.divisions.items()}
    if plan.settings.undivided:
        return Draft((tuple(Placed(one.person, 1, "stayed") for one in entrants),))
    return draft(entrants, plan.settings, plan.seed, sizes)


_MOVES = {"promoted": "up", "relegated": "down", "moved_up": "free"}


def _moves(row: Row, placed: Placed | None, dissolved: bool) -> str:
    """Return how a person moves from a division, which may be `dissolved`."""
    if row.guest:
        return "guest"
    if placed is None:
        return "out"
    return "dissolved" if dissolved else _MOVES.get(placed.reason, "")


def _problems(people: Iterable[Simulated]) -> dict[str, int]:
    found = Counter(person.problem for person in people if person.problem)
    return dict(sorted(found.items()))


def _most_messages(messages: Sequence[Message]) -> int:
    """Return the largest number of messages that one person received within 24 hours."""
    most = 0
    for person in {message.person for message in messages if message.person is not None}:
        times = sorted(message.at for message in messages if message.person == person)
        most = max(most, *(sum(at <= one < at + DAY for one in times) for at in times))
    return most


def table(report: Report) -> str:
    """Return a report as readable text."""
    people = ", ".join(f"{number} {kind}" for kind, number in report.problems.items())
    parts = "1 division" if report.divisions == 1 else f"{report.divisions} divisions"
    acts = ", ".join(f"{number} {kind}" for kind, number in report.acts.items())
    lines = [
        f"{report.game}: {report.people} people in {parts},"
        f" {report.tables} tables in {report.days:g} days",
        f"problems: {people or 'none'}; {report.timeouts} time-outs,"
        f" {report.substitutes} substitutes, {report.bot_seats} seats finished by house bots",
        *((f"by organisers: {acts}",) if acts else ()),
        f"interventions needed: {report.interventions};"
        f" the most league messages to one person in a day: {report.most_messages}",
        *_server_lines(report),
        "",
        *(_balance_line(one) for one in report.balance),
        *([f"late: {report.entered} of {report.late} got a place"] if report.late else []),
        *_coming_lines(report),
        "",
        f"{'division':<10}{'place':>5}  {'player':<16}{'points':>8}{'games':>7}{'wins':>6}  moves",
    ]
    lines += [
        f"{line.division:<10}{line.place:>5}  {line.name:<16}{line.points:>8}{line.games:>7}"
        f"{line.wins:>6}  {line.moves}".rstrip()
        for line in report.standings
    ]
    return "\n".join([*lines, *_team_lines(report)])


def _server_lines(report: Report) -> Iterator[str]:
    """Yield where tables opened, and what other bots computed, if there are several."""
    if report.servers > 1:
        yield (
            f"{report.servers} servers: {report.elsewhere} of {report.tables} tables"
            " opened on another than the home server"
        )
    if report.bots > 1:
        yield (
            f"{report.bots} bots: {report.partners} people signed up with others than the one that"
            f" ran the season; {report.differing} of those computed other standings"
        )


def _team_lines(report: Report) -> Iterator[str]:
    """Yield the team standings, if there are teams."""
    if report.teams:
        yield ""
        yield f"{'team':<16}{'place':>5}{'people':>8}{'points':>10}{'games':>7}{'wins':>6}"
    for one in report.teams:
        yield (
            f"{one.team:<16}{one.place:>5}{one.people:>8}{one.points:>10}{one.games:>7}{one.wins:>6}"
        )


def _coming_lines(report: Report) -> Iterator[str]:
    """Yield a line if too few people stay for the number of divisions."""
    if report.coming < report.divisions:
        yield (
            f"next season: too few stay for more than {report.coming} of {report.divisions}"
            f" divisions; whoever is below plays in division {report.coming}"
        )


def _balance_line(one: Balance) -> str:
    met = ", ".join(f"{pairs} pairs {often}x" for often, pairs in one.meetings.items())
    return (
        f"division {one.division}: {one.people} people, {one.tables} tables;"
        f" met: {met}; seats differ by at most {one.seats}"
    )


class Simulating(HostError):
    """Another season is being simulated."""

    code = "league-simulating"


class Simulator:
    """Runner of simulations; its creator must set `play`, which may use another process."""

    def __init__(self) -> None:
        self.play: Callable[[Plan], Awaitable[Report]] | None = None
        self._busy = False

    def check_free(self) -> None:
        """Check that no season is being simulated. Raises Simulating."""
        if self._busy or self.play is None:
            raise Simulating

    async def run(self, plan: Plan) -> Report:
        """Simulate a season. Raises Simulating, and a HostError if the season cannot be founded."""
        self.check_free()
        assert self.play is not None
        self._busy = True
        try:
            return await self.play(plan)
        finally:
            self._busy = False
