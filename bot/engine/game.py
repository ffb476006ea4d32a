"""The rules of a game that uses the kernel, assembled from the game's functions.

This module is a library for games. A game gives `KernelRules` functions that set up, show, score,
notate and store its tables; the class has the code that all such games share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

from bot.engine import steps
from bot.engine.api import BadOption, Decision, Event, GameInfo, Json, Score, Seat
from bot.engine.codec import Codec, Upcasts, encode, upcast
from bot.engine.grammar import Grammar
from bot.engine.rng import Rng
from bot.engine.verbs import Verb, notate


class Cloneable(steps.Playable, Protocol):
    """A game state that the kernel can run and that can be copied."""

    def clone(self) -> Self:
        """Return a copy that shares no mutable data with this state."""


S = TypeVar("S", bound=Cloneable)
M = TypeVar("M", bound=Verb)
V = TypeVar("V")


@dataclass(frozen=True, eq=False)
class KernelRules(Generic[S, M, V]):
    """The rules of one game; `bot.engine.api.Rules` specifies what each method does.

    `begin` sets up the table for a number of seats, the choices and a seed, and pushes the first
    step; it may raise BadOption. `see` returns a view and `score` the scores by seat. A state is
    stored as `shape`, whose stack has the steps that `codec` can decode; `upcasts` convert data of
    an older `schema`. `ends_final` returns whether the move that ends a seat's turn now reveals
    something hidden. Without it, such a move is tried out to see whether it does, unless
    `shows_nothing_by` returns that it reveals nothing. Rules are compared by identity, so they can
    be used as keys.
    """

    info: GameInfo
    begin: Callable[[int, Mapping[str, str], int], S]
    see: Callable[[S, Seat | None], V]
    score: Callable[[S], Sequence[Score]]
    grammar: Grammar[M]
    shape: type[S]
    codec: Codec
    schema: int = 1
    upcasts: Upcasts = field(default_factory=dict)
    ends_final: Callable[[S, Seat], bool] | None = None
    shows_nothing_by: Callable[[S, Seat, M], bool] | None = None

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """Set up the table and run to the first decision."""
        allowed = self.info.seats
        if seats not in allowed:
            raise BadOption("bad-seats", seats=seats, least=allowed[0], most=allowed[-1])
        state = self.begin(seats, options, seed)
        steps.run(state)
        return state

    def pending(self, state: S) -> Sequence[Decision[M]]:
        """Return the open decisions by seat."""
        return state.decisions

    def apply(self, state: S, seat: Seat, move: M) -> list[Event]:
        """Make a move and everything that follows automatically."""
        return steps.apply(state, seat, move, notate)

    def forced(self, state: S) -> Sequence[tuple[Seat, M]]:
        """Return the moves that the rules have made automatically since the last move."""
        return state.forced

    def foregone(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves that every possible answer of a seat leads to."""
        return steps.foregone(state, seat)

    def final_turn(self, state: S, seat: Seat) -> bool | None:
        """Return whether the move that ends the seat's turn now reveals something hidden."""
        return None if self.ends_final is None else self.ends_final(state, seat)

    def shows_nothing(self, state: S, seat: Seat, move: M) -> bool:
        """Return whether a legal move is known to reveal nothing hidden."""
        return self.shows_nothing_by is not None and self.shows_nothing_by(state, seat, move)

    def view(self, state: S, seat: Seat | None) -> V:
        """Return the view of a seat."""
        return self.see(state, seat)

    def scores(self, state: S) -> Sequence[Score]:
        """Return the scores by seat, as if the game ended now."""
        return self.score(state)

    def clone(self, state: S) -> S:
        """Return a copy that shares no mutable data with the state."""
        return state.clone()

    def parse(self, text: str, decision: Decision[M]) -> Sequence[M]:
        """Return the moves that a text names."""
        return self.grammar.parse(text, decision)

    def notate(self, move: M) -> str:
        """Return a move's notation."""
        return move.text

    def dump(self, state: S) -> Json:
        """Return the state as JSON data."""
        return encode(state)

    def load(self, data: Json, schema: int) -> S:
        """Return the state from JSON data; the open decisions are computed again."""
        state = self.codec.decode(self.shape, upcast(data, schema, self.schema, self.upcasts))
        steps.run(state)
        return state


def keep_all(state: S, seat: Seat | None, rng: Rng) -> S:
    """Resample a game without hidden information, by returning a copy of the state."""
    return state.clone()
