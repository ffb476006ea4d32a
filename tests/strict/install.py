"""SimCord held to what Discord documents.

SimCord hands every request to `router.dispatch`, which looks for faults that a test injects just
before it does the work: there the rules come in, after the request is logged. Each process that
imports this module has them, for as long as it runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.backend.ops.messages import MessageMixin
from simcord.http import router

from tests.strict import files, installs, threads
from tests.strict.record import RECORD
from tests.strict.refusal import Refused

MALFORMED = frozenset({50006, 50035})
"""Codes that say of a request that it is wrong, whatever the world is like."""


class Injected(BackendError):
    """A fault that a test injects: no request is to blame for it."""


class Told:
    """Whether files are told as documented (`files.told`)."""

    documented = False


_dispatch = router.dispatch
_faults = router._check_faults
_payload = serializers.message_payload
_edit = MessageMixin.edit_message


def dispatch(backend: Any, method: str, path: str, **request: Any) -> Any:
    """Do a request as SimCord does, and record what it refuses as malformed."""
    try:
        request["json"] = installs.heard(backend, method, path, request.get("json"))
        return _dispatch(backend, method, path, **request)
    except Injected:
        raise
    except BackendError as error:
        if error.code in MALFORMED:
            RECORD.note(f"{method} {path}", error.message)
        raise


def check_faults(backend: Any, method: str, path: str) -> None:
    try:
        _faults(backend, method, path)
    except BackendError as error:
        raise Injected(error.status, error.code, error.message) from None


def message_payload(backend: Any, message: Message, **how: Any) -> Any:
    payload = _payload(backend, message, **how)
    return files.told(payload) if Told.documented else payload


def edit_message(self: Any, channel_id: int, message_id: int, fields: Mapping[str, Any]) -> Message:
    message = self.get_message(channel_id, message_id)
    after = fields.get("attachments", message.attachments) or []
    components = fields.get("components", message.components)
    with refusing():
        files.check_edit(components, message.attachments, after)
    return _edit(self, channel_id, message_id, dict(fields))


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
    serializers.message_payload = message_payload
    MessageMixin.edit_message = edit_message
    installs.install()
    threads.install()
