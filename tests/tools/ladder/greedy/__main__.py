"""`python -m tests.tools.ladder.greedy GAME --to FILE` searches greedy's values for a game.

Greedy sits in one seat at every table of the ladder, in each seat in turn, and `easy` in all
others: more is better of the points by which greedy is ahead of the best other seat, averaged over
the tables. Then the values found and those of today play the same fresh deals.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bot.engine.rng import Rng
from bot.house_bots.weights import by_name, write
from tests.catalogue import CATALOGUE
from tests.tools.ladder.greedy import RECORDS, greedy, values
from tests.tools.ladder.rungs import EVERYWHERE
from tests.tools.ladder.tables import Table, played
from tests.tools.tuning.cma import SeparableCma
from tests.tools.tuning.space import Space

POPULATION = 32
WIDTH = 0.5
"""Standard deviation of the first values, as a share of those of today."""
TOLD = ("seed", "generations", "deals", "population")
"""The arguments on which the values found depend."""
FRESH = 1 << 40
"""The number of the first deal of a confirmation: the search plays none of those."""


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.ladder.greedy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=list(RECORDS))
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--deals", type=int, default=1, help="at each table, in a generation")
    parser.add_argument("--population", type=int, default=POPULATION, help="in a generation")
    parser.add_argument("--confirm", type=int, default=40, help="fresh deals at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, metavar="FILE", help="where the values go")
    asked = parser.parse_args(words)
    today = values(asked.game)
    found = _searched(asked, today)
    fresh = list(tables(asked.game, asked.seed * FRESH, asked.confirm))
    before, after = ([lead(one, seat, of) for one, seat in fresh] for of in (today, found))
    for what, leads in (("today", before), ("found", after)):
        print(f"{what}: {told(leads)} points ahead in {len(leads)} fresh games")
    print(f"gained: {told([one - other for one, other in zip(after, before, strict=True)])}")


def _searched(asked: argparse.Namespace, today: Any) -> Any:
    """Return the values after the last generation; those after each one are written."""
    told = (f"--{key} {getattr(asked, key)}" for key in TOLD)
    made = {"command": " ".join(("python -m tests.tools.ladder.greedy", asked.game, *told))}
    bell = SeparableCma(Space(today).origin, WIDTH, asked.population)
    best = search(asked.game, today, bell, asked.seed, asked.deals)
    for generation in range(asked.generations + 1):
        found = next(best)
        if asked.to:
            given = {**made, "start": by_name(today), "generation": generation}
            write(asked.to, found, asked.game, given)
    return found


def search(game: str, today: Any, bell: SeparableCma, seed: int, deals: int) -> Iterator[Any]:
    """Yield the best values so far: at once, and after every generation, without end."""
    space, rng = Space(today), Rng(seed)
    first = seed << 20
    while True:
        yield space.weights(bell.mean)
        points = bell.ask(rng)
        matches = list(tables(game, first, deals))
        first += len(matches)
        tried = map(space.weights, points)
        fitness = [mean(lead(table, seat, of) for table, seat in matches) for of in tried]
        print(f"{mean(fitness):+.2f}, width {bell.sigma:.2f}", file=sys.stderr, flush=True)
        bell.tell(points, fitness)


def tables(game: str, first: int, deals: int) -> Iterator[tuple[Table, int]]:
    """Yield so many deals at every table of a game, and the seat of greedy at each."""
    kinds = [(seats, options) for key, seats, options in EVERYWHERE if key == game]
    for number in range(deals * len(kinds)):
        seats, options = kinds[number % len(kinds)]
        deal = first + number
        yield Table(game, (*options.items(),), ("easy",) * seats, deal), deal // len(kinds) % seats


def lead(table: Table, seat: int, of: Any) -> int:
    """Return by how many points greedy with such values is ahead in that seat."""
    game = CATALOGUE[table.game]
    bots = [game.bots["easy"] for _ in table.players]
    bots[seat] = greedy(game, of)
    return played(table, bots).ahead[seat]


def told(leads: Sequence[float]) -> str:
    return f"{mean(leads):+.2f} ± {stdev(leads) / len(leads) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
