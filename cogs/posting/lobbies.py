"""Lobbies for browser pages: who may press a button of a lobby's card, and its update.

Guild page, "Get Guild Member": returns a member without a privileged intent, which only "List Guild
Members" and the events of members need (Gateway, "Privileged Intents"). 404 with code 10007 means
Unknown Member (Opcodes and Status Codes, JSON). Roles, overwrites and channels are those of the
cache, which the GUILDS intent keeps up to date.
"""

from __future__ import annotations

import logging

import discord

from bot.host.core.api import Person, Table
from bot.presenting.services import NotThere, OnlyOnDiscord
from cogs.posting.cards import Cards
from cogs.posting.lobby_calls import LobbyCalls
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ERRORS
from cogs.requests.throttle import calls_as
from cogs.ui.interaction import person_of

_log = logging.getLogger(__name__)


class PageLobbies:
    """Checks and updates for lobby buttons on browser pages, equivalent to clicks on the card."""

    def __init__(self, client: discord.Client, cards: Cards, calls: LobbyCalls) -> None:
        self._client = client
        self._cards = cards
        self._calls = calls

    @calls_as(Priority.ANSWER)
    async def person(self, table: Table, user_id: int) -> Person:
        """Return a member who is allowed to press the buttons of the table's card.

        Raises NotThere, OnlyOnDiscord.
        """
        guild = self._client.get_guild(table.guild_id)
        if guild is None or guild.unavailable:
            raise OnlyOnDiscord
        place = guild.get_channel_or_thread(table.channel_id)
        if place is None:
            raise OnlyOnDiscord
        try:
            member = await guild.fetch_member(user_id)
            allowed = may_press(member, place) and await _is_in(member, place)
        except ERRORS as error:
            if refusals.of(error) is refusals.NO_PERSON:
                raise NotThere from error
            _log.info("whether a person may join table %s is not known: %s", table.id, error)
            raise OnlyOnDiscord from error
        if not allowed:
            raise NotThere
        return person_of(member)

    async def show(self, table: Table) -> None:
        """Update the card as after a click, and send the calls that are due."""
        await self._cards.show(table, renew=True)
        await self._calls.send_due()


def may_press(member: discord.Member, place: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a member can read a channel and is allowed to interact in it.

    Guild page, "Guild Member Object": a `pending` member has not passed the membership screening
    yet; `communication_disabled_until` is a time-out, which leaves only the right to read
    (Permissions, "Permissions For Timed Out Members": owners and administrators are exempt).
    """
    given = place.permissions_for(member)
    reads = given.view_channel and given.read_message_history
    silenced = member.is_timed_out() and not given.administrator
    return reads and not member.pending and not silenced


async def _is_in(member: discord.Member, place: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a member can read a channel or thread, checking private threads' members.

    A private thread is read by its members and by those who may manage threads (Threads, "Private
    Threads"); for anybody else, "Get Thread Member" (Channel page) answers 404, which the caller
    classifies. Raises discord.py's errors.
    """
    if not isinstance(place, discord.Thread) or not place.is_private():
        return True
    if place.permissions_for(member).manage_threads:
        return True
    await place.fetch_member(member.id)
    return True
