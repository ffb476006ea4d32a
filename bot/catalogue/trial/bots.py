"""House bots of a game: each answers every decision with legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.catalogue.trial.games import LONGEST_GAME
from bot.catalogue.trial.played import Trial
from bot.engine import batches
from bot.engine.api import GameError
from bot.engine.rng import Rng
from bot.house_bots.levels import THINKING

_THOUGHTS = 3
"""Decisions that a house bot answers that thinks for seconds."""


def mistaken(trial: Trial) -> Iterator[str]:
    """Yield which house bots choose what is not legal."""
    for kind in trial.game.bots:
        for seats in trial.game.rules.info.seats:
            yield from _playing(trial, kind, seats)


def _playing(trial: Trial, kind: str, seats: int) -> Iterator[str]:
    """Play a game with this house bot at all seats, and yield the first of its mistakes."""
    rules: Any = trial.game.rules
    state, rng, bot = rules.setup(seats, {}, seats), Rng(seats), trial.game.bots[kind]
    for _ in range(_THOUGHTS if kind in THINKING else LONGEST_GAME):
        decisions = rules.pending(state)
        if not decisions:
            return
        decision = decisions[0]
        moves = tuple(bot.choose(rules, state, decision, rng))
        try:
            batches.play(rules, state, decision.seat, moves)
        except GameError as error:
            yield f"{kind} with {seats} players, asked {decision.kind!r}: {error}"
            return
