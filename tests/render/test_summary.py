"""A summary has every fact of a position once, and by seat what is about a board."""

from __future__ import annotations

import random

import pytest

from bot.locales import Words
from tests.catalogue import CATALOGUE
from tests.languages import LANGUAGES

NAMES = ("Governor", "*To* act:", "Ship 4: empty", "Anna", "Anna: 3")
"""Names like the words around them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_about_a_board_names_its_owner(game: str, language: str) -> None:
    rules, renderer, rng = CATALOGUE[game].rules, CATALOGUE[game].renderer, random.Random(1)
    state = rules.setup(4, {}, 1)
    words = Words(language, NAMES[:4])
    for _ in range(20):
        for _ in range(10):
            if decisions := rules.pending(state):
                decision = rng.choice(decisions)
                rules.apply(state, decision.seat, rng.choice(decision.moves))
        for seat in (None, 2):
            told = renderer.summary(rules.view(state, seat), words)
            assert len({*told.lines}) == len(told.lines) and told.shared
            for owner, board in enumerate(told.boards):
                assert board and all(words.name(owner) in line for line in board)
