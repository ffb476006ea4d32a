"""Moves tried on a copy of a position; no table changes, and house bots answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Self, TypeAlias, TypeVar

from bot.engine import batches
from bot.engine.api import Decision, Event, GameError
from bot.host.core.api import Position
from bot.host.core.moves.apply import Way, carry_out
from bot.host.core.registry import Move, State, position_of

Played: TypeAlias = tuple[int, str]
"""A seat and the notation of its move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A copy of a position, and the moves tried on it.

    `plays` is the seat for which the person decides (None = all seats). `start` is the first
    position, and `events` are those of the last step; the versions of both positions count moves.
    The trial ends after `rounds` rounds.
    """

    plays: int | None
    start: Position
    position: Position
    moves: tuple[Played, ...] = ()
    events: tuple[Event, ...] = ()
    rounds: int | None = None

    @property
    def ended(self) -> bool:
        """Whether the trial has reached its end, although the game may continue."""
        return self.rounds is not None and self.position.view(None).round > self.rounds

    @property
    def over(self) -> bool:
        """Whether no decision is left."""
        return self.ended or not self.position.decisions

    @property
    def decision(self) -> Decision[Any] | None:
        """The person's next decision, or None if there is none."""
        if self.over:
            return None
        return next((d for d in self.position.decisions if self.plays in (None, d.seat)), None)

    @property
    def others(self) -> Decision[Any] | None:
        """The decision that a house bot must make now, or None."""
        if self.over or self.plays is None:
            return None
        return next((d for d in self.position.decisions if d.seat != self.plays), None)

    def noted(self, events: Sequence[Event]) -> Self:
        """Return the trial after a move's events, which may change more than the position."""
        return self


T = TypeVar("T", bound=Trial)
Answer: TypeAlias = Callable[[T, Decision[Any]], T]
"""Function that returns the trial after a house bot's move."""


def moved(trial: T, seat: int, batch: Sequence[Move] | str, way: Way = batches.play) -> T:
    """Return the trial after a move. Raises the errors of `way`."""
    before = trial.position
    outcome = carry_out(before, seat, batch, way)
    text = "; ".join(map(before.rules.notate, outcome.moves))
    later = replace(
        trial,
        position=_after(before, outcome.state),
        moves=(*trial.moves, (seat, text)),
        events=trial.events + outcome.events,
    )
    return later.noted(outcome.events)


def repeated(trial: T, moves: Iterable[Played]) -> T:
    """Return the trial with moves played again, as far as they are still legal."""
    for seat, text in moves:
        try:
            batch = trial.position.rules.parse(text, _decision(trial, seat))
            trial = moved(trial, seat, batch, batches.repeat)
        except (GameError, StopIteration):
            break
    return trial


async def answered(trial: T, answer: Answer[T]) -> T:
    """Make the house bots' moves until the person must decide."""
    while (other := trial.others) is not None:
        trial = answer(trial, other)
        await asyncio.sleep(0)
    return trial


def without_last(moves: Sequence[Played], plays: int | None) -> tuple[Played, ...]:
    """Return the moves before the person's last one."""
    own = [n for n, (seat, _) in enumerate(moves) if plays in (None, seat)]
    return tuple(moves[: own[-1]]) if own else ()


def stored(moves: Sequence[Played]) -> str:
    """Convert moves to their stored form."""
    return json.dumps(moves)


def loaded(text: str) -> tuple[Played, ...]:
    """Convert a stored text to moves."""
    return tuple((seat, move) for seat, move in json.loads(text))


def _decision(trial: Trial, seat: int) -> Decision[Any]:
    return next(d for d in trial.position.decisions if d.seat == seat)


def _after(before: Position, state: State) -> Position:
    status = "running" if before.rules.pending(state) else "over"
    table = replace(before.table, status=status)
    return position_of(table, before.rules, state, before.version + 1)


def dry_run(position: Position, seat: int, move: Any) -> list[Event]:  # noqa: ANN401
    """Return the effects of a legal move on its seat, as far as all players can know them."""
    return foreseen(carry_out(position, seat, [move]).events, seat)


def foreseen(events: Iterable[Event], seat: int) -> list[Event]:
    """Return the effects on a seat that come before any hidden information is revealed."""
    known = takewhile(lambda event: not event.reveals, events)
    return [event for event in known if event.data.get("seat") == seat]
