"""Discord posts about seasons of other bots that servers follow: cards, and short news."""

from __future__ import annotations

import logging

import discord

from bot.host.leagues.api import Sent
from bot.host.leagues.following.api import ANSWERED, EDIT, MOVED, STOPPED, FollowedPost
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
from cogs.ui.screens.league.following import posted

_log = logging.getLogger(__name__)


class FollowedPosts:
    """Sends posts about followed seasons; each has a mark by which a retry recognises it."""

    def __init__(self, client: discord.Client, context: Context, sender: DiscordSender) -> None:
        self._client = client
        self._context = context
        self._sender = sender

    async def send(self, post: FollowedPost) -> Sent:
        """Send a post only once, even if the call is repeated. Raises PublishFailed."""
        changes = {EDIT: self._edit, STOPPED: self._stop, MOVED: self._move}
        change = changes.get(post.kind)
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
        shown = Sent(post.followed.channel_id, post.followed.card_id or 0)
        try:
            await self._change(shown, post)
        except ERRORS as error:
            if refusals.of(error) is not refusals.NO_MESSAGE:
                raise failed(error) from error
            return Sent(shown.place_id, 0)
        return shown

    async def _stop(self, post: FollowedPost) -> Sent:
        """Have a card say that the season is not followed any more. Raises PublishFailed."""
        return await self._leave(Sent(post.followed.channel_id, post.followed.card_id or 0), post)

    async def _move(self, post: FollowedPost) -> Sent:
        """Have a card in a former channel say where it is now. Raises PublishFailed."""
        return await self._leave(Sent(post.data["place"], post.data["message"]), post)

    async def _leave(self, left: Sent, post: FollowedPost) -> Sent:
        """Edit a card for the last time; where that fails it stays as it is.

        Raises PublishFailed.
        """
        try:
            await self._change(left, post)
        except ERRORS as error:
            if refusals.of(error) in PASSING:
                raise failed(error) from error
            _log.info("card %s of a followed season stays: %s", left.message_id, error)
        return left

    @calls_as(Priority.EDIT)
    async def _change(self, shown: Sent, post: FollowedPost) -> None:
        """Show a post on a message, if there is one. Raises discord.py's errors."""
        if not shown.message_id:
            return
        channel = self._client.get_partial_messageable(shown.place_id)
        screen = posted(post, self._context.host.now(), Words(post.followed.language))
        await edit_card(self._context, channel.get_partial_message(shown.message_id), screen)
