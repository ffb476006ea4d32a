"""Requests to the chaos server as a bot sends them."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.tools.chaos.objects import (
    COMMAND,
    PRIVATE_THREAD,
    Channel,
    Interaction,
    Message,
    snowflake,
)
from tests.tools.chaos.server import BASE, Server

Answer = tuple[int, Any]


class Asking:
    """A sender of requests as a bot sends them."""

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Asking]:
        """Ask a server that runs meanwhile, and makes no mistakes."""
        server = Server()
        await server.start()
        async with aiohttp.ClientSession() as session:
            yield cls(server, session)
        await server.stop()
        assert not server.mistakes

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server, self.world = server, server.world
        self._session = session
        self.channel = self.world.add_channel("games")
        self.person = self.world.add_user("anna")

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> Answer:
        """Send a request, and return the answer's status and JSON."""
        url = f"http://127.0.0.1:{self.server.port}{BASE}{path}"
        data: Any = aiohttp.FormData() if files else None
        for number, (name, content) in enumerate((files or {}).items()):
            part = io.BytesIO(content)
            data.add_field(f"files[{number}]", part, filename=name, content_type="image/png")
        if files:
            data.add_field("payload_json", json.dumps(body))
            body = None
        headers = {"Authorization": "Bot first"}
        async with self._session.request(
            method, url, json=body, data=data, headers=headers
        ) as told:
            return told.status, await told.json() if told.status != 204 else None

    async def send(self, body: Any, files: dict[str, bytes] | None = None) -> Answer:
        return await self("POST", f"/channels/{self.channel.id}/messages", body, files)

    async def code(self, *request: Any) -> tuple[int, int]:
        """Return the status and code of a refusal."""
        status, told = await self(*request)
        return status, told["code"]

    def thread(self, **how: Any) -> Channel:
        """Return a private thread of the bot's."""
        made = Channel(
            snowflake(), PRIVATE_THREAD, "x", self.world.guild_id, self.channel.id, **how
        )
        made.members.add(self.world.bot.id)
        return self.world.keep(made)

    def given(self, kind: int = COMMAND, source: Message | None = None) -> Interaction:
        number = snowflake()
        made = Interaction(number, f"token{number}", self.person, self.channel, source, kind)
        self.world.interactions[made.token] = made
        return made

    async def answer(self, given: Interaction, kind: int, data: Any = None) -> Answer:
        path = f"/interactions/{given.id}/{given.token}/callback"
        return await self("POST", path, {"type": kind, "data": data or {}})

    async def follow(self, given: Interaction, data: Any) -> Answer:
        return await self("POST", f"/webhooks/1/{given.token}", data)
