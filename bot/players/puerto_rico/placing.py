"""Where the bot puts its colonists: the best jobs first, until nobody is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.puerto_rico.circles import free_circles
from bot.games.puerto_rico.data import QUARRY
from bot.players.puerto_rico.table import Side, Table
from bot.players.puerto_rico.valuation import effect, harvest, quarry


class Job(NamedTuple):
    """Circles that are worth something only together."""

    worth: float
    circles: tuple[str, ...]


def jobs(side: Side, table: Table) -> list[Job]:
    """Return all jobs of a board, the best for each colonist first."""
    board = side.board
    found = [Job(harvest(good, table) * times, circles) for good, times, circles in board.harvests]
    found += [Job(quarry(nth, table), (QUARRY,)) for nth in range(board.tiles[QUARRY])]
    found += [Job(effect(key, side, table), (key,)) for key in board.beige]
    return sorted(found, key=lambda job: -job.worth / len(job.circles))


def yields(found: Sequence[Job], people: int) -> float:
    """Return what so many people earn with the best of these jobs."""
    total = 0.0
    for worth, circles in found:
        if len(circles) <= people:
            people -= len(circles)
            total += worth
    return total


def fitting(side: Side, table: Table) -> list[Job]:
    """Return the best jobs for everybody on the windrose, as far as they have free circles."""
    return _fitted(side, table)[0]


def plan(side: Side, table: Table) -> list[str]:
    """Return the circles for everybody on the windrose, one name a colonist."""
    chosen, free = _fitted(side, table)
    circles = [circle for job in chosen for circle in job.circles]
    rest = [circle for circle, count in free.items() for _ in range(count)]
    return (circles + rest)[: side.windrose]


def _fitted(side: Side, table: Table) -> tuple[list[Job], dict[str, int]]:
    """Return the jobs that are done, and the circles that they leave free."""
    free = free_circles(side.board.tiles, side.board.manned, side.board.city)
    left, chosen = side.windrose, list[Job]()
    for job in jobs(side, table):
        if len(job.circles) <= left and all(map(free.get, job.circles)):
            for circle in job.circles:
                free[circle] -= 1
            left -= len(job.circles)
            chosen.append(job)
    return chosen, free


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
