"""The parts that a game supplies for searching its positions, and the jobs of thinking processes.

    table's state --resample--> dealt copy, as JSON --job--> process: load, `run`, answer

A search never meets the state of a table: it begins with a deal of the parts that its seat may not
see, and deals further from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.api import Decision, Json, Rules, Seat
from bot.engine.rng import Rng
from bot.house_bots.value import Features

S = TypeVar("S")
M = TypeVar("M")
W = TypeVar("W")


class Stopped(Exception):
    """The answer is no longer wanted."""


Stop: TypeAlias = Callable[[], bool]
"""Called between two moves of a playout; raises Stopped, returns whether the time is up."""


class Effort(NamedTuple):
    """Numbers of sampled deals that a hint or review plays out per option.

    After each of the numbers in `race` some options drop out; a race's playouts last `rounds` more
    rounds, and `options` options are tried, None = as many as for a move that is searched. Reported
    figures are measured on `fresh` deals, to the end of the game; measuring stops after one of
    those numbers if nothing is left to report.
    """

    race: tuple[int, ...]
    fresh: tuple[int, ...]
    rounds: int | None = None
    options: int | None = None


HINTED = Effort((8, 16), (32,))
REVIEWED = Effort((8, 16, 32), (24, 72))


@dataclass(frozen=True, eq=False, kw_only=True)
class Searcher(Generic[S, M, W]):
    """A game as the search sees it; all functions get dealt copies.

    `module` holds it as SEARCHER: a process gets its name and imports it. `searched` are the kinds
    of decisions at which playouts pay. At those that are `planned`, as a batch of atoms, hints and
    the coach compare what others would plan. `weights` are the tuned ones, `draw` returns those of
    another player who plays about as well. `scores` rates a decision's moves in VP, as the house
    bot `sensible` with these weights does; `quick` plays one in a playout, or a batch of atoms.
    `round` counts rounds. `value` predicts from a state in mid-game by how many VP each seat will
    be ahead of the best other one (behind: below 0), None = not learned; with it a playout lasts
    this round and `rounds` more, None = to the end all the same. It is learned from `features`
    (`tests.tools.learn`). `holdings` counts by seat the things that a phase may bring, None = it
    supplies no reasons. `hinted` and `reviewed` are the efforts of a hint and of a review by the
    coach: a few seconds, and at most 90 seconds of a core for all the moves of a seat.
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
        """Return how another process restores it: by its module's name."""
        return _of_module, (self.module,)

    @property
    def judged(self) -> frozenset[str]:
        """Return the kinds of decisions that the coach judges."""
        return self.searched | self.planned

    def load(self, dealt: Json) -> S:
        """Return a dealt copy from JSON data of today's schema."""
        return self.rules.load(dealt, self.rules.schema)


def _of_module(name: str) -> Searcher[Any, Any, Any]:
    found: Searcher[Any, Any, Any] = import_module(name).SEARCHER
    return found


Searchers: TypeAlias = Mapping[str, Searcher[Any, Any, Any]]
"""Searchers by game."""

A_co = TypeVar("A_co", covariant=True)


class Job(Protocol[A_co]):
    """A request to a thinking process: a NamedTuple of plain values, and so is its answer."""

    @property
    def game(self) -> str:
        """Return the key of the game."""

    @property
    def seconds(self) -> float:
        """Return after how many seconds `run` must answer with the result it has."""

    def run(self, searchers: Searchers, stop: Stop) -> A_co:
        """Think. Raises Stopped when `stop` does, within 0.2 s of the answer being unwanted."""
