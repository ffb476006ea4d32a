"""The database file of one life of the bot: every call takes its time, the power can be cut."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from bot.store import Database
from bot.store.opening import sqlite
from tests.tools.simulate.loop import SLOWEST, _answer


class SeededLink:
    """A connection of the store without its thread: one call after the other."""

    def __init__(self, path: Path, rng: Random, called: Callable[[int], None]) -> None:
        self._rng = rng
        self._called = called
        self._calls = 0
        self._jobs: deque[tuple[asyncio.Future[Any], Callable[[], Any]]] = deque()
        self._free_at = 0.0
        self.connection = sqlite._open(path)
        # A cut leaves all that the process wrote: what was committed, in that order.
        self.connection.execute("PRAGMA synchronous = OFF")

    async def run(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._jobs.append((future, lambda: work(self.connection)))
        self._free_at = max(self._free_at, loop.time()) + self._rng.uniform(0, SLOWEST)
        loop.call_at(self._free_at, self._next)
        return await future

    async def close(self) -> None:
        await self.run(lambda connection: None)
        self.connection.close()

    def _next(self) -> None:
        _answer(*self._jobs.popleft())
        self._calls += 1
        self._called(self._calls)


class Disk:
    """A file and whoever has it open."""

    def __init__(self, path: Path, rng: Random) -> None:
        shutil.copy(_empty(), path)
        self.path = path
        self._rng = rng
        self._links: list[SeededLink] = []
        self._eye = sqlite._open(path)

    def open(self, written: Callable[[int], None]) -> Database:
        """Open the file for another life of the bot, which tells after every write how many."""
        writer = SeededLink(self.path, self._rng, written)
        reader = SeededLink(self.path, self._rng, lambda calls: None)
        reader.connection.execute("PRAGMA query_only = ON")
        self._links = [writer, reader]
        return Database(self.path, writer, reader, sqlite.SQLITE)

    def cut(self) -> None:
        """Close what is open: a transaction that was under way is rolled back."""
        for link in self._links:
            link.connection.close()

    def close(self) -> None:
        self.cut()
        self._eye.close()

    def look(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Return what is stored right now, without the bot's knowing."""
        return work(self._eye)


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="simulate-")


@cache
def _empty() -> Path:
    """Return a database in which nothing is stored yet; to make one takes longer than a game."""
    path = Path(_folder().name) / "empty.sqlite"
    sqlite._prepare(path)
    return path
