"""A rung is played, and counted with intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from bot.house_bots.statistics import SURE, wilson
from tests.tools.ladder import Rung
from tests.tools.ladder.tables import Pair, Played, Table, pairs

Play: TypeAlias = Callable[[list[Table]], Iterable[Played]]
"""Plays tables, in that order, here or elsewhere."""


class Climbed(NamedTuple):
    """The result of a rung; shares are of wins, intervals of 95 %.

    `gain` is by how many points the tried player is further ahead than the other one in the same
    seats and deals, `gain_interval` how sure that is. `other_share` is what that one won there.
    `search_seconds` are seconds of CPU a searched decision, `game_seconds` all of them a game.
    """

    name: str
    games: int
    share: float
    interval: tuple[float, float]
    least: float
    within: tuple[float, float]
    met: bool
    other_share: float
    gain: float
    gain_interval: tuple[float, float]
    wins_by_seat: tuple[float, ...]
    search_seconds: float
    game_seconds: float
    playouts: float

    def json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return self._asdict()


def climb(rung: Rung, games: int, seed: int, play: Play) -> Iterator[Climb]:
    """Play a rung that often; yield what is known of it after each game."""
    played = pairs(rung, games, seed)
    found = iter(play([table for pair in played for table in (pair.tried, pair.other)]))
    climb = Climb(rung, [], [], [])
    for pair in played:
        climb.played.append(pair)
        climb.tried.append(next(found))
        climb.others.append(next(found))
        yield climb


class Climb(NamedTuple):
    """The games of a rung that were played so far, and what came of both arms of each."""

    rung: Rung
    played: list[Pair]
    tried: list[Played]
    others: list[Played]

    def counted(self) -> Climbed:
        """Count them."""
        rung, played, tried, others, games = *self, len(self.played)
        share = _share(rung, played, tried)
        interval = wilson(share * games, games)
        gains = [
            one.ahead[pair.seat] - other.ahead[pair.seat]
            for pair, one, other in zip(played, tried, others, strict=True)
        ]
        gain, sure = _mean(gains)
        searches = _total(played, [one.searches for one in tried])
        seconds = _total(played, [one.seconds for one in tried])
        wins = [round(sum(one.won[seat] for one in tried), 2) for seat in range(rung.seats)]
        return Climbed(
            name=rung.name,
            games=games,
            share=round(share, 4),
            interval=(round(interval[0], 4), round(interval[1], 4)),
            least=rung.least,
            within=rung.within,
            met=interval[0] >= rung.least and rung.within[0] <= share <= rung.within[1],
            other_share=round(_share(rung, played, others), 4),
            gain=round(gain, 3),
            gain_interval=(round(gain - sure, 3), round(gain + sure, 3)),
            wins_by_seat=tuple(wins),
            search_seconds=round(seconds / searches, 4) if searches else 0.0,
            game_seconds=round(seconds / games, 3),
            playouts=round(_total(played, [one.playouts for one in tried]) / (searches or 1), 1),
        )


def _share(rung: Rung, played: list[Pair], found: list[Played]) -> float:
    won = (
        sum(one.won[seat] for seat in rung.chairs or (pair.seat,))
        for pair, one in zip(played, found, strict=True)
    )
    return sum(won) / len(played)


def _total(played: list[Pair], found: Sequence[Sequence[float]]) -> float:
    return sum(one[pair.seat] for pair, one in zip(played, found, strict=True))


def _mean(values: list[int]) -> tuple[float, float]:
    """Return the mean, and half of its interval."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values)
    return mean, SURE * sqrt(squares / max(1, count - 1) / count)
