"""The games of this bot, one record each: the only place that names them all."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.magister_navis.redeal import redeal as resample_magister_navis
from bot.games.magister_navis.rules import MagisterNavis
from bot.games.puerto_rico.redeal import redeal as resample_puerto_rico
from bot.games.puerto_rico.rules import PuertoRico
from bot.players.magister_navis import SensibleMagisterNavis
from bot.players.magister_navis.orders import ORDERS as MAGISTER_NAVIS_ORDERS
from bot.players.puerto_rico import SensiblePuertoRico
from bot.players.puerto_rico.orders import ORDERS as PUERTO_RICO_ORDERS
from bot.players.random_bot import RandomBot
from cogs.game import Game
from render import magister_navis, puerto_rico
from render.magister_navis.guide import GUIDE as MAGISTER_NAVIS_GUIDE
from render.puerto_rico.guide import GUIDE as PUERTO_RICO_GUIDE

PUERTO_RICO = Game(
    rules=PuertoRico(),
    bots={"random": RandomBot(), "sensible": SensiblePuertoRico()},
    resample=resample_puerto_rico,
    orders=PUERTO_RICO_ORDERS,
    renderer=puerto_rico.RENDERER,
    guide=PUERTO_RICO_GUIDE,
    cog="cogs.games.puerto_rico",
)

MAGISTER_NAVIS = Game(
    rules=MagisterNavis(),
    bots={"random": RandomBot(), "sensible": SensibleMagisterNavis()},
    resample=resample_magister_navis,
    orders=MAGISTER_NAVIS_ORDERS,
    renderer=magister_navis.RENDERER,
    guide=MAGISTER_NAVIS_GUIDE,
    close_ups=magister_navis.Regions(),
    cog="cogs.games.magister_navis",
)

GAMES: Mapping[str, Game] = {game.key: game for game in (PUERTO_RICO, MAGISTER_NAVIS)}
