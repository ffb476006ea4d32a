"""Deal again the parts hidden from all: no view distinguishes the two states (Q30).

The hidden parts are sorted before they are dealt: their real order does not affect the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.games.amerigo.state import State

T = TypeVar("T", int, str)


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy with the hidden tokens in another order, and with other throws to come."""
    copy = state.clone()
    copy.seed = rng.below(1 << 63, "seed")
    copy.hidden_pirates = tuple(_shuffled(copy.hidden_pirates, rng))
    copy.hidden_tokens = tuple(_shuffled(copy.hidden_tokens, rng))
    goods = _shuffled([token for stack in copy.hidden_goods for token in stack], rng)
    copy.hidden_goods = tuple(
        tuple(sorted(goods.pop() for _ in stack)) for stack in copy.hidden_goods
    )
    return copy


def _shuffled(items: Iterable[T], rng: Rng) -> list[T]:
    found = sorted(items)
    rng.shuffle(found, "hidden")
    return found
