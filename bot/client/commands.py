"""Registration of the commands with Discord: only if they changed, and not in two places."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord

from cogs.client import Client
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS
from cogs.requests.translations import drop_faulty
from cogs.ui.kit.translation import commands_data

EVERYWHERE = 0
"""Value that stands for all servers, in place of a server's id."""

LATER = 60.0
"""Minimum seconds until the next sync of the commands if Discord's rate limit prevents one."""
_NOT_THERE = (refusals.PERMISSION, refusals.NO_SERVER, refusals.UNKNOWN)
"""Refusals by Discord of requests about the commands of a server that the bot is not on."""

_log = logging.getLogger(__name__)


class CommandSync:
    """Synchronization of the commands: to all servers, or to a single one for development.

    Commands synced to a single server stay there until they or the bot are removed. So they are
    synced at every start and when the bot joins the server, and that fact is stored beforehand.
    """

    def __init__(self, bot: Client, dev_guild: int | None) -> None:
        self._bot = bot
        self._servers = bot.context.host.servers.settings
        self._dev_guild = dev_guild
        self._later: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Sync the commands to their servers; if Discord limits the rate, try again later."""
        try:
            await self._run()
        except refusals.REFUSED as error:
            if refusals.of(error) is not refusals.PACE:
                raise
            wait = max(LATER, refusals.wait(error))
            _log.warning("Discord takes the commands in %.0f s: %s", wait, error)
            self._later = asyncio.create_task(self._run_later(wait))

    async def _run_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            await self.run()
        except Exception:
            _log.exception("the commands stay as they are until the next start")

    async def _run(self) -> None:
        """Sync the commands to their servers, and remove them elsewhere."""
        told = await self._servers.command_marks()
        for guild_id in told.keys() - {EVERYWHERE, self._dev_guild}:
            await self._take_back(guild_id)
        if self._dev_guild is None:
            await self._sync_all(told.get(EVERYWHERE))
        else:
            await self.sync_one(self._dev_guild)

    async def sync_one(self, guild_id: int) -> None:
        """Sync the commands to a server, if it is the one for development."""
        if guild_id != self._dev_guild:
            return
        guild = discord.Object(guild_id)
        await self._servers.set_command_mark(guild_id, None)
        payload = await self._payload()
        self._bot.tree.copy_global_to(guild=guild)
        assert self._bot.application_id is not None
        try:
            await self._bot.http.bulk_upsert_guild_commands(
                self._bot.application_id, guild_id, payload
            )
        except discord.HTTPException as error:
            if refusals.of(error) not in _NOT_THERE:
                raise
            _log.warning(
                "BOT_DEV_GUILD: the bot is not on server %s, so nobody has its commands: invite it"
                " there, or correct the id",
                guild_id,
            )

    async def _sync_all(self, known: str | None) -> None:
        payload = await self._payload()
        mark = self._mark(payload)
        if mark != known or not await self._are_there():
            # Like `tree.sync`, which would translate everything again.
            assert self._bot.application_id is not None
            await self._bot.http.bulk_upsert_global_commands(self._bot.application_id, payload)
            await self._servers.set_command_mark(EVERYWHERE, mark)

    async def _are_there(self) -> bool:
        """Return whether Discord still has our commands, True if it does not answer.

        Another program with our token may have changed them.
        """
        assert self._bot.application_id is not None
        try:
            there = await self._bot.http.get_global_commands(self._bot.application_id)
        except ERRORS:
            return True
        ours = {command.name for command in self._bot.tree.get_commands()}
        return {command["name"] for command in there} == ours

    async def _take_back(self, guild_id: int) -> None:
        try:
            await self._bot.tree.sync(guild=discord.Object(guild_id))
        except discord.HTTPException as error:
            if refusals.of(error) not in _NOT_THERE:
                raise
            _log.info("the bot is not on server %s any more, nor are its commands", guild_id)
        await self._servers.forget_commands(guild_id)

    async def _payload(self) -> list[Any]:
        """Return the commands as JSON data for Discord, in every language."""
        payload = await commands_data(self._bot.tree)
        for told in drop_faulty(payload):
            _log.warning("a translation is not used, for Discord would refuse it: %s", told)
        return payload

    def _mark(self, payload: list[Any]) -> str:
        """Return a digest of the application's commands."""
        text = json.dumps([self._bot.application_id, payload], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()
