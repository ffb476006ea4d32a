"""Pair a division: from people to numbers, through the search, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.rng import Rng
from bot.leagues.pairing.arrangement import Division, arrange
from bot.leagues.pairing.report import report
from bot.leagues.pairing.request import HOURS, CannotPair, Pairing, Request
from bot.leagues.pairing.seats import seat
from bot.leagues.pairing.sizes import table_sizes
from bot.leagues.pairing.waves import waves


def pair(request: Request) -> Pairing:
    """Return the tables of a division, the same for the same request. Raises CannotPair.

    Eighty people take some seconds: call it in a thread.
    """
    request = replace(request, people=tuple(sorted({*request.people}, key=abs)))
    rng = Rng(request.seed)
    row = list(request.people)
    rng.shuffle(row, "people")
    division, short = _division(request, row)
    at_once = _at_once(request, row)
    tables = seat(arrange(division, rng), len(row), rng)
    numbers = waves(tables, at_once, rng)
    order = sorted(range(len(tables)), key=lambda number: numbers[number])
    named = tuple(tuple(row[person] for person in tables[number]) for number in order)
    return Pairing(
        tables=named,
        waves=tuple(numbers[number] for number in order),
        short=tuple(sorted(row[len(row) - short :])),
        report=report(request, named),
    )


def _division(request: Request, row: list[int]) -> tuple[Division, int]:
    """Return the division in numbers (places in the row), and how many people are a game short."""
    sizes, short = table_sizes(request)
    place = {person: number for number, person in enumerate(row)}
    full = len(row) - short
    division = Division(
        sizes=sizes,
        games=(request.games,) * full + (request.games - 1,) * short,
        avoid=frozenset((min(pair), max(pair)) for pair in _places(request.avoid, place)),
        apart=tuple(
            tuple(0 if one == other else HOURS - request.both_awake(one, other) for other in row)
            for one in row
        ),
        before=frozenset(
            sum(1 << number for number in table) for table in _places(request.before, place)
        ),
    )
    return division, short


def _places(groups: Iterable[frozenset[int]], place: dict[int, int]) -> list[list[int]]:
    """Return groups of people in numbers, leaving out groups with people from elsewhere."""
    return [[place[p] for p in group] for group in groups if group <= place.keys()]


def _at_once(request: Request, row: list[int]) -> list[int]:
    limits = [request.at_once.get(person, request.games) for person in row]
    if none := sum(limit < 1 for limit in limits):
        raise CannotPair("at_once", none)
    return limits
