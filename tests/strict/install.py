"""SimCord held to what Discord documents.

SimCord hands every request to `router.dispatch`, which looks for faults that a test injects just
before it does the work: there the rules come in, after the request is logged. Each process that
imports this module has them, for as long as it runs.
"""

from __future__ import annotations

import copy
import marshal
import pickle
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from os import SEEK_END
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.backend.ops.messages import MessageMixin
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.http import router
from simcord.http.routes import interactions

from tests.strict import answers, events, files, installs, once, requests, settling, threads, world
from tests.strict.record import RECORD
from tests.strict.refusal import Refused
from tests.strict.requests import Request
from tests.strict.uploads import Upload

MALFORMED = frozenset({50006, 50035})
"""Codes that say of a request that it is wrong, whatever the world is like."""


LOOK = 0.001
"""Seconds between two looks whether a bot is at rest.

Each click, and each step of simulated time, waits for the next looks: with 0.005 half of a click's
time was spent waiting, and with SimCord's 0.05 hours cost minutes.
"""


class Injected(BackendError):
    """A fault that a test injects: no request is to blame for it."""


_dispatch = router.dispatch
_faults = router._check_faults
_payload = serializers.message_payload
_edit = MessageMixin.edit_message
_edit_changes = interactions.message_edit_changes


class Record:
    """SimCord's serializers, with a message's whole record for whoever tests: all of its files."""

    message_payload = staticmethod(_payload)

    def __getattr__(self, name: str) -> Any:
        return getattr(serializers, name)


_now: list[Request] = []
"""The request that is being done."""


def dispatch(backend: Any, method: str, path: str, **request: Any) -> Any:
    """Do a request as SimCord does, and record what it refuses as malformed."""
    uploads = [_upload(file) for file in request.get("files") or ()]
    body, params = request.get("json"), request.get("params") or {}
    _now.append(Request(method, path, body, params, uploads))
    try:
        request["json"] = installs.heard(backend, method, path, request.get("json"))
        return answers.told(method, path, _dispatch(backend, method, path, **request))
    except Injected:
        raise
    except BackendError as error:
        if error.code in MALFORMED:
            RECORD.note(f"{method} {path}", error.message)
        raise
    finally:
        _now.pop()


def _upload(file: Any) -> Upload:
    """Return a file's name and size; it is read later from where it stands now."""
    at = file.fp.tell()
    size = file.fp.seek(0, SEEK_END) - at
    file.fp.seek(at)
    return Upload(file.filename, size)


def check_faults(backend: Any, method: str, path: str) -> None:
    try:
        _faults(backend, method, path)
    except BackendError as error:
        raise Injected(error.status, error.code, error.message) from None
    with refusing():
        requests.check(_now[-1])
        world.check(backend, method, path, len(_now[-1].uploads), _now[-1].body)


def message_payload(backend: Any, message: Message, **how: Any) -> Any:
    return files.told(_payload(backend, message, **how))


def edit_changes(ctx: Any, message: Any = None, *, body: Any = None) -> Any:
    """Delete, at an answer to a click, the files that it does not name.

    As reported in discord-api-docs #6277, and in serenity-rs/serenity #3068 more than a year later.
    """
    if ctx.path.endswith("/callback"):
        body = {"attachments": [], **body}
    return _edit_changes(ctx, message, body=body)


def edit_message(self: Any, channel_id: int, message_id: int, fields: Mapping[str, Any]) -> Message:
    message = self.get_message(channel_id, message_id)
    after = fields.get("attachments", message.attachments) or []
    components = fields.get("components", message.components)
    with refusing():
        files.check_edit(components, message.attachments, after)
    return _edit(self, channel_id, message_id, dict(fields))


def copied(value: Any) -> Any:
    """Return a deep copy of what a request or an event tells; of JSON it is made much faster.

    Some of it has numbers that are members of an enumeration, which `marshal` does not know.
    """
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        return _copied_with_classes(value)


def _copied_with_classes(value: Any) -> Any:
    try:
        return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    except (pickle.PicklingError, TypeError, AttributeError):
        return copy.deepcopy(value)


def last_message(channel: ChannelHandle) -> Message | None:
    """Return the newest message of a channel; SimCord makes all of them for it."""
    kept = channel._env.backend.messages.get(channel.id, {}).values()
    newest = max(
        (one for one in kept if one.visible_to(None)), key=lambda one: one.id, default=None
    )
    return None if newest is None else results.to_discord_message(channel._env, newest)


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what a rule refuses into SimCord's own error."""
    try:
        yield
    except Refused as error:
        raise BackendError(error.status, error.code, error.message) from None


def install() -> None:
    router.dispatch = dispatch
    router._check_faults = check_faults
    # discord.py makes a body for each request, and changes none that it has sent.
    router.copy = SimpleNamespace(deepcopy=lambda sent: sent)
    gateway.copy = SimpleNamespace(deepcopy=copied)
    components.validate_components = once.answered_once(components.validate_components)
    components.deepcopy = results.deepcopy = serializers.deepcopy = copied
    Env._settle_internal.__kwdefaults__["idle"] = LOOK
    Env.settle.__defaults__ = (None, LOOK)
    serializers.message_payload = message_payload
    results.serializers = Record()
    MessageMixin.edit_message = edit_message
    ChannelHandle.last_message = property(last_message)
    interactions.message_edit_changes = edit_changes
    installs.install()
    settling.install()
    threads.install()
    events.install()
    world.install()
