"""Scenes: the data of pictures, as comparable values that serve as cache keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import MISSING, dataclass, field, fields
from threading import Lock
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast

from cachetools import FIFOCache

from bot.engine.api import Score
from bot.locales import Words
from render.api import Final, Look, Texts
from render.text.finals import final_of

P = ParamSpec("P")
S = TypeVar("S")
H = TypeVar("H", bound=Hashable)

TAKEN = "taken"
"""Key in the metadata of a field that `filled` takes from its sources although it has a default."""
LETTERS = "ABCDE"
"""Letters that identify the seats."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The data about the reader that every picture needs."""

    palette: str
    language: str
    texts: Texts = field(default=(), kw_only=True, metadata={TAKEN: True})

    @property
    def words(self) -> Words:
        """The messages for the reader."""
        return Words(self.language, texts=dict(self.texts))


@dataclass(frozen=True, slots=True)
class SharedScene(Scene):
    """A scene of the parts that all players share, with a title."""

    title: str
    round: int


@dataclass(frozen=True, slots=True)
class FinalLine:
    """A player's final score; `tied` says that a tie-break counts."""

    seat: int
    final: Final
    points: int
    tiebreak: int
    tied: bool
    parts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ResultScene(SharedScene):
    """The scene of the final scores, winner first."""

    lines: tuple[FinalLine, ...]


class SceneCache(Generic[P, S]):
    """Makes scenes, and caches those of the most recent views.

    Views are distinguished by identity, because they are not hashable. The cache works because a
    position caches its views.
    """

    def __init__(self, make: Callable[P, S], room: int = 64) -> None:
        self.make = make
        self._kept: FIFOCache[tuple[object, ...], tuple[object, S]] = FIFOCache(room)
        self._lock = Lock()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> S:
        """Return the scene of a view and the other arguments, from the cache if possible."""
        everything = (*args, *kwargs.values())
        key = tuple(one if isinstance(one, str | Look) else id(one) for one in everything)
        with self._lock:
            if key not in self._kept:
                # The arguments are kept with the scene, so that their identities cannot be reused.
                self._kept[key] = (everything, self.made(*args, **kwargs))
            return self._kept[key][1]

    def made(self, *args: P.args, **kwargs: P.kwargs) -> S:
        """Make a new scene without using the cache."""
        return self.make(*args, **kwargs)


class Rounds(Protocol):
    """A view of any game, with its round."""

    @property
    def round(self) -> int:
        """The number of the current round."""


class Chooser(Protocol):
    """A player of any game, with their legal moves in notation."""

    @property
    def open(self) -> Iterable[str]:
        """The moves among which the player must choose now."""


def filled(kind: type[S], /, *sources: object, **more: object) -> S:
    """Return a scene, or a part of one, with fields from `more` or from attributes of `sources`.

    Fields with a default are not taken from `sources`, unless they are marked `TAKEN`. A view and a
    look together provide all fields of `SharedScene`.
    """
    every = fields(cast(Any, kind))
    names = [one.name for one in every if one.default is MISSING or TAKEN in one.metadata]
    for source in sources:
        more = {name: getattr(source, name) for name in names if hasattr(source, name)} | more
    return kind(**more)


def name_of(seat: int, look: Look) -> str:
    """Return a player's name, or the seat's letter if there is none."""
    return look.names[seat] if seat < len(look.names) else LETTERS[seat]


def bot_of(seat: int, look: Look) -> str:
    """Return the kind of house bot that plays a seat, "" if a person does."""
    return look.bots[seat] if seat < len(look.bots) else ""


def result_scene(view: Rounds, scores: Iterable[Score], look: Look) -> ResultScene:
    """Return the scene of the result."""
    ranked = sorted(scores, key=lambda one: (one.rank, one.seat))
    sums = Counter(score.points for score in ranked)
    broken = any(score.tiebreak for score in ranked)
    lines = tuple(
        FinalLine(
            score.seat,
            final_of(score, look.finals, name_of(score.seat, look)),
            score.points,
            score.tiebreak,
            broken and sums[score.points] > 1,
            tuple((line.key, line.points) for line in score.lines),
        )
        for score in ranked
    )
    return filled(ResultScene, view, look, lines=lines)


def numbered(things: Iterable[H]) -> list[tuple[H, int]]:
    """Return things, each with a number that distinguishes it from equal ones."""
    seen: Counter[H] = Counter()
    result = []
    for thing in things:
        result.append((thing, seen[thing]))
        seen[thing] += 1
    return result


def open_moves(players: Iterable[Chooser]) -> frozenset[str]:
    """Return the moves among which any of the players must choose now."""
    return frozenset(move for player in players for move in player.open)


def targets(moves: Iterable[str], *verbs: str) -> frozenset[str]:
    """Return the first thing named by each move with one of the verbs: a city, tile or good."""
    parts = (move.split() for move in moves)
    return frozenset(named[0] for verb, *named in parts if verb in verbs and named)
