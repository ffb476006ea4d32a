"""The bot's games, whole and by their parts, for tests that need only one of these."""

from __future__ import annotations

from bot.catalogue.games import GAMES as CATALOGUE

GAMES = {key: game.rules for key, game in CATALOGUE.items()}
BOTS = {key: game.bots for key, game in CATALOGUE.items()}
RESAMPLES = {key: game.resample for key, game in CATALOGUE.items() if game.resample is not None}
ORDERS = {key: game.orders for key, game in CATALOGUE.items() if game.orders is not None}
RENDERERS = {key: game.renderer for key, game in CATALOGUE.items()}
GUIDES = {key: game.guide for key, game in CATALOGUE.items() if game.guide is not None}

__all__ = ["BOTS", "CATALOGUE", "GAMES", "GUIDES", "ORDERS", "RENDERERS", "RESAMPLES"]
