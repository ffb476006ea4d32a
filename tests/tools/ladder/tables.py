"""One game of the ladder, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from time import process_time
from typing import Any, NamedTuple

from bot.engine import batches
from bot.engine.rng import Rng
from bot.house_bots.api import Bot
from bot.house_bots.search import SearchBot
from tests.catalogue import CATALOGUE
from tests.tools.ladder import Rung
from tests.tools.ladder.players import player


class Table(NamedTuple):
    """A deal and who plays it, by seat."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    deal: int


class Played(NamedTuple):
    """The result of a table, by seat.

    `won` are shares of the win, `ahead` points beyond the best other seat. `seconds` are those
    of CPU spent on `searches`, decisions that were searched; `playouts` were made for them.
    """

    won: tuple[float, ...]
    ahead: tuple[int, ...]
    seconds: tuple[float, ...]
    searches: tuple[int, ...]
    playouts: tuple[int, ...]


class _Seat:
    """A player and how long it searched."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot
        self.seconds = 0.0
        self.searches = 0
        self.playouts = 0

    def choose(self, *position: Any) -> Any:
        if not isinstance(self._bot, SearchBot):
            return self._bot.choose(*position)
        began = process_time()
        found = self._bot.find(*position)
        self.seconds += process_time() - began
        self.searches += found.playouts > 0
        self.playouts += found.playouts
        return found.moves


@cache
def play(table: Table) -> Played:
    """Play a game; the same table is not played twice."""
    game = CATALOGUE[table.game]
    bots = [
        player(game, word, Rng(Rng(table.deal).below(1 << 63, f"seat {seat}")))
        for seat, word in enumerate(table.players)
    ]
    return played(table, bots)


def played(table: Table, bots: Sequence[Bot[Any, Any]]) -> Played:
    """Play a game with these bots in the seats, instead of the players that the table names."""
    seats, rules, rng = [*map(_Seat, bots)], CATALOGUE[table.game].rules, Rng(table.deal)
    state = rules.setup(len(seats), dict(table.options), table.deal)
    while pending := rules.pending(state):
        batch = seats[pending[0].seat].choose(rules, state, pending[0], rng)
        batches.play(rules, state, pending[0].seat, batch)
    scores = rules.scores(state)
    points, best = [score.points for score in scores], sum(score.rank == 1 for score in scores)
    return Played(
        won=tuple((score.rank == 1) / best for score in scores),
        ahead=tuple(own - max(points[:at] + points[at + 1 :]) for at, own in enumerate(points)),
        seconds=tuple(seat.seconds for seat in seats),
        searches=tuple(seat.searches for seat in seats),
        playouts=tuple(seat.playouts for seat in seats),
    )


class Pair(NamedTuple):
    """The seat of the tried player, its table, and the same one with one of the others there."""

    seat: int
    tried: Table
    other: Table


def pairs(rung: Rung, games: int, seed: int) -> list[Pair]:
    """Return the games of a rung."""
    options = tuple(_sorted(rung.options))
    found = []
    for number in range(games):
        seat, players = number % rung.seats, [rung.others] * rung.seats
        other = Table(rung.game, options, tuple(players), seed * 1_000_000 + number)
        players[seat] = rung.tried
        found.append(Pair(seat, other._replace(players=tuple(players)), other))
    return found


def _sorted(options: Mapping[str, str]) -> list[tuple[str, str]]:
    return sorted(options.items())
