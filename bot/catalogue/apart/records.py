"""The record of a game whose package runs in processes of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import partial
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_paths

import render
from bot.catalogue import api
from bot.catalogue.apart import facts, loading
from bot.catalogue.apart.child import Start
from bot.catalogue.apart.orders import PackageOrders
from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.process import POSSIBLE
from bot.catalogue.apart.renderer import PackageCloseUps, PackageRenderer
from bot.catalogue.apart.rules import PackageBot, PackageRules
from bot.catalogue.apart.values import FAULTS, lines, rows, truth, whole
from bot.engine.api import Json
from bot.host.core.game import PackageFailed
from bot.house_bots.statistics import no_statistics
from bot.presenting.game import Game, Several

SYSTEM = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/lib", "/lib64")
SYSTEM_FILES = ("/etc/ld.so.cache", "/dev/null", "/dev/urandom")
"""Files that Python reads besides its own folders."""
TRUSTED = "BOT_TRUSTED_PACKAGES"
"""Name of the setting for packages that run inside of the bot."""
FOLDERS = ("site-packages", "dist-packages")
"""Names of the folders in which packages are installed."""


def record(point: EntryPoint) -> Game:
    """Return the game of an entry point, whose code only its own processes load.

    Raises ValueError with what is wrong with it.
    """
    whose = (point.dist and point.dist.name) or point.name
    if not POSSIBLE:
        raise ValueError(
            "this system cannot run it in a process of its own: it is loaded only if you trust it,"
            f" with {TRUSTED}={whose}"
        )
    pool = PackagePool(whose, start_of(point))
    try:
        pool.begin()
        game = _described(pool, pool.call(dict, "describe"))
    except (*FAULTS, OSError) as error:
        pool.close()
        raise ValueError(str(error)) from error
    except PackageFailed as error:
        pool.close()
        raise ValueError(error.what) from error
    return game


def uncontained(game: Game) -> list[str]:
    """Return what this system does not keep a package from; of a game that runs inside, nothing.

    Raises PackageFailed.
    """
    return game.rules.pool.uncontained() if isinstance(game.rules, PackageRules) else []


def start_of(point: EntryPoint) -> Start:
    """Return what a process needs to load the game of an entry point."""
    ours = (Path(str(api.__file__)).parents[1], Path(str(render.__file__)).parent)
    return Start(
        path=[one for one in sys.path if one],
        readable=[*map(str, ours), *_own(point), *_pythons(), *SYSTEM, *SYSTEM_FILES],
        loader=(loading.__name__, loading.load.__name__),
        arguments=[point.name, point.value],
        pipe=-1,
        life=-1,
    )


def _pythons() -> Iterator[str]:
    """Yield the folders of Python's modules and of packages, and no others on Python's path.

    The bot's own files may lie in those, such as its token.
    """
    for prefix in (sys.prefix, sys.base_prefix):
        yield from (str(Path(prefix, name)) for name in ("lib", "lib64"))
    found = get_paths()
    yield from (found[name] for name in ("stdlib", "platstdlib"))
    yield from (one for one in sys.path if Path(one).name in FOLDERS)


def _own(point: EntryPoint) -> Iterator[str]:
    """Yield where the code of a package lies, if it is not in a folder of packages."""
    found = find_spec(point.module.partition(".")[0])
    if found is not None:
        yield from found.submodule_search_locations or filter(None, [found.origin])


def _described(pool: PackagePool, told: Mapping[str, Json]) -> Game:
    """Return the record of a game of which this is told. Raises the errors of `FAULTS`, OSError."""
    info, has = facts.info_of(told), lines(told["has"])
    renderer = PackageRenderer(pool, truth(told["ranked"]), "points" in has)
    orders = PackageOrders(pool)
    rules = PackageRules(info, whole(told["schema"]), pool, renderer)
    return Game(
        rules=rules,
        bots={kind: PackageBot(kind, pool) for kind in map(facts.word, rows(told["bots"]))},
        resample=rules.resample if "resample" in has else None,
        statistics=orders.statistics if "statistics" in has else no_statistics,
        orders=orders.book(told["orders"]),
        first_game=facts.lesson_of(told["first_game"]),
        renderer=renderer,
        cover=renderer.cover if "cover" in has else None,
        close_ups=PackageCloseUps(pool) if "close_ups" in has else None,
        verbs=tuple(map(facts.word, rows(told["verbs"]))),
        several=tuple(
            Several(facts.word(kind), facts.word(verb), partial(renderer.count, number))
            for number, (kind, verb) in enumerate(rows(told["several"]))
        ),
        counted=facts.counted_of(told["counted"]),
        named=renderer.named,
        api=whole(told["api"]),
        words=facts.words_of(info.key, told["words"]),
        apart=True,
    )
