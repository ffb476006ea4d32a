"""The house bot and the standing orders of Magister Navis."""

from bot.players.magister_navis.sensible import SensibleMagisterNavis

__all__ = ["SensibleMagisterNavis"]
