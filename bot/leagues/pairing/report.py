"""The quality of a pairing, counted from its tables alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from bot.leagues.pairing.bounds import seat_bound, squares_bound, usual_seats
from bot.leagues.pairing.request import Report, Request, Share, Table


def report(request: Request, tables: Sequence[Table]) -> Report:
    """Return the quality of these tables, whatever made them."""
    everybody = map(frozenset, combinations(request.people, 2))
    pairs = [pair for pair in everybody if pair not in request.avoid]
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    people = {person: _share(person, request, tables) for person in request.people}
    sizes = [len(table) for table in tables]
    games = [share.games for share in people.values()]
    allowed = [sum(person in pair for pair in pairs) for person in request.people]
    usual = usual_seats(sizes)
    overlaps = [request.both_awake(*pair) for table in tables for pair in combinations(table, 2)]
    return Report(
        meetings=dict(sorted(Counter(met[pair] for pair in pairs).items())),
        squares=sum(number * number for number in met.values()),
        squares_bound=squares_bound(sizes, games, allowed),
        seat_difference=max(_seat_difference(share, usual) for share in people.values()),
        seat_bound=seat_bound(sizes, games),
        overlap=sum(overlaps) / len(overlaps),
        least_overlap=min(overlaps),
        repeats=sum(frozenset(table) in request.before for table in tables),
        people=people,
    )


def _share(person: int, request: Request, tables: Sequence[Table]) -> Share:
    mine = [table for table in tables if person in table]
    opponents = Counter(other for table in mine for other in table)
    seats = Counter(table.index(person) for table in mine)
    return Share(
        games=len(mine),
        seats=tuple(seats[seat] for seat in range(max(map(len, tables)))),
        opponents={other: opponents[other] for other in request.people if other != person},
    )


def _seat_difference(share: Share, usual: int) -> int:
    return max(share.seats[:usual]) - min(share.seats[:usual])
