"""Whom a message mentions, and whom it notifies; *Message*, Allowed Mentions Object."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.strict.refusal import Malformed

if TYPE_CHECKING:
    from tests.chaos.objects import Message, User
    from tests.chaos.world import World

PARSED = ("users", "roles", "everyone")
"""What counts in a message that says nothing of it."""
PARSED_IN_ANSWERS = ("users",)
"""The same in answers to interactions."""
MOST = 100
_USERS, _ROLES = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")


class Mentions(NamedTuple):
    """The people and roles that a text mentions, and the people who are notified of that."""

    users: list[User]
    roles: list[int]
    notified: frozenset[int]


def parsed(
    world: World, message: Message, body: Mapping[str, Any], parse: Sequence[str]
) -> Mentions:
    """Return whom a message mentions; the text must name them, too. Raises Malformed.

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
    """Yield the ids that a text names and the request allows, each once. Raises Malformed."""
    every, listed = kind in (allowed.get("parse") or ()), allowed.get(kind) or ()
    if (every and listed) or len(listed) > MOST:
        raise Malformed(f"allowed_mentions: {kind}")
    ids = {int(one) for one in listed}
    named = dict.fromkeys(map(int, form.findall(text)))
    return (one for one in named if every or one in ids)
