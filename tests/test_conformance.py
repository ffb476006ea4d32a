"""The promises of every game to the house, on random legal play: see `bot.engine.api.Rules`.

Every position is looked at cheaply; what is dear is checked at positions here and there.
CONFORMANCE_SEEDS sets the number of games of every box, base or expansions (default 3); every
other choice of an option is tried in half of that, but at least 4, spread over the numbers of
players.
"""

from __future__ import annotations

import json
import math
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

import pytest

from bot.catalogue.trial.games import (
    RandomGame,
    check_end,
    check_game,
    check_info,
)
from bot.catalogue.trial.options import Change, who_may
from tests.catalogue import GAMES, RESAMPLES
from tests.games.amerigo.test_conservation import check_pieces
from tests.games.puerto_rico.test_conservation import check_totals

BOXES: dict[str, list[dict[str, str]]] = {
    "puerto_rico": [{"expansions": box} for box in ("none", "buildings", "nobles", "both")],
}
"""The expansions that games are played with; the other games have one box."""

AUDITS: dict[str, Callable[[Any], None]] = {
    "puerto_rico": check_totals,
    "amerigo": check_pieces,
}
"""Checks of a game's own at the end of every game: nothing was lost or made."""


def boxes(key: str) -> list[dict[str, str]]:
    """Return the option sets of a game's boxes."""
    return BOXES.get(key, [{}])


def fixed(key: str) -> set[str]:
    """Return the options that make a game's boxes."""
    return {option for box in boxes(key) for option in box}


TOGETHER = 3
"""Choices of options that are tried in the same games.

That everybody says the same of each alone, and of every two, is tested in `tests.options`.
"""

FEWEST = 4
"""Games of choices at least: one with each box of Puerto Rico, and each number of players."""


def cases_of_boxes() -> Iterator[Any]:
    """Yield each box of a game with each number of players."""
    for key, rules in GAMES.items():
        for seats in rules.info.seats:
            for box in boxes(key):
                yield pytest.param(key, seats, box, id=_name(key, box, seats))


def cases_of_changes() -> Iterator[Any]:
    """Yield a few changes of options each with the numbers of players who may choose them."""
    for key, rules in GAMES.items():
        alike: dict[tuple[int, ...], list[Change]] = {}
        for change, numbers in who_may(rules, fixed(key)).items():
            alike.setdefault(tuple(numbers), []).append(change)
        for numbers, found in alike.items():
            for options in map(dict, together(found)):
                yield pytest.param(key, options, numbers, id=_name(key, options, *numbers))


def together(found: Sequence[Change]) -> Iterator[Change]:
    """Yield some single changes each: not those of one option, nor neighbours in the list."""
    single = [change for change in found if len(change) == 1]
    apart = math.ceil(len(single) / TOGETHER)
    for first in range(apart):
        joined = tuple(chain.from_iterable(single[first::apart]))
        assert len(dict(joined)) == len(joined), "two choices of one option"
        yield joined
    yield from (change for change in found if len(change) > 1)


def _name(key: str, options: dict[str, str], *seats: int) -> str:
    named = [f"{option}={choice}" for option, choice in options.items()]
    if len(named) > TOGETHER:
        named = ["all changed"]
    return "-".join([key, *map(str, seats), *named])


def seeds() -> int:
    """Return the number of games of one box."""
    return int(os.environ.get("CONFORMANCE_SEEDS", 3))


@pytest.mark.parametrize(("key", "seats", "box"), [*cases_of_boxes()])
def test_random_games(key: str, seats: int, box: dict[str, str]):
    kinds = Counter[str]()
    for seed in range(seeds()):
        check_game(random_game(key, seats, box, seed, kinds=kinds), AUDITS.get(key))


@pytest.mark.parametrize(("key", "change", "tables"), [*cases_of_changes()])
def test_random_games_of_every_option(key: str, change: dict[str, str], tables: tuple[int, ...]):
    """The boxes take turns, so that every choice is tried with each of them."""
    number, kinds = max(FEWEST, seeds() // 2), Counter[str]()
    for seed in range(number):
        seats, box = tables[seed * len(tables) // number], boxes(key)[seed % len(boxes(key))]
        game = random_game(key, seats, {**box, **change}, seed, kinds=kinds)
        check_game(game, AUDITS.get(key))


def random_game(
    key: str, seats: int, options: dict[str, str], seed: int, **more: Any
) -> RandomGame:
    return RandomGame(GAMES[key], seats, options, seed, RESAMPLES[key], **more)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_can_be_done_after_the_end(key: str):
    game = random_game(key, GAMES[key].info.seats[0], {}, 1)
    game.finish(checks=False)
    check_end(game)


@pytest.mark.parametrize("key", GAMES)
def test_seeds_and_seats_make_different_games(key: str):
    rules = GAMES[key]
    tables = {
        json.dumps(rules.dump(rules.setup(seats, {}, seed)))
        for seats in rules.info.seats
        for seed in range(10)
    }
    assert len(tables) == 10 * len(rules.info.seats)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_says_who_it_is(key: str):
    rules = GAMES[key]
    assert rules.info.key == key
    assert key in RESAMPLES
    check_info(rules)
