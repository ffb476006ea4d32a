"""Seasons and Swiss events with teams, drawn by lot and held against what is possible at all.

It shares nothing with the product but requests, tables and results: up to twelve people are seated
in every way until one keeps teams apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from random import Random

from bot.leagues.pairing import CannotPair, Request, check_teams, pair, recipe, request_of
from bot.leagues.pairing.request import ALWAYS
from bot.leagues.records import Award, Fixture
from tests.leagues.events import Event

MOST_TRIED = 12
"""The most people for whom everything is tried."""


def teams_by_lot(people: Sequence[int], size: int, rng: Random) -> frozenset[frozenset[int]]:
    """Return teams of up to `size` people; some people have none."""
    left, teams = list(people), []
    rng.shuffle(left)
    while left:
        count = rng.randint(1, size)
        teams.append(frozenset(left[:count]))
        left = left[count:]
    return frozenset(team for team in teams if len(team) > 1)


def season(seed: int) -> Request:
    """Return a season with teams to be paired."""
    rng = Random(f"teams {seed}")
    many = rng.random() < 0.3
    people = tuple(range(1, 1 + (rng.randint(13, 24) if many else rng.randint(4, MOST_TRIED))))
    sizes = rng.choice([(3, 4, 5), (2, 3, 4, 5), (2, 3, 4), (3, 4), (4,)])
    size = rng.choice([one for one in sizes if one <= len(people)] or [min(sizes)])
    awake = {one: rng.getrandbits(168) & ALWAYS for one in people if rng.random() < 0.5}
    teams = teams_by_lot(people, rng.randint(2, 5), rng)
    games = rng.randint(1, 4)
    return Request(people, size, frozenset(sizes), games, seed, awake=awake, teams=teams)


def met_mates(request: Request, tables: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Return the pairs of a team who sit at one table."""
    return [
        pair_
        for table in tables
        for pair_ in combinations(sorted(table), 2)
        if any({*pair_} <= team for team in request.teams)
    ]


def is_possible(request: Request) -> bool:
    """Return whether all tables of a season can keep teams apart, by trying everything.

    Everybody plays all games, or one fewer; tables have sizes of the game that differ by at most
    one. People of one team are alike: what counts is how often their team sits at a table.
    """
    counts = [len(team) for team in request.teams]
    counts += [1] * (len(request.people) - sum(counts))
    fewer = [range(count + 1 if request.games > 1 else 1) for count in counts]
    needed = {
        tuple(sorted(n * request.games - short for n, short in zip(counts, shorts, strict=True)))
        for shorts in product(*fewer)
    }
    return any(
        _fill(seats, sizes) for seats in needed for sizes in _even(sum(seats), request.sizes)
    )


def _even(seats: int, sizes: frozenset[int]) -> Iterator[tuple[int, ...]]:
    for count in range(1, seats + 1):
        low, more = divmod(seats, count)
        if {low, low + bool(more)} <= sizes:
            yield (low,) * (count - more) + (low + 1,) * more


@cache
def _fill(seats: tuple[int, ...], sizes: tuple[int, ...]) -> bool:
    """Return whether teams that need so many seats fill tables, one seat of each at the most."""
    if not sizes:
        return not any(seats)
    if max(seats) > len(sizes):
        return False
    return any(
        _fill(tuple(sorted(n - (at in table) for at, n in enumerate(seats))), sizes[1:])
        for table in combinations([at for at, n in enumerate(seats) if n], sizes[0])
    )


def can_play_round(request: Request) -> bool:
    """Return whether some tables of a round keep teams apart, whoever has a bye."""
    least = min(request.sizes)
    groups = {*request.teams}
    alone = sum(not any(p in team for team in groups) for p in request.people)
    return alone + sum(bool(team & {*request.people}) for team in groups) >= least


def check_season(seed: int) -> Counter[str]:
    """Pair a season with teams, which must be refused if nothing is possible.

    Raises AssertionError.
    """
    request, total = season(seed), Counter[str]()
    try:
        pairing = pair(request)
    except CannotPair as error:
        assert error.reason in ("teams", "sizes", "people"), (seed, error)
        total[error.reason] += 1
        small = len(request.people) <= MOST_TRIED and request.size <= len(request.people)
        if error.reason == "teams" and small:
            total["refused and tried"] += 1
            assert not is_possible(request), (seed, "could have been paired")
        return total
    check_teams(request)
    assert not met_mates(request, pairing.tables), seed
    games = Counter(one for table in pairing.tables for one in table)
    assert all(games[one] == request.games - (one in pairing.short) for one in request.people), seed
    assert {len(table) for table in pairing.tables} <= request.sizes, seed
    told = recipe(request)
    assert told is not None and pair(request_of(told, seed)) == pairing, seed
    total["paired"] += 1
    return total


def check_event(seed: int) -> Counter[str]:
    """Play a Swiss event with teams; each round keeps them apart. Raises AssertionError."""
    event, total = Event(seed), Counter[str]()
    event.avoid = frozenset()
    rng = Random(f"team event {seed}")
    teams = teams_by_lot(event.people, rng.randint(2, 4), rng)
    for number in range(event.rounds):
        request = replace(event.request(number), teams=teams)
        try:
            pairing = pair(request)
        except CannotPair as error:
            total[error.reason] += 1
            assert error.reason in ("teams", "people"), (seed, number, error)
            assert error.reason == "people" or not can_play_round(request), (seed, number)
            return total
        check_teams(request)
        assert not met_mates(request, pairing.tables), (seed, number)
        seated = [*pairing.short, *(one for table in pairing.tables for one in table)]
        assert sorted(seated) == sorted(request.people), (seed, number)
        total["rounds"] += 1
        event.play(pairing)
        event.change()
    return total


def standing_of(
    members: Mapping[str, Sequence[int]], fixtures: Sequence[Fixture], awards: Sequence[Award]
) -> dict[str, tuple[Fraction, int, int]]:
    """Return by team its points per game, games and wins, counted seat by seat.

    Nobody substitutes in these fixtures but people of the seat's own team, or strangers.
    """
    found = {}
    for team, people in members.items():
        points, games, wins = Fraction(0), 0, 0
        for fixture in fixtures:
            mine = [one for one in awards if one.fixture == fixture.id and one.person in people]
            if fixture.result and mine:
                best = max(mine, key=lambda one: (one.place is not None, one.points))
                games, points = games + 1, points + best.points
                wins += best.place == 1
        found[team] = (points / games if games else Fraction(0), games, wins)
    return found
