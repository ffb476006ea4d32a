"""A game whose mistakes are known: whoever spills a stone instead of eating it loses five points.

Eating and spilling empty a bowl equally fast, so nothing else of the game changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bot.engine.api import Decision, Event, IllegalMove, Score
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.coach import MomentJob
from bot.house_bots.playouts import never
from bot.house_bots.searcher import Job, Searcher
from bot.house_bots.weights import Tuned
from tests.host.toy import BOOK, STONES, First, State, Toy, _round

STONE = 5
"""Points of a stone that is eaten."""
A = TypeVar("A")


class Spilling(Toy):
    """The toy game, in which stones may also be spilled."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        return {**super().setup(seats, options, seed), "spilled": [0] * seats}

    def pending(self, state: State) -> Sequence[Decision[str]]:
        return tuple(
            one._replace(moves=(*one.moves, *_spills(one.moves))) if one.kind == "eat" else one
            for one in super().pending(state)
        )

    def _spill(self, state: State, seat: int, side: str) -> list[Event]:
        state["spilled"][seat] += 1
        return self._eat(state, seat, side)

    def scores(self, state: State) -> Sequence[Score]:
        eaten = [
            STONE * (STONES - sum(bowl.values()) - spilled)
            for bowl, spilled in zip(state["bowls"], state["spilled"], strict=True)
        ]
        return [
            Score(seat, points, 0, 1 + sum(other > points for other in eaten))
            for seat, points in enumerate(eaten)
        ]

    def parse(self, text: str, decision: Decision[str]) -> Sequence[str]:
        if not text.startswith("spill"):
            return super().parse(text, decision)
        if text not in decision.moves:
            raise IllegalMove("illegal-move", legal=decision.moves)
        return [text]

    def dump(self, state: State) -> State:
        return {**super().dump(state), "spilled": list(state["spilled"])}


def _spills(moves: Sequence[str]) -> list[str]:
    return [move.replace("eat", "spill") for move in moves if move.startswith("eat")]


RULES = Spilling()


def resample(state: State, seat: int | None, rng: Rng) -> State:
    return {**RULES.clone(state), "secret": rng.below(100, "secret")}


SEARCHER: Searcher[State, str, int] = Searcher(
    module=__name__,
    rules=RULES,
    resample=resample,
    searched=frozenset({"eat"}),
    tuned=Tuned(1),
    draw=lambda _, rng: rng.below(9, "weights"),
    scores=lambda state, decision, weights: [0.0] * len(decision.moves),
    quick=lambda state, decision, weights, rng: decision.moves[:1],
    round=_round,
)
SPILLED = {
    "toy": HostedGame(
        rules=RULES, bots={"first": First()}, orders=BOOK, searcher=SEARCHER, resample=resample
    )
}


class Thinker:
    """Thinks at once, in this process; says of which tables' moves it was asked."""

    offered, seconds = True, 3.0

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.urgent = False

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        self.urgent |= urgent
        if isinstance(job, MomentJob):
            self.asked.append(table)
        searchers: Mapping[str, Any] = {"toy": SEARCHER}
        return job.run(searchers, never)
