"""The parts of a game that a search needs, and the jobs for thinking processes.

    table's state --resample--> dealt copy, as JSON --job--> process: load, `run`, answer

A search never gets the state of a table: it starts from a deal of the parts that its seat may not
see, and makes further deals from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.api import Decision, Json, Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.value import Features
from bot.house_bots.weights import Tuned, another

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")


class Stopped(Exception):
    """The error that the answer is no longer wanted."""


Stop: TypeAlias = Callable[[], bool]
"""A function called between two moves of a playout: it returns whether the time is up, and raises
Stopped if the answer is no longer wanted."""


PlayOn: TypeAlias = Callable[[S, Sequence[W], Rng, float, Stop], None]
"""A function that plays a dealt copy on in place, each seat by its own weights, until the game is
over or the round exceeds a number; it draws lots from a generator. Raises TimeUp, Stopped."""


class Effort(NamedTuple):
    """The numbers of sampled deals on which a hint or review plays out each option.

    After each of the numbers in `race`, some options drop out. Playouts of a race last `rounds`
    more rounds, and at most `options` options are tried (None = as in a move's search). Reported
    figures are measured on `fresh` deals, to the end of the game; measuring stops after one of
    those numbers if there is nothing left to report.
    """

    race: tuple[int, ...]
    fresh: tuple[int, ...]
    rounds: int | None = None
    options: int | None = None


HINTED = Effort((8, 16), (64,))
REVIEWED = Effort((12, 24, 48), (32, 128, 256), options=6)


@dataclass(frozen=True, eq=False, kw_only=True)
class Searcher(Generic[S, M, W]):
    """The parts of a game that the search needs; all functions get dealt copies.

    `module` is the module that defines the searcher as SEARCHER, so that a process can import it.
    `searched` are the kinds of decisions for which playouts are worthwhile. For kinds in `planned`,
    which are answered with a batch, the plans of several players are compared. Moves that decline
    something free, as `refuses` says, must also be better in playouts to the end of the game.
    `tuned` are the weights of the house bots, by what `kind` says of a table, one of `kinds`;
    `draw` returns those of another player who plays about as well. `scores` rates a decision's
    moves in VP, as the house bot `sensible` does with these weights; `quick` returns a move or a
    batch for a playout. `round` returns the round. `value` predicts from a state in mid-game each
    seat's final lead in VP over the best other seat (below 0 if behind), or is None if it is not
    learned. With a value, a playout lasts this round and `rounds` more; if `rounds` is None, it
    goes to the end. The value is learned from `features` (`tests.tools.learn`). `holdings` counts
    what each seat has of everything that a phase may bring; if it is None, there are no reasons.
    `hinted` and `reviewed` are the efforts for a hint and for a review: a few seconds, and at most
    45 seconds of one core for all moves of a seat. `styles` are the styles of play by which the
    coach judges moves: for each, factors on weights. `play_on` does what `playouts.play_by_rules`
    does, with the same positions and draws but faster; it is None if a game has nothing faster than
    its rules.
    """

    module: str
    rules: Rules[S, M, Any]
    resample: Callable[[S, Seat | None, Rng], S]
    searched: frozenset[str]
    tuned: Tuned[W]
    draw: Callable[[W, Rng], W] = another
    kind: Callable[[S], str] = lambda _: ""
    kinds: Sequence[str] = ("",)
    scores: Callable[[S, Decision[M], W], Sequence[float]]
    quick: Callable[[S, Decision[M], W, Rng], Sequence[M]]
    round: Callable[[S], int]
    value: Callable[[S], Sequence[float]] | None = None
    rounds: int | None = None
    features: Features[S] | None = None
    holdings: Callable[[S], Sequence[Mapping[str, int]]] | None = None
    planned: frozenset[str] = frozenset()
    refuses: Callable[[Decision[M], M], bool] = lambda _, __: False
    hinted: Effort = HINTED
    reviewed: Effort = REVIEWED
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=lambda: {"usual": {}})
    play_on: PlayOn[S, W] | None = None

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Return how another process restores the searcher: by its module's name."""
        return _of_module, (self.module,)

    def weights(self, state: S) -> W:
        """Return the tuned weights at the table of a state."""
        return self.tuned.at(self.kind(state))

    def drawn(self, state: S, rng: Rng) -> W:
        """Return the weights of another player at the table of a state."""
        return self.draw(self.weights(state), rng)

    @property
    def judged(self) -> frozenset[str]:
        """Return the kinds of decisions of which options are played out."""
        return self.searched | self.planned

    def load(self, dealt: Json) -> S:
        """Load a dealt copy from JSON data of the current schema."""
        return self.rules.load(dealt, self.rules.schema)


class Seated(Protocol):
    """A state that has one of its `players` for each seat."""

    @property
    def players(self) -> Sized:
        """Return the players by seat."""


def players_of(state: Seated) -> str:
    """Return the kind of a table in games whose tables differ by the number of players alone."""
    return str(len(state.players))


def all_players(rules: Rules[Any, Any, Any]) -> Sequence[str]:
    """Return all kinds of tables in such a game, as `players_of` names them."""
    return [*map(str, rules.info.seats)]


def _of_module(name: str) -> Searcher[Any, Any, Any]:
    found: Searcher[Any, Any, Any] = import_module(name).SEARCHER
    return found


Searchers: TypeAlias = Mapping[str, Searcher[Any, Any, Any]]
"""The searchers by game."""

A_co = TypeVar("A_co", covariant=True)


class Job(Protocol[A_co]):
    """A request to a thinking process; it and its answer are named tuples of plain values."""

    @property
    def game(self) -> str:
        """Return the key of the game."""

    @property
    def seconds(self) -> float:
        """Return the seconds after which `run` must answer with the result it has."""

    def run(self, searchers: Searchers, stop: Stop) -> A_co:
        """Compute the answer.

        Raises Stopped when `stop` does, within 0.2 s after the answer is no longer wanted.
        """
