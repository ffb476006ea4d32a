"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

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
        "finance": art.finance,
        "politics": art.politics,
        "cards": art.cards,
        "governor": art.medal,
        "buildings": art.house,
        "harbor": art.harbor,
        "slavery": art.chain,
    },
    names=14,
    lines=2,
)
