"""Channels of direct messages: each opened once, and none while Discord finds us too fast."""

from __future__ import annotations

import discord

from bot.host.api import PublishFailed
from bot.host.core.retries import SOON
from cogs.requests import refusals
from cogs.requests.brake import Brake
from cogs.ui.kit.newest import Newest

MOST = 10_000
"""People whose channel of direct messages is remembered."""


class Directs:
    """Opens channels of direct messages, one brake for all (*User*, Create DM)."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = Newest[int, int](MOST)
        self._brake = Brake()

    async def channel_of(self, user_id: int) -> int:
        """Return somebody's channel, which stays the same. Raises PublishFailed, discord's."""
        known = self._known.get(user_id)
        if known is None:
            if wait := self._brake.left():
                reason = "direct messages were opened too fast a moment ago"
                raise PublishFailed(reason, wait, longest=SOON)
            known = self._known[user_id] = await self._opened(user_id)
        return known

    def forget(self, user_id: int) -> None:
        """Open somebody's channel anew the next time."""
        self._known.pop(user_id)

    async def _opened(self, user_id: int) -> int:
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except discord.HTTPException as error:
            if refusals.of(error) == refusals.DIRECTS_TOO_FAST:
                self._brake.pull()
            raise
