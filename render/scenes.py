"""What the pictures of all games depend on, as values that can be compared: keys of the caches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from bot.engine.api import Score
from render.api import Final, Look
from render.finals import final_of

LETTERS = "ABCDE"
"""Of the seats."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What every picture needs to know of the reader."""

    size: str
    palette: str
    language: str


@dataclass(frozen=True, slots=True)
class SharedScene(Scene):
    """A picture of what all players share, which has a title."""

    title: str
    round: int


@dataclass(frozen=True, slots=True)
class FinalLine:
    """A player's final score; `tied` when the tie-break decided or nothing did."""

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


def own(look: Look) -> tuple[str, str, str]:
    """Return the fields of `Scene`."""
    return look.size, look.palette, look.language


def shared(view: Rounds, look: Look) -> tuple[str, str, str, str, int]:
    """Return the fields of `SharedScene`."""
    return *own(look), look.title, view.round


def name_of(seat: int, look: Look) -> str:
    """Return a player's name, or the seat's letter when there is none."""
    return look.names[seat] if seat < len(look.names) else LETTERS[seat]


def result_scene(view: Rounds, scores: Iterable[Score], look: Look) -> ResultScene:
    """Return what the picture of the result shows."""
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
    return ResultScene(*shared(view, look), lines)


def numbered(things: Iterable[str]) -> list[tuple[str, int]]:
    """Return things that are alike with their number, so that each can be found again."""
    seen: Counter[str] = Counter()
    result = []
    for thing in things:
        result.append((thing, seen[thing]))
        seen[thing] += 1
    return result


def open_moves(players: Iterable[Chooser]) -> frozenset[str]:
    """Return the moves among which these players must choose now."""
    return frozenset(move for player in players for move in player.open)


def targets(moves: Iterable[str], *verbs: str) -> frozenset[str]:
    """Return what moves of these verbs name first: cities, tiles, goods."""
    parts = (move.split() for move in moves)
    return frozenset(named[0] for verb, *named in parts if verb in verbs and named)
