"""The picture at the end of a game: every player's glory as a bar of its lines."""

from __future__ import annotations

from collections.abc import Mapping

from render.art.sprites import Drawing
from render.magister_navis.art import drawings as art
from render.magister_navis.text.words import SCORE
from render.pictures.cards import Mark
from render.pictures.marked import marked

MARKS: Mapping[str, Drawing] = {
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
}

BARS = marked(SCORE, {key: Mark(drawing) for key, drawing in MARKS.items()})
