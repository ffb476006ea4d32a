"""The easy house bot: legal, fair and repeatable, it errs often and never badly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from statistics import mean
from typing import Any

import pytest

from bot.engine import batches
from bot.engine.api import Decision
from bot.engine.rng import Rng
from bot.games.puerto_rico.data import BUILDINGS
from bot.house_bots.easy import EasyBot
from bot.house_bots.levels import levels_of
from bot.house_bots.puerto_rico.heuristic import heuristic
from bot.house_bots.puerto_rico.weights import named
from bot.house_bots.weights import scaled
from tests.catalogue import BOTS, GAMES

EASY = {game: bots["easy"] for game, bots in BOTS.items() if "easy" in bots}


@pytest.mark.parametrize("game", EASY)
def test_a_beginner_errs_but_plays_no_nonsense(game: str) -> None:
    rules, bot = GAMES[game], EASY[game]
    assert isinstance(bot, EasyBot)
    choices, errors = 0, 0
    for state, decision, chosen in choices_of(game, rules.info.seats[1], 3):
        if decision.kind in bot.beginner.plans:
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


def test_beginners_seldom_ship_and_like_plants_and_expensive_goods() -> None:
    easy, sensible = ([one for played, one in boards(9) if played == level] for level in KINDS)
    assert len(easy) * 2 == len(sensible)
    assert mean(map(shipped, easy)) < 0.75 * mean(map(shipped, sensible))
    assert mean(map(circles, easy)) > 1.1 * mean(map(circles, sensible))
    assert mean(map(dear, easy)) > 1.3 * mean(map(dear, sensible))


def test_habits_go_as_far_as_their_share() -> None:
    record = named("2026")
    for share, coin, good in ((0.0, 1.0, 1.0), (0.5, 1.5, 0.5), (1.0, 2.0, 0.0), (1.5, 2.5, 0.0)):
        found = scaled(record, {"coin": 2.0, "good": 0.0}, share)
        assert (found.coin, found.good) == (coin * record.coin, good * record.good)
        assert replace(found, coin=record.coin, good=record.good) == record


KINDS = ("easy", "sensible")


def boards(games: int) -> Iterator[tuple[str, Any]]:
    """Yield levels and boards at the ends of games of an easy bot among sensible ones.

    Those play by the weights of November 2026, which ship and build alike.
    """
    rules = GAMES["puerto_rico"]
    bots = {"easy": EASY["puerto_rico"], "sensible": heuristic(named("2026-11"))}
    for seed in range(games):
        levels = [KINDS[seat != seed % 3] for seat in range(3)]
        state, rng = rules.setup(3, {}, seed), Rng(seed)
        while pending := rules.pending(state):
            seat, bot = pending[0].seat, bots[levels[pending[0].seat]]
            batches.play(rules, state, seat, bot.choose(rules, state, pending[0], rng))
        yield from zip(levels, state.players, strict=True)


def shipped(board: Any) -> int:
    """Return the VP in chips, most of which are for goods that were shipped."""
    chips: int = board.chips
    return chips


def circles(board: Any) -> int:
    """Return the number of circles on a board's plants."""
    return sum(BUILDINGS[key].circles for key in board.city if BUILDINGS[key].production)


def dear(board: Any) -> int:
    """Return the number of plantations of the two most expensive goods."""
    return sum(board.island.get(good, 0) for good in ("tobacco", "coffee"))


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
