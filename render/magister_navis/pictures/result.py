"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from render.art import signs
from render.magister_navis.art import drawings as art
from render.magister_navis.text.words import SCORE
from render.pictures.marked_bars import marked_bars

BARS = marked_bars(
    SCORE,
    {
        "connections": art.road,
        "cities": art.city,
        "industry": art.industry,
        "culture": art.culture,
        "finance": signs.coins,
        "politics": art.politics,
        "cards": signs.cards,
        "governor": art.medal,
        "buildings": art.house,
        "harbor": signs.anchor,
        "slavery": art.chain,
    },
    names=14,
    lines=2,
)
