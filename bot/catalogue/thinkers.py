"""The processes that think for the bot: how many there are, and what each of them loads.

Each process imports this module first, so it must import nothing that only the bot needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from bot.workers.thinking.work import Load

if TYPE_CHECKING:
    from bot.games.amerigo.data import Data
    from bot.host.core.game import HostedGame
    from bot.house_bots.searcher import Searchers
    from bot.workers.thinking.pool import ThinkingPool


@contextmanager
def thinking(
    processes: int, seconds: float, games: Mapping[str, HostedGame]
) -> Iterator[ThinkingPool | None]:
    """Run thinking processes for the duration; yield None if their number is 0.

    A strong house bot plays the best move it has found after `seconds`.
    """
    if not processes:
        yield None
        return
    pool = thinking_pool(processes, seconds, games)
    try:
        yield pool
    finally:
        pool.close()


def thinking_pool(processes: int, seconds: float, games: Mapping[str, HostedGame]) -> ThinkingPool:
    """Return a pool of processes that search these games; none is started yet."""
    from bot.games.amerigo.data import in_use
    from bot.workers.thinking.pool import ThinkingPool

    return ThinkingPool(processes, load(games, in_use()), seconds)


def searchers_here(games: Mapping[str, HostedGame]) -> Searchers:
    """Return the searchers of these games, to think in this process."""
    from bot.games.amerigo.data import in_use

    return load(games, in_use())()


def load(games: Mapping[str, HostedGame], amerigo: Data) -> Load:
    """Return the function by which a process loads the searchers, with the bot's Amerigo data."""
    modules = {key: game.searcher.module for key, game in games.items() if game.searcher}
    return partial(_load, modules, amerigo)


def _load(modules: Mapping[str, str], amerigo: Data) -> Searchers:
    from bot.games.amerigo import data

    data.use(amerigo)
    return {key: import_module(module).SEARCHER for key, module in modules.items()}
