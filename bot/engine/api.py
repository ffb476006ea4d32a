"""What a game is to the house: rules, decisions, events, scores and errors.

The host knows a game through `Rules` alone and never looks inside a state, a
move or a view. The errors a player can cause form one tree:

* GameError                      anything a player can put right; never changes a state
  x BadOption                    a table option that the game does not offer
  x BadNotation                  words that name no move at all
  x AmbiguousMove                words that fit several legal moves
  x IllegalMove                  a move of the game, but not legal now
  x NotYourDecision              this seat has nothing to decide
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A chair at the table, 0..n-1, clockwise from the first governor / first player."""

Json: TypeAlias = Any
"""JSON-shaped data: dict, list, str, int, float, bool or None."""

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)


class Decision(NamedTuple, Generic[M_co]):
    """What one seat must choose now.

    `kind` names the question ("role", "settle", "place" ...), `moves` lists every
    legal answer, sorted and distinct in notation, never empty.
    """

    seat: Seat
    kind: str
    moves: tuple[M_co, ...]


class Event(NamedTuple):
    """Something that happened, for readers; never folded back into a state.

    `kind` names a message (`<game>-event-<kind>` in the Fluent files), `data` holds its
    scalars; the key "seat" is who did it. `closes` is the phase that this event ends: the
    boards are posted after it. `reveals` marks hidden information that became known, so
    that a move cannot be taken back across it.
    """

    kind: str
    data: Mapping[str, str | int]
    closes: str | None = None
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a final score: `key` names it in the Fluent files."""

    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's final (or present) score; `rank` starts at 1 and is shared in a tie."""

    seat: Seat
    points: int
    tiebreak: int
    rank: int
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the lobby: the first of `choices` is the default.

    `key` and `key-choice` name its texts in the game's Fluent file. `seats` limits it to
    some player counts (None = all).
    """

    key: str
    choices: tuple[str, ...]
    seats: range | None = None

    @property
    def default(self) -> str:
        """Return the choice taken when nobody chooses."""
        return self.choices[0]


class GameError(Exception):
    """A mistake that a player can put right.

    `code` names the sentence in the Fluent files (`error-<code>`), `args_` are its
    arguments, `legal` the notations of what would be legal.
    """

    def __init__(self, code: str, *, legal: Sequence[str] = (), **args_: str | int) -> None:
        super().__init__(code, args_)
        self.code = code
        self.args_: dict[str, str | int] = args_
        self.legal = tuple(legal)

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.args_.items())
        legal = f"; legal: {', '.join(self.legal)}" if self.legal else ""
        return f"{self.code} ({details}){legal}" if details else f"{self.code}{legal}"


class BadOption(GameError):
    """A table option, its value or a number of seats that the game does not offer."""


class BadNotation(GameError):
    """Words that name no move of the game."""


class AmbiguousMove(GameError):
    """Words that fit more than one legal move; `legal` lists those."""


class IllegalMove(GameError):
    """A move of the game that is not legal now; `legal` lists what is."""


class NotYourDecision(GameError):
    """The seat has nothing to decide now."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the host and the lobby need to know of a game without its rules.

    `atoms` are the kinds of decisions that are taken in many small moves (placing
    colonists): players take them in a private panel, and each atom alone is no news.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = field(default=())
    atoms: frozenset[str] = frozenset()


class Rules(Protocol[S, M, V_co]):
    """One stateless object a game; every method is synchronous and pure but for `apply`.

    `apply` changes the state in place and raises a GameError before it changed anything;
    the host calls it on a clone all the same.
    """

    @property
    def info(self) -> GameInfo:
        """Return key, seats and options."""

    @property
    def schema(self) -> int:
        """Return the number of the stored shape that `dump` writes."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """Return the state in which the first decision is pending.

        Raises BadOption.
        """

    def pending(self, state: S) -> Sequence[Decision[M]]:
        """Return what must be decided now, by seat; () = over, several = simultaneous."""

    def apply(self, state: S, seat: Seat, move: M) -> list[Event]:
        """Carry out a legal move and all that follows by itself.

        Raises NotYourDecision, IllegalMove.
        """

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return what a seat (None = a spectator) may see, built from allowed facts."""

    def scores(self, state: S) -> Sequence[Score]:
        """Return every seat's score by seat, as if the game ended now."""

    def clone(self, state: S) -> S:
        """Return a state that shares nothing mutable with this one."""

    def parse(self, text: str, decision: Decision[M]) -> Sequence[M]:
        """Return the moves that the words name: one, or a batch of atoms in order.

        Only the first move of a batch is checked against the decision.
        Raises BadNotation, IllegalMove, AmbiguousMove.
        """

    def notate(self, move: M) -> str:
        """Return the move's notation, readable and stable for ever."""

    def dump(self, state: S) -> Json:
        """Return the state as JSON data."""

    def load(self, data: Json, schema: int) -> S:
        """Return the state from JSON data of this or any older schema."""
