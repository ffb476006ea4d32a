"""Scenes: the data of a picture, as values that can be compared and are keys of the caches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import MISSING, dataclass, fields
from threading import Lock
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast

from cachetools import FIFOCache

from bot.engine.api import Score
from render.api import Final, Look
from render.text.finals import final_of

P = ParamSpec("P")
S = TypeVar("S")
H = TypeVar("H", bound=Hashable)

LETTERS = "ABCDE"
"""Letters of the seats."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Data about the reader that every picture needs."""

    palette: str
    language: str


@dataclass(frozen=True, slots=True)
class SharedScene(Scene):
    """A scene of the parts that all players share, with a title."""

    title: str
    round: int


@dataclass(frozen=True, slots=True)
class FinalLine:
    """A player's final score; `tied` if the tie-break decided or nothing did."""

    seat: int
    final: Final
    points: int
    tiebreak: int
    tied: bool
    parts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ResultScene(SharedScene):
    """The picture of the final scores, winner first."""

    lines: tuple[FinalLine, ...]


class SceneCache(Generic[P, S]):
    """Makes scenes, and keeps those of the last views: a position also keeps its views.

    Views are distinguished by identity, for they cannot be keys.
    """

    def __init__(self, make: Callable[P, S], room: int = 64) -> None:
        self.make = make
        self._kept: FIFOCache[tuple[object, ...], tuple[object, S]] = FIFOCache(room)
        self._lock = Lock()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> S:
        """Return the scene of a view and its other arguments."""
        everything = (*args, *kwargs.values())
        key = tuple(one if isinstance(one, str | Look) else id(one) for one in everything)
        with self._lock:
            if key not in self._kept:
                # The arguments are kept with the scene, so that their identities cannot be reused.
                self._kept[key] = (everything, self.made(*args, **kwargs))
            return self._kept[key][1]

    def made(self, *args: P.args, **kwargs: P.kwargs) -> S:
        """Make a new scene."""
        return self.make(*args, **kwargs)


class Rounds(Protocol):
    """A view of any game."""

    @property
    def round(self) -> int:
        """Return the number of the round that is played."""


class Chooser(Protocol):
    """A player of any game, with the legal moves in notation."""

    @property
    def open(self) -> Iterable[str]:
        """Return the moves among which the player must choose now."""


def filled(kind: type[S], /, *sources: object, **more: object) -> S:
    """Return a scene, or a part of one: a field not in `more` has the same name in a source.

    A field with a default is not looked for. A view and a look have all of `SharedScene`.
    """
    names = [one.name for one in fields(cast(Any, kind)) if one.default is MISSING]
    for source in sources:
        more = {name: getattr(source, name) for name in names if hasattr(source, name)} | more
    return kind(**more)


def name_of(seat: int, look: Look) -> str:
    """Return a player's name, or the seat's letter if there is none."""
    return look.names[seat] if seat < len(look.names) else LETTERS[seat]


def bot_of(seat: int, look: Look) -> str:
    """Return the kind of the house bot that plays a seat, "" = a person does."""
    return look.bots[seat] if seat < len(look.bots) else ""


def result_scene(view: Rounds, scores: Iterable[Score], look: Look) -> ResultScene:
    """Return the scene of the result."""
    ranked = sorted(scores, key=lambda one: (one.rank, one.seat))
    sums = Counter(score.points for score in ranked)
    lines = tuple(
        FinalLine(
            score.seat,
            final_of(score, look.finals, name_of(score.seat, look)),
            score.points,
            score.tiebreak,
            sums[score.points] > 1,
            tuple((line.key, line.points) for line in score.lines),
        )
        for score in ranked
    )
    return filled(ResultScene, view, look, lines=lines)


def numbered(things: Iterable[H]) -> list[tuple[H, int]]:
    """Return things with a number among equal ones, so that each can be found again."""
    seen: Counter[H] = Counter()
    result = []
    for thing in things:
        result.append((thing, seen[thing]))
        seen[thing] += 1
    return result


def open_moves(players: Iterable[Chooser]) -> frozenset[str]:
    """Return the moves among which these players must choose now."""
    return frozenset(move for player in players for move in player.open)


def targets(moves: Iterable[str], *verbs: str) -> frozenset[str]:
    """Return the things that moves of these verbs name first: cities, tiles, goods."""
    parts = (move.split() for move in moves)
    return frozenset(named[0] for verb, *named in parts if verb in verbs and named)
