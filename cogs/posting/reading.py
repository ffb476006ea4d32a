"""Permission to read the history of a place.

Message page, "Get Channel Messages": without READ_MESSAGE_HISTORY the list is empty, and no error;
in a voice channel CONNECT is needed, too. "Get Channel Message" of a single one is refused then.
"""

from __future__ import annotations

import discord

from cogs.requests import refusals

NEEDED = ("view_channel", "read_message_history")
_UNREADABLE = (refusals.PERMISSION, refusals.ACCOUNT)
_NOTHING_THERE = (refusals.NO_MESSAGE, refusals.NO_CHANNEL)
_VOICE = (discord.VoiceChannel, discord.StageChannel)


async def may_read(client: discord.Client, place_id: int) -> bool:
    """Return whether the bot may read a channel or thread. Raises discord's errors.

    If that is unknown, Discord is asked for a message: it answers that there is none, or refuses.
    """
    lacks = lacking(client.get_channel(place_id))
    if lacks is not None:
        return not lacks
    try:
        await client.get_partial_messageable(place_id).fetch_message(place_id)
    except discord.HTTPException as error:
        found = refusals.of(error)
        if found in _UNREADABLE:
            return False
        if found not in _NOTHING_THERE:
            raise
    return True


def lacking(place: object) -> list[str] | None:
    """Return the permissions that the bot lacks to read a place, None = unknown."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        given = place.permissions_for(place.guild.me)
    except discord.ClientException:
        return None
    needed = (*NEEDED, "connect") if isinstance(place, _VOICE) else NEEDED
    return [name for name in needed if not getattr(given, name)]
