"""Positions that games of Amerigo reach, for pictures to be drawn of."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.engine.api import Decision, Score
from bot.games.amerigo.moves import AnyMove, Sail
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.sailing import post_cell
from bot.games.amerigo.state import State
from bot.games.amerigo.view import View

NAMES = ("Anna", "Bob", "Christiane-Alexandra von Hohenstein", "Dörte")

_WEIGHTS = {"done": 0, "gold": 1, "build": 30, "post": 60, "take": 12, "sail": 6, "advance": 3}
"""The weight of a verb when a move is picked: boards fill up, as those of people do."""


class Game(NamedTuple):
    """All positions of a game in which somebody decides, the final one, and its scores."""

    views: tuple[View, ...]
    scores: Sequence[Score]
    asked: tuple[Decision[AnyMove], ...]
    """Return the question in each of the positions but the last."""


@cache
def game(seats: int, seed: int) -> Game:
    """A game of random moves, in which tiles are built when they can be."""
    views, asked, last = [], [], None
    for state, decision, view in _seen(seats, seed):
        views.append(view)
        asked.append(decision)
        last = state
    assert last is not None
    return Game((*views, RULES.view(last, None)), RULES.scores(last), tuple(asked))


def played(seats: int, seed: int) -> Iterator[tuple[State, Decision[AnyMove]]]:
    """Yield every decision of a game with the state, which goes on then."""
    return ((state, decision) for state, decision, _ in _seen(seats, seed))


def _seen(seats: int, seed: int) -> Iterator[tuple[State, Decision[AnyMove], View]]:
    """Yield the same with what everybody sees of it."""
    chance = random.Random(seed)
    state = RULES.setup(seats, {}, seed)
    while decisions := RULES.pending(state):
        view = RULES.view(state, None)
        yield state, decisions[0], view
        move = _chosen(decisions[0], view, chance)
        RULES.apply(state, decisions[0].seat, move)


def _chosen(decision: Decision[AnyMove], view: View, chance: random.Random) -> AnyMove:
    """Choose at random; ships go to anchors with a free post cell where they can."""
    verbs = sorted({move.verb for move in decision.moves})
    weights = [_WEIGHTS.get(verb, 2) for verb in verbs]
    verb = chance.choices(verbs, weights if any(weights) else None)[0]
    found = [move for move in decision.moves if move.verb == verb]
    posts = [
        move
        for move in found
        if isinstance(move, Sail) and post_cell(view, decision.seat, move.cell)
    ]
    return chance.choice(posts or found)


def random_positions(number: int, a_game: int = 10) -> Iterator[tuple[View, View]]:
    """Yield positions with an earlier one of the same game, for 2 to 4 players in turn."""
    chance = random.Random(number)
    for count in range(number):
        seed = count // a_game
        views = game(2 + seed % 3, seed).views
        index = chance.randrange(len(views))
        yield views[index], views[max(0, index - chance.randrange(1, 40))]


def questions(seats: int = 4, seed: int = 3) -> Iterator[tuple[Decision[AnyMove], View]]:
    """Yield everything that a game asks, with the position."""
    played = game(seats, seed)
    yield from zip(played.asked, played.views, strict=False)


def middle(seats: int = 4, seed: int = 3, share: float = 0.6) -> View:
    """A position of a game's middle."""
    views = game(seats, seed).views
    return views[int(len(views) * share)]
