"""The processes that draw for the bot: how many there are, and what each of them loads.

Each process imports this module first, so it must import nothing that only the bot needs.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.workers.drawing.worker import Load
from render.art.kept import BUDGET

if TYPE_CHECKING:
    from bot.games.amerigo.data import Data
    from bot.presenting.game import Game
    from bot.workers.drawing.pool import WorkerPool

MOST_BY_ITSELF = 4
"""Default maximum number of drawing processes: Discord takes no more pictures than these draw."""

LEAST_KEPT, MOST_KEPT = 32 << 20, 512 << 20
"""Smallest and largest default size of the picture cache, in bytes."""
_PART_KEPT = 8
"""Divisor of the computer's memory: by default, the picture cache gets this fraction of it."""

LARGE = 1 << 20
"""Bytes from which an allocation has its own memory, returned to the system when it is freed."""
_M_MMAP_THRESHOLD = -3
"""Number of the option for `LARGE` in malloc.h of the GNU C library."""

_MEMORY_MAX = Path("/sys/fs/cgroup/memory.max")
"""File in which Linux states how many bytes of memory a container may use."""
_CPU_MAX = Path("/sys/fs/cgroup/cpu.max")
"""File in which Linux states for how many microseconds of each period a container may compute."""

_log = logging.getLogger(__name__)


def usual_processes(there_are: int | None = None) -> int:
    """Return the default number of drawing processes: one per processor except the bot's.

    With one processor there are none. Measured with the benchmark topic `smallest`, compared with
    one drawing process: 186 MiB of memory in all instead of 291, a quarter less processor time,
    equally fast answers (26 ms at p99), and pictures at most 0.11 s behind instead of 0.26.
    """
    return min((there_are or processors()) - 1, MOST_BY_ITSELF)


def processors() -> int:
    """Return how many processors this process may use, at least 1.

    A container may be limited to less than one.
    """
    there_are = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        there_are = len(os.sched_getaffinity(0))
    with suppress(OSError, ValueError):
        quota, period = map(int, _CPU_MAX.read_text().split())
        there_are = min(there_are, max(1, quota // period))
    return there_are


def memory() -> int | None:
    """Return the bytes of memory of this computer or container, or None if unknown."""
    try:
        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return None
    with suppress(OSError, ValueError):
        return min(whole, int(_MEMORY_MAX.read_text()))
    return whole


def usual_kept(there_are: int | None) -> int:
    """Return the default size of the picture cache in bytes."""
    if there_are is None:
        return LEAST_KEPT
    return max(LEAST_KEPT, min(there_are // _PART_KEPT, MOST_KEPT))


def give_memory_back() -> None:
    """Return the memory of large pictures to the system as soon as they are freed.

    By default the GNU C library soon allocates them on its heap (mallopt(3), M_MMAP_THRESHOLD),
    which later allocations keep from shrinking. Measured over 2,000 moves on one core: a peak of
    215 MiB instead of 279, for the same processor time. Other C libraries have no such setting.
    """
    from ctypes import CDLL

    with suppress(AttributeError, OSError, TypeError):
        CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE)


@contextmanager
def drawing(processes: int, kept: int | None = None) -> Iterator[WorkerPool | None]:
    """Run drawing processes for the duration; yield None if the bot draws in its own process.

    The bot and these processes together cache at most `kept` bytes of pictures, each an equal part.
    """
    whole = usual_kept(memory()) if kept is None else kept
    part = whole // (processes + 1)
    give_memory_back()
    BUDGET.resize(part)
    if not processes:
        yield None
        return
    pool = worker_pool(processes, part)
    try:
        yield pool
    finally:
        pool.close()


def worker_pool(processes: int, kept: int = LEAST_KEPT) -> WorkerPool:
    """Return a pool of processes that draw the catalogue's games; none is started yet.

    Each caches at most `kept` bytes of pictures.
    """
    from bot.catalogue.games import GAMES
    from bot.games.amerigo.data import in_use
    from bot.workers.drawing.pool import WorkerPool
    from render.jobs import here

    return WorkerPool(processes, load(in_use(), kept), here(GAMES))


def load(amerigo: Data, kept: int) -> Load:
    """Return the function by which a process loads the renderers, with the bot's Amerigo data."""
    return partial(_load, amerigo, kept)


def _load(amerigo: Data, kept: int) -> Mapping[str, Game]:
    from bot.catalogue.games import GAMES
    from bot.games.amerigo import data
    from bot.locales import add_words

    data.use(amerigo)
    give_memory_back()
    BUDGET.resize(kept)
    for game in GAMES.values():
        if game.words is not None:
            add_words(game.words)
    warm_up_all(GAMES)
    return GAMES


def warm_up_all(games: Mapping[str, Game]) -> None:
    """Draw, in this process, the parts that the first posts of every game need. Slow."""
    from bot.house_bots.easy import sample_views
    from bot.workers.drawing.worker import warm_up
    from render.api import Look

    for key, game in games.items():
        try:
            warm_up(game, sample_views(game.rules), Look())
        except Exception:
            _log.exception("the pictures of %s are not prepared", key)
