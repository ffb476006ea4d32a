"""Search for weights by self-play, generation by generation, yielding the best so far.

A generation is many weights around the best so far. Each plays the same few matches: the same
deals, seats and opponents, at tables of every size. With so much luck in a game, many weights in
few games each improve much faster than few weights in many games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine.rng import Rng
from bot.house_bots.statistics import wilson
from tests.tools.tuning.cma import SeparableCma
from tests.tools.tuning.matches import Match, Outcome
from tests.tools.tuning.pool import Pool
from tests.tools.tuning.space import Space

W = TypeVar("W")

POPULATION = 160
WIDTH = 0.3
"""Standard deviation of the first weights, as a share of the start weights."""
CHECKS = 0.4
"""Matches of the best so far in each generation, not used for learning, per point."""
RECENT = 20
"""Generations whose checks are reported."""
REMEMBERED = 8
"""Generations until the best so far becomes an opponent."""

Play: TypeAlias = Callable[[Sequence[tuple[Match[W], W]]], Sequence[Outcome]]
"""Plays matches with weights, here or in other processes; returns the outcomes in that order."""


class Share(NamedTuple):
    """The share of wins of the best so far against these opponents, with its 95 % interval."""

    opponents: str
    seats: int
    games: int
    share: float
    low: float
    high: float


class Best(NamedTuple, Generic[W]):
    """The best so far; `shares` are of the latest generations."""

    generation: int
    games: int
    weights: W
    shares: tuple[Share, ...]


class Tuning(Generic[W]):
    """A search from `start`, for tables of these sizes, with options by lot from `mix`.

    It depends on its arguments alone.
    """

    def __init__(
        self,
        seats: Sequence[int],
        mix: Sequence[Mapping[str, str]],
        start: W,
        against: Mapping[str, W],
        seed: int,
        population: int = POPULATION,
    ) -> None:
        self._seats, self._mix = seats, mix
        self._rng = Rng(seed)
        self._space = Space(start)
        self._search = SeparableCma(self._space.origin, WIDTH, population)
        self._pool = Pool(against, start)
        self._checks = round(CHECKS * population)
        self._checked: deque[list[tuple[Match[W], Outcome]]] = deque(maxlen=RECENT)

    @property
    def opponents(self) -> list[str]:
        """Return the names of the opponents."""
        return self._pool.names

    def run(self, play: Play[W]) -> Iterator[Best[W]]:
        """Yield the best so far: at once, and after every generation, without end."""
        best, games, generation = self._best(), 0, 0
        while True:
            yield Best(generation, games, best, self._shares())
            games += self._generation(play)
            generation, best = generation + 1, self._best()
            if generation % REMEMBERED == 0:
                self._pool.remember(best)
            games += self._check(best, play)

    def _best(self) -> W:
        return self._space.weights(self._search.mean)

    def _generation(self, play: Play[W]) -> int:
        """Run one generation of the search, and return the number of games."""
        points = self._search.ask(self._rng)
        matches = self._matches(len(self._seats))
        tried = [self._space.weights(point) for point in points]
        outcomes = play([(match, weights) for weights in tried for match in matches])
        each = len(matches)
        self._search.tell(
            points,
            [
                sum(outcome.lead for outcome in outcomes[nth * each : (nth + 1) * each])
                for nth in range(len(points))
            ],
        )
        return len(outcomes)

    def _check(self, best: W, play: Play[W]) -> int:
        """Play other matches with the best so far, and return their number."""
        matches = self._matches(self._checks)
        outcomes = play([(match, best) for match in matches])
        self._checked.append([*zip(matches, outcomes, strict=True)])
        return len(matches)

    def _matches(self, count: int) -> list[Match[W]]:
        """Return that many matches, at tables of all sizes in turn."""
        return [self._match(self._seats[nth % len(self._seats)]) for nth in range(count)]

    def _match(self, seats: int) -> Match[W]:
        rng, names = self._rng, self._pool.names
        name, own = names[rng.below(len(names), "opponents")], rng.below(seats, "seat")
        return Match(
            options=self._mix[rng.below(len(self._mix), "options")],
            deal=rng.below(1 << 32, "deal"),
            opponents=name,
            seats=self._pool.seated(name, seats, own, rng),
        )

    def _shares(self) -> tuple[Share, ...]:
        """Return the recent results of the best so far."""
        won: dict[tuple[str, int], list[float]] = {}
        for match, outcome in (pair for checked in self._checked for pair in checked):
            won.setdefault((match.opponents, len(match.seats)), []).append(outcome.won)
        return tuple(_share(*key, won[key]) for key in sorted(won))


def _share(opponents: str, seats: int, won: Sequence[float]) -> Share:
    games = len(won)
    ends = (round(end, 3) for end in wilson(sum(won), games))
    return Share(opponents, seats, games, round(sum(won) / games, 3), *ends)
