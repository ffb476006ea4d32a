"""What Discord keeps: channels, messages, interactions. It outlives every kill of the bot."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

EPOCH_MS = 1_420_070_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL = 1 << 6
PERMISSIONS = {
    "manage_channels": 1 << 4,
    "view": 1 << 10,
    "send": 1 << 11,
    "embed": 1 << 14,
    "attach": 1 << 15,
    "history": 1 << 16,
    "manage_threads": 1 << 34,
    "public_threads": 1 << 35,
    "private_threads": 1 << 36,
    "send_in_threads": 1 << 38,
}
GRANTED = sum(PERMISSIONS.values()) - sum(
    PERMISSIONS[name] for name in ("manage_channels", "manage_threads")
)
"""What README tells the admin to tick, and no more."""
ANSWER_WITHIN = 3.0
TOKEN_LASTS = 900.0
NONCE_LASTS = 180.0
"""Seconds during which a nonce sends no second message; Discord says "some minutes"."""

DECIDING = frozenset({"mv", "sel", "step", "stepsel", "panel"})
"""The verbs of a live post: its buttons make moves, or open the panel in which moves are made."""
_numbers = itertools.count()


def snowflake() -> int:
    """Return a new id, the time in its upper bits as Discord's have it."""
    return (int(time.time() * 1000) - EPOCH_MS << 22) + (next(_numbers) & 0x3FFFFF)


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


class ApiError(Exception):
    """A refusal of Discord's, with its status and code."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


@dataclass
class User:
    id: int
    name: str
    bot: bool = False

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "username": self.name,
            "discriminator": "0",
            "global_name": None if self.bot else self.name,
            "avatar": None,
            "bot": self.bot,
        }

    def member(self) -> dict[str, Any]:
        return {
            "user": self.payload(),
            "roles": [],
            "joined_at": iso(0),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(GRANTED),
        }


@dataclass
class Message:
    id: int
    channel_id: int
    author: User
    components: list[dict[str, Any]]
    content: str = ""
    flags: int = 0
    attachments: list[dict[str, Any]] = field(default_factory=list)
    nonce: str | None = None
    reader: int | None = None
    """Who alone sees it (an ephemeral answer)."""
    answers: int | None = None
    """The interaction that it answers."""
    at: float = field(default_factory=time.time)
    edited_at: float | None = None
    deleted: bool = False
    forbidden: frozenset[str] = frozenset()
    """What the bot might not do where and when it sent this."""
    illustrated: int = 0
    """How many times pictures came to it."""

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "author": self.author.payload(),
            "type": 0,
            "content": self.content,
            "timestamp": iso(self.at),
            "edited_timestamp": None if self.edited_at is None else iso(self.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": [],
            "pinned": False,
            "flags": self.flags,
            "components": self.components,
        }

    def parts(self) -> Iterator[dict[str, Any]]:
        """Yield every component, nested ones included."""
        rest = list(self.components)
        while rest:
            part = rest.pop(0)
            yield part
            rest = list(part.get("components", ())) + rest

    @property
    def texts(self) -> str:
        said = [self.content, *(part["content"] for part in self.parts() if part["type"] == 10)]
        return "\n".join(filter(None, said))

    @property
    def custom_ids(self) -> list[str]:
        return [part["custom_id"] for part in self.parts() if "custom_id" in part]

    def live(self, table_id: int | None = None) -> bool:
        """Return whether its buttons make moves (at that table)."""
        marks = (custom_id.split(":") for custom_id in self.custom_ids)
        return not self.deleted and any(
            mark[0] in DECIDING and table_id in (None, int(mark[1])) for mark in marks
        )


@dataclass
class Channel:
    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    denied: set[str] = field(default_factory=set)
    """What an overwrite of the channel takes from the bot."""
    archived: bool = False
    locked: bool = False
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def payload(self, bot: User) -> dict[str, Any]:
        if self.type == DM:
            people = [User(number, "-").payload() for number in self.members]
            return {"id": str(self.id), "type": DM, "recipients": people}
        common = {
            "id": str(self.id),
            "type": self.type,
            "guild_id": str(self.guild_id),
            "name": self.name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
        }
        if not self.is_thread:
            deny = sum(PERMISSIONS[name] for name in self.denied)
            overwrite = {"id": str(bot.id), "type": 1, "allow": "0", "deny": str(deny)}
            more = {"position": 0, "permission_overwrites": [overwrite] if deny else []}
            return common | more | {"parent_id": None, "topic": None, "nsfw": False}
        return common | {
            "parent_id": str(self.parent_id),
            "owner_id": str(bot.id),
            "message_count": len(self.messages),
            "member_count": len(self.members),
            "flags": 0,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "auto_archive_duration": 10080,
                "archive_timestamp": iso(time.time()),
                "invitable": False,
            },
            "member": {
                "id": str(self.id),
                "user_id": str(bot.id),
                "join_timestamp": iso(time.time()),
                "flags": 0,
            },
        }


@dataclass
class Interaction:
    id: int
    token: str
    user: User
    channel: Channel
    source: Message | None
    at: float = field(default_factory=time.time)
    acknowledged: bool = False
    deferred: bool = False
    failed: bool = False
    """The person was told that it failed: nothing came within three seconds."""
    original: Message | None = None
    said: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    made_move: bool = False
    """Its first answer took the buttons off the post: what was done is said after that."""

    @property
    def owed(self) -> bool:
        """Return whether something else was promised with the first answer."""
        return self.deferred or (self.made_move and not self.said)


class World:
    """One server with its channels and people, and everything that was ever said there."""

    def __init__(self) -> None:
        self.bot = User(snowflake(), "Games", bot=True)
        self.application_id = snowflake()
        self.guild_id = snowflake()
        self.joined = True
        self.unavailable = False
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.channels: dict[int, Channel] = {}
        self.gone: dict[int, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, int] = {}
        self.record: list[Message] = []
        """Every message of the bot, in order, deleted ones too."""

    def add_user(self, name: str) -> User:
        user = User(snowflake(), name)
        self.users[user.id] = user
        return user

    def add_channel(self, name: str) -> Channel:
        return self.keep(Channel(snowflake(), TEXT, name, self.guild_id))

    def keep(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def channel(self, channel_id: int, *needed: str) -> Channel:
        """Return a channel in which the bot may do that. Raises ApiError."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if channel.type != DM:
            self._check(channel, needed)
        return channel

    def _check(self, channel: Channel, needed: tuple[str, ...]) -> None:
        if not self.joined:
            raise ApiError(403, 50001, "Missing Access")
        denied = self.denied(channel)
        if "view" in denied:
            raise ApiError(403, 50001, "Missing Access")
        if denied.intersection(needed):
            raise ApiError(403, 50013, "Missing Permissions")

    def denied(self, channel: Channel) -> set[str]:
        parent = self.channels.get(channel.parent_id or 0)
        return channel.denied if parent is None else channel.denied | parent.denied

    def permissions(self, channel: Channel) -> int:
        return GRANTED & ~sum(PERMISSIONS[name] for name in self.denied(channel))

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
        everyone = {
            "id": str(self.guild_id),
            "name": "@everyone",
            "permissions": str(GRANTED),
            "position": 0,
            "color": 0,
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        channels = [c for c in self.channels.values() if c.guild_id == self.guild_id]
        open_threads = [c for c in channels if c.is_thread and not c.archived]
        return {
            "id": str(self.guild_id),
            "name": "Chaos",
            "owner_id": "1",
            "preferred_locale": "en-US",
            "member_count": len(self.users),
            "joined_at": iso(0),
            "large": False,
            "roles": [everyone],
            "members": [self.bot.member()],
            "channels": [c.payload(self.bot) for c in channels if not c.is_thread],
            "threads": [c.payload(self.bot) for c in open_threads],
        }
