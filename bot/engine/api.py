"""The interface of a game: rules, decisions, events, scores and errors.

The host uses a game only through `Rules` and never looks inside a state, a move or a view. These
are the errors that a player can cause:

* GameError                      any mistake that the player can correct; never changes a state
  x BadOption                    a table option that the game does not offer
  x BadNotation                  a text that does not name any move
  x AmbiguousMove                a text that matches several legal moves
  x IllegalMove                  a move of the game that is not legal now
  x NotYourDecision              the seat has no decision to make
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int  # a seat number, 0..n-1, clockwise from the first player
Json: TypeAlias = Any  # dict, list, str, int, float, bool or None

S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)


class Decision(NamedTuple, Generic[M_co]):
    """A choice that one seat has to make now.

    `kind` is the kind of question; `moves` has all legal answers, sorted by notation and without
    duplicates. There are at least two of them: forced moves, including a pass that is the only
    legal move, are made automatically, so no player is notified or put on the clock for them.
    """

    seat: Seat
    kind: str
    moves: tuple[M_co, ...]


class Event(NamedTuple):
    """Something that happened in a game, reported to readers; states are never rebuilt from events.

    `data` has the arguments of the message `<game>-event-<kind>`; "seat" is the seat that acted,
    and each counted item is a key of its own ("corn": 2). `closes` is the phase that the event
    ends; the boards are posted after it. A move cannot be taken back if a later event `reveals`
    hidden information.
    """

    kind: str
    data: Mapping[str, str | int]
    closes: str | None = None
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a final score; `key` identifies its label in the Fluent files."""

    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's final (or current) score; `rank` starts at 1 and is shared by tied seats."""

    seat: Seat
    points: int
    tiebreak: int
    rank: int
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """An option in the lobby; its first choice is the default.

    `seats` is the range of player counts to which the option applies. Options with the same `page`
    are shown together. If `needs` is set, the option has no effect unless the other option (the
    key) has one of the given choices.
    """

    key: str
    choices: tuple[str, ...]
    seats: range | None = None
    page: str = ""
    needs: tuple[str, tuple[str, ...]] | None = None

    @property
    def default(self) -> str:
        """Return the choice that applies if the players choose none."""
        return self.choices[0]

    def matters(self, options: Mapping[str, str], counts: Container[int]) -> bool:
        """Return whether the option has an effect with these choices and player counts."""
        key, choices = self.needs or ("", ())
        fitting = self.needs is None or options.get(key) in choices
        return fitting and (self.seats is None or any(count in counts for count in self.seats))

    @property
    def legal(self) -> Sequence[str]:
        """Return what to choose from, for a message."""
        return self.choices

    def allows(self, choice: str) -> bool:
        """Return whether the option has this choice."""
        return choice in self.choices


@dataclass(frozen=True, slots=True)
class Adjustable:
    """A whole number from `least` to `most` that variants may change; `usual` is without one.

    Among a table's choices it is written in decimal digits. Its texts are `<game>-number-<key>` and
    `<game>-number-<key>-about`.
    """

    key: str
    usual: int
    least: int
    most: int

    @property
    def default(self) -> str:
        """Return the choice without a variant."""
        return str(self.usual)

    @property
    def legal(self) -> Sequence[str]:
        """Return the bounds, for a message."""
        return str(self.least), str(self.most)

    def allows(self, choice: str) -> bool:
        """Return whether this is a number within the bounds, written in the shortest way."""
        found = _WHOLE.fullmatch(choice)
        return found is not None and self.least <= int(choice) <= self.most


_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class VariantName:
    """The name of a table's variant among its choices, "" if it has none."""

    key: str = "variant"
    default: str = ""
    most: int = 30
    """Maximum number of characters: the title of a picture shows no more."""

    @property
    def legal(self) -> Sequence[str]:
        """Return the longest length, for a message."""
        return (str(self.most),)

    def allows(self, choice: str) -> bool:
        """Return whether a variant can be called this."""
        return len(choice) <= self.most and choice.isprintable() and choice == choice.strip()


VARIANT = VariantName()
RENAMED = "name-"
"""Beginning of the keys of names among a table's choices."""


@dataclass(frozen=True, slots=True)
class Renamable:
    """The name of a `thing`, which variants may change; without one it is `<game>-<thing>`."""

    thing: str
    most: int = 20
    """Maximum number of characters: pictures show no more."""
    default: str = ""

    @property
    def key(self) -> str:
        """Return the key of the name among a table's choices."""
        return f"{RENAMED}{self.thing}"

    @property
    def legal(self) -> Sequence[str]:
        """Return the longest length, for a message."""
        return (str(self.most),)

    def allows(self, choice: str) -> bool:
        """Return whether this can be a name: words without signs that mean something elsewhere."""
        return len(choice) <= self.most and _NAME.fullmatch(choice) is not None


_NAME = re.compile(r"[^\W_]+([ '’.-]{1,2}[^\W_]+)*")

Setting: TypeAlias = Option | Adjustable | Renamable | VariantName
"""Something about which a table's choices may say something."""


def settings_of(
    options: Sequence[Option],
    adjustable: Sequence[Adjustable] = (),
    renamable: Sequence[str] = (),
) -> tuple[Setting, ...]:
    """Return all that a table may choose: options, and what variants change, with their name."""
    names = [Renamable(thing) for thing in renamable]
    if not adjustable and not names:
        return (*options,)
    return (*options, *adjustable, *names, VARIANT)


class GameError(Exception):
    """The error for a mistake that a player can correct.

    The message is `error-<code>` with the arguments `args_`; `legal` lists the legal moves.
    """

    def __init__(self, code: str, *, legal: Sequence[str] = (), **args_: str | int) -> None:
        super().__init__(code, args_)
        self.code = code
        self.args_: dict[str, str | int] = args_
        self.legal = tuple(legal)

    def __str__(self) -> str:
        return f"{self.code} {self.args_ or ''} legal: {', '.join(self.legal) or '-'}"


class BadOption(GameError):
    """The error for an option, a choice or a number of seats that the game does not offer."""


class BadNotation(GameError):
    """The error for a text that does not name any move of the game."""


class AmbiguousMove(GameError):
    """The error for a text that matches several legal moves, which `legal` lists."""


class IllegalMove(GameError):
    """The error for a move that is not legal now; `legal` lists the legal moves."""


class NotYourDecision(GameError):
    """The error for a move of a seat that has no decision to make now."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Facts about a game that the host and the lobby need without knowing its rules.

    `atoms` are the kinds of decisions that consist of many small moves, for which players are not
    notified one by one. A question of a `secret` kind shows its seat information that is hidden
    from the others. A `stepped` kind has so many moves that the player chooses one in several
    steps. Only moves whose notation begins with one of `revealing` may reveal something hidden and
    so be irrevocable. Phases in `turns` are parts of a phase: the events that close them are posted
    without the boards. The moves of a `drafted` kind can be collected in a draft, where they can be
    seen and changed before they are made; moves that begin with one of `draft_first` are added to
    the draft when they are picked. Variants may change the `adjustable` numbers,
    and the texts of the `renamable` messages, which are named without `<game>-`.
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
    adjustable: tuple[Adjustable, ...] = ()
    renamable: tuple[str, ...] = ()

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Return all that a table may choose, with what a variant changes and its name."""
        return settings_of(self.options, self.adjustable, self.renamable)


def plain_values(value: Json) -> Json:
    """Return a view as plain JSON values: tuples as lists, tuples with names as objects."""
    if hasattr(value, "_asdict"):
        return plain_values(value._asdict())
    if is_dataclass(value):
        return {one.name: plain_values(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain_values(one) for key, one in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain_values(one) for one in value]
    if isinstance(value, (set, frozenset)):
        return sorted(map(plain_values, value))
    return value


class Rules(Protocol[S, M, V_co]):
    """The rules of a game: a stateless object whose methods, except `apply`, change nothing.

    All methods are synchronous.
    """

    def __hash__(self) -> int:
        """Return a constant, so that results computed from a game's rules can be cached."""

    @property
    def info(self) -> GameInfo:
        """Return the facts about the game, such as its key, seats and options."""

    @property
    def schema(self) -> int:
        """Return the version number of the data that `dump` returns."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """Return a new state, in which the first decision is open. Raises BadOption."""

    def pending(self, state: S) -> Sequence[Decision[M]]:
        """Return the open decisions by seat: none if the game is over, several if simultaneous."""

    def apply(self, state: S, seat: Seat, move: M) -> list[Event]:
        """Make a move and everything that follows. Raises NotYourDecision, IllegalMove."""

    def forced(self, state: S) -> Sequence[tuple[Seat, M]]:
        """Return the moves that the last `apply` made for seats that had no choice."""

    def foregone(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves that every possible answer of a seat leads to, or () if it has a choice.

        `apply` still expects these moves, so that old games can be replayed move by move. The host
        makes them together with the previous move, without asking the player.
        """

    def final_turn(self, state: S, seat: Seat) -> bool | None:
        """Return whether the move that ends the seat's turn now reveals something hidden.

        None means that the game cannot tell, so each move is tried out to see whether it does.
        """

    def shows_nothing(self, state: S, seat: Seat, move: M) -> bool:
        """Return whether a legal move is known to reveal nothing; if not, it is tried out."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return the view of a seat, or for None of a spectator, with only what they may see."""

    def scores(self, state: S) -> Sequence[Score]:
        """Return the scores by seat, as if the game ended now."""

    def clone(self, state: S) -> S:
        """Return a copy of the state that shares no mutable data with it."""

    def parse(self, text: str, decision: Decision[M]) -> Sequence[M]:
        """Return the moves that a text names: one move, or a batch whose first move is legal.

        Raises BadNotation, IllegalMove, AmbiguousMove.
        """

    def notate(self, move: M) -> str:
        """Return the move's notation, which is readable and must never change."""

    def dump(self, state: S) -> Json:
        """Return the state as JSON data."""

    def load(self, data: Json, schema: int) -> S:
        """Return the state from JSON data of the current or any older schema."""
