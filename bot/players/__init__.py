"""The house bots: by game, then by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.players.api import Bot
from bot.players.puerto_rico import SensiblePuertoRico
from bot.players.random_bot import RandomBot

BOTS: Mapping[str, Mapping[str, Bot[Any, Any]]] = {
    "puerto_rico": {"random": RandomBot(), "sensible": SensiblePuertoRico()},
}
