"""Mentions of a message, and whom it notifies; *Message*, Allowed Mentions Object."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tests.tools.chaos.objects import Message, User
    from tests.tools.chaos.world import World

PARSED = ("users", "roles", "everyone")
"""The mentions that count in a message that says nothing of it."""
PARSED_IN_ANSWERS = ("users",)
"""The same in answers to interactions."""
_USERS, _ROLES = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")


class Mentions(NamedTuple):
    """The people and roles that a text mentions, and the people who are notified of that."""

    users: list[User]
    roles: list[int]
    notified: frozenset[int]


def parsed(
    world: World, message: Message, body: Mapping[str, Any], parse: Sequence[str]
) -> Mentions:
    """Return whom a message mentions; the text must name them, too.

    A role's members are notified only where it is mentionable: the bot may not mention everyone.
    """
    allowed = body.get("allowed_mentions")
    allowed = {"parse": parse} if allowed is None else allowed
    users = [*_named(_USERS, message.texts, "users", allowed)]
    roles = [*_named(_ROLES, message.texts, "roles", allowed)]
    known = [world.roles[role] for role in roles if role in world.roles]
    called = {role.id for role in known if role.mentionable}
    members = {user.id for user in world.users.values() if user.roles & called}
    people = [world.users[user] for user in users if user in world.users]
    notified = frozenset(members | {user.id for user in people})
    return Mentions(people, [role.id for role in known], notified)


def _named(
    form: re.Pattern[str], text: str, kind: str, allowed: Mapping[str, Any]
) -> Iterable[int]:
    """Yield the ids that a text names and the request allows, each once."""
    every = kind in (allowed.get("parse") or ())
    ids = {int(one) for one in allowed.get(kind) or ()}
    named = dict.fromkeys(map(int, form.findall(text)))
    return (one for one in named if every or one in ids)
