"""The games of this bot and of packages, one record each; no other module lists them all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files

from bot.catalogue.packages import accepted, packages
from bot.games.amerigo.cases import CASES as AMERIGO_CASES
from bot.games.amerigo.rules import RULES as AMERIGO_RULES
from bot.games.magister_navis.cases import CASES as MAGISTER_NAVIS_CASES
from bot.games.magister_navis.rules import RULES as MAGISTER_NAVIS_RULES
from bot.games.puerto_rico.cases import CASES as PUERTO_RICO_CASES
from bot.games.puerto_rico.rules import RULES as PUERTO_RICO_RULES
from bot.host.core.game import FirstGame
from bot.house_bots.amerigo.heuristic import EASY as AMERIGO_EASY
from bot.house_bots.amerigo.heuristic import HEURISTIC as AMERIGO_SENSIBLE
from bot.house_bots.amerigo.heuristic import WEIGHED as AMERIGO_WEIGHED
from bot.house_bots.amerigo.orders import ORDERS as AMERIGO_ORDERS
from bot.house_bots.amerigo.searcher import STRONG as AMERIGO_STRONG
from bot.house_bots.levels import of_all_levels
from bot.house_bots.magister_navis.heuristic import EASY as MAGISTER_NAVIS_EASY
from bot.house_bots.magister_navis.heuristic import HEURISTIC as MAGISTER_NAVIS_SENSIBLE
from bot.house_bots.magister_navis.heuristic import WEIGHED as MAGISTER_NAVIS_WEIGHED
from bot.house_bots.magister_navis.orders import ORDERS as MAGISTER_NAVIS_ORDERS
from bot.house_bots.magister_navis.searcher import STRONG as MAGISTER_NAVIS_STRONG
from bot.house_bots.puerto_rico.heuristic import EASY as PUERTO_RICO_EASY
from bot.house_bots.puerto_rico.heuristic import HEURISTIC as PUERTO_RICO_SENSIBLE
from bot.house_bots.puerto_rico.heuristic import WEIGHED as PUERTO_RICO_WEIGHED
from bot.house_bots.puerto_rico.orders import ORDERS as PUERTO_RICO_ORDERS
from bot.house_bots.puerto_rico.searcher import STRONG as PUERTO_RICO_STRONG
from bot.house_bots.puerto_rico.statistics import statistics as puerto_rico_statistics
from bot.presenting.game import Game
from render import amerigo, magister_navis, puerto_rico
from render.amerigo import GUIDE as AMERIGO_GUIDE
from render.magister_navis import GUIDE as MAGISTER_NAVIS_GUIDE
from render.puerto_rico import GUIDE as PUERTO_RICO_GUIDE

PUERTO_RICO = Game(
    rules=PUERTO_RICO_RULES,
    bots=of_all_levels(PUERTO_RICO_EASY, PUERTO_RICO_SENSIBLE, PUERTO_RICO_STRONG),
    weighed=PUERTO_RICO_WEIGHED,
    searcher=PUERTO_RICO_STRONG.searcher,
    statistics=puerto_rico_statistics,
    resample=PUERTO_RICO_STRONG.searcher.resample,
    orders=PUERTO_RICO_ORDERS,
    renderer=puerto_rico.RENDERER,
    emojis=puerto_rico.gallery.emojis,
    cover=puerto_rico.gallery.cover,
    guide=PUERTO_RICO_GUIDE,
    first_game=FirstGame.read(files("bot.games.puerto_rico")),
    cases=PUERTO_RICO_CASES,
    counted={"role": "role", "built": "building"},
    named=puerto_rico.RENDERER.sentences.named,
    cog="cogs.games.puerto_rico",
)

MAGISTER_NAVIS = Game(
    rules=MAGISTER_NAVIS_RULES,
    bots=of_all_levels(MAGISTER_NAVIS_EASY, MAGISTER_NAVIS_SENSIBLE, MAGISTER_NAVIS_STRONG),
    weighed=MAGISTER_NAVIS_WEIGHED,
    searcher=MAGISTER_NAVIS_STRONG.searcher,
    resample=MAGISTER_NAVIS_STRONG.searcher.resample,
    orders=MAGISTER_NAVIS_ORDERS,
    renderer=magister_navis.RENDERER,
    emojis=magister_navis.gallery.emojis,
    cover=magister_navis.gallery.cover,
    guide=MAGISTER_NAVIS_GUIDE,
    close_ups=magister_navis.Regions(),
    first_game=FirstGame.read(files("bot.games.magister_navis")),
    cases=MAGISTER_NAVIS_CASES,
    counted={"built": "building", "opened": "region"},
    named=magister_navis.RENDERER.sentences.named,
    cog="cogs.games.magister_navis",
)

AMERIGO = Game(
    rules=AMERIGO_RULES,
    bots=of_all_levels(AMERIGO_EASY, AMERIGO_SENSIBLE, AMERIGO_STRONG),
    weighed=AMERIGO_WEIGHED,
    searcher=AMERIGO_STRONG.searcher,
    resample=AMERIGO_STRONG.searcher.resample,
    orders=AMERIGO_ORDERS,
    renderer=amerigo.RENDERER,
    emojis=amerigo.gallery.emojis,
    cover=amerigo.gallery.cover,
    guide=AMERIGO_GUIDE,
    close_ups=amerigo.Parts(),
    first_game=FirstGame.read(files("bot.games.amerigo")),
    cases=AMERIGO_CASES,
    counted={"picked": "token", "built": "tile"},
    named=amerigo.RENDERER.sentences.named,
    cog="cogs.games.amerigo",
)

OWN: Mapping[str, Game] = {
    game.key: accepted(game, game.key) for game in (PUERTO_RICO, MAGISTER_NAVIS, AMERIGO)
}
"""The games of this repository."""


def _trusted() -> Iterable[str]:
    from bot.runtime.settings import trusted_packages

    return trusted_packages()


PACKAGES = tuple(packages(OWN, _trusted))
"""The packages with games that are installed beside the bot, those that are left out as well."""

GAMES: Mapping[str, Game] = {
    **OWN,
    **{one.key: one.game for one in PACKAGES if one.game is not None},
}
