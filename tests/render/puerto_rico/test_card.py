"""Texts on the cards of buildings."""

from __future__ import annotations

from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.options import Options
from bot.locales import Words
from render.puerto_rico.pictures.card import cards, copies
from tests.languages import LANGUAGES


def test_copies() -> None:
    """R-11.2, Q-25: one of each beige building with two players, two of production buildings."""
    numbers = {key: copies(BUILDINGS[key], Options()) for key in BUILDINGS}
    assert numbers["harbor"] == (1, 2)
    assert numbers["residence"] == (1, 1)
    assert numbers["small_sugar_mill"] == (2, 4)
    assert numbers["coffee_roaster"] == (2, 3)
    assert numbers["jeweler"] == (2, 2)


def test_a_card_has_the_cost_and_the_copies_of_its_table() -> None:
    """A factory of 8 doubloons said 7 on its card."""
    for words in map(Words, LANGUAGES):
        for key, option, choice in (
            ("factory", "factory_university", "8_7"),
            ("university", "factory_university", "8_7"),
            ("jeweler", "jeweler_copies_2p", "1"),
        ):
            usual, other = (
                cards.alt("building", key, words, made) for made in ((), ((option, choice),))
            )
            assert usual != other, (key, option)
        drawn = cards.draw(
            "building", "factory", words.language, "day", (("factory_university", "8_7"),)
        )
        assert words("puerto_rico-rules-factory", **cards.args(())) in " ".join(
            one.text for one in drawn.written
        )
