"""The easy house bot: legal, fair and repeatable, it errs often and never badly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.house_bots.easy import EasyBot
from bot.house_bots.levels import levels_of
from tests.catalogue import BOTS, GAMES

EASY = {game: bots["easy"] for game, bots in BOTS.items() if "easy" in bots}


@pytest.mark.parametrize("game", EASY)
def test_a_beginner_errs_but_plays_no_nonsense(game: str) -> None:
    rules, bot = GAMES[game], EASY[game]
    assert isinstance(bot, EasyBot)
    choices, errors = 0, 0
    for state, decision, chosen in choices_of(game, rules.info.seats[1], 3):
        if decision.kind in bot.beginners[rules.info.seats[1]].plans:
            continue
        weigh = bot.sensible.weigh(rules.view(state, decision.seat), decision)
        lost = max(map(weigh, decision.moves)) - weigh(chosen[0])
        assert lost <= bot.blunder, (decision.kind, chosen)
        choices, errors = choices + 1, errors + (lost > 0)
    assert choices > errors > choices / 20


@pytest.mark.parametrize("game", EASY)
def test_the_same_seed_makes_the_same_mistakes(game: str) -> None:
    """Through more than a third of a game."""
    once, again, other = (
        [GAMES[game].notate(chosen[0]) for _, _, chosen in islice(choices_of(game, 3, seed), 60)]
        for seed in (5, 5, 6)
    )
    assert once == again != other


def test_people_choose_among_levels_the_weakest_first() -> None:
    assert levels_of(("random", "strong", "easy", "sensible")) == ("easy", "sensible", "strong")
    assert levels_of(("strong", "sensible"), thinkers=False) == ("sensible",)
    assert levels_of(("random", "sensible")) == ("sensible",)
    assert levels_of(("random", "first")) == ("random", "first"), "nothing else is there"


def choices_of(game: str, seats: int, seed: int) -> Iterator[tuple[Any, Decision[Any], Any]]:
    """Yield what easy bots choose in a game with everything, before it is done."""
    rules, bot, rng = GAMES[game], EASY[game], Rng(seed)
    state = rules.setup(seats, {o.key: o.choices[-1] for o in rules.info.options}, seed)
    while pending := rules.pending(state):
        decision = pending[0]
        chosen = bot.choose(rules, state, decision, rng)
        yield state, decision, chosen
        batches.play(rules, state, decision.seat, chosen)
