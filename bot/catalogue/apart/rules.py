"""The rules and house bots of a package that runs in processes of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.catalogue.apart import values
from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.renderer import PackageRenderer
from bot.catalogue.apart.values import Move, State, View, told_decision
from bot.engine.api import Decision, Event, GameInfo, Json, Rules, Score, Seat
from bot.engine.rng import Rng

_SEEDS = 1 << 62


@dataclass(frozen=True, eq=False)
class PackageRules:
    """Rules that ask the package's processes; `bot.engine.api.Rules` says what each method does.

    Every method but `clone`, `pending`, `forced`, `notate`, `dump` and `view` waits for an answer,
    and raises PackageFailed if there is none.
    """

    info: GameInfo
    schema: int
    pool: PackagePool
    renderer: PackageRenderer

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        """Return a new position."""
        return self.pool.call(values.state_of, "setup", seats, dict(options), seed)

    def pending(self, state: State) -> Sequence[Decision[Move]]:
        """Return the open decisions by seat."""
        return state.decisions

    def apply(self, state: State, seat: Seat, move: Move) -> list[Event]:
        """Make a move and everything that follows."""
        events, after = self.pool.call(_applied, "apply", state.at, seat, move.told)
        state.become(after)
        return events

    def forced(self, state: State) -> Sequence[tuple[Seat, Move]]:
        """Return the moves that the last move led to."""
        return state.forced

    def foregone(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return the moves that every possible answer of a seat leads to."""
        return self.pool.call(values.moves_of, "foregone", state.at, seat)

    def final_turn(self, state: State, seat: Seat) -> bool | None:
        """Return whether the move that ends the seat's turn now reveals something hidden."""
        return self.pool.call(values.or_none(values.truth), "final_turn", state.at, seat)

    def shows_nothing(self, state: State, seat: Seat, move: Move) -> bool:
        """Return whether a legal move is known to reveal nothing hidden."""
        return self.pool.call(values.truth, "shows_nothing", state.at, seat, move.told)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the view of a seat."""
        moves = tuple(move for decision in state.decisions for move in decision.moves)
        return View(state.at, seat, moves, self.renderer)

    def scores(self, state: State) -> Sequence[Score]:
        """Return the scores by seat, as if the game ended now."""
        return self.pool.call(values.several(values.score_of), "scores", state.at)

    def clone(self, state: State) -> State:
        """Return a copy of the position."""
        return State(state.at, state.decisions, state.forced)

    def parse(self, text: str, decision: Decision[Move]) -> Sequence[Move]:
        """Return the moves that a text names."""
        named = next((move for move in decision.moves if move.text == text), None)
        if named is not None:
            return (named,)
        return self.pool.call(values.moves_of, "parse", text, told_decision(decision))

    def notate(self, move: Move) -> str:
        """Return a move's notation."""
        return move.text

    def dump(self, state: State) -> Json:
        """Return the position as JSON data."""
        return json.loads(state.at)

    def load(self, data: Json, schema: int) -> State:
        """Return the position from JSON data of the current or any older schema."""
        return self.pool.call(values.state_of, "load", data, schema)

    def resample(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Return a copy of the position with what is hidden from a seat dealt anew."""
        seed = rng.below(_SEEDS, "package")
        return self.pool.call(values.state_of, "resample", state.at, seat, seed)


@dataclass(frozen=True)
class PackageBot:
    """A house bot of a package."""

    kind: str
    pool: PackagePool

    def choose(
        self, rules: Rules[State, Move, View], state: State, decision: Decision[Move], rng: Rng
    ) -> Sequence[Move]:
        """Return one legal move, or a batch of them."""
        asked, seed = told_decision(decision), rng.below(_SEEDS, "package")
        return self.pool.call(values.moves_of, "choose", self.kind, state.at, asked, seed)


def _applied(value: Json) -> tuple[list[Event], State]:
    return [*map(values.event_of, values.rows(value["events"]))], values.state_of(value["state"])
