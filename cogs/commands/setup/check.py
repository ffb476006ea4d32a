"""`/setup check`: the bot's permissions in the channels of tables, shown to admins.

Texts: `check.ftl`, `places.ftl`. Tests: `tests/cogs/test_setup_check.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.host.servers.places import PlaceRow
from bot.host.servers.services import Servers
from bot.locales import Words
from bot.presenting.limits import TEXT, fit_lines
from cogs.commands.setup.group import admin_request, trouble_of
from cogs.posting.channels import IN_THREAD, LINES, TABLES, VITAL, missing
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS
from cogs.ui.kit.screen import Screen
from cogs.ui.table_command import subcommand
from render.text.wording import described

GONE, CLOSED = "gone", "closed"
"""Values in place of a permission: the channel is gone, or the bot is not in the private thread."""
_MOST_THREADS = 20
"""Maximum number of threads that are checked: those of the newest tables."""
_MANAGE = "manage_threads"
_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)

Chosen: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread


class PlaceOption(app_commands.Transformer):
    """Option for a channel or thread, as Discord reports it, even if the bot cannot see it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's type of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels that can be chosen, i.e. those that can hold tables."""
        return [discord.ChannelType.text, discord.ChannelType.news, *_THREADS]

    async def transform(self, _interaction: discord.Interaction, value: Any, /) -> Chosen:  # noqa: ANN401
        """Return the chosen channel unchanged."""
        assert isinstance(value, app_commands.AppCommandChannel | app_commands.AppCommandThread)
        return value


@dataclass(frozen=True)
class Place:
    """A channel or thread, and the permissions missing there."""

    id: int
    lacks: Sequence[str]

    @property
    def vital(self) -> bool:
        """Whether tables cannot be played here without the missing permissions."""
        return any(name not in TABLES or name in VITAL for name in self.lacks)


class CheckCommands:
    """The `/setup check` command, for the bot's permissions on a server."""

    servers: Servers

    @subcommand("setup", "check", {"channel": "check-channel"})
    async def check(
        self,
        interaction: discord.Interaction,
        channel: app_commands.Transform[Chosen, PlaceOption] | None = None,
    ) -> None:
        """Show the missing permissions in a channel, or here and in all channels of tables."""
        request = await admin_request(interaction)
        guild = interaction.guild
        assert guild is not None
        if channel is not None:
            places = [_chosen(interaction, channel)]
        else:
            rows = await self.servers.places.of_server(guild.id)
            places = [_here(interaction), *_of_tables(guild, rows)]
            await request.defer()
            places += await _unusable(guild, rows)
        text = shown(_once(places), guild.me.is_timed_out(), request.words)
        server = await self.servers.settings.of(guild.id)
        texts = (text, await trouble_of(request, server))
        await request.show(Screen(tuple(filter(None, texts))), lasting=True)


def shown(places: Sequence[Place], in_time_out: bool, words: Words) -> str:
    """Return the missing permissions by place, worst first, in short lines for phones."""
    lines = [f"## {words('setup-check-title')}"]
    if in_time_out:
        lines.append(words("setup-check-time-out"))
    for place in sorted(places, key=lambda place: -place.vital):
        if place.lacks:
            lines.append(f"{'🛑' if place.vital else '⚠️'} <#{place.id}>")
            lines += [f"- {_said(name, words)}" for name in place.lacks]
    fine = [f"<#{place.id}>" for place in places if not place.lacks]
    if fine:
        lines.append(f"✅ {' '.join(fine)}")
    done = not in_time_out and len(fine) == len(places)
    about = f"-# {words('setup-check-fine' if done else 'setup-check-about')}"
    return fit_lines(lines, TEXT - len(about) - 1, "…") + f"\n{about}"


def _said(name: str, words: Words) -> str:
    """Return the name of a missing permission, and the consequence of missing it."""
    if name in (GONE, CLOSED):
        return words(f"setup-check-{name}")
    permission = f"**{words('permission', name=name)}**"
    return described(permission, words("setup-check-lack", name=name), words)


def _here(interaction: discord.Interaction) -> Place:
    """Return the place where the command was used, with the permissions missing there."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = IN_THREAD if in_thread else TABLES
    return Place(interaction.channel_id or 0, missing(interaction.app_permissions, needed))


def _chosen(interaction: discord.Interaction, channel: Chosen) -> Place:
    """Return a chosen place with the permissions missing there.

    The bot's permissions come from the interaction or else from the cache; if neither knows the
    place, all are missing.
    """
    in_thread = isinstance(channel, app_commands.AppCommandThread)
    needed = IN_THREAD if in_thread else TABLES
    data: Any = interaction.data
    told = data["resolved"]["channels"][str(channel.id)].get("app_permissions")
    if told is not None:
        return Place(channel.id, missing(discord.Permissions(int(told)), needed))
    assert interaction.guild is not None
    known = interaction.guild.get_channel_or_thread(channel.id)
    given = discord.Permissions.none() if known is None else _given(known)
    return Place(channel.id, missing(given, needed))


def _of_tables(guild: discord.Guild, rows: Iterable[PlaceRow]) -> Iterator[Place]:
    """Yield the channels in which the bot posts."""
    for row in rows:
        place = guild.get_channel_or_thread(row.channel_id)
        if place is None:
            yield Place(row.channel_id, (GONE,))
            continue
        tables = IN_THREAD if isinstance(place, discord.Thread) else TABLES
        yield Place(place.id, missing(_given(place), LINES if row.lines else tables))


async def _unusable(guild: discord.Guild, rows: Iterable[PlaceRow]) -> list[Place]:
    """Return the threads of tables that are locked, or closed to the bot."""
    ids = [row.thread_id for row in rows if row.thread_id is not None][-_MOST_THREADS:]
    found = await asyncio.gather(*(_thread(guild, thread_id) for thread_id in ids))
    return [place for place in found if place is not None]


async def _thread(guild: discord.Guild, thread_id: int) -> Place | None:
    """Return a thread if the bot cannot use it although it may use the channel, else None."""
    try:
        # An archived thread is not in the cache.
        thread = guild.get_thread(thread_id) or await guild.fetch_channel(thread_id)
    except ERRORS as error:
        closed = refusals.of(error) == refusals.PERMISSION
        return Place(thread_id, (CLOSED,)) if closed else None
    locked = isinstance(thread, discord.Thread) and thread.locked
    return Place(thread_id, (_MANAGE,)) if locked and not _given(thread).manage_threads else None


def _given(place: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    return place.permissions_for(place.guild.me)


def _once(places: Iterable[Place]) -> list[Place]:
    """Return each place once, with all permissions missing there."""
    lacks: dict[int, dict[str, None]] = {}
    for place in places:
        lacks.setdefault(place.id, {}).update(dict.fromkeys(place.lacks))
    return [Place(place_id, tuple(names)) for place_id, names in lacks.items()]
