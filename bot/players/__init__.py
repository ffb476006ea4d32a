"""The house bots by game and kind, and the standing orders by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.players.api import Bot
from bot.players.magister_navis import SensibleMagisterNavis
from bot.players.magister_navis import orders as magister_navis
from bot.players.orders import OrderBook
from bot.players.puerto_rico import SensiblePuertoRico
from bot.players.puerto_rico import orders as puerto_rico
from bot.players.random_bot import RandomBot

BOTS: Mapping[str, Mapping[str, Bot[Any, Any]]] = {
    "puerto_rico": {"random": RandomBot(), "sensible": SensiblePuertoRico()},
    "magister_navis": {"random": RandomBot(), "sensible": SensibleMagisterNavis()},
}

ORDERS: Mapping[str, OrderBook[Any]] = {
    "puerto_rico": puerto_rico.ORDERS,
    "magister_navis": magister_navis.ORDERS,
}
