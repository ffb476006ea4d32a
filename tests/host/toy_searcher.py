"""Search of the toy game; a thinking process imports this module by its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.searcher import Searcher
from bot.house_bots.weights import Tuned
from tests.host.toy import TOY, State, _round


def resample(state: State, seat: int | None, rng: Rng) -> State:
    return {**TOY.rules.clone(state), "secret": rng.below(100, "secret")}


def scores(state: State, decision: Decision[str], weights: int) -> Sequence[float]:
    return [0.0] * len(decision.moves)


def quick(state: State, decision: Decision[str], weights: int, rng: Rng) -> Sequence[str]:
    return decision.moves[:1]


SEARCHER: Searcher[State, str, int] = Searcher(
    module=__name__,
    rules=TOY.rules,
    resample=resample,
    searched=frozenset({"fill", "eat"}),
    tuned=Tuned(1),
    draw=lambda _, rng: rng.below(9, "weights"),
    scores=scores,
    quick=quick,
    round=_round,
)
SEARCHED = {"toy": replace(TOY, searcher=SEARCHER, resample=resample)}
