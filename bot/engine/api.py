"""The interface of a game: rules, decisions, events, scores and errors.

The host knows a game only through `Rules` and never looks inside a state, a move or a view. The
errors a player can cause form one tree:

* GameError                      anything a player can put right; never changes a state
  x BadOption                    a table option that the game does not offer
  x BadNotation                  words that name no move at all
  x AmbiguousMove                words that fit several legal moves
  x IllegalMove                  a move of the game, but not legal now
  x NotYourDecision              this seat has nothing to decide
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int  # a chair, 0..n-1, clockwise from the first player
Json: TypeAlias = Any  # dict, list, str, int, float, bool or None

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)


class Decision(NamedTuple, Generic[M_co]):
    """A choice one seat has to make now.

    `kind` names the question; `moves` are all legal answers, sorted and distinct in notation. There
    are at least two: forced moves, including a lone pass, are played automatically, so no player is
    notified or put on the clock for them.
    """

    seat: Seat
    kind: str
    moves: tuple[M_co, ...]


class Event(NamedTuple):
    """An event for readers; never folded back into a state.

    `data` holds the scalars of the message `<game>-event-<kind>`; its "seat" is the seat that
    acted, and counted things are keys of their own ("corn": 2). `closes` is the phase that ends
    with it: the boards are posted then. A move cannot be taken back across an event that `reveals`
    hidden information.
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
    """A choice of the lobby, the default first; `seats` are the player counts it is for.

    Options of the same `page` are shown together. An option with `needs` is idle unless the
    option of that key has one of those choices.
    """

    key: str
    choices: tuple[str, ...]
    seats: range | None = None
    page: str = ""
    needs: tuple[str, tuple[str, ...]] | None = None

    @property
    def default(self) -> str:
        """Return the choice that applies if none is made."""
        return self.choices[0]

    def matters(self, options: Mapping[str, str], counts: Container[int]) -> bool:
        """Return whether it makes a difference with these options and possible player counts."""
        key, choices = self.needs or ("", ())
        fitting = self.needs is None or options.get(key) in choices
        return fitting and (self.seats is None or any(count in counts for count in self.seats))


class GameError(Exception):
    """A mistake that a player can put right.

    `error-<code>` names the sentence, `args_` are its arguments, `legal` the moves that are legal.
    """

    def __init__(self, code: str, *, legal: Sequence[str] = (), **args_: str | int) -> None:
        super().__init__(code, args_)
        self.code = code
        self.args_: dict[str, str | int] = args_
        self.legal = tuple(legal)

    def __str__(self) -> str:
        return f"{self.code} {self.args_ or ''} legal: {', '.join(self.legal) or '-'}"


class BadOption(GameError):
    """A table option, its value or a number of seats that the game does not offer."""


class BadNotation(GameError):
    """Words that name no move of the game."""


class AmbiguousMove(GameError):
    """Words that fit more than one legal move; `legal` lists those."""


class IllegalMove(GameError):
    """A move of the game that is not legal now; `legal` lists the legal ones."""


class NotYourDecision(GameError):
    """The seat has nothing to decide now."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Facts about a game that the host and the lobby need without knowing its rules.

    `atoms` are the kinds of decisions taken in many small moves, none worth a notice by itself. A
    question of a `secret` kind shows its seat information that is hidden from the others. A
    `stepped` kind has so many moves that the player chooses one in steps. Only moves whose notation
    begins with one of `revealing` may reveal something hidden, and may thus be final. Phases named
    in `turns` are less than a full phase: the events that close them are posted without the boards.
    The moves of a `drafted` kind can be collected in a draft, seen and changed before they are
    made; those that begin with one of `draft_first` go there when they are picked.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = ()
    atoms: frozenset[str] = frozenset()
    secret: frozenset[str] = frozenset()
    stepped: frozenset[str] = frozenset()
    revealing: tuple[str, ...] = ()
    turns: frozenset[str] = frozenset()
    drafted: frozenset[str] = frozenset()
    draft_first: tuple[str, ...] = ()


class Rules(Protocol[S, M, V_co]):
    """One stateless object per game; all is synchronous, and pure except for `apply`."""

    def __hash__(self) -> int:
        """Return a constant, so that results computed from a game's rules can be cached."""

    @property
    def info(self) -> GameInfo:
        """Return key, seats and options."""

    @property
    def schema(self) -> int:
        """Return the number of the stored shape that `dump` writes."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """Return the state in which the first decision is pending. Raises BadOption."""

    def pending(self, state: S) -> Sequence[Decision[M]]:
        """Return the open decisions by seat; () = over, several = simultaneous."""

    def apply(self, state: S, seat: Seat, move: M) -> list[Event]:
        """Carry out a move and all that follows. Raises NotYourDecision, IllegalMove."""

    def forced(self, state: S) -> Sequence[tuple[Seat, M]]:
        """Return the moves that the last `apply` made for seats that had no choice."""

    def foregone(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves to which every answer of a seat comes down; () = it has a choice.

        `apply` asks all the same, so that games of any age are played again move by move; the
        host makes these moves with the one before them, and nobody is asked.
        """

    def final_turn(self, state: S, seat: Seat) -> bool | None:
        """Return whether the move that ends the seat's turn now reveals something hidden.

        None = the game cannot say so: moves are tried out to learn which of them reveal.
        """

    def shows_nothing(self, state: S, seat: Seat, move: M) -> bool:
        """Return whether a legal move is known to reveal nothing hidden; False = try it out."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return the view of a seat (None = a spectator), built from allowed facts."""

    def scores(self, state: S) -> Sequence[Score]:
        """Return every seat's score by seat, as if the game ended now."""

    def clone(self, state: S) -> S:
        """Return a state that shares nothing mutable with this one."""

    def parse(self, text: str, decision: Decision[M]) -> Sequence[M]:
        """Return the moves that the words name: one, or a batch, the first of them legal.

        Raises BadNotation, IllegalMove, AmbiguousMove.
        """

    def notate(self, move: M) -> str:
        """Return the move's notation, readable and stable forever."""

    def dump(self, state: S) -> Json:
        """Return the state as JSON data."""

    def load(self, data: Json, schema: int) -> S:
        """Return the state from JSON data of this or any older schema."""
