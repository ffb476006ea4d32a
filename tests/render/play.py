"""Positions that games reach, for pictures to be drawn of."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.engine.api import Decision, Score
from bot.games.puerto_rico.view import View
from tests.catalogue import GAMES

RULES = GAMES["puerto_rico"]


class Game(NamedTuple):
    """All positions of a game in which somebody decides, the final one, and its scores."""

    views: tuple[View, ...]
    scores: Sequence[Score]


EXPANSIONS = ("none", "both", "buildings", "nobles")


@cache
def game(seats: int, seed: int, expansions: str = "none") -> Game:
    """A game of random moves."""
    chance = random.Random(seed)
    state, views = RULES.setup(seats, {"expansions": expansions}, seed), []
    while decisions := RULES.pending(state):
        views.append(RULES.view(state, None))
        decision = chance.choice(decisions)
        RULES.apply(state, decision.seat, chance.choice(decision.moves))
    return Game((*views, RULES.view(state, None)), RULES.scores(state))


def random_positions(number: int, a_game: int = 10) -> Iterator[tuple[View, View]]:
    """Yield positions with an earlier one of the same game, for 2 to 5 players in turn.

    All phases are as frequent, although most decisions of random games place colonists. The
    expansions take turns too: every set of them comes with every number of players.
    """
    chance = random.Random(number)
    for count in range(number):
        seed = count // a_game
        views = game(2 + seed % 4, seed, EXPANSIONS[(seed + seed // 4) % 4]).views
        phase = chance.choice(sorted({view.phase for view in views}))
        index = chance.choice([at for at, view in enumerate(views) if view.phase == phase])
        yield views[index], views[max(0, index - chance.randrange(1, 30))]


def questions(
    seats: int, seed: int, expansions: str = "none"
) -> Iterator[tuple[Any, Decision[Any]]]:
    """Yield every decision of a game of random moves, with the state as long as it is so."""
    chance = random.Random(seed)
    state = RULES.setup(seats, {"expansions": expansions}, seed)
    while decisions := RULES.pending(state):
        decision = chance.choice(decisions)
        yield state, decision
        RULES.apply(state, decision.seat, chance.choice(decision.moves))
