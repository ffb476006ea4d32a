"""Bots, effects, buttons, `/why`, views and the rules say the same under every option.

They are compared move by move: prices, yields, limits and points. A game that is new in the
catalogue needs a module beside this one; an option that is new in a game's record needs nothing.
"""

from __future__ import annotations

import pytest

from tests.catalogue import GAMES
from tests.options.choices import alone, drawn
from tests.options.saying import Compared, compare, speakers

COMBINATIONS = 200


@pytest.mark.parametrize("key", GAMES)
def test_everybody_says_the_same_under_every_option_alone(key: str) -> None:
    info, lobbies = GAMES[key].info, [*alone(GAMES[key].info)]
    assert {option.key for option in info.options} <= {o for one in lobbies for o in one.options}
    compare(Compared.of(key), lobbies)


@pytest.mark.parametrize("key", GAMES)
def test_everybody_says_the_same_under_drawn_combinations(key: str) -> None:
    game = Compared.of(key)
    heard = compare(game, drawn(GAMES[key].info, COMBINATIONS))
    expected = {topic: set(names.split()) for topic, names in game.topics.items()}
    assert speakers(heard) == expected
