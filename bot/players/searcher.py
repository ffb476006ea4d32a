"""What a game brings so that its positions can be searched, and what a thinking process is asked.

    table's state --resample--> dealt copy, as JSON --job--> process: load, `run`, answer

A search never meets the state of a table: it begins with a deal of what its seat may not see,
and deals further from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.api import Decision, Json, Rules, Seat
from bot.engine.rng import Rng
from bot.players.value import Features

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")


class Stopped(Exception):
    """Nobody wants the answer any more."""


Stop: TypeAlias = Callable[[], bool]
"""Asked between two moves of a playout; raises Stopped, returns whether the time is up."""


class Effort(NamedTuple):
    """On how many deals the options are played of what people are told.

    After each of the numbers in `race` some of them drop out; its playouts last so many more
    `rounds`, and so many `options` are tried, None = as many as of a move that is searched. What
    is told is measured on `fresh` deals, to the end of the game; after each of those numbers it
    ends where nothing is left to tell.
    """

    race: tuple[int, ...]
    fresh: tuple[int, ...]
    rounds: int | None = None
    options: int | None = None


HINTED = Effort((8, 16), (32,))
REVIEWED = Effort((8, 16, 32), (24, 72))


@dataclass(frozen=True, eq=False, kw_only=True)
class Searcher(Generic[S, M, W]):
    """What is known of a game that is searched; everything gets dealt copies.

    `module` holds it as SEARCHER: a process gets its name and imports it. `searched` are the kinds
    of decisions at which playouts pay. At those that are `planned`, as a batch of atoms, hints
    and the coach compare what others would plan. `weights` are the tuned ones, `draw` those of
    somebody else who plays about as well. `scores` rates a decision's moves in VP, as the house bot
    `sensible` with these weights does; `quick` plays one in a playout, or a batch of atoms.
    `round` counts rounds. `value` foretells from a state in the midst of a game by how many VP
    each seat will be ahead of the best other one (behind: below 0), None = nobody has learned it;
    with it a playout lasts this round and `rounds` more, None = to the end all the same. It is
    learned from `features` (`bot learn`).
    `holdings` counts by seat what a phase may bring somebody, None = no reasons are told by it.
    `hinted` and `reviewed` are what a hint and a judgement of the coach cost: a few seconds, and
    for all the moves of a seat at most 90 seconds of a core.
    """

    module: str
    rules: Rules[S, M, Any]
    resample: Callable[[S, Seat | None, Rng], S]
    searched: frozenset[str]
    weights: W
    draw: Callable[[Rng], W]
    scores: Callable[[S, Decision[M], W], Sequence[float]]
    quick: Callable[[S, Decision[M], W, Rng], Sequence[M]]
    round: Callable[[S], int]
    value: Callable[[S], Sequence[float]] | None = None
    rounds: int | None = None
    features: Features[S] | None = None
    holdings: Callable[[S], Sequence[Mapping[str, int]]] | None = None
    planned: frozenset[str] = frozenset()
    hinted: Effort = HINTED
    reviewed: Effort = REVIEWED

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Return how another process gets it: by its module's name."""
        return _of_module, (self.module,)

    @property
    def judged(self) -> frozenset[str]:
        """Return the kinds of decisions that the coach looks at."""
        return self.searched | self.planned

    def load(self, dealt: Json) -> S:
        """Return a dealt copy from JSON data of today's schema."""
        return self.rules.load(dealt, self.rules.schema)


def _of_module(name: str) -> Searcher[Any, Any, Any]:
    found: Searcher[Any, Any, Any] = import_module(name).SEARCHER
    return found


Searchers: TypeAlias = Mapping[str, Searcher[Any, Any, Any]]
"""By game."""

A_co = TypeVar("A_co", covariant=True)


class Job(Protocol[A_co]):
    """What a thinking process is asked: a NamedTuple of plain values, and so is its answer."""

    @property
    def game(self) -> str:
        """Return the key of the game."""

    @property
    def seconds(self) -> float:
        """Return after how many seconds `run` is to answer with what it has."""

    def run(self, searchers: Searchers, stop: Stop) -> A_co:
        """Think. Raises Stopped as soon as `stop` does, at most 0.2 s after nobody waits."""
