"""Who finished a game, as every game's result tells it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Score
from render.api import Final

NO_PLACE = "–"


def final_of(score: Score, finals: Sequence[Final], name: str) -> Final:
    """Return who finished a seat; without finals whoever is named, at the rank of the rules."""
    return finals[score.seat] if finals else Final(name, score.rank)


def placed(place: int | None) -> str:
    """Return a place as it is written."""
    return NO_PLACE if place is None else f"{place}."


def titled(final: Final, most: int | None = None) -> str:
    """Return a name, at most so long, with its note in one line."""
    name = final.name[:most]
    return f"{name} ({final.note})" if final.note else name
