"""People and roles that the mentions of a message notify, as Discord documents it.

Message page, "Allowed Mentions Object": a mention counts only if it is in the message's text; a
role must be mentionable, or the bot must have MENTION_EVERYONE; a list has at most 100. Permissions
page: a member without VIEW_CHANNEL does not read the channel, nor its threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.ui.kit.screen import Screen

MOST = 100
"""Most people, or roles, that one message may notify."""


def allowed(people: Sequence[int], roles: Sequence[int] = ()) -> discord.AllowedMentions:
    """Return the mentions of a message that notify; stand-ins of erased people do not."""
    users = [discord.Object(user_id) for user_id in people if user_id > 0]
    called = [discord.Object(role_id) for role_id in roles]
    return discord.AllowedMentions(everyone=False, users=users[:MOST], roles=called[:MOST])


def notifies(role: discord.Role, place: discord.abc.GuildChannel) -> bool:
    """Return whether the mention of a role in a channel notifies its members.

    `<@&id>` of the role @everyone does not: only the text `@everyone` notifies everyone.
    """
    ours = place.permissions_for(place.guild.me)
    return not role.is_default() and (role.mentionable or ours.mention_everyone)


def sees(who: discord.Member | discord.Role, place: discord.abc.GuildChannel) -> bool:
    """Return whether a member or role may see a channel; a role's members may by another role."""
    return place.permissions_for(who).view_channel


def naming(screen: Screen, people: Sequence[int]) -> Screen:
    """Return a screen with all these people mentioned; missing mentions are added on top."""
    mentions = (f"<@{user_id}>" for user_id in people)
    line = " ".join(one for one in mentions if not any(one in text for text in screen.texts))
    return replace(screen, texts=(line, *screen.texts)) if line else screen
