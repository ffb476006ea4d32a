"""One server of Discord and all that is said there. It outlives every kill of the bot."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any

from tests.strict.refusal import Refused
from tests.tools.chaos import clock
from tests.tools.chaos.objects import (
    DM,
    GRANTED,
    PERMISSIONS,
    PRIVATE_THREAD,
    TEXT,
    Channel,
    Interaction,
    Message,
    Role,
    User,
    iso,
    snowflake,
)

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 900.0
NONCE_LASTS = 180.0
"""Seconds during which a nonce sends no second message; Discord says "some minutes"."""
FOLLOW_UPS = 5
"""*Create Followup Message*: so many where only a person installed the app."""


@dataclass
class Lack:
    """A permission that the bot lacked in a channel; `until` is infinite while it does."""

    channel_id: int
    name: str
    since: float
    until: float = inf


class World:
    """One server with its channels and people, and everything that was ever said there."""

    def __init__(self) -> None:
        self.bot = User(snowflake(), "Games", bot=True)
        self.application_id = snowflake()
        self.guild_id = snowflake()
        self.joined = True
        self.unavailable = False
        self.installed_by: set[int] = set()
        """The people who installed the app for themselves."""
        self.emojis: dict[int, str] = {}
        """The names of the application's emojis by id."""
        self.most_threads = 1000
        """*Channel*: a server has a limit of active threads (160006)."""
        self.most_members = 1000
        """*Opcodes*: so many people can be in a thread (30033)."""
        self.creators_invite = True
        """True if the creator of a thread that is not `invitable` may add people; not written."""
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.left: set[int] = set()
        """The people who are not on the server any more."""
        self.closed: set[int] = set()
        """The people who take no direct messages (50007)."""
        self.were_closed: set[int] = set()
        self.lacked: list[Lack] = []
        """The permissions the bot lacked, where and when."""
        self.roles: dict[int, Role] = {}
        self.channels: dict[int, Channel] = {}
        self.gone: dict[int, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, int] = {}
        self.nonces: dict[str, Message] = {}
        """The bot's newest message of each nonce, wherever that is."""
        self.record: list[Message] = []
        """Every message of the bot, in order, deleted ones too."""

    def emoji(self, number: int) -> dict[str, Any]:
        """Return an emoji of the application (*Emoji*, Emoji Structure)."""
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        own = {"id": str(number), "name": self.emojis[number], "roles": []}
        return {**own, **flags, "user": self.bot.payload()}

    def add_user(self, name: str) -> User:
        user = User(snowflake(), name)
        self.users[user.id] = user
        return user

    def add_role(self, name: str, *people: User, mentionable: bool = False) -> Role:
        role = Role(snowflake(), name, mentionable)
        self.roles[role.id] = role
        for person in people:
            person.roles.add(role.id)
        return role

    def remove_role(self, role: Role) -> None:
        del self.roles[role.id]
        for user in self.users.values():
            user.roles.discard(role.id)

    def close(self, *people: int) -> None:
        """Close people's direct messages."""
        self.closed.update(people)
        self.were_closed.update(people)

    def open(self, *people: int) -> None:
        self.closed.difference_update(people)

    def add_channel(self, name: str) -> Channel:
        return self.keep(Channel(snowflake(), TEXT, name, self.guild_id))

    def keep(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def channel(self, channel_id: int, *needed: str) -> Channel:
        """Return a channel in which the bot may do that. Raises Refused."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if channel.type != DM:
            self._check(channel, needed)
        return channel

    def _check(self, channel: Channel, needed: tuple[str, ...]) -> None:
        """Refuse what permissions forbid; *Threads*: a private one is seen by its members alone."""
        denied = self.denied(channel)
        outside = channel.type == PRIVATE_THREAD and self.bot.id not in channel.members
        if self.unavailable:
            raise Refused(503, 0, "Service Unavailable")
        if not self.joined or outside or "view" in denied:
            raise Refused(403, 50001, "Missing Access")
        if denied.intersection(needed):
            raise Refused(403, 50013, "Missing Permissions")

    def denied(self, channel: Channel) -> set[str]:
        parent = self.channels.get(channel.parent_id or 0)
        return channel.denied if parent is None else channel.denied | parent.denied

    def permissions(self, channel: Channel) -> int:
        return GRANTED & ~sum(PERMISSIONS[name] for name in self.denied(channel))

    def note_lacks(self, channel: Channel) -> None:
        """Write down what the bot lacks in a channel now, and in what hangs on it."""
        below = [one for one in self.channels.values() if one.parent_id == channel.id]
        for one in (channel, *below):
            names = self.denied(one) | ({"manage_threads"} if one.locked else set())
            known = [x for x in self.lacked if x.channel_id == one.id and x.until == inf]
            for lack in known:
                if lack.name not in names:
                    lack.until = clock.now()
            fresh = names - {lack.name for lack in known}
            self.lacked += [Lack(one.id, name, clock.now()) for name in fresh]

    def said_with(self, nonce: str | None) -> Message | None:
        """Return what the bot has just sent with a nonce, or None. Raises Refused.

        *Message*, Create Message: a nonce is checked for uniqueness "in the past few minutes", by
        author; discord-api-docs PR 6647, its author: what was deleted meanwhile is not sent anew,
        and the answer is "Unknown Message".
        """
        message = self.nonces.get(nonce) if nonce is not None else None
        if message is None or clock.now() - message.at >= NONCE_LASTS:
            return None
        if message.deleted:
            raise Refused(404, 10008, "Unknown Message")
        return message

    @property
    def active_threads(self) -> list[Channel]:
        return [one for one in self.channels.values() if one.is_thread and not one.archived]

    def check_active(self) -> None:
        """Refuse one more active thread than there may be; Raises Refused.

        *Channel*, thread channels: then none can be created or unarchived.
        """
        if len(self.active_threads) >= self.most_threads:
            raise Refused(400, 160006, "Maximum number of active threads reached")

    def remove(self, channel: Channel) -> list[Channel]:
        """Delete a channel with its threads, and return all that went."""
        lost = [channel, *(c for c in self.channels.values() if c.parent_id == channel.id)]
        for one in lost:
            self.gone[one.id] = self.channels.pop(one.id)
            for message in one.messages.values():
                message.deleted = True
        return lost

    def public_messages(self) -> list[Message]:
        """Return what stands in channels and threads."""
        return [m for m in self.record if m.reader is None and not m.deleted]

    def guild(self) -> dict[str, Any]:
        everyone = Role(self.guild_id, "@everyone", permissions=GRANTED)
        channels = [c for c in self.channels.values() if c.guild_id == self.guild_id]
        return {
            "id": str(self.guild_id),
            "name": "Chaos",
            "owner_id": "1",
            "preferred_locale": "en-US",
            "member_count": len(self.users),
            "joined_at": iso(0),
            "large": False,
            "roles": [role.payload() for role in (everyone, *self.roles.values())],
            "members": [self.bot.member()],
            "channels": [c.payload(self.bot) for c in channels if not c.is_thread],
            "threads": [c.payload(self.bot) for c in self.active_threads],
        }
