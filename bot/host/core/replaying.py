"""The moves of a game made once more, takebacks included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine import batches
from bot.engine.api import Event, GameError
from bot.host.core.registry import AnyRules, State


class Step(NamedTuple):
    """A move in notation, or a takeback: then `restores` is the version that is there again."""

    seat: int
    text: str
    restores: int | None = None


def steps_again(
    rules: AnyRules, first: State, steps: Sequence[Step]
) -> Iterator[tuple[State, Sequence[Event]]]:
    """Yield the state after each step, and what happened; none of them is changed later.

    Raises GameError where a step is not possible.
    """
    wanted, state = {step.restores for step in steps}, first
    kept: dict[int, State] = {0: first}
    for version, step in enumerate(steps, 1):
        if step.restores is None:
            state, events = _moved(rules, state, step)
        elif step.restores in kept:
            state, events = kept[step.restores], ()
        else:
            raise GameError("bad-takeback", version=step.restores)
        if version in wanted:
            kept[version] = state
        yield state, events


def _moved(rules: AnyRules, state: State, step: Step) -> tuple[State, Sequence[Event]]:
    state = rules.clone(state)
    decisions = {decision.seat: decision for decision in rules.pending(state)}
    if step.seat not in decisions:
        raise GameError("not-your-decision", waiting=", ".join(map(str, decisions)))
    batch = rules.parse(step.text, decisions[step.seat])
    return state, batches.repeat(rules, state, step.seat, batch).events
