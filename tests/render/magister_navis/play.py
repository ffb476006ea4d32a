"""Positions that games of Magister Navis reach, for pictures to be drawn of."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.engine.api import Decision, Score
from bot.games.magister_navis.moves import Move
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.view import View

NAMES = ("Anna", "Bob", "Christiane-Alexandra von Hohenstein", "Dörte", "Émile")


class Game(NamedTuple):
    """All positions of a game in which somebody decides, the final one, and its scores."""

    views: tuple[View, ...]
    scores: Sequence[Score]
    asked: tuple[Decision[Move], ...]
    """Return the question in each of the positions but the last."""


@cache
def game(seats: int, seed: int) -> Game:
    """A game of random moves in which nobody passes who can do something else."""
    chance = random.Random(seed)
    state = RULES.setup(seats, {}, seed)
    views: list[View] = []
    asked: list[Decision[Move]] = []
    while decisions := RULES.pending(state):
        views.append(RULES.view(state, None))
        decision = chance.choice(decisions)
        asked.append(decision)
        moves = [move for move in decision.moves if move.text != "pass"]
        RULES.apply(state, decision.seat, chance.choice(moves or decision.moves))
    return Game((*views, RULES.view(state, None)), RULES.scores(state), tuple(asked))


def random_positions(number: int, a_game: int = 10) -> Iterator[tuple[View, View]]:
    """Yield positions with an earlier one of the same game, for 3 to 5 players in turn."""
    chance = random.Random(number)
    for count in range(number):
        seed = count // a_game
        views = game(3 + seed % 3, seed).views
        index = chance.randrange(len(views))
        yield views[index], views[max(0, index - chance.randrange(1, 12))]


def questions(seats: int = 5, seed: int = 3) -> Iterator[tuple[Decision[Move], View]]:
    """Yield everything that a game asks, with the position."""
    played = game(seats, seed)
    yield from zip(played.asked, played.views, strict=False)


def middle(seats: int = 5, seed: int = 3, share: float = 0.6) -> View:
    """A position of a game's middle."""
    views = game(seats, seed).views
    return views[int(len(views) * share)]
