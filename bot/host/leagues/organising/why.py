"""Explanations of decisions: a table's pairing, a seat, a place, a warning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations

from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import OVER, PLAYED
from bot.host.leagues.core import lot_of
from bot.host.leagues.organising.api import BadCorrection, Fact, LogLine, UnknownCorrection
from bot.host.leagues.organising.log import lines
from bot.host.leagues.pairing.drafting import logged_pairings
from bot.host.leagues.play.conduct import record_of, records_of
from bot.host.leagues.standings.overlay import fixtures_of, overlay_of
from bot.host.leagues.standings.results import Results, fixture_of, results_of
from bot.leagues.conduct import CARDS, Record
from bot.leagues.pairing.request import Earlier
from bot.leagues.pairing.swiss import exchanges
from bot.leagues.records import Award, Fixture, Row
from bot.store import Connection
from bot.store.leagues import facts, fixtures, records

LINES = 8
"""Maximum number of lines of the log beneath an explanation."""


class Explanations:
    """Service that explains the season runner's decisions."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def table(self, season_id: int, fixture_id: int) -> tuple[list[Fact], list[LogLine]]:
        """Return an explanation of a table's pairing and results, and its log.

        Raises BadCorrection.
        """

        def read(connection: Connection) -> tuple[list[Fact], list[LogLine]]:
            results = results_of(connection, season_id)
            fixture = next((one for one in results.fixtures if one.id == fixture_id), None)
            if fixture is not None:
                told = list(_of_table(connection, results, fixture))
            elif fixture_id in overlay_of(connection, season_id).annulled:
                told = list(_corrections(connection, season_id, fixture_id))
            else:
                raise BadCorrection("table")
            rows = [r for r in records.logged_of_fixture(connection, fixture_id) if r.public]
            return told, lines(connection, results.season, rows[-LINES:])

        return await self._registry.database.read(read)

    async def person(
        self, season_id: int, user_id: int, *, private: bool
    ) -> tuple[list[Fact], list[LogLine]]:
        """Return an explanation of a person's place, and their log; conduct only if `private`."""

        def read(connection: Connection) -> tuple[list[Fact], list[LogLine]]:
            results = results_of(connection, season_id)
            season = results.season
            rows = records.logged_about(connection, season.league.id, user_id, 5 * LINES)
            shown = [row for row in rows if row.public or private][:LINES]
            told = [*_of_person(results, user_id), *_byes(connection, results, user_id)]
            if private:
                told += of_record(connection, record_of(connection, season, user_id))
            return told, lines(connection, season, shown)

        return await self._registry.database.read(read)

    async def record(self, season_id: int, user_id: int) -> list[Fact]:
        """Return the card a person brought along, and their conduct in a season with its cards.

        Empty if there are neither.
        """

        def read(connection: Connection) -> list[Fact]:
            season = results_of(connection, season_id).season
            return of_record(connection, record_of(connection, season, user_id))

        return await self._registry.database.read(read)

    async def cards(self, season_id: int) -> list[Fact]:
        """Return everyone who has a card in a season, the worst cards first."""

        def read(connection: Connection) -> list[Fact]:
            results = results_of(connection, season_id)
            shown = [one for one in records_of(connection, results.season).values() if one.card]
            shown.sort(key=lambda one: (-CARDS.index(one.card or CARDS[0]), one.person))
            names = dict(facts.people(connection, results.season.league.servers))
            return [
                Fact(
                    "holder",
                    {
                        "name": names.get(one.person, str(one.person)),
                        "card": one.card or "none",
                        "count": len(one.steps),
                    },
                )
                for one in shown
            ]

        return await self._registry.database.read(read)

    async def annulment(self, season_id: int, number: int) -> list[Fact]:
        """Return the tables that a correction annuls, and the places that change as a result.

        Raises UnknownCorrection.
        """

        def read(connection: Connection) -> list[Fact]:
            row = records.correction(connection, number)
            if row is None or row.season_id != season_id:
                raise UnknownCorrection(number=number)
            before = results_of(connection, season_id)
            after = results_of(connection, season_id, fixtures_of(row))
            return [*_annulled(before, after), *_moves(before, after)]

        return await self._registry.database.read(read)

    async def fixtures(self, season_id: int) -> list[Fact]:
        """Return the tables of the schedule, each with its players' names.

        Void and annulled tables come last.
        """

        def read(connection: Connection) -> list[Fact]:
            results, overlay = results_of(connection, season_id), overlay_of(connection, season_id)
            rows = fixtures.of_season(connection, season_id)
            counted = {one.id for one in results.fixtures}
            void = [fixture_of(one, overlay) for one in rows if one.fixture.id not in counted]
            found = enumerate([*results.fixtures, *void], 1)
            return [_fixture(results, number, one) for number, one in found]

        return await self._registry.database.read(read)


def _annulled(before: Results, after: Results) -> Iterator[Fact]:
    """Yield the tables that no longer count."""
    left = {one.id for one in after.fixtures}
    for number, one in enumerate(before.fixtures, 1):
        if one.id not in left:
            yield _fixture(before, number, one)._replace(key="table")


def _moves(before: Results, after: Results) -> Iterator[Fact]:
    """Yield the people whose place in their division changes, with both places."""
    for division, rows in after.divisions.items():
        earlier = {row.person: row.place for row in before.divisions.get(division, ())}
        for row in rows:
            place = earlier.get(row.person, row.place)
            if place != row.place:
                args: dict[str, str | int] = {"name": _name(after, row.person)}
                args |= {"division": division, "before": place, "place": row.place}
                yield Fact("moves", args)


def _fixture(results: Results, number: int, fixture: Fixture) -> Fact:
    names = ", ".join(_name(results, person) for person in fixture.seated)
    table = results.tables.get(fixture.id, 0)
    args: dict[str, str | int] = {"number": number, "table": table}
    return Fact(str(fixture.id), {**args, "division": fixture.division, "names": names})


def of_record(connection: Connection, record: Record) -> list[Fact]:
    """Return a person's events of conduct in order, each with the card that it brought."""
    found = [Fact("carried", {"card": record.carried})] if record.carried else []
    for step in record.steps:
        played = fixtures.load(connection, step.event.fixture or 0)
        args: dict[str, str | int] = {
            "event": step.event.kind.replace("_", "-"),
            "card": step.card or "none",
            "reason": step.why or "none",
            "at": int(step.event.at),
            "table": (played.fixture.game_id or 0) if played else 0,
            "number": step.event.id,
        }
        found.append(Fact("event", args))
    return found


def _of_table(connection: Connection, results: Results, fixture: Fixture) -> Iterator[Fact]:
    if any(fixture.id in found for found in results.swiss.values()):
        yield from of_round(connection, results, fixture)
    else:
        yield from _of_schedule(results, fixture)
    if results.season.stage in (*PLAYED, OVER):
        seed, salt = lot_of(connection, results.season)
        yield Fact("seed", {"seed": f"{seed:x}", "salt": salt})
    for award in results.awards:
        if award.fixture == fixture.id:
            yield _award(results, award)
    yield from _corrections(connection, results.season.id, fixture.id)


def _of_schedule(results: Results, fixture: Fixture) -> Iterator[Fact]:
    """Yield how evenly a schedule distributes meetings and seats at one of its tables."""
    played = [one for one in results.fixtures if one.division == fixture.division]
    number = results.fixtures.index(fixture) + 1
    yield Fact("table", {"number": number, "division": fixture.division})
    met = _meetings(played)
    here = [met[frozenset(pair)] for pair in combinations(fixture.drawn, 2)]
    people = {person for one in played for person in one.drawn}
    pairs = len(people) * (len(people) - 1) // 2
    low, rest = divmod(sum(met.values()), max(1, pairs))
    args = {"least": min(here), "most": max(here), "low": low, "high": low + bool(rest)}
    yield Fact("meetings", args)
    yield from _seat_facts(results, fixture, played)


MOST_EXCHANGES = 3
"""Number of exchanges of two people, the best, that an explanation of a Swiss table names."""


def of_round(connection: Connection, results: Results, fixture: Fixture) -> Iterator[Fact]:
    """Yield the reasons for a table of a Swiss round, and what the best exchanges would change."""
    number = next(n for n, found in results.swiss.items() if fixture.id in found)
    round_ = drawn_round(connection, results, number)
    tables = [one.drawn for one in results.fixtures if one.id in results.swiss[number]]
    scores = [round_.scores.get(person, 0) for person in fixture.drawn]
    met = round_.meetings
    again = sum(met[frozenset(pair)] > 0 for pair in combinations(fixture.drawn, 2))
    least, most = (number_text(Fraction(end, 100)) for end in (min(scores), max(scores)))
    place = results.fixtures.index(fixture) + 1
    counts: dict[str, str | int] = {"number": place, "round": number, "again": again}
    yield Fact("round", {**counts, "least": least, "most": most})
    for change in exchanges(round_, tables, fixture.drawn, results.team_of)[:MOST_EXCHANGES]:
        yield Fact(
            "exchange",
            {
                "name": _name(results, change.leaver),
                "other": _name(results, change.comer),
                "why": change.worse,
                "met": change.met,
                "gap": "less" if change.gap < 0 else "more",
            },
        )
    until_now = {*results.swiss[number], *_before(results, number)}
    played = [one for one in results.fixtures if one.id in until_now]
    yield from _seat_facts(results, fixture, played)


def _seat_facts(results: Results, fixture: Fixture, played: list[Fixture]) -> Iterator[Fact]:
    """Yield each person's seat at a table, and how often they have had each seat."""
    for seat, person in enumerate(fixture.drawn):
        yield Fact(
            "seat", {"name": _name(results, person), "seat": seat + 1, **_seats(played, person)}
        )


def _before(results: Results, number: int) -> set[int]:
    """Return the fixtures of all rounds of a Swiss event before that one."""
    return {one for n, found in results.swiss.items() if n < number for one in found}


def drawn_round(connection: Connection, results: Results, number: int) -> Earlier:
    """Return the logged input from which a Swiss round was drawn."""
    told = logged_pairings(connection, results.season.id)
    data = next(one for one in told if one.get("round") == number)
    before = _before(results, number)
    tables = tuple(one.drawn for one in results.fixtures if one.id in before)
    return Earlier(tables, {int(person): score for person, score in data["scores"].items()})


def _corrections(connection: Connection, season_id: int, fixture_id: int) -> Iterator[Fact]:
    """Yield the corrections in effect at a table."""
    for row in overlay_of(connection, season_id).rows:
        if fixture_id in fixtures_of(row):
            yield Fact("correction", {"number": row.id, "what": row.kind, "reason": row.reason})


def _of_person(results: Results, user_id: int) -> Iterator[Fact]:
    entry = next((one for one in results.entries if one.person == user_id), None)
    if entry is None:
        yield Fact("unknown", {})
        return
    if entry.division is not None:
        why = (entry.reason or "none").replace("_", "-")
        yield Fact("division", {"name": entry.name, "division": entry.division, "why": why})
    if results.late.get(user_id) == ():
        yield Fact("joined", {"name": entry.name})
    elif user_id in results.late:
        others = ", ".join(_name(results, person) for person in results.late[user_id])
        yield Fact("late", {"name": entry.name, "other": others})
    yield from _team(results, user_id)
    found = results.place_of(user_id)
    if found is not None:
        division, row = found
        above = [one for one in results.divisions[division] if one.place == row.place - 1]
        yield from (_place(results, row, one) for one in above[:1] or [row])
    for award in results.awards:
        if award.person == user_id:
            yield _award(results, award)


def _team(results: Results, user_id: int) -> Iterator[Fact]:
    """Yield a person's team with its place, if it has played."""
    team = results.team_of.get(user_id)
    if team is None:
        return
    args: dict[str, str | int] = {"name": _name(results, user_id), "team": team}
    row = next((one for one in results.teams if one.team == team and one.games), None)
    place, points = (row.place, number_text(row.per_game)) if row else (0, "0")
    yield Fact("team", {**args, "place": place, "points": points})


def _byes(connection: Connection, results: Results, user_id: int) -> Iterator[Fact]:
    """Yield the rounds of a Swiss event in which a person had a bye."""
    for told in logged_pairings(connection, results.season.id):
        if told.get("round") and user_id in told["short"]:
            yield Fact("bye", {"name": _name(results, user_id), "round": told["round"]})


def _place(results: Results, row: Row, above: Row) -> Fact:
    """Return why a person is placed below the next one above: both values of the tie-break."""
    why = row.below or row.parted_by or "first"
    return Fact(
        "place",
        {
            "name": _name(results, row.person),
            "place": row.place,
            "why": "head" if why == "common" and results.swiss else why,
            "other": _name(results, above.person),
            "own": _compared(row, why),
            "others": _compared(above, why),
        },
    )


def _compared(row: Row, why: str) -> str:
    numbers: Mapping[str, Fraction | int] = {
        "points": row.per_game,
        "wins": row.wins,
        "seconds": row.seconds,
        "common": row.common,
        "share": row.share,
        "opponents": row.opponents,
        "seats": row.seats,
    }
    return number_text(Fraction(numbers.get(why, row.per_game)))


def number_text(number: Fraction) -> str:
    """Return an exact number as text, with at most two decimals."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".").replace("-", "−")


def _award(results: Results, award: Award) -> Fact:
    return Fact(
        "award",
        {
            "name": _name(results, award.person),
            "table": results.tables.get(award.fixture, 0),
            "place": award.place or 0,
            "points": number_text(award.points),
            "why": award.reason,
        },
    )


def _meetings(played: list[Fixture]) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for one in played for pair in combinations(one.drawn, 2))


def _seats(played: list[Fixture], person: int) -> dict[str, str | int]:
    """Return how many times a person has each seat in the season."""
    had = Counter(one.drawn.index(person) for one in played if person in one.drawn)
    size = max(len(one.drawn) for one in played)
    return {"counts": "-".join(str(had[seat]) for seat in range(size))}


def _name(results: Results, person: int) -> str:
    return results.names.get(person, str(person))
