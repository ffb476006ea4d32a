"""Discord posts of leagues, and look-ups of the members and roles of their servers."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

import discord
from cachetools import TTLCache

from bot.host.core.api import PublishFailed
from bot.host.leagues.api import (
    MOVED,
    NO_LINK,
    UNPOSTABLE,
    League,
    LeaguePost,
    Member,
    Season,
    Sent,
)
from bot.host.leagues.core import HOME_PASSED
from bot.host.leagues.signup.founding import Card
from bot.locales import Words
from bot.presenting.pictures import drawn
from cogs.posting.cards import Cards, edit_card
from cogs.posting.messages import naming, notifies, sees
from cogs.posting.posts import Post, nonce_of
from cogs.posting.sender import DiscordSender, failed
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.interaction import name_of
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.league.posts import LeagueMessage, message_of
from cogs.ui.screens.league.season import card_now

NEEDED = (
    *("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads"),
    *("attach_files", "read_message_history"),
)
"""Permissions that the bot needs in a league's channel, the most important first."""
ON_CARD = frozenset({
    *("closed", "divisions", "entered", "league_closed", "over"),
    *("role_gone", "founder_gone", "handed_over", "corrected", "undone"),
})  # fmt: skip
"""Kinds of posts about a change of what the card shows: stage, organisers, people or teams."""
PRIVATE = frozenset({"conduct", "dropped", "refused"})
"""Kinds of posts to one person that nobody else needs to read."""
REMINDERS = frozenset({"begin"})
"""Kinds of posts to one person that are not sent to people without notifications."""
PASSING = (refusals.NO_ANSWER, refusals.BROKEN, refusals.PACE)
"""Refusals after which a card left behind is edited later: nobody has to do anything for it."""

INVITED = 24 * 3600
"""Seconds for which a link invites to the home server of a league."""
MOST_INVITES = 1000
"""Number of leagues' channels whose link is remembered."""

_log = logging.getLogger(__name__)


class LeaguePosts:
    """Sends the posts of leagues; each has a mark by which a retry recognises an earlier try."""

    def __init__(
        self, client: discord.Client, context: Context, sender: DiscordSender, cards: Cards
    ) -> None:
        self._client = client
        self._context = context
        self._sender = sender
        self._cards = cards
        self._invites = TTLCache[tuple[int, int], str](MOST_INVITES, INVITED / 2)

    async def send(self, post: LeaguePost) -> Sent:
        """Send a post only once, even if the call is repeated. Raises PublishFailed."""
        season = post.season
        if season is None:
            raise PublishFailed(f"post {post.mark} is of no season", None)
        if post.person is not None:
            return await self._send_person(post, season, post.person)
        found = await self._told(post, season, Words(post.league.language))
        if post.kind == MOVED:
            return await self._left(post, found.screen)
        place_id = await self._place(post)
        sent = Sent(place_id, await self._send(place_id, post, found, ()))
        if post.kind in ON_CARD:
            await self.show_card(season)
        return sent

    async def show_card(self, season: Season) -> None:
        """Schedule an update of a season's cards to its current state; a failure does no harm.

        Cards on servers of other processes are theirs.
        """
        host = self._context.host
        for card in await host.leagues.founding.cards(season.id):
            if host.cluster.owns_server(card.season.league.guild_id):
                self._cards.edit_soon(card.message_id, partial(self._edit_card, card))

    async def show_cards(self, shard_id: int) -> None:
        """Update the cards of a shard's seasons, which may be outdated if the bot was killed."""
        for season in await self._context.host.leagues.founding.with_card(shard_id):
            await self.show_card(season)

    @calls_as(Priority.EDIT)
    async def _edit_card(self, card: Card) -> None:
        """Edit a season's card to show its current state. Raises discord.py's errors."""
        cards = await self._context.host.leagues.founding.cards(card.season.id)
        found = next((one for one in cards if one.message_id == card.message_id), None)
        if found is None:
            return
        channel = self._client.get_partial_messageable(found.place_id)
        message = channel.get_partial_message(found.message_id)
        await edit_card(self._context, message, await card_now(found.season, self._context))

    @calls_as(Priority.EDIT)
    async def _left(self, post: LeaguePost, screen: Screen) -> Sent:
        """Edit a card in a league's former channel; where that is impossible it stays as it is.

        Raises PublishFailed.
        """
        left = Sent(post.data["place"], post.data["message"])
        channel = self._client.get_partial_messageable(left.place_id)
        try:
            await edit_card(self._context, channel.get_partial_message(left.message_id), screen)
        except ERRORS as error:
            if refusals.of(error) in PASSING:
                raise failed(error) from error
            _log.info("card %s stays in a league's former channel: %s", left.message_id, error)
        return left

    async def find(self, guild_id: int, user_id: int) -> Member | None:
        """Return a member, None if not on the server. Raises PublishFailed if that is unknown."""
        if user_id < 0:
            # An erased person: Discord refuses a query for a negative id, which would be retried.
            return None
        guild = self._guild(guild_id)
        try:
            member = await guild.fetch_member(user_id)
        except ERRORS as error:
            if refusals.of(error) == refusals.NO_PERSON:
                return None
            raise failed(error) from error
        return Member(name_of(member), frozenset(role.id for role in member.roles))

    def calls_role(self, league: League) -> bool:
        """Return whether mentioning the organisers' role notifies it, True if there is no role."""
        guild = self._client.get_guild(league.guild_id)
        place = guild.get_channel(league.channel_id) if guild else None
        role = guild.get_role(league.role_id or 0) if guild else None
        return role is None or place is None or notifies(role, place)

    def server_name(self, league: League) -> str:
        """Return the name of a league's home server, "none" if another process has it."""
        guild = self._client.get_guild(league.guild_id)
        return "none" if guild is None else guild.name

    async def invite(self, league: League) -> str:
        """Return a link that invites to a league's channel, "none" if the bot may make none."""
        home = (league.guild_id, league.channel_id)
        if home in self._invites:
            return self._invites[home]
        guild = self._client.get_guild(league.guild_id)
        channel = guild.get_channel(league.channel_id) if guild else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return NO_LINK
        if not channel.permissions_for(guild.me).create_instant_invite:
            return NO_LINK
        try:
            # A new one (`unique`), because a similar one that Discord reuses may be about to end
            # (Discord's docs: Channel, Create Channel Invite).
            made = await channel.create_invite(max_age=INVITED, unique=True)
        except ERRORS as error:
            _log.info("nobody can be invited to the home of league %s: %s", league.id, error)
            return NO_LINK
        self._invites[home] = made.url
        return made.url

    async def sees(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Return whether a person is on a server and can view a channel there.

        Raises PublishFailed if that is unknown.
        """
        guild = self._guild(guild_id)
        channel = guild.get_channel(channel_id)
        try:
            member = await guild.fetch_member(user_id)
        except ERRORS as error:
            if refusals.of(error) == refusals.NO_PERSON:
                return False
            raise failed(error) from error
        return channel is not None and sees(member, channel)

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Return whether a server has a role. Raises PublishFailed if that is unknown."""
        return self._guild(guild_id).get_role(role_id) is not None

    def _guild(self, guild_id: int) -> discord.Guild:
        """Return a server with its channels and roles. Raises PublishFailed if unavailable."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            raise PublishFailed(f"server {guild_id} is not known now")
        return guild

    async def obstacle(self, guild_id: int, channel_id: int) -> str | None:
        """Return a permission that the bot lacks in a channel for tables, "gone", or None.

        Raises PublishFailed if the server is not available.
        """
        guild = self._guild(guild_id)
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return "gone"
        given = channel.permissions_for(guild.me)
        return next((name for name in NEEDED if not getattr(given, name)), None)

    async def _told(self, post: LeaguePost, season: Season, words: Words) -> LeagueMessage:
        """Return the content of a post, with its pictures if they can be drawn now."""
        found = await message_of(post, season, self._context, words)
        pictures = await drawn(self._context, *found.jobs, pool=self._context.post_pool)
        return replace(found, screen=found.drawn(pictures))

    async def _send_person(self, post: LeaguePost, season: Season, user_id: int) -> Sent:
        """Send a post by direct message or, if that is refused, as a mention in the channel."""
        preferences = await self._context.host.people.preferences.get(user_id)
        if post.kind in REMINDERS and preferences.pings == "none":
            return Sent(0, 0)
        words = Words(preferences.language or post.language or post.league.language)
        if post.kind == HOME_PASSED:
            post = replace(post, data={**post.data, "invite": await self.invite(post.league)})
        found = await self._told(post, season, words)
        message = Post(found.screen, (), nonce_of(f"league-{post.mark}"))
        direct = await self._sender.try_direct(user_id, message, post.tried)
        if direct is not None:
            return Sent(direct.place_id, direct.message_id)
        if post.kind in PRIVATE:
            found = LeagueMessage(Screen((words("league-post-unheard"),)))
        place_id = await self._place(post)
        return Sent(place_id, await self._send(place_id, post, found, (user_id,)))

    async def _place(self, post: LeaguePost) -> int:
        """Return the channel of a post: the league's, or the system channel if that is unusable.

        Only a post about an obstacle goes to the system channel. Raises PublishFailed.
        """
        guild_id, place_id = post.league.guild_id, post.league.channel_id
        if post.kind != "obstacle" or await self.obstacle(guild_id, place_id) not in UNPOSTABLE:
            return place_id
        system = self._guild(guild_id).system_channel
        if system is None:
            raise PublishFailed(f"nobody can be told of {post.mark}")
        return system.id

    async def _send(
        self, place_id: int, post: LeaguePost, found: LeagueMessage, people: tuple[int, ...]
    ) -> int:
        """Send a post to a channel, unless an earlier try succeeded. Raises PublishFailed."""
        roles: tuple[int, ...] = ()
        if found.calls_organisers and not people:
            people, roles = await self._organisers(post.league, place_id)
        screen = naming(found.screen, people)
        message = Post(screen, people, nonce_of(f"league-{post.mark}"), roles=roles)
        if post.tried is not None:
            tried = await self._sender.find(place_id, message, post.tried, None)
            if tried is not None:
                # After a restore, the earlier message may state an outcome that has since changed.
                await self._sender.edit(place_id, tried.message_id, message)
                return tried.message_id
        return await self._sender.send(place_id, message)

    async def _organisers(
        self, league: League, place_id: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the people and roles to mention so that at least one organiser is notified."""
        guild = self._client.get_guild(league.guild_id)
        place = guild.get_channel(place_id) if guild else None
        if guild is None or place is None:
            return league.founders, ()
        role = guild.get_role(league.role_id or 0)
        roles = (role.id,) if role and notifies(role, place) else ()
        if role and roles and sees(role, place):
            return (), roles
        return await self._named(league, place), roles

    async def _named(self, league: League, place: discord.abc.GuildChannel) -> tuple[int, ...]:
        """Return the founder, or the server's owner if the founder cannot read the channel."""
        owner = filter(None, (place.guild.owner_id,))
        for founder_id in league.founders:
            try:
                founder = await place.guild.fetch_member(founder_id)
            except ERRORS as error:
                if refusals.of(error) == refusals.NO_PERSON:
                    return (*owner,)
                _log.info("whether a founder is reached is not known: %s", error)
                return league.founders
            return league.founders if sees(founder, place) else (*owner,)
        return (*owner,)
