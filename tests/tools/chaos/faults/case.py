"""Cases of faults: where each happens, and what must come of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

from tests.tools.chaos import oracles
from tests.tools.chaos.objects import Channel
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.stage import Stage

OPENING = 120.0
"""Seconds within which six tables must be open and rest; machines may be busy."""


@dataclass
class Scene:
    """A table to which something happens."""

    stage: Stage
    club: Club
    table: Table

    @property
    def place(self) -> Channel:
        """Return the table's thread, or its channel."""
        row = self.stage.one("SELECT thread_id, channel_id FROM game WHERE id = ?", self.table.id)
        return self.stage.server.world.channels[row[0] or row[1]]

    @property
    def asks(self) -> bool:
        """Return whether the table's live post asks what it waits for now."""
        asked = self.club.asked(self.table)
        return oracles.is_asked(self.club.post(self.table), self.table.id, asked)

    @property
    def newest(self) -> tuple[int, int, str]:
        """Return the number of the newest table there, its version and its status."""
        row = self.stage.one(
            "SELECT id, version, status FROM game WHERE channel_id = ? ORDER BY id DESC",
            self.table.channel.id,
        )
        return (0, 0, "") if row is None else (int(row[0]), int(row[1]), str(row[2]))

    async def begin_another(self, seconds: float = OPENING) -> None:
        """Open another table there as people, until it has begun."""
        before, until = self.newest[0], time.monotonic() + seconds
        while time.monotonic() < until and not self._is_begun(before):
            self.table.retired = self.newest[0] == before
            await self.club.step(self.table)
            await asyncio.sleep(0.05)
        self.table.id = self.newest[0]

    def _is_begun(self, before: int) -> bool:
        number, _, status = self.newest
        return number > before and status != "lobby"


Manager = Callable[[Scene], AbstractAsyncContextManager[None]]


@dataclass(frozen=True)
class Case:
    """A fault; `notice` = somebody must be told, `heals` = it can be played again afterwards.

    Of a permission that is missing (`lacks`) the log and the table's owner are told by name.
    """

    happens: Manager
    where: str = "thread"
    notice: bool = False
    heals: bool = True
    lacks: str = ""


FAULTS: dict[str, Case] = {}


def fault(
    name: str,
    where: str = "thread",
    notice: bool = False,
    heals: bool = True,
    lacks: str = "",
) -> Callable[[Callable[[Scene], AsyncIterator[None]]], Manager]:
    """Register a fault: what happens until `yield`, and how it ends."""

    def decorate(happens: Callable[[Scene], AsyncIterator[None]]) -> Manager:
        manager = asynccontextmanager(happens)
        FAULTS[name] = Case(manager, where, notice, heals, lacks)
        return manager

    return decorate
