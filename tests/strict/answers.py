"""Answers in the form of Discord's OpenAPI file, whoever plays Discord gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tests.strict import schema


class Form(NamedTuple):
    """The form in which objects with all of some keys are sent."""

    known_by: frozenset[str]
    never: frozenset[str] = frozenset()
    """Keys that only events or the bot's own user have."""
    not_null: frozenset[str] = frozenset()
    """Keys that are left out rather than null."""
    always: Mapping[str, Any] = {}


FORMS = (
    Form(
        frozenset({"author", "attachments", "channel_id"}),
        never=frozenset({"guild_id"}),
        not_null=frozenset({"nonce"}),
    ),
    Form(
        frozenset({"username", "discriminator"}),
        never=frozenset({"verified", "mfa_enabled", "locale"}),
        always={"public_flags": 0, "flags": 0},
    ),
    Form(frozenset({"last_message_id"}), always={"flags": 0}),
    Form(
        frozenset({"recipients"}),
        never=frozenset({"parent_id", "topic", "rate_limit_per_user"}),
        always={"flags": 0},
    ),
    Form(frozenset({"thread_metadata"}), always={"total_message_sent": 0}),
    Form(frozenset({"custom_id", "options"}), always={"min_values": 1, "max_values": 1}),
    Form(frozenset({"media"}), always={"description": None, "spoiler": False}),
    Form(frozenset({"proxy_url", "attachment_id"}), always={"id": "1"}),
    Form(frozenset({"filename", "size"}), not_null=frozenset({"description"})),
)


def told(method: str, path: str, answer: Any) -> Any:
    """Return an answer without what Discord never tells there, and with what it always does.

    A message that is sent or fetched names no server, for one (*Message*, message structure; the
    key is one of *Gateway Events*, Message Create).
    """
    known = schema.is_known(method, path) and path != "/users/@me"
    return _told(answer) if known else answer


def _told(value: Any) -> Any:
    if isinstance(value, list):
        return [_told(one) for one in value]
    if not isinstance(value, dict):
        return value
    found = {
        key: _told(one) if isinstance(one, (dict, list)) else one for key, one in value.items()
    }
    for form in _forms(tuple(value)):
        found = {**form.always, **found}
        for key in (*form.never, *(one for one in form.not_null if found.get(one) is None)):
            found.pop(key, None)
    return found


@cache
def _forms(keys: tuple[str, ...]) -> Sequence[Form]:
    """Return the forms of an object with these keys; few kinds of objects are ever told."""
    return [form for form in FORMS if form.known_by <= set(keys)]
