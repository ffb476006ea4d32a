"""Texts on the cards of buildings, tokens and decks."""

from __future__ import annotations

from bot.games.magister_navis.data import DECKS
from bot.locales import Words
from render.magister_navis.pictures.card import FACTS
from tests.languages import LANGUAGES


def test_every_card_of_a_deck_is_said() -> None:
    for words in map(Words, LANGUAGES):
        for key, deck in DECKS.items():
            assert len([*FACTS["deck"](key, words)]) == len(deck)


def test_what_double_and_free_actions_cost() -> None:
    words = Words("en")
    assert [*FACTS["building"]("dock", words)][2:] == [
        "Occupy: 2 discs",
        "Ship: 2 discs",
        "Both halves: 3 discs",
    ]
    assert [*FACTS["building"]("trade_office", words)][2:] == [
        "Draw: 1 disc",
        "Both halves: 1 disc",
    ]
    assert [*FACTS["token"]("occupy_or_draw", words)][2:] == [
        "Occupy: 1 disc",
        "Draw: no disc",
    ]
