"""Pairing of divisions in separate processes, so that the bot keeps answering meanwhile."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bot.leagues.pairing import Pairing, Request, pair


async def pair_in_process(request: Request) -> Pairing:
    """Pair a division in another process. Raises CannotPair."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return await asyncio.get_running_loop().run_in_executor(pool, pair, request)


async def pair_here(request: Request) -> Pairing:
    """Pair a division in this process, for simulations, which have no other work."""
    return pair(request)
