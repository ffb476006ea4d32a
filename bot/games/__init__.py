"""The games of the house by key; grepping the key finds the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine.api import Rules, Seat
from bot.engine.rng import Rng
from bot.games.magister_navis.redeal import redeal as redeal_magister_navis
from bot.games.magister_navis.rules import MagisterNavis
from bot.games.puerto_rico.redeal import redeal as redeal_puerto_rico
from bot.games.puerto_rico.rules import PuertoRico

Redeal: TypeAlias = Callable[[Any, Seat | None, Rng], Any]
"""Returns a copy of a state with another deal of what a seat (None = a spectator) may not see."""

GAMES: Mapping[str, Rules[Any, Any, Any]] = {
    rules.info.key: rules for rules in (PuertoRico(), MagisterNavis())
}

REDEALS: Mapping[str, Redeal] = {
    "puerto_rico": redeal_puerto_rico,
    "magister_navis": redeal_magister_navis,
}
"""By game, for whoever wants to try something on a position of which he knows only a view."""
