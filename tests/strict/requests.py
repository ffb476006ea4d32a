"""Requests of a bot, each held to the rules for its route."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.strict import commands, components, emojis, messages, schema
from tests.strict.once import Right, key_of
from tests.strict.refusal import Malformed
from tests.strict.uploads import Upload

_JUDGED = Right()
"""Lists of commands."""
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
MOST_HISTORY = 100


@dataclass(frozen=True)
class Request:
    """A request as it comes: its path begins after the version, `body` is its JSON."""

    method: str
    path: str
    body: Any = None
    params: Mapping[str, Any] = field(default_factory=dict)
    uploads: Sequence[Upload] = ()


def check(request: Request) -> None:
    """Refuse a request that is wrong whatever the world is like. Raises Refused.

    Every test starts a bot, and each registers the same commands: those are judged once.
    """
    key = key_of(request.body) if isinstance(request.body, list) else None
    if key in _JUDGED:
        return
    if request.body is not None:
        schema.check(request.method, request.path, request.body)
    for method, path, rule in RULES:
        if method == request.method and path.fullmatch(request.path):
            rule(request)
            break
    _JUDGED.add(key)


def _send(request: Request) -> None:
    messages.check_new(request.body, request.uploads)
    messages.check(request.body, request.uploads, messages.SEND)


def _follow_up(request: Request) -> None:
    messages.check(request.body, request.uploads, messages.ANSWER)


def _edit(request: Request) -> None:
    messages.check(request.body or {}, request.uploads, messages.EDIT)


def _history(request: Request) -> None:
    """*Message*, Get Channel Messages: from 1 to 100 messages."""
    if not 1 <= int(request.params.get("limit") or 50) <= MOST_HISTORY:
        raise Malformed(f"limit: {request.params['limit']}")


def _register(request: Request) -> None:
    commands.check(request.body or ())


def _upload(request: Request) -> None:
    emojis.check_upload(request.body)


def _thread(request: Request) -> None:
    """*Channel*, Start Thread: a name of 1 to 100 characters."""
    if not request.body["name"].strip():
        raise Malformed("name: blank")


def _call_back(request: Request) -> None:
    data = request.body.get("data") or {}
    _CALLBACKS.get(request.body["type"], _nothing)(data, request.uploads)


def _nothing(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    """Other callbacks carry nothing that could be wrong."""


def _answer(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    messages.check_new(data, uploads)
    messages.check(data, uploads, messages.ANSWER)


def _update(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    messages.check(data, uploads, messages.EDIT)


def _defer(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    messages.check_deferral(data)


def _choices(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    commands.check_choices(data.get("choices") or ())


def _modal(data: Mapping[str, Any], uploads: Sequence[Upload]) -> None:
    if not data["title"].strip():
        raise Malformed("title: blank")
    components.check_modal(data)


_CALLBACKS: Mapping[int, Callable[[Mapping[str, Any], Sequence[Upload]], None]] = {
    MESSAGE: _answer,
    DEFERRED: _defer,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}
RULES = [
    (method, re.compile(path), rule)
    for method, path, rule in (
        ("POST", r"/channels/\d+/messages", _send),
        ("PATCH", r"/channels/\d+/messages/\d+", _edit),
        ("GET", r"/channels/\d+/messages", _history),
        ("POST", r"/channels/\d+(/messages/\d+)?/threads", _thread),
        ("POST", r"/webhooks/\d+/[^/]+", _follow_up),
        ("PATCH", r"/webhooks/\d+/[^/]+/messages/[^/]+", _edit),
        ("POST", r"/interactions/\d+/[^/]+/callback", _call_back),
        ("PUT", r"/applications/\d+(/guilds/\d+)?/commands", _register),
        ("POST", r"/applications/\d+/emojis", _upload),
    )
]
