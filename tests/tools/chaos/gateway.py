"""Discord's gateway, version 10: sessions that can be resumed, and the events of one server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.tools.chaos.objects import snowflake
from tests.tools.chaos.world import World

HEARTBEAT_MS = 41_250
HELD = 0.3
"""Seconds that an event waits for another one that overtakes it."""
REMEMBERED = 2_000
"""Events of a session that a RESUME can still have."""
NO_TOKEN = 4004
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11


@dataclass
class Session:
    id: str
    sequence: int = 0
    log: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None


class Gateway:
    """At most one session counts: the newest one of the one bot."""

    def __init__(self, world: World, url: str = "") -> None:
        self.world = world
        self.url = url
        self.session: Session | None = None
        self.refusing = False
        """True while the gateway is down and refuses all."""
        self.revoked: set[str] = set()
        """Tokens that are no more: others were made in their place."""
        self.twice = False
        """Every interaction is delivered twice."""
        self.swapping = False
        """Every other event comes after the one that follows it, or a moment later."""
        self._held: tuple[str, Mapping[str, Any]] | None = None
        self.shard = [0, 1]
        """The shard of the newest session, and how many the bot has."""
        self.identified = 0
        self.resumed = 0
        self._sending = asyncio.Lock()
        self._transport: asyncio.Transport | None = None

    @property
    def connected(self) -> bool:
        socket = self.session.socket if self.session else None
        return socket is not None and not socket.closed

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Take one connection of the bot until it ends."""
        if self.refusing:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        self._transport = request.transport
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._take(socket, json.loads(message.data))
        if self.session is not None and self.session.socket is socket:
            self.session.socket = None
        return socket

    async def _take(self, socket: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        if frame["op"] == HEARTBEAT:
            await socket.send_json({"op": ACK})
        elif frame["op"] == IDENTIFY:
            await self._identify(socket, frame["d"])
        elif frame["op"] == RESUME:
            await self._resume(socket, frame["d"])

    async def _identify(self, socket: web.WebSocketResponse, data: Mapping[str, Any]) -> None:
        """Begin a session; *Opcodes and Status Codes*: 4004 where the token is not valid."""
        if data["token"] in self.revoked:
            await socket.close(code=NO_TOKEN)
            return
        self.identified += 1
        self.shard = data.get("shard", self.shard)
        await self._begin(socket)

    async def _begin(self, socket: web.WebSocketResponse) -> None:
        world = self.world
        self.session = Session(f"session{snowflake()}", socket=socket)
        guilds = [{"id": str(world.guild_id), "unavailable": True}] if world.joined else []
        ready = {
            "v": 10,
            "user": world.bot.payload(),
            "guilds": guilds,
            "session_id": self.session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(world.application_id), "flags": 0},
            "shard": self.shard,
        }
        await self.dispatch("READY", ready)
        if world.joined and not world.unavailable:
            await self.guild_is_there()

    async def _resume(self, socket: web.WebSocketResponse, data: Mapping[str, Any]) -> None:
        session = self.session
        if session is None or session.id != data["session_id"]:
            await socket.send_json({"op": INVALID, "d": False})
            return
        self.resumed += 1
        async with self._sending:
            session.socket = socket
            for event in session.log:
                if event["s"] > data["seq"]:
                    await socket.send_json(event)
        await self.dispatch("RESUMED", {})

    async def dispatch(self, name: str, data: Mapping[str, Any]) -> None:
        """Send an event once, or as often and as late as somebody wants it."""
        if self.swapping and self._held is None:
            self._held = (name, data)
            await asyncio.sleep(HELD)
            if self._held is None or self._held[1] is not data:
                return
            self._held = None
        held, self._held = self._held, None
        for event in ((name, data), held):
            for _ in range(1 + (self.twice and name == "INTERACTION_CREATE")):
                if event is not None:
                    await self._send(*event)

    async def _send(self, name: str, data: Mapping[str, Any]) -> None:
        """Send an event, or keep it for the session to resume."""
        session = self.session
        if session is None:
            return
        async with self._sending:
            session.sequence += 1
            event = {"op": DISPATCH, "t": name, "s": session.sequence, "d": data}
            session.log.append(event)
            del session.log[:-REMEMBERED]
            if session.socket is not None and not session.socket.closed:
                try:
                    await session.socket.send_json(event)
                except (ConnectionError, RuntimeError):
                    session.socket = None

    async def guild_is_there(self) -> None:
        """Tell of a server that was out of reach; one that is joined anew has no such mark."""
        await self.dispatch("GUILD_CREATE", self.world.guild() | {"unavailable": False})

    async def revoke(self, token: str) -> None:
        """Revoke a token; the client connected with it is put out."""
        self.revoked.add(token)
        session, self.session = self.session, None
        if session is not None and session.socket is not None:
            await session.socket.close(code=NO_TOKEN)

    def cut(self) -> None:
        """Break the connection without a word."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    def lose(self) -> None:
        """The bot is gone; its session might be resumed, if there were still somebody."""
        if self.session is not None:
            self.session.socket = None

    async def ask_to_reconnect(self) -> None:
        await self._say({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """End the session: the bot must identify anew."""
        session, self.session = self.session, None
        if session is not None and session.socket is not None:
            await session.socket.send_json({"op": INVALID, "d": False})

    async def _say(self, frame: Mapping[str, Any]) -> None:
        if self.session is not None and self.session.socket is not None:
            await self.session.socket.send_json(frame)

    async def wait_connected(self, seconds: float) -> bool:
        """Wait until the bot is there; tell whether it came."""
        until = time.monotonic() + seconds
        while not self.connected and time.monotonic() < until:
            await asyncio.sleep(0.02)
        return self.connected
