"""Direct messages to people whose way to be called was switched off."""

from __future__ import annotations

from bot.host.people.way_words import WayWord
from bot.locales import Words
from bot.locales.markdown import escaped
from cogs.posting.posts import Post, nonce_of
from cogs.posting.sender import DiscordSender
from cogs.ui.context import Context
from cogs.ui.kit.screen import Screen


class WayPosts:
    """Sends these messages; each has a mark by which a retry recognises an earlier try."""

    def __init__(self, context: Context, sender: DiscordSender) -> None:
        self._context = context
        self._sender = sender

    async def send(self, word: WayWord) -> None:
        """Send a message once; people who take none read it in `/me`. Raises PublishFailed."""
        way = word.way
        preferences = await self._context.host.people.preferences.get(way.user_id)
        words = Words(preferences.language)
        text = words(
            "way-is-off",
            about=way.kind,
            kind=words(f"way-kind-{way.kind}"),
            name=escaped(way.name) or "none",
            why=way.off_why or "failing",
        )
        post = Post(Screen((text,)), (), nonce_of(f"way-{way.id}-{way.failing_since}"))
        await self._sender.try_direct(way.user_id, post, word.tried)
