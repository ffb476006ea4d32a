"""Scopes of commands: on servers, in direct messages, or installed by a person alone.

A command that does not name its installation contexts takes those of the application, and one that
names no contexts is offered everywhere (Application Commands, Create Global Application Command),
so all commands name both. People who install an app for themselves have it on every server they are
on, even if the bot is not a member (Application, Installation Context); on such a server it can
answer, but not post.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from cogs.ui.context import HasContext

NOT_THERE, NO_SERVER = "not-on-server", "no-server"
"""Keys of the texts that say why something does not work here."""

Command: TypeAlias = (
    "app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu"
)


class Use(Enum):
    """The scope of a command: who must have installed it, and in which contexts it is offered."""

    SERVER = ((True, False), (True, False, False))
    """Scope of commands that post or are about the server, which the bot must be on."""
    DIRECT = ((True, False), (True, True, False))
    """Scope of commands that also work in direct messages with the bot."""
    PERSONAL = ((True, True), (True, True, True))
    """Scope of commands about the person alone, which are answered in private everywhere."""

    @property
    def installs(self) -> AppInstallationType:
        """The types of installation that the command requires."""
        guild, user = self.value[0]
        return AppInstallationType(guild=guild, user=user)

    @property
    def contexts(self) -> AppCommandContext:
        """The contexts that offer the command: servers, direct messages, private channels."""
        guild, dm_channel, private_channel = self.value[1]
        return AppCommandContext(
            guild=guild, dm_channel=dm_channel, private_channel=private_channel
        )


USES: Mapping[str, Use] = {
    **dict.fromkeys(("coach", "learn", "rules", "why"), Use.DIRECT),
    **dict.fromkeys(("help", "hours", "me", "myturns", "privacy", "vacation"), Use.PERSONAL),
}
"""Scopes of the commands that also work elsewhere than on servers with the bot, by first word."""
OPENING = frozenset({"open", "open-easy", "open-game", "open-preset", "rematch"})
"""Verbs of buttons and menus that open a table in the channel of the click."""


class HasReach(HasContext, Protocol):
    """A client that can look up the bot's servers."""

    def get_guild(self, guild_id: int, /) -> discord.Guild | None:
        """Return a server that the bot is on, None if it is not known."""


def stated(command: Command) -> Command:
    """Set a command's installation types and contexts, and return the command."""
    use = USES.get(command.name, Use.SERVER)
    command.allowed_installs, command.allowed_contexts = use.installs, use.contexts
    return command


def refusal(interaction: discord.Interaction) -> str:
    """Return the key of the text saying why an interaction is refused here, "" if it is allowed."""
    data = cast(Mapping[str, object], interaction.data or {})
    if "custom_id" in data:
        return _of_click(interaction, str(data["custom_id"]).partition(":")[0])
    use = USES.get(str(data.get("name")), Use.SERVER)
    return "" if use is Use.PERSONAL else _of_place(interaction, use is Use.SERVER)


def _of_click(interaction: discord.Interaction, verb: str) -> str:
    """Return why a click is refused: it opens a table off-server, or is on an old public post.

    Old posts are on servers that removed the bot. Private messages keep working: they may be about
    tables of any server.
    """
    message = interaction.message
    if verb in OPENING:
        return _of_place(interaction, needs_server=True)
    private = message is None or message.flags.ephemeral
    return "" if private else _of_place(interaction, needs_server=False)


def _of_place(interaction: discord.Interaction, needs_server: bool) -> str:
    if interaction.guild_id is None:
        return NO_SERVER if needs_server else ""
    return "" if is_there(interaction, interaction.guild_id) else NOT_THERE


def is_there(interaction: discord.Interaction, guild_id: int) -> bool:
    """Return whether the bot is on the server of an interaction, as far as that can be known.

    An unavailable server stays in the cache. A shard learns its servers when it starts (Gateway,
    Ready Event); servers on shards of other processes are never reported. The installation owners
    (Receiving and Responding, Authorizing Integration Owners Object) say who installed the app,
    which a server may do without adding the bot.
    """
    client = cast(HasReach, interaction.client)
    if client.get_guild(guild_id) is not None:
        return True
    by_person_alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    return not by_person_alone and not client.context.host.connectivity.knows(guild_id)
