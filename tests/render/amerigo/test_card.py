"""Texts on the cards of tiles and tokens."""

from __future__ import annotations

from bot.locales import Words
from render.amerigo.pictures.card import FACTS


def test_what_a_card_says() -> None:
    words = Words("en")
    assert [*FACTS["tile"]("n5U", words)] == [
        "5 AP to plan, 5 AP to build",
        "10 VP, on a big island 15 VP",
        "Turns: 0°, 90°, 180°, 270°",
        "4 in the game",
    ]
    assert [*FACTS["token"]("ap1_red_brown", words)] == [
        "Counts from now on",
        "Plan: +1 AP",
        "Progress: +1 AP",
        "1 in the game",
    ]
