"""The channel of a trial: messages and threads are made there, fetched again, and removed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from secrets import token_hex

import aiohttp
import discord
from PIL import Image

from bot.operations.doctor.findings import Finding, note
from cogs.posting.messages import NOBODY, Change, bears
from cogs.posting.obstacles import opened
from cogs.posting.posts import mark_of, nonce_of
from cogs.posting.sender import CLOCKS_DIFFER
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Screen
from render.api import Picture

ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of discord.py for a request that failed or was refused."""
TEXT = "A trial of `bot doctor`, which removes it again at once."


@dataclass
class Trial:
    """One run in one channel; `made` is removed at the end, the newest first."""

    client: discord.Client
    channel: discord.TextChannel
    made: list[tuple[str, Callable[[], Awaitable[object]]]] = field(default_factory=list)

    async def post(self, screen: Screen, nonce: str | None = None) -> discord.Message:
        """Send a message as the bot sends its posts, and return it. Raises discord's errors."""
        nonce = nonce or a_nonce()
        message = await self.channel.send(
            view=layout(screen, mark_of(nonce)),
            files=screen.files(),
            silent=True,
            nonce=nonce,
            allowed_mentions=NOBODY,
        )
        self.made.append((f"message {message.id}", message.delete))
        return message

    async def fetched(self, message: discord.Message) -> discord.Message:
        """Return a message as Discord shows it now. Raises discord's errors."""
        return await self.channel.fetch_message(message.id)

    async def edit(
        self, message: discord.Message, make: Callable[[discord.Message], Change | None]
    ) -> discord.Message:
        """Edit a message as the bot does, and return it as fetched afterwards.

        Raises discord's errors.
        """
        known = await self.fetched(message)
        partial = self.channel.get_partial_message(message.id)

        async def send() -> None:
            change = make(known)
            if change is not None:
                await partial.edit(
                    view=change.view, attachments=change.attachments, allowed_mentions=NOBODY
                )

        await opened(self.client, self.channel.id, send)
        return await self.fetched(message)

    async def found(self, nonce: str, since: datetime) -> discord.Message | None:
        """Return the message of a nonce, looked for in the history. Raises discord's errors."""
        async for message in self.channel.history(limit=50, after=since - CLOCKS_DIFFER):
            if bears(message, mark_of(nonce), self.client.user):
                return message
        return None

    async def thread(self, make: Callable[[], Awaitable[discord.Thread]]) -> discord.Thread:
        """Return a thread that was just made. Raises discord's errors."""
        thread = await make()
        self.made.append((f"thread {thread.id}", lambda: _put_away(thread)))
        return thread

    async def remove(self) -> Sequence[Finding]:
        """Remove everything made by the trial, and return what a person has to remove by hand."""
        left = []
        for name, remove in reversed(self.made):
            try:
                await remove()
            except discord.NotFound:
                continue
            except ERRORS:
                left.append(name)
        if not left:
            return ()
        return [
            note(
                "trial-left",
                f"Left in the channel: {', '.join(left)}.",
                f"channel {self.channel.id}",
                "Delete it by hand. Threads go with Manage Threads alone, which the bot does"
                " not ask for.",
            )
        ]


async def _put_away(thread: discord.Thread) -> None:
    """Delete a thread; close it if that is not allowed. Raises discord's errors."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)
        raise


def a_nonce() -> str:
    """Return a nonce that no message has."""
    return nonce_of(token_hex())


def pictures(count: int) -> tuple[Picture, ...]:
    """Return small pictures that are all different."""
    return tuple(_picture(f"trial{number}.png", 40 * number) for number in range(count))


def asking(text: str = TEXT) -> Screen:
    """Return a post with two pictures and a question with a picture of its own."""
    first, second, third = pictures(3)
    button = Button("trial", "A trial: does nothing", "🎲")
    return Screen((text,), (first, second), "A trial question", ((button,),), asking=third)


def _picture(name: str, shade: int) -> Picture:
    data = BytesIO()
    Image.new("RGB", (220, 140), (shade, 90, 140)).save(data, "PNG")
    return Picture(name, (220, 140), data.getvalue(), "A plain rectangle")


def media_of(message: discord.Message) -> list[discord.UnfurledMediaItem]:
    """Return the pictures that a message shows, from the first to the last."""
    galleries = [
        inner
        for box in message.components
        if isinstance(box, discord.Container)
        for inner in box.children
        if isinstance(inner, discord.MediaGalleryComponent)
    ]
    return [item.media for gallery in galleries for item in gallery.items]


def buttons_of(message: discord.Message) -> int:
    """Return how many rows of buttons a message has."""
    boxes = (box for box in message.components if isinstance(box, discord.Container))
    return sum(isinstance(inner, discord.ActionRow) for box in boxes for inner in box.children)
