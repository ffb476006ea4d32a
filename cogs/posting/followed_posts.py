"""Discord posts about seasons of other bots that servers follow: cards, and short news."""

from __future__ import annotations

import logging

import discord

from bot.host.leagues.api import Sent
from bot.host.leagues.following.api import ANSWERED, EDIT, STOPPED, Followed, FollowedPost
from bot.locales import Words
from cogs.posting.cards import edit_card
from cogs.posting.league_posts import PASSING
from cogs.posting.messages import naming
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import send_once
from cogs.posting.sender import DiscordSender, failed
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.screens.league.entering import answered
from cogs.ui.screens.league.following import card, posted

_log = logging.getLogger(__name__)


class FollowedPosts:
    """Sends posts about followed seasons; each has a mark by which a retry recognises it."""

    def __init__(self, client: discord.Client, context: Context, sender: DiscordSender) -> None:
        self._client = client
        self._context = context
        self._sender = sender

    async def send(self, post: FollowedPost) -> Sent:
        """Send a post only once, even if the call is repeated. Raises PublishFailed."""
        change = {EDIT: self._edit, STOPPED: self._take_down}.get(post.kind)
        if change is not None:
            return await change(post)
        if post.person is not None:
            return await self._send_person(post, post.person)
        place_id = post.followed.channel_id
        message = self._message(post, post.followed.language)
        return Sent(place_id, await send_once(self._sender, place_id, message, post.tried))

    async def _send_person(self, post: FollowedPost, user_id: int) -> Sent:
        """Send a post by direct message or, if that is refused, as a mention in the channel."""
        preferences = await self._context.host.people.preferences.get(user_id)
        message = self._message(post, preferences.language or post.followed.language)
        direct = await self._sender.try_direct(user_id, message, post.tried)
        if direct is not None:
            return Sent(direct.place_id, direct.message_id)
        place_id, screen = post.followed.channel_id, naming(message.screen, (user_id,))
        named = Post(screen, (user_id,), message.nonce)
        return Sent(place_id, await send_once(self._sender, place_id, named, post.tried))

    def _message(self, post: FollowedPost, language: str) -> Post:
        words = Words(language)
        is_answer = post.kind == ANSWERED
        screen = (
            answered(post, words) if is_answer else posted(post, self._context.host.now(), words)
        )
        return Post(screen, (), nonce_of(f"followed-{post.mark}"))

    async def _edit(self, post: FollowedPost) -> Sent:
        """Show the current state on a card, if it has been posted. Raises PublishFailed."""
        followed = post.followed
        if followed.card_id is None:
            return Sent(followed.channel_id, 0)
        try:
            await self._edit_card(followed, followed.card_id)
        except ERRORS as error:
            if refusals.of(error) is refusals.NO_MESSAGE:
                return Sent(followed.channel_id, 0)
            raise failed(error) from error
        return Sent(followed.channel_id, followed.card_id)

    async def _take_down(self, post: FollowedPost) -> Sent:
        """Have a card say that the season is not followed; where that fails it stays as it is.

        Raises PublishFailed.
        """
        followed = post.followed
        if followed.card_id is None:
            return Sent(followed.channel_id, 0)
        try:
            await self._edit_card(followed, followed.card_id)
        except ERRORS as error:
            if refusals.of(error) in PASSING:
                raise failed(error) from error
            _log.info("card %s of a followed season stays: %s", followed.card_id, error)
        return Sent(followed.channel_id, followed.card_id)

    @calls_as(Priority.EDIT)
    async def _edit_card(self, followed: Followed, card_id: int) -> None:
        """Show the current state on a card. Raises discord.py's errors."""
        channel = self._client.get_partial_messageable(followed.channel_id)
        screen = card(followed, self._context.host.now(), Words(followed.language))
        await edit_card(self._context, channel.get_partial_message(card_id), screen)
