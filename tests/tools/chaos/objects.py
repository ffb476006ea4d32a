"""Objects of Discord as it tells them: people, roles, channels, messages, interactions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.strict.files import told
from tests.tools.chaos import clock

EPOCH_MS = 1_420_070_400_000
TEXT, DM, NEWS, PUBLIC_THREAD, PRIVATE_THREAD, FORUM, MEDIA = 0, 1, 5, 11, 12, 15, 16
THREAD_ONLY = (FORUM, MEDIA)
"""*Threads*, Forums: only threads can be created there."""
EPHEMERAL = 1 << 6
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""The types of interactions."""
PERMISSIONS = {
    "manage_channels": 1 << 4,
    "view": 1 << 10,
    "send": 1 << 11,
    "embed": 1 << 14,
    "attach": 1 << 15,
    "history": 1 << 16,
    "mention_everyone": 1 << 17,
    "manage_threads": 1 << 34,
    "public_threads": 1 << 35,
    "private_threads": 1 << 36,
    "send_in_threads": 1 << 38,
}
GRANTED = sum(PERMISSIONS.values()) - sum(
    PERMISSIONS[name] for name in ("manage_channels", "manage_threads", "mention_everyone")
)
"""The permissions that README tells the admin to tick, and no more."""
MANAGE_SERVER = 1 << 5

DECIDING = frozenset({"mv", "sel", "step", "stepsel", "panel"})
"""The verbs of a live post: its buttons make moves, or open the panel in which moves are made."""
_numbers = itertools.count()


def snowflake() -> int:
    """Return a new id, the time in its upper bits as Discord's have it."""
    return (int(clock.now() * 1000) - EPOCH_MS << 22) + (next(_numbers) & 0x3FFFFF)


def made_at(number: int) -> float:
    """Return when something with that id was made."""
    return ((number >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass
class User:
    id: int
    name: str
    bot: bool = False
    roles: set[int] = field(default_factory=set)
    manages: bool = False
    """True if they may manage the server."""

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
            "roles": [str(role) for role in self.roles],
            "joined_at": iso(0),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(GRANTED | (MANAGE_SERVER if self.manages else 0)),
        }


@dataclass
class Role:
    id: int
    name: str
    mentionable: bool = False
    """A new role is not: *Permissions*, role object."""
    permissions: int = 0

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": self.mentionable,
            "flags": 0,
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
    """All its files; an answer tells only those that nothing shows."""
    nonce: str | None = None
    reader: int | None = None
    """The only person who sees it (an ephemeral answer)."""
    answers: int | None = None
    """The interaction that it answers."""
    at: float = field(default_factory=clock.now)
    edited_at: float | None = None
    deleted: bool = False
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    notified: frozenset[int] = frozenset()
    """The people who were notified when it was sent; an edit notifies nobody."""
    forbidden: frozenset[str] = frozenset()
    """The permissions the bot lacked where and when it sent this."""
    uploaded: list[str] = field(default_factory=list)
    """The names of all files that ever came to it; they tell what is in them."""
    earlier: list[str] = field(default_factory=list)
    """Its texts before each of its edits, the oldest first."""

    def payload(self) -> dict[str, Any]:
        return told(
            {
                "id": str(self.id),
                "channel_id": str(self.channel_id),
                "author": self.author.payload(),
                "type": 0,
                "content": self.content,
                "timestamp": iso(self.at),
                "edited_timestamp": None if self.edited_at is None else iso(self.edited_at),
                "tts": False,
                "mention_everyone": False,
                "mentions": [user.payload() for user in self.mentions],
                "mention_roles": [str(role) for role in self.mention_roles],
                "attachments": self.attachments,
                "embeds": [],
                "pinned": False,
                "flags": self.flags,
                "components": self.components,
            }
        )

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
    """The permissions that an overwrite of the channel takes from the bot."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    """True if others than moderators may add people to this private thread."""
    slow: int = 0
    """Seconds between two messages of one person: *Channel*: bots are unaffected."""
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
            "rate_limit_per_user": self.slow,
        }
        if not self.is_thread:
            deny = sum(PERMISSIONS[name] for name in self.denied)
            overwrite = {"id": str(bot.id), "type": 1, "allow": "0", "deny": str(deny)}
            more = {"position": 0, "permission_overwrites": [overwrite] if deny else []}
            return common | more | {"parent_id": None, "topic": None, "nsfw": False}
        return (
            common
            | {
                "parent_id": str(self.parent_id),
                "owner_id": str(bot.id),
                "message_count": len(self.messages),
                "member_count": len(self.members),
                "flags": 0,
                "thread_metadata": {
                    "archived": self.archived,
                    "locked": self.locked,
                    "auto_archive_duration": 10080,
                    "archive_timestamp": iso(clock.now()),
                    "invitable": self.invitable,
                },
            }
            | ({"member": self.member(bot.id)} if bot.id in self.members else {})
        )

    def member(self, user_id: int) -> dict[str, Any]:
        """Return a person as a member of this thread."""
        return {
            "id": str(self.id),
            "user_id": str(user_id),
            "join_timestamp": iso(clock.now()),
            "flags": 0,
        }


@dataclass
class Interaction:
    id: int
    token: str
    user: User
    channel: Channel
    source: Message | None
    kind: int = COMMAND
    at: float = field(default_factory=clock.now)
    acknowledged: bool = False
    deferred: bool = False
    failed: bool = False
    """The person was told that it failed: nothing came within three seconds."""
    original: Message | None = None
    said: list[Message] = field(default_factory=list)
    words: str | None = None
    """The text that it showed last: another interaction may change the same message later."""
    followed: int = 0
    """The number of messages that followed the first answer."""
    choices: list[dict[str, Any]] | None = None
    modal: dict[str, Any] | None = None
    """The window that it opened."""
    made_move: bool = False
    """Its first answer took the buttons off the post: what was done is said after that."""

    @property
    def owed(self) -> bool:
        """Return whether something else was promised with the first answer."""
        return self.deferred or (self.made_move and not self.said)

    def say(self, message: Message) -> None:
        """Note a message that answers the person."""
        self.said.append(message)
        self.words = message.texts
