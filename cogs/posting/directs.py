"""Channels of direct messages: a person's channel stays the same, and is opened once."""

from __future__ import annotations

import discord

from cogs.ui.kit.newest import Newest

MOST = 10_000
"""Most people whose channel of direct messages is remembered."""


class Directs:
    """Opens channels of direct messages; `cogs.requests.throttle` limits how many at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = Newest[int, int](MOST)

    async def channel_of(self, user_id: int) -> int:
        """Return a person's channel. Raises discord's errors."""
        known = self._known.get(user_id)
        if known is None:
            channel = await self._client.create_dm(discord.Object(user_id))
            known = self._known[user_id] = channel.id
        return known

    def forget(self, user_id: int) -> None:
        """Forget a person's channel, so that it is opened again next time."""
        self._known.pop(user_id)
