"""The buildings, whose effects are registered at the moments of the phases.

Importing one of these modules registers all buildings, so that the rules can never run with only
some of them.
"""

from bot.games.puerto_rico import moments
from bot.games.puerto_rico.buildings import base, black_market, new_buildings, noble_buildings

BUILDINGS_ANSWER = (
    black_market,
    noble_buildings,
    base,
    new_buildings,
    new_buildings,
    new_buildings,
)
"""Modules that register buildings' effects at the moments; if several take effect at one moment,
those of the earlier module come first."""

moments.arrange([module.__name__ for module in BUILDINGS_ANSWER])
