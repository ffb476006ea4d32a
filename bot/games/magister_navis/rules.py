"""Magister Navis (2009), 3 to 5 players: the game as the host knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import steps
from bot.engine.api import BadOption, Decision, Event, GameInfo, Json, Score, Seat
from bot.engine.codec import Codec, encode, upcast
from bot.engine.verbs import notate
from bot.games.magister_navis import notation, scoring, sight
from bot.games.magister_navis.data import SEATS
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.options import OPTIONS, choose
from bot.games.magister_navis.phases.round import Round
from bot.games.magister_navis.state import STEPS, State, lay_out
from bot.games.magister_navis.upcasts import SCHEMA, UPCASTS
from bot.games.magister_navis.view import View

__all__ = ["MagisterNavis"]


class MagisterNavis:
    """The rules of Magister Navis; see `bot.engine.api.Rules` for every method's contract."""

    info = GameInfo(
        key="magister_navis",
        seats=SEATS,
        options=OPTIONS,
        atoms=frozenset({"salary", "arrange", "discard"}),
        stepped=frozenset({"turn", "second"}),
    )
    schema = SCHEMA

    def __init__(self) -> None:
        self._codec = Codec(STEPS)

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        """Lay out the table and ask the start player, seat 0, for a building (section 1)."""
        if seats not in SEATS:
            raise BadOption("bad-seats", seats=seats, least=SEATS[0], most=SEATS[-1])
        state = lay_out(seats, choose(options), seed)
        state.stack.append(Round())
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
        """Return what a seat may see: everything."""
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
