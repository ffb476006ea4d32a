"""A house bot that plays Puerto Rico with a plan and without search."""

from bot.players.puerto_rico.sensible import SensiblePuertoRico

__all__ = ["SensiblePuertoRico"]
