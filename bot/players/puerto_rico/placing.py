"""Where the bot puts its colonists: the best jobs first, until nobody is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.puerto_rico.circles import free_circles
from bot.games.puerto_rico.data import BUILDINGS, GOODS, QUARRY
from bot.players.puerto_rico.table import Side, Table
from bot.players.puerto_rico.valuation import effect, harvest, quarry


class Job(NamedTuple):
    """Circles that are worth something only together."""

    worth: float
    circles: tuple[str, ...]

    @property
    def each(self) -> float:
        """Return the worth a colonist."""
        return self.worth / len(self.circles)


def jobs(side: Side, table: Table) -> list[Job]:
    """Return all jobs of a board, the best for each colonist first."""
    found = [*_harvests(side, table), *_quarries(side, table), *_buildings(side, table)]
    return sorted(found, key=lambda job: -job.each)


def _harvests(side: Side, table: Table) -> Iterator[Job]:
    for good in GOODS:
        worth, tiles = harvest(good, table), side.board.tiles.get(good, 0)
        if good == "corn":
            yield from (Job(worth, (good,)) for _ in range(tiles))
            continue
        circles = (
            key
            for key in side.board.city
            if BUILDINGS[key].produces == good
            for _ in range(BUILDINGS[key].circles)
        )
        for nth, key in zip(range(tiles), circles, strict=False):
            yield Job(worth * (1.0 if nth else 1.4), (good, key))


def _quarries(side: Side, table: Table) -> Iterator[Job]:
    return (Job(quarry(nth, table), (QUARRY,)) for nth in range(side.board.tiles.get(QUARRY, 0)))


def _buildings(side: Side, table: Table) -> Iterator[Job]:
    beige = (key for key in side.board.city if not BUILDINGS[key].production)
    return (Job(effect(key, side, table), (key,)) for key in beige)


def yields(found: Sequence[Job], people: int) -> float:
    """Return what so many people earn with the best of these jobs."""
    total = 0.0
    for job in found:
        if len(job.circles) <= people:
            people -= len(job.circles)
            total += job.worth
    return total


def fitting(side: Side, table: Table) -> list[Job]:
    """Return the best jobs for everybody on the windrose, as far as they have free circles."""
    free, left = (
        Counter(free_circles(side.board.tiles, side.board.manned, side.board.city)),
        side.windrose,
    )
    chosen: list[Job] = []
    for job in jobs(side, table):
        if len(job.circles) <= left and all(free[circle] > 0 for circle in job.circles):
            free.subtract(job.circles)
            left -= len(job.circles)
            chosen.append(job)
    return chosen


def plan(side: Side, table: Table) -> list[str]:
    """Return the circles for everybody on the windrose, one name a colonist."""
    circles = [circle for job in fitting(side, table) for circle in job.circles]
    free = Counter(free_circles(side.board.tiles, side.board.manned, side.board.city))
    free.subtract(circles)
    rest = [circle for circle, count in free.items() for _ in range(count)]
    return (circles + rest)[: side.windrose]


NOBLES_LIKED = {
    "chapel": 3.0,
    "hunting_lodge": 2.0,
    "royal_garden": 1.0,
    "jeweler": 1.0,
    "zoning_office": -1.0,
    "land_office": -1.0,
}
"""Where a noble does more than a colonist, and where less."""


def noble_circles(circles: Sequence[str], nobles: int, table: Table) -> set[int]:
    """Return which places of a plan are for nobles: where they do more than colonists."""
    rich = table.me.doubloons > 5

    def liking(place: int) -> float:
        circle = circles[place]
        return 4.0 if circle == "zoning_office" and rich else NOBLES_LIKED.get(circle, 0.0)

    return set(sorted(range(len(circles)), key=liking, reverse=True)[:nobles])
