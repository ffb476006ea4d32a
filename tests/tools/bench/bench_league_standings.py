"""A season of 500 tables: its standings, what can still change, and the picture of a division."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from bot.engine.rng import Rng
from bot.leagues.bounds import bounds
from bot.leagues.points import award
from bot.leagues.records import Award, Fixture
from bot.leagues.settings import POINTS
from bot.leagues.standings import standings
from render.league.scenes import StandingsScene, standing_lines
from render.league.standings import picture
from tests.leagues.seasons import over
from tests.tools.bench import Figure

TABLES, OPEN, PEOPLE = 500, 50, 16
ROUNDS = 5


def fixtures(people: int) -> list[Fixture]:
    """Return tables of four of which the last ones are open."""
    rng, seats, found = Rng(1), list(range(people)), []
    for number in range(TABLES):
        rng.shuffle(seats, "seats")
        one = Fixture(number, 1, tuple(seats[:4]))
        found.append(one if number >= TABLES - OPEN else replace(one, result=over(one, rng)))
    return found


def awards(schedule: list[Fixture]) -> list[Award]:
    return [one for f in schedule if f.result for one in award(f.result, POINTS[4])]


def milliseconds(work: Callable[[int], object]) -> float:
    """Return the processor time of a round, the best of some after a first one."""
    work(-1)
    times = []
    for number in range(ROUNDS):
        start = time.process_time()
        work(number)
        times.append(time.process_time() - start)
    return 1e3 * min(times)


def figures() -> list[Figure]:
    """Measure the standings of a division and of a season, the bounds, and the picture."""
    season, division = fixtures(80), fixtures(PEOPLE)
    rows = standings(range(PEOPLE), awards(division), 1)

    def drawn(lot: int) -> None:
        rows = standings(range(PEOPLE), awards(division), lot)
        told = bounds(rows, division, POINTS.__getitem__, 2, 2)
        lines = standing_lines(rows, told, {one: f"Player {one}" for one in range(PEOPLE)})
        picture(StandingsScene("night", "en", "League", lot, 2, 2, TABLES - OPEN, TABLES, lines))

    return [
        Figure(
            "standings of 500 tables, 80 people",
            milliseconds(lambda lot: standings(range(80), awards(season), lot)),
            "ms",
            "<= 50",
        ),
        Figure(
            "what can still change, 16 people, 50 open tables",
            milliseconds(lambda _: bounds(rows, division, POINTS.__getitem__, 2, 2)),
            "ms",
        ),
        Figure("standings of 500 tables as a picture", milliseconds(drawn), "ms", "<= 150"),
    ]
