"""Matches between house bots, played in this process or in several others."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from bot.house_bots.searcher import Searcher
from tests.tools.tuning.matches import Match, Outcome, play
from tests.tools.tuning.search import Play

W = TypeVar("W")

AT_ONCE = 8
"""Matches that a process is given at a time."""


@contextmanager
def playing(searcher: Searcher[Any, Any, W], processes: int) -> Iterator[Play[W]]:
    """Yield a player of matches in that many processes: the same outcomes for any number."""
    if processes == 1:
        yield lambda tasks: [play(searcher, match, tried) for match, tried in tasks]
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    try:
        yield lambda tasks: [
            *pool.map(_play, [(searcher, *task) for task in tasks], chunksize=AT_ONCE)
        ]
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the process that asks, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
    os._exit(1)


def _play(task: tuple[Searcher[Any, Any, Any], Match[Any], Any]) -> Outcome:
    return play(*task)
