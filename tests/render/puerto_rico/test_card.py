"""Texts on the cards of buildings."""

from __future__ import annotations

from bot.games.puerto_rico.data import BUILDINGS
from render.puerto_rico.pictures.card import copies


def test_copies() -> None:
    """R-11.2, Q-25: one of each beige building with two players, two of production buildings."""
    numbers = {key: copies(BUILDINGS[key]) for key in BUILDINGS}
    assert numbers["harbor"] == (1, 2)
    assert numbers["residence"] == (1, 1)
    assert numbers["small_sugar_mill"] == (2, 4)
    assert numbers["coffee_roaster"] == (2, 3)
    assert numbers["jeweler"] == (2, 2)
