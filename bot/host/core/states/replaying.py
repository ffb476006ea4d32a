"""Replay of a game's moves, takebacks included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine.api import Event, GameError
from bot.host.core.states.rebuilding import AnyRules, State, moved


class Step(NamedTuple):
    """A move in notation, or a takeback: then `restores` is the version it returns to."""

    seat: int
    text: str
    restores: int | None = None


def steps_again(
    rules: AnyRules, first: State, steps: Sequence[Step]
) -> Iterator[tuple[State, Sequence[Event]]]:
    """Yield the state and events after each step; a yielded state is never changed later.

    Raises GameError if a step is not possible.
    """
    wanted, state = {step.restores for step in steps}, first
    kept: dict[int, State] = {0: first}
    for version, step in enumerate(steps, 1):
        if step.restores is None:
            state, events = moved(rules, state, step.seat, step.text)
        elif step.restores in kept:
            state, events = kept[step.restores], ()
        else:
            raise GameError("bad-takeback", version=step.restores)
        if version in wanted:
            kept[version] = state
        yield state, events
