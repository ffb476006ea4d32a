"""Standings of a division: the places still possible, and the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.host.leagues.api import OVER
from bot.host.leagues.standings.results import Results
from bot.leagues.bounds import Bound, bounds
from bot.leagues.records import Fixture
from bot.leagues.settings import CUP, LADDER, SEASON
from bot.locales import Words
from bot.locales.markdown import visible
from render.league.scenes import MOST_LINES, StandingsScene, standing_lines


def bounds_of(results: Results, division: int) -> Mapping[int, Bound]:
    """Return by person the places that are still possible in a division."""
    settings, rows = results.season.settings, results.divisions[division]
    if goes_on(results):
        own = [row for row in rows if not row.guest]
        return {row.person: _anywhere(row.person, row.points, len(own)) for row in own}
    up, down = moving(results, division)
    return bounds(rows, results.fixtures, settings.points_for, up, down)


def goes_on(results: Results) -> bool:
    """Return whether further tables may come: until its last day a ladder has no schedule."""
    season = results.season
    return season.settings.form == LADDER and season.stage != OVER


def _anywhere(person: int, points: Fraction, people: int) -> Bound:
    return Bound(person, 1, people, points, points, 0, "out", "out")


def moving(results: Results, division: int) -> tuple[int, int]:
    """Return how many move up from a division, and down: none from the first and the last.

    In a group of a cup, those who play on move up; in a ladder there are no moves. A division that
    dissolves has no promotions: all of its people play in the one that is the last then.
    """
    settings, numbers = results.season.settings, sorted(results.divisions)
    if settings.form != SEASON:
        return settings.up if settings.form == CUP else 0, 0
    going_on = results.going_on
    up = 0 if division == numbers[0] or division not in going_on else settings.up
    return up, settings.down if division in going_on[:-1] else 0


def dissolving_lines(results: Results, words: Words) -> tuple[str, ...]:
    """Return the fate of divisions that have too few people left."""
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
    """Return the scene of a division's standings, with at most so many lines."""
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
        results.season.settings.form,
        sum(line.place is not None for line in lines),
    )


def _bots(fixtures: Sequence[Fixture]) -> Counter[int]:
    """Return by person how many of their tables a house bot finished."""
    return Counter(
        seat.person
        for fixture in fixtures
        for seat in (fixture.result.seats if fixture.result else ())
        if seat.bot_from is not None
    )
