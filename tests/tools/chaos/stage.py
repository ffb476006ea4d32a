"""The server and the bot's process together, and a look into the bot's database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.host import Host
from bot.host.servers.settings import Server as Settings
from bot.presenting.game import Game
from bot.runtime.database_url import Address
from bot.store.core.errors import StoreError
from bot.store.opening.any_engine import looking
from tests.catalogue import CATALOGUE
from tests.tools.chaos import clock
from tests.tools.chaos.launch import Program, main
from tests.tools.chaos.process import Bot
from tests.tools.chaos.server import Server

QUIET = 2.5
"""Seconds without a request after which the bot has come to rest."""


LOGIN = 180.0
"""Seconds within which a bot must be in; machines may be busy."""


class BotEnded(Exception):
    """The bot ended by itself, or never came; the end of its log tells more."""


class Stage:
    """`life` counts the starts; `well` tells that nothing is made to go wrong just now."""

    def __init__(
        self,
        folder: Path,
        program: Program = main,
        database: Address | None = None,
        games: Mapping[str, Game] = CATALOGUE,
    ) -> None:
        self.server = Server()
        self.games = games
        self._program = program
        self.folder = folder
        self._database = database
        self.bot: Bot
        self.life = 0
        self.well = False

    def use(self, program: Program) -> None:
        """Run another program as the bot."""
        self._program = program

    async def start(self) -> None:
        clock.reset()
        await self.server.start()
        self.bot = Bot(self.server.port, self.folder, self._program, self._database)
        await self._let_everybody_sit()
        self.begin()

    async def _let_everybody_sit(self) -> None:
        """Decide that newcomers may sit at any number of tables: here all are, and at six."""
        host = await Host.open(self.bot.database, CATALOGUE)
        await host.servers.settings.decide(self.server.world.guild_id, Settings(newcomers=0))
        await host.close()

    async def stop(self) -> None:
        self.kill()
        await self.server.stop()
        clock.reset()

    def pass_time(self, seconds: float) -> None:
        """Move the clocks of Discord and of the bot's machine on at once."""
        clock.turn(seconds)
        self.bot.turn_clock(seconds)

    def begin(self) -> None:
        """Start a bot, which does not know what the one before it has sent."""
        self.server.limits.restarted()
        self.bot.start()

    def kill(self) -> None:
        """End the bot at once."""
        self.well = False
        self.life += 1
        self.bot.kill()
        self.server.gateway.lose()

    async def connected(self) -> None:
        """Wait until the bot is in. Raises BotEnded."""
        until = time.monotonic() + LOGIN
        while not self.server.gateway.connected:
            if not self.bot.running or time.monotonic() > until:
                raise BotEnded(self.bot.log.read_text()[-2000:])
            await asyncio.sleep(0.02)
        self.well = True

    def rows(self, sql: str, *args: object) -> list[Any]:
        """Read the bot's database beside it; where that is not possible now, nothing is there."""
        try:
            return self.read(sql, *args)
        except StoreError:
            return []

    def read(self, sql: str, *args: object) -> list[Any]:
        """Read the bot's database beside it. Raises StoreError."""
        with looking(self.bot.database) as connection:
            return connection.execute(sql, args).fetchall()

    def one(self, sql: str, *args: object) -> Any:
        found = self.rows(f"{sql} LIMIT 1", *args)
        return found[0] if found else None

    async def rest(self, seconds: float) -> bool:
        """Wait until nothing is due and no request comes; tell whether that was so in time."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(0.1)
            idle = not self.server.busy and time.monotonic() - self.server.last_call > QUIET
            due = self.one("SELECT 1 FROM outbox WHERE status = 'due' AND quiet = 0")
            owed = self.one("SELECT 1 FROM pending_edit")
            if idle and due is None and owed is None:
                return True
        return False
