"""The placing of the bot's colonists: the best jobs first, until no colonist is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.puerto_rico.city import free_circles
from bot.games.puerto_rico.data import QUARRY
from bot.house_bots.puerto_rico.table import Side, Table
from bot.house_bots.puerto_rico.valuation import EFFECTS, quarry
from bot.house_bots.puerto_rico.weights import Weights

Job: TypeAlias = tuple[float, tuple[str, ...]]
"""Circles that are worth something only if they are manned together: their joint worth, then their
names."""


def jobs(side: Side, table: Table) -> list[Job]:
    """Return all jobs on a board, best worth per colonist first."""
    board, harvests = side.board, table.harvests
    often = table.weights.first_of_kind
    found: list[Job] = [
        (harvests[good] * (often if first else 1.0), circles)
        for good, first, circles in board.harvests
    ]
    found += [(quarry(nth, table), (QUARRY,)) for nth in range(board.tiles[QUARRY])]
    found += [(EFFECTS[key](side, table), (key,)) for key in board.beige]
    found.sort(key=_each, reverse=True)
    return found


def _each(job: Job) -> float:
    """Return the worth of a job per person."""
    worth, circles = job
    return worth / len(circles)


def yields(found: Sequence[Job], people: int) -> float:
    """Return what a number of people earn if they do the best of these jobs."""
    total = 0.0
    for worth, circles in found:
        if not people:
            break
        if len(circles) <= people:
            people -= len(circles)
            total += worth
    return total


def fitting(side: Side, table: Table) -> list[Job]:
    """Return the best jobs for the people on the windrose, given the free circles."""
    return _fitted(side, table)[0]


def plan(side: Side, table: Table) -> list[str]:
    """Return the circles for the people on the windrose, one name per person."""
    chosen, free = _fitted(side, table)
    circles = [circle for _, needed in chosen for circle in needed]
    rest = [circle for circle, count in free.items() for _ in range(count)]
    return (circles + rest)[: side.windrose]


def _fitted(side: Side, table: Table) -> tuple[list[Job], dict[str, int]]:
    """Return the jobs that will be done, and the circles that stay free."""
    free = free_circles(side.board.tiles, side.board.manned, side.board.city)
    left, chosen = side.windrose, list[Job]()
    for worth, circles in jobs(side, table):
        if len(circles) <= left and all(map(free.get, circles)):
            for circle in circles:
                free[circle] -= 1
            left -= len(circles)
            chosen.append((worth, circles))
    return chosen, free


def noble_circles(circles: Sequence[str], nobles: int, table: Table) -> set[int]:
    """Return the indices in a plan where nobles do more than colonists."""
    if not nobles:
        return set()
    wish = liked(table.weights, table.me.doubloons)
    places = sorted(range(len(circles)), key=lambda place: -wish.get(circles[place], 0.0))
    return set(places[:nobles])


def liked(w: Weights, doubloons: int) -> dict[str, float]:
    """Return how much more, or if below 0 less, a noble does than a colonist, by circle."""
    rich = doubloons > w.noble_rich
    return {
        "chapel": w.noble_chapel,
        "hunting_lodge": w.noble_hunting_lodge,
        "royal_garden": w.noble_royal_garden,
        "jeweler": w.noble_jeweler,
        "zoning_office": w.noble_zoning_rich if rich else -w.noble_zoning_poor,
        "land_office": -w.noble_land_office,
    }
