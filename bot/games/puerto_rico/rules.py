"""Puerto Rico (2002) with both expansions, 2 to 5 players, as the host knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import steps
from bot.engine.api import BadOption, Decision, Event, GameInfo, Json, Score, Seat
from bot.engine.codec import Codec, encode, upcast
from bot.engine.verbs import notate
from bot.games.puerto_rico import notation, scoring, sight
from bot.games.puerto_rico.buildings import (
    base,
    black_market,
    guest_house,
    new_buildings,
    noble_buildings,
    small_wharf,
)
from bot.games.puerto_rico.data import SETUPS
from bot.games.puerto_rico.moves import Move
from bot.games.puerto_rico.options import OPTIONS, choose
from bot.games.puerto_rico.phases.draft import BuildingDraft
from bot.games.puerto_rico.phases.round import Round
from bot.games.puerto_rico.setup import lay_out
from bot.games.puerto_rico.state import STEPS, State
from bot.games.puerto_rico.upcasts import SCHEMA, UPCASTS
from bot.games.puerto_rico.view import View

__all__ = ["PuertoRico"]

BUILDINGS_ANSWER = (
    base,
    black_market,
    guest_house,
    new_buildings,
    noble_buildings,
    small_wharf,
)
"""Imported for what they register at the moments; of two answers the first comes first."""


REVEALING = frozenset(
    (
        *("role", "settle", "draw", "forest", "pass"),
        *("colonist", "noble", "points", "guest", "guest_noble", "discard", "buy"),
        *("plant", "turn"),
    )
)
"""The verbs by which the settler phase begins, goes on or ends, and tiles are bought.

Nothing is hidden but the face-down plantations: a phase that ends opens the next row (R-2.3).
"""


class PuertoRico:
    """The rules of Puerto Rico; see `bot.engine.api.Rules` for every method's contract."""

    info = GameInfo(
        key="puerto_rico",
        seats=range(min(SETUPS), max(SETUPS) + 1),
        options=OPTIONS,
        atoms=frozenset({"place", "store", "pay", "small_wharf", "supply"}),
        secret=frozenset({"lay"}),
        illustrated=frozenset({"draft"}),
        revealing=REVEALING,
    )
    schema = SCHEMA

    def __init__(self) -> None:
        self._codec = Codec(STEPS)

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        """Lay out the table and ask the first governor for a role, or a building (R-0, R-12.1)."""
        if seats not in self.info.seats:
            raise BadOption("bad-seats", seats=seats, least=min(SETUPS), most=max(SETUPS))
        state = lay_out(seats, choose(options), seed)
        state.stack.append(Round())
        if state.options.new_buildings and state.options.draft == "draft":
            state.stack.append(BuildingDraft(state.governor))
        steps.run(state)
        return state

    def pending(self, state: State) -> Sequence[Decision[Move]]:
        """Return the open decisions by seat."""
        return state.decisions

    def apply(self, state: State, seat: Seat, move: Move) -> list[Event]:
        """Carry out a move and all that follows by itself."""
        return steps.apply(state, seat, move, notate)

    def forced(self, state: State) -> Sequence[tuple[Seat, Move]]:
        """Return the moves that the rules took by themselves since the last one."""
        return state.forced

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may see."""
        return sight.view(state, seat)

    def scores(self, state: State) -> Sequence[Score]:
        """Return the scores by seat, as if the game ended now."""
        return scoring.scores(state)

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.clone()

    def parse(self, text: str, decision: Decision[Move]) -> Sequence[Move]:
        """Return the moves that a text names."""
        return notation.parse(text, decision)

    def notate(self, move: Move) -> str:
        """Return a move's notation."""
        return move.text

    def dump(self, state: State) -> Json:
        """Return the state as JSON data."""
        return encode(state)

    def load(self, data: Json, schema: int) -> State:
        """Return the state from JSON data; the open decisions are computed again."""
        state = self._codec.decode(State, upcast(data, schema, SCHEMA, UPCASTS))
        steps.run(state)
        return state
