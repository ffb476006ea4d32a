"""The tiny game of the host's tests, searched: what a thinking process imports of it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.searcher import Searcher, Searchers
from bot.house_bots.weights import Tuned
from tests.host.toy import State, Toy

RULES = Toy()
Quick: TypeAlias = Callable[[State, Decision[str], int, Rng], Sequence[str]]


def resample(state: State, seat: int | None, rng: Rng) -> State:
    return {**RULES.clone(state), "secret": rng.below(100, "secret")}


def draw(_: int, rng: Rng) -> int:
    return rng.below(3, "weights")


def scores(state: State, decision: Decision[str], weights: int) -> Sequence[float]:
    return [0.0] * len(decision.moves)


def quick(state: State, decision: Decision[str], weights: int, rng: Rng) -> Sequence[str]:
    return [decision.moves[rng.below(len(decision.moves), "quick")]]


def deadly(state: State, decision: Decision[str], weights: int, rng: Rng) -> Sequence[str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def stuck(state: State, decision: Decision[str], weights: int, rng: Rng) -> Sequence[str]:
    time.sleep(1000)
    return []


def round_of(state: State) -> int:
    return sum(3 - sum(bowl.values()) for bowl in state["bowls"])


def searcher(
    *searched: str, planned: Sequence[str] = (), quick: Quick = quick
) -> Searcher[State, str, int]:
    return Searcher(
        module=__name__,
        rules=RULES,
        resample=resample,
        searched=frozenset(searched),
        planned=frozenset(planned),
        tuned=Tuned(0),
        draw=draw,
        scores=scores,
        quick=quick,
        round=round_of,
    )


def searchers() -> Searchers:
    return {"toy": searcher("fill", "eat")}


def deadly_searchers() -> Searchers:
    return {"toy": searcher("fill", "eat", quick=deadly)}


def stuck_searchers() -> Searchers:
    return {"toy": searcher("fill", "eat", quick=stuck)}
