"""Quality and speed of pairing divisions: `python -m tests.tools.bench.bench_league_pairing`.

Run as a program it prints what was reached for all sizes; the figures are the worst of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from bot.leagues.pairing import Pairing, Request, pair
from tests.tools.bench import Figure
from tests.tools.bench.__main__ import main

SIZES = frozenset({2, 3, 4, 5})
DIVISIONS = range(5, 17)
PEOPLE = 80
ZONES = (0, 0, 1, 1, 1, 2, -5, -8, -6, 8, 9, 10)


def division(people: int, seed: int = 1, size: int = 4, games: int = 4) -> Request:
    """People of several time zones who are awake twelve to sixteen hours of each day."""
    rng = Random(seed)
    return Request(
        people=tuple(range(people)),
        size=size,
        sizes=SIZES,
        games=games,
        seed=seed,
        awake={person: _awake(rng) for person in range(people)},
        at_once=dict.fromkeys(range(people), 2),
    )


def avoiding(request: Request, share: float) -> Request:
    """The same people, of whom so many avoid one other."""
    rng = Random(request.seed)
    pairs = {
        frozenset((person, rng.choice([other for other in request.people if other != person])))
        for person in request.people
        if rng.random() < share
    }
    return Request(
        request.people, request.size, SIZES, request.games, request.seed, frozenset(pairs)
    )


def _awake(rng: Random) -> int:
    begins = rng.choice((6, 7, 8, 9)) - rng.choice(ZONES)
    hours = rng.choice((12, 14, 16))
    return sum(1 << (24 * day + begins + hour) % 168 for day in range(7) for hour in range(hours))


def measured(work: Callable[[], Pairing]) -> tuple[Pairing, float]:
    begin = process_time()
    return work(), process_time() - begin


def excess(pairing: Pairing) -> float:
    """By how many percent the sum of squared meetings is above what can be reached at best."""
    return 100 * (pairing.report.squares / pairing.report.squares_bound - 1)


def figures() -> list[Figure]:
    """Measure 80 people in one division and in five, and the worst of all divisions."""
    of_four = [pair(division(people)) for people in DIVISIONS]
    five = [measured(lambda seed=seed: pair(division(16, seed))) for seed in range(5)]  # type: ignore[misc]
    large, seconds = measured(lambda: pair(division(PEOPLE)))
    others = [
        pair(division(people, size=size, games=games))
        for size, games in ((3, 4), (4, 3), (4, 6), (5, 4))
        for people in DIVISIONS
    ]
    differences = [pairing.report.seat_difference for pairing in [*of_four, large, *others]]
    return [
        Figure("pairing: 80 people, one division", seconds, "s", "<= 20"),
        Figure("pairing: 80 people, five divisions", sum(s for _, s in five), "s", "<= 20"),
        Figure(
            "pairing: 5 to 16 people, 4 games of 4", max(map(excess, of_four)), "% over", "<= 0"
        ),
        Figure("pairing: 80 people, 4 games of 4", excess(large), "% over", "<= 0"),
        Figure("pairing: other sizes and games", max(map(excess, others)), "% over", "<= 5"),
        Figure("pairing: difference of seats", max(differences), "", "<= 1"),
    ]


def table() -> str:
    """Return what is reached for all divisions, with tables of four and four games."""
    lines = [
        f"{'people':>6} {'squares':>8} {'bound':>6} {'seats':>6} {'hours':>6} {'waves':>6} {'s':>6}"
    ]
    for people in (*DIVISIONS, PEOPLE):
        pairing, seconds = measured(lambda people=people: pair(division(people)))  # type: ignore[misc]
        told = pairing.report
        lines.append(
            f"{people:6} {told.squares:8} {told.squares_bound:6} {told.seat_difference:6}"
            f" {told.overlap:6.1f} {pairing.waves[-1] + 1:6} {seconds:6.2f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(), file=sys.stderr)
    sys.exit(main(["bench_league_pairing"]))
