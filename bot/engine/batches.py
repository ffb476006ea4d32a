"""Several moves of one seat, carried out one after the other on the same state.

The rules take a lone option by themselves. Who makes a batch need not foretell where they
will: a move of it that was just taken so counts as done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engine.api import Event, IllegalMove, Rules, Seat

S = TypeVar("S")
M = TypeVar("M")


class Carried(NamedTuple, Generic[M]):
    """What was carried out: the moves of the seat's own choice, and what happened."""

    moves: tuple[M, ...]
    events: tuple[Event, ...]


def play(rules: Rules[S, M, Any], state: S, seat: Seat, batch: Sequence[M]) -> Carried[M]:
    """Carry out a batch; what the rules took by themselves meanwhile is dropped from it.

    Raises NotYourDecision, IllegalMove; the state is spoilt then.
    """
    moves: list[M] = []
    events: list[Event] = []
    forced: list[M] = []
    for move in batch:
        if move in forced:
            forced.remove(move)
            continue
        if moves:
            _check_turn(rules, state, seat)
        events += rules.apply(state, seat, move)
        moves.append(move)
        forced += [taken for by, taken in rules.forced(state) if by == seat]
    return Carried(tuple(moves), tuple(events))


def repeat(rules: Rules[S, M, Any], state: S, seat: Seat, moves: Sequence[M]) -> Carried[M]:
    """Carry out moves that were played before: each of them was the seat's own choice.

    Raises what `play` raises.
    """
    events: list[Event] = []
    for number, move in enumerate(moves):
        if number:
            _check_turn(rules, state, seat)
        events += rules.apply(state, seat, move)
    return Carried(tuple(moves), tuple(events))


def _check_turn(rules: Rules[S, Any, Any], state: S, seat: Seat) -> None:
    """Refuse a later move as illegal, like any other, where the seat has nothing to decide."""
    if not any(decision.seat == seat for decision in rules.pending(state)):
        raise IllegalMove("illegal-move")
