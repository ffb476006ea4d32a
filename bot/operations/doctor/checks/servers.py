"""Checks of the servers: the bot's membership, and its permissions in the tables' channels.

Permissions in a channel are computed from Discord's data on server and channel, in the order given
in Discord's documentation: roles, then the channel's overwrites for everyone, for roles, and for
the member.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import reduce
from operator import or_

import discord

from bot.locales import Words
from bot.operations.doctor.facts import Facts
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.operations.doctor.remote import Guild, Payload
from bot.store.upkeep.checkup import PlaceRow
from cogs.posting.channels import LINES, TABLES, VITAL, missing

_ROLE, _MEMBER = 0, 1
_IN_TIME_OUT = discord.Permissions(view_channel=True, read_message_history=True).value


def given(guild: Guild, channel: Payload, now: datetime) -> discord.Permissions:
    """Return the bot's permissions in a channel, whose threads have the same ones."""
    base, roles = everywhere(guild).value, _roles(guild)
    own_id = int(guild.member["user"]["id"])
    if base == discord.Permissions.all().value:
        return discord.Permissions.all()
    changes = channel.get("permission_overwrites", ())
    everyone = [one for one in changes if int(one["id"]) == guild.id]
    of_roles = [one for one in changes if one["type"] == _ROLE and int(one["id"]) in roles]
    own = [one for one in changes if one["type"] == _MEMBER and int(one["id"]) == own_id]
    for group in (everyone, [one for one in of_roles if one not in everyone], own):
        base = base & ~_any(int(one["deny"]) for one in group)
        base |= _any(int(one["allow"]) for one in group)
    return discord.Permissions(base & _IN_TIME_OUT if in_time_out(guild, now) else base)


def everywhere(guild: Guild) -> discord.Permissions:
    """Return the bot's permissions for a whole server."""
    roles, own_id = _roles(guild), int(guild.member["user"]["id"])
    base = discord.Permissions(_any(
        int(role["permissions"]) for role in guild.data["roles"] if int(role["id"]) in roles
    ))  # fmt: skip
    is_owner = int(guild.data["owner_id"]) == own_id
    return discord.Permissions.all() if base.administrator or is_owner else base


def _roles(guild: Guild) -> set[int]:
    """Return the bot's roles, with that of everyone."""
    return {int(role) for role in guild.member["roles"]} | {guild.id}


def in_time_out(guild: Guild, now: datetime) -> bool:
    """Return whether a moderator has put the bot in a time-out."""
    until = guild.member.get("communication_disabled_until")
    return until is not None and datetime.fromisoformat(until) > now


def _any(values: Iterable[int]) -> int:
    return reduce(or_, values, 0)


_MOST = 4
"""Maximum number of channels listed; the others are only counted."""
_HOSTS_TABLES = {kind.value for kind in (discord.ChannelType.text, discord.ChannelType.news)}
_REPLACED = "thread-gone"
_THREADS = {
    _REPLACED: (
        "The thread of a table was deleted.",
        "Nothing: with its next post the table gets another one.",
    ),
    "thread-closed": (
        "The bot is not a member of a table's private thread.",
        "Mention the bot in the thread: that adds it.",
    ),
    "thread-locked": (
        "A moderator has locked the thread of a table.",
        "Unlock the thread, or give the bot's role Manage Threads there.",
    ),
}
"""Faults of threads, and their remedies, by the code of the finding."""


def present(facts: Facts) -> Iterator[Finding]:
    """Check whether the bot is on the servers that were named, and note those left out."""
    assert facts.remote is not None and facts.remote.guild_ids is not None
    known = facts.remote.guild_ids
    invite = 'Invite it there (README, "Connect it to Discord"), or correct the number.'
    if facts.guild_id is not None and facts.guild_id not in known:
        what = "The bot is not on the server that was asked for."
        yield error("server-absent", what, f"server {facts.guild_id}", invite)
    dev = facts.settings.dev_guild
    if dev is not None and dev not in known:
        what = "The bot is not on the server for development: it has its commands nowhere."
        yield error("dev-guild-absent", what, f"BOT_DEV_GUILD={dev}", invite)
    left_out = len(known) - len(facts.remote.guilds)
    if facts.guild_id is None and left_out and not facts.remote.failure:
        yield note(
            "servers-left-out",
            f"Not looked at: {left_out} of {len(known)} servers, those with the fewest tables.",
            "discord.com",
            "`bot doctor --guild ID` looks at one.",
        )


@dataclass
class _Server:
    """A server, with its channels and threads that the bot uses."""

    guild: Guild
    now: datetime
    channels: dict[int, list[PlaceRow]] = field(default_factory=dict)
    """Places by existing channel; those in a thread are listed under its parent channel."""
    gone: list[PlaceRow] = field(default_factory=list)

    @classmethod
    def of(cls, guild: Guild, rows: Iterable[PlaceRow], now: datetime) -> _Server:
        server = cls(guild, now)
        for row in rows:
            place = guild.threads.get(row.channel_id)
            channel_id = row.channel_id if place is None else int(place["parent_id"])
            if channel_id in guild.channels:
                server.channels.setdefault(channel_id, []).append(row)
            else:
                server.gone.append(row)
        return server

    def lacking(self) -> Mapping[int, Sequence[str]]:
        """Return the missing permissions by channel.

        If the server has no tables, include the channel with the fewest missing ones.
        """
        lacking = {i: self._missing(i, _needed(rows)) for i, rows in self.channels.items()}
        if any(not row.lines for rows in self.channels.values() for row in rows):
            return lacking
        shown = self.guild.channels.items()
        open_to = {i: self._missing(i) for i, one in shown if one["type"] in _HOSTS_TABLES}
        best = min(open_to, key=lambda i: len(_weighty(open_to[i])), default=None)
        return lacking if best is None else {**lacking, best: open_to[best]}

    def _missing(self, channel_id: int, needed: Sequence[str] = TABLES) -> Sequence[str]:
        return missing(self.may(channel_id), needed)

    def may(self, channel_id: int) -> discord.Permissions:
        """Return the bot's permissions in a channel."""
        return given(self.guild, self.guild.channels[channel_id], self.now)


def permissions(facts: Facts) -> Iterator[Finding]:
    """Check the permissions that tables need in their channels and threads."""
    assert facts.remote is not None
    now = datetime.fromtimestamp(facts.machine.now(), UTC)
    for guild in facts.remote.guilds:
        places = facts.stored.places if facts.stored is not None else ()
        server = _Server.of(guild, (row for row in places if row.guild_id == guild.id), now)
        if in_time_out(guild, now):
            yield error(
                "time-out",
                "A moderator has put the bot into a time-out: it cannot post.",
                _where(guild),
                "Right-click the bot in the member list and remove the time-out.",
            )
        else:
            yield from _of_channels(server)
            yield from _of_threads(server)
            yield from _of_events(guild, facts)
        yield from _of_gone(server)


def _of_channels(server: _Server) -> Iterator[Finding]:
    """Yield a finding for each missing permission, with all channels that lack it."""
    where: dict[str, list[int]] = {}
    for channel_id, names in server.lacking().items():
        for name in names:
            where.setdefault(name, []).append(channel_id)
    for name in sorted(where, key=TABLES.index):
        words = Words("en")
        told = words("permission", name=name)
        yield (error if name in VITAL else warning)(
            f"permission-{name}",
            f"The bot lacks the permission {told}: {words('setup-check-lack', name=name)}.",
            _where(server.guild, where[name]),
            f"Give the bot's role {told} there: settings of the channel or its category,"
            " Permissions.",
        )


def _of_threads(server: _Server) -> Iterator[Finding]:
    """Yield findings on threads that the bot cannot use although it may use their channel."""
    for channel_id, rows in server.channels.items():
        for row in rows if server.may(channel_id).view_channel else ():
            thread_id = row.thread_id if row.thread_id is not None else row.channel_id
            code = _trouble(server, channel_id, thread_id)
            if code is not None:
                what, do = _THREADS[code]
                place = _where(server.guild, [channel_id])
                where = f"{place}, table {row.game_id}, thread {thread_id}"
                yield (warning if code == _REPLACED else error)(code, what, where, do)


def _trouble(server: _Server, channel_id: int, thread_id: int) -> str | None:
    """Return the code of the reason why a thread is unusable; None = usable, or not a thread."""
    if thread_id in server.guild.gone:
        return _REPLACED
    if thread_id in server.guild.closed:
        return "thread-closed"
    thread = server.guild.threads.get(thread_id)
    locked = thread is not None and thread["thread_metadata"].get("locked")
    return "thread-locked" if locked and not server.may(channel_id).manage_threads else None


def _of_events(guild: Guild, facts: Facts) -> Iterator[Finding]:
    """Yield a finding if a league's dates are to be events of a server, and cannot be."""
    wanted = facts.stored is not None and guild.id in facts.stored.event_servers
    if wanted and not everywhere(guild).create_events:
        told = Words("en")("permission", name="create_events")
        yield warning(
            "permission-create_events",
            f"The bot lacks the permission {told}: a league's dates are no events of the server.",
            _where(guild),
            f"Give the bot's role {told}, or switch the events off with /setup league.",
        )


def _of_gone(server: _Server) -> Iterator[Finding]:
    for row in server.gone:
        where = f"{_where(server.guild)}, channel {row.channel_id}"
        if row.game_id is not None:
            yield error(
                "channel-gone",
                f"The channel of table {row.game_id} was deleted.",
                where,
                f"Somebody of the table uses /table move table: {row.game_id} in another channel.",
            )
        else:
            yield warning(
                "channel-gone",
                "A channel that was chosen for tables, a league or the audit log was deleted.",
                where,
                "Choose another one: /setup change, /setup audit, /league for a league, or /setup"
                " league for a season of another bot.",
            )


def _needed(rows: Iterable[PlaceRow]) -> Sequence[str]:
    return LINES if all(row.lines for row in rows) else TABLES


def _weighty(names: Sequence[str]) -> list[str]:
    """Return the names, with each vital permission repeated to weigh more than all the others."""
    return [name for name in names for _ in range(10 if name in VITAL else 1)]


def _where(guild: Guild, channel_ids: Sequence[int] = ()) -> str:
    names = [f"#{guild.channels[channel_id]['name']}" for channel_id in channel_ids]
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    listed = f": {', '.join(names[:_MOST])}{more}" if names else ""
    return f"server {guild.name} ({guild.id}){listed}"
