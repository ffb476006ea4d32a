"""As much of Discord as the doctor asks: a few answers over real HTTP, and what can be wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from email.utils import formatdate
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

APPLICATION, BOT, GUILD, EVERYONE, ROLE, OWNER = 500, 600, 1, 1, 2, 900
GAMES, CHAT, THREAD = 10, 11, 20
NAMES = (
    *("view_channel", "send_messages", "send_messages_in_threads", "read_message_history"),
    *("create_public_threads", "create_private_threads", "attach_files", "embed_links"),
)


class LittleDiscord:
    """Answers by path: JSON, or a status alone. `silent` = it never answers."""

    def __init__(self, commands: Sequence[Mapping[str, Any]]) -> None:
        self.application: dict[str, Any] = {"id": str(APPLICATION), "flags": 0}
        self.commands = [_registered(command) for command in commands]
        self.guild_commands: list[dict[str, Any]] = []
        self.channels = [_channel(GAMES, "games"), _channel(CHAT, "chat")]
        self.thread = {"id": str(THREAD), "parent_id": str(GAMES), "thread_metadata": {}}
        self.member: dict[str, Any] = {"user": {"id": str(BOT)}, "roles": [str(ROLE)]}
        self.statuses: dict[str, int] = {}
        self.page: str | None = None
        self.ahead = 0.0
        self.silent = False
        self.asked: list[str] = []

    def deny(self, channel: int, name: str) -> None:
        """Take a permission from the bot's role in a channel."""
        denied = discord.Permissions(**{name: True}).value
        one = next(one for one in self.channels if one["id"] == str(channel))
        one["permission_overwrites"].append(
            {"id": str(ROLE), "type": 0, "allow": "0", "deny": str(denied)}
        )

    @asynccontextmanager
    async def served(self, patch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        """Stand where Discord does."""
        app = web.Application()
        app.router.add_get("/{path:.*}", self._answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.01)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        patch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
        try:
            yield
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        if self.silent:
            await asyncio.sleep(60)
        headers = {"Date": formatdate(time.time() + self.ahead, usegmt=True)}
        if self.page is not None:
            return web.Response(text=self.page, headers=headers, content_type="text/html")
        status = self.statuses.get(request.path, self.statuses.get("*", 200))
        if status == 200:
            return web.json_response(self._data(request.path), headers=headers)
        return web.json_response({"code": 0}, status=status, headers=headers)

    def _data(self, path: str) -> Any:
        base, told = f"/guilds/{GUILD}", f"/applications/{APPLICATION}"
        return {
            "/applications/@me": self.application,
            "/users/@me": {"id": str(BOT)},
            "/users/@me/guilds": [{"id": str(GUILD)}],
            f"{told}/commands": self.commands,
            f"{told}{base}/commands": self.guild_commands,
            base: _guild(),
            f"{base}/members/{BOT}": self.member,
            f"{base}/channels": self.channels,
            f"{base}/threads/active": {"threads": []},
            f"/channels/{THREAD}": self.thread,
        }[path]


def _registered(command: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command as Discord shows it: with ids, without what means nothing."""
    entry: dict[str, Any] = deepcopy(dict(command))
    entry |= {
        "id": "700",
        "application_id": str(APPLICATION),
        "version": "1",
        "dm_permission": True,
    }
    rights = entry.get("default_member_permissions")
    entry["default_member_permissions"] = None if rights is None else str(rights)
    return _without_usual(entry)


def _without_usual(entry: dict[str, Any]) -> dict[str, Any]:
    for key in ("required", "autocomplete"):
        if not entry.get(key):
            entry.pop(key, None)
    for key in ("options", "choices"):
        if entry.get(key):
            entry[key] = [_without_usual(dict(inner)) for inner in entry[key]]
    return {key: None if value == {} else value for key, value in entry.items()}


def _guild() -> dict[str, Any]:
    given = discord.Permissions(**dict.fromkeys(NAMES, True)).value
    roles = [
        {"id": str(EVERYONE), "permissions": "0"},
        {"id": str(ROLE), "permissions": str(given)},
    ]
    return {"id": str(GUILD), "name": "Harbour", "owner_id": str(OWNER), "roles": roles}


def _channel(channel_id: int, name: str) -> dict[str, Any]:
    return {"id": str(channel_id), "name": name, "type": 0, "permission_overwrites": []}
