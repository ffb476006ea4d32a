"""The text twin has every fact of a position once, and beside each board what is about it."""

from __future__ import annotations

import random

import pytest

from bot.locales import LANGUAGES, Words
from bot.locales.markdown import unmarked
from bot.web.twin import twin
from tests.catalogue import CATALOGUE

NAMES = ("Governor", "*To* act:", "Ship 4: empty", "Anna", "Anna: 3")
"""Names like the words around them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_fact_is_told_once_beside_its_picture(game: str, language: str) -> None:
    rules, renderer, rng = CATALOGUE[game].rules, CATALOGUE[game].renderer, random.Random(1)
    state = rules.setup(4, {}, 1)
    words = Words(language, NAMES[:4])
    for _ in range(40):
        for _ in range(5):
            if decisions := rules.pending(state):
                decision = rng.choice(decisions)
                rules.apply(state, decision.seat, rng.choice(decision.moves))
        for seat in (None, 2):
            view = rules.view(state, seat)
            told = twin(view, renderer, words)
            lines = [unmarked(line) for line in renderer.summary(view, words)]
            assert [*told.shared, *(line for board in told.boards for line in board)] == lines
            for owner, board in enumerate(told.boards):
                assert board and all(unmarked(words.name(owner)) in line for line in board)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**1.** Anna", "1. Anna"),
        ("-# small", "small"),
        ("## Head", "Head"),
        (r"\*\*Anna\*\* ~~gone~~", "**Anna** gone"),
        ("3 - 2 # 1", "3 - 2 # 1"),
    ],
)
def test_marks_are_taken_off_and_names_stay(text: str, shown: str) -> None:
    assert unmarked(text) == shown
