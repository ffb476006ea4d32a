"""Pictures of a league as scenes: standings with the places still possible, and cup rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from bot.host.leagues.api import BEFORE, OVER, Season
from bot.host.leagues.standings.results import Results
from bot.leagues.bounds import Bound, Prospect, bounds
from bot.leagues.points import scorer
from bot.leagues.records import Fixture, Row
from bot.leagues.settings import KNOCKOUT, LADDER, SEASON, SWISS
from bot.leagues.team_bounds import TeamBound, team_bounds
from bot.locales import Words
from bot.locales.markdown import escaped, visible
from render.league.bracket import MOST_TABLES, BracketLine, BracketScene, BracketTable
from render.league.scenes import (
    MOST_LINES,
    TEAMS,
    StandingLine,
    StandingsScene,
    standing_lines,
)
from render.text.finals import placed
from render.text.wording import commas


def form_of(season: Season) -> str:
    """Return the form by which divisions are named; a season with teams has a single one."""
    settings = season.settings
    return "single" if settings.form == SEASON and settings.undivided else settings.form


def bounds_of(results: Results, division: int) -> Mapping[int, Bound]:
    """Return the places that are still possible in a division, by person."""
    settings, rows = results.season.settings, results.divisions[division]
    if goes_on(results):
        own = [row for row in rows if not row.guest]
        return {row.person: _anywhere(row.person, row.points, len(own)) for row in own}
    up, down = moving(results, division)
    coming = results.coming if settings.form == SWISS else None
    return bounds(rows, results.fixtures, settings.points_for, up, down, coming)


def team_bounds_of(results: Results) -> Mapping[str, TeamBound]:
    """Return the places that are still possible for each team."""
    season, teams = results.season, results.teams
    if season.stage in BEFORE:
        return {row.team: TeamBound(1, len(teams), 0) for row in teams}
    rows = [row for found in results.divisions.values() for row in found]
    coming = results.coming if season.settings.form == SWISS else None
    points = season.settings.points_for
    return team_bounds(teams, results.team_of, rows, results.fixtures, points, coming)


def goes_on(results: Results) -> bool:
    """Return whether more tables may be added: in a ladder, until its last day."""
    season = results.season
    return season.settings.form == LADDER and season.stage != OVER


def _anywhere(person: int, points: Fraction, people: int) -> Bound:
    return Bound(person, 1, people, points, points, 0, "out", "out")


def moving(results: Results, division: int) -> tuple[int, int]:
    """Return how many people move up from a division, and how many move down.

    Nobody moves up from the first division, or down from the last. In a group of a cup, people who
    reach the next round move up; in a ladder nobody moves. A division that is dissolved has no
    promotions: all its people will play in the lowest remaining one.
    """
    settings, numbers = results.season.settings, sorted(results.divisions)
    if settings.form != SEASON:
        return settings.up if settings.form in KNOCKOUT else 0, 0
    going_on = results.going_on
    up = 0 if division == numbers[0] or division not in going_on else settings.up
    return up, settings.down if division in going_on[:-1] else 0


class Chance(NamedTuple):
    """The people who come first, move up or move down, for certain (`sure`) or possibly."""

    what: Literal["first", "up", "down"]
    sure: bool
    people: tuple[int, ...]


def chances(results: Results, division: int) -> Iterator[Chance]:
    """Yield what the people of a division can still reach, each by their present place.

    Where people move up, that is what they play for; elsewhere it is the first place. As long as
    further tables may come everything is possible, so that there is nothing to say.
    """
    if goes_on(results):
        return
    rows = [row for row in results.divisions[division] if not row.guest]
    ends = bounds_of(results, division)
    moves_up = moving(results, division)[0] > 0
    finders: Mapping[Literal["first", "up", "down"], Callable[[Row], Prospect]] = {
        "first": lambda row: "out" if moves_up else _first(row, ends[row.person]),
        "up": lambda row: ends[row.person].up,
        "down": lambda row: ends[row.person].down,
    }
    for what, prospect in finders.items():
        for wanted in ("sure", "possible"):
            people = tuple(row.person for row in rows if prospect(row) == wanted)
            if people:
                yield Chance(what, wanted == "sure", people)


def _first(row: Row, end: Bound) -> Prospect:
    if row.below is not None or end.best > 1:
        return "out"
    return "sure" if end.worst == 1 else "possible"


def dissolving_lines(results: Results, words: Words) -> tuple[str, ...]:
    """Return a line about divisions that are dissolved because too few people are left."""
    going_on = results.going_on
    gone = [number for number in sorted(results.divisions) if number not in going_on]
    if results.season.settings.form != SEASON or not gone:
        return ()
    return (words("league-dissolves", first=gone[0], count=len(gone), into=going_on[-1]),)


def standings_scene(
    results: Results,
    division: int,
    words: Words,
    palette: str,
    moved: Mapping[int, int] | None = None,
    most: int = MOST_LINES,
) -> StandingsScene:
    """Return the scene of a division's standings, with at most `most` lines."""
    up, down = moving(results, division)
    fixtures = [one for one in results.fixtures if one.division == division]
    names = {person: visible(name) for person, name in results.names.items()}
    ends = bounds_of(results, division)
    lines = standing_lines(results.divisions[division], ends, names, _bots(fixtures), moved, most)
    return StandingsScene(
        palette,
        words.language,
        visible(results.season.league.name),
        division,
        up,
        down,
        sum(one.result is not None for one in fixtures),
        len(fixtures),
        lines[:most],
        form_of(results.season),
        sum(line.place is not None for line in lines),
    )


def _bots(fixtures: Sequence[Fixture]) -> Counter[int]:
    """Return, by person, how many of their tables a house bot finished."""
    return Counter(
        seat.owner
        for fixture in fixtures
        for seat in (fixture.result.seats if fixture.result else ())
        if seat.bot_from is not None
    )


def team_scene(
    results: Results, words: Words, palette: str, most: int = MOST_LINES
) -> StandingsScene:
    """Return the scene of the team standings, with at most `most` teams."""
    rows, ends = results.teams, team_bounds_of(results)
    fixtures = [one for one in results.fixtures if one.division]
    return StandingsScene(
        palette,
        words.language,
        visible(results.season.league.name),
        0,
        0,
        0,
        sum(one.result is not None for one in fixtures),
        len(fixtures),
        tuple(
            StandingLine(
                row.place,
                visible(row.team),
                row.points,
                row.games,
                row.wins,
                ends[row.team].best,
                ends[row.team].worst,
                member=row.best,
            )
            for row in rows[:most]
        ),
        TEAMS,
        len(rows),
    )


MOST_ROUNDS = 2
"""Number of the newest rounds that are shown as pictures."""


def bracket_scenes(
    results: Results,
    words: Words,
    palette: str,
    rounds: int = MOST_ROUNDS,
    tables: int = MOST_TABLES,
) -> list[BracketScene]:
    """Return scenes of the newest rounds, latest first, with at most `tables` tables in each."""
    count = len(results.rounds)
    return [
        BracketScene(
            palette,
            words.language,
            visible(results.season.league.name),
            round_name(results, number, words),
            _is_final(results, number),
            tuple(_table(results, fixture, number, words) for fixture in page),
            results.season.settings.form,
        )
        for number in range(count - 1, max(-1, count - 1 - rounds), -1)
        for page in _pages(_fixtures(results, number), tables)
    ]


def bracket_lines(results: Results, words: Words) -> Iterator[str]:
    """Yield all rounds as text, latest first, with one line per table."""
    for number in reversed(range(len(results.rounds))):
        yield f"**{round_name(results, number, words)}**"
        for fixture in _fixtures(results, number):
            table = _table(results, fixture, number, words)
            people = commas(map(_said, table.lines), words)
            yield f"{table.number} {people}".strip()


def round_name(results: Results, number: int, words: Words) -> str:
    """Return the name of a round, counted from 0; a round with one table is the final."""
    if _is_final(results, number):
        return words("league-bracket-final")
    return words("league-bracket-round", number=number + 1)


def _is_final(results: Results, number: int) -> bool:
    return len(results.rounds[number]) == 1


def _fixtures(results: Results, number: int) -> list[Fixture]:
    return [one for one in results.fixtures if one.id in results.rounds[number]]


def _pages(found: Sequence[Fixture], size: int) -> list[Sequence[Fixture]]:
    return [found[at : at + size] for at in range(0, len(found), size)]


def _table(results: Results, fixture: Fixture, number: int, words: Words) -> BracketTable:
    table = f"#{results.tables[fixture.id]}" if fixture.id in results.tables else ""
    return BracketTable(table, tuple(_lines(results, fixture, number, words)))


def _lines(results: Results, fixture: Fixture, number: int, words: Words) -> Iterator[BracketLine]:
    """Yield the lines of a table's players, best first if the table is over."""
    names = results.names
    if fixture.result is None:
        for person in fixture.people:
            yield BracketLine(visible(names.get(person) or words("league-somebody")))
        return
    on, places = _going_on(results, fixture, number), _places(results, fixture)
    for seat in sorted(fixture.result.seats, key=lambda one: (one.rank, one.seat)):
        person = scorer(seat) or seat.person
        yield BracketLine(
            name=visible(names.get(person) or words("league-somebody")),
            place=places.get(person),
            score=str(seat.score),
            on=person in on,
            bot=seat.bot_from is not None,
        )


def _places(results: Results, fixture: Fixture) -> dict[int, int | None]:
    return {one.person: one.place for one in results.awards if one.fixture == fixture.id}


def _going_on(results: Results, fixture: Fixture, number: int) -> frozenset[int]:
    """Return the people of a table who reached the next round, or have won the cup."""
    if number + 1 < len(results.rounds):
        people = (person for one in _fixtures(results, number + 1) for person in one.people)
        return frozenset(people)
    return frozenset(filter(None, (results.winner,)))


def _said(line: BracketLine) -> str:
    name = f"{escaped(line.name)} 🤖" if line.bot else escaped(line.name)
    if not line.score:
        return name
    text = f"{placed(line.place)} {name} {line.score}"
    return f"**{text}**" if line.on else text
