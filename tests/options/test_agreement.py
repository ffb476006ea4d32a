"""Bots, effects, buttons, `/why`, views and the rules say the same under every option.

They are compared move by move: prices, yields, limits and points. A game that is new in the
catalogue needs a module beside this one; an option that is new in a game's record needs nothing.
"""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest

from bot.engine.api import GameInfo
from tests.catalogue import GAMES
from tests.options.choices import Lobby, alone, drawn
from tests.options.saying import Compared, Heard, compare, speakers

MOST = 80
"""Draws of combinations: enough for every two choices to be made together at some table."""


@pytest.mark.parametrize("key", GAMES)
def test_everybody_says_the_same_under_every_option_alone(key: str) -> None:
    info, lobbies = GAMES[key].info, [*alone(GAMES[key].info)]
    assert {option.key for option in info.options} <= {o for one in lobbies for o in one.options}
    compare(Compared.of(key), lobbies)


def _pairs(lobby: Lobby) -> set[frozenset[tuple[str, str]]]:
    """Return every two choices of a lobby that are made together."""
    return {*map(frozenset, combinations(lobby.options.items(), 2))}


def _every_pair(info: GameInfo) -> set[frozenset[tuple[str, str]]]:
    choices = [[(option.key, choice) for choice in option.choices] for option in info.options]
    pairs = (product(*two) for two in combinations(choices, 2))
    return {*map(frozenset, chain.from_iterable(pairs))}


@pytest.mark.parametrize("key", GAMES)
def test_everybody_says_the_same_under_drawn_combinations(key: str) -> None:
    """Until every two choices were made together, and everybody was heard on each topic."""
    game, heard, missing = Compared.of(key), Heard(), _every_pair(GAMES[key].info)
    expected = {topic: set(names.split()) for topic, names in game.topics.items()}
    for lobby in drawn(GAMES[key].info, MOST):
        if missing or speakers(heard) != expected:
            heard += compare(game, [lobby])
            missing -= _pairs(lobby)
    assert not missing
    assert speakers(heard) == expected
