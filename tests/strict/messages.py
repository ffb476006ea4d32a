"""Messages as they are sent and edited: mentions, flags, and what stands beside components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.strict import components, uploads
from tests.strict.components import IS_COMPONENTS_V2, of_timestamps
from tests.strict.refusal import Malformed
from tests.strict.uploads import Upload

SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 6, 1 << 12
SEND = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2
ANSWER = SEND | EPHEMERAL
EDIT = SUPPRESS_EMBEDS | IS_COMPONENTS_V2
DEFER = EPHEMERAL
LONGEST = 2000
MOST_MENTIONED = 100


def check(body: Mapping[str, Any], files: Sequence[Upload], flags: int) -> None:
    """Refuse what a message may not be; `flags` are those that may be set. Raises Refused.

    *Message*, Create Message and Edit Message; *Receiving and Responding*, messages of callbacks.
    """
    _check_flags(body, flags)
    _check_mentions(body.get("allowed_mentions"))
    content = body.get("content") or ""
    if len(content) > LONGEST:
        raise Malformed(f"content: {len(content)} characters")
    for fault in of_timestamps(content):
        raise Malformed(fault)
    uploads.check(files)
    shown = body.get("components")
    if shown:
        _check_components(body, shown, files)


def _check_components(body: Mapping[str, Any], shown: list[Any], files: Sequence[Upload]) -> None:
    """*Component Reference*: IS_COMPONENTS_V2 goes without content and embeds.

    An edit need not repeat the flag, which cannot be taken off.
    """
    v2 = components.has_v2(shown)
    components.check(shown, IS_COMPONENTS_V2 if v2 else body.get("flags") or 0)
    if not v2:
        return
    if body.get("content") or body.get("embeds") or body.get("poll") or body.get("sticker_ids"):
        raise Malformed("content beside components")
    uploads.check_shown(files, shown)


def check_new(body: Mapping[str, Any], files: Sequence[Upload]) -> None:
    """Refuse a new message that shows nothing, or its components without their flag."""
    parts = ("content", "embeds", "components", "sticker_ids", "poll", "message_reference")
    if not files and not any(body.get(part) for part in parts):
        raise Malformed("Cannot send an empty message", 50006)
    if components.has_v2(body.get("components")) and not _flags(body) & IS_COMPONENTS_V2:
        raise Malformed("components without IS_COMPONENTS_V2")


def check_deferral(body: Mapping[str, Any]) -> None:
    """*Receiving and Responding*, callback data: a deferral has the flag EPHEMERAL at most."""
    if set(body) - {"flags"} or _flags(body) & ~DEFER:
        raise Malformed(f"deferral: {dict(body)}")


def _flags(body: Mapping[str, Any]) -> int:
    return int(body.get("flags") or 0)


def _check_flags(body: Mapping[str, Any], allowed: int) -> None:
    if _flags(body) & ~allowed:
        raise Malformed(f"flags: {_flags(body) & ~allowed} may not be set")


def _check_mentions(mentions: Mapping[str, Any] | None) -> None:
    """*Message*, allowed mentions: a kind is parsed or listed, not both; at most 100 listed."""
    if mentions is None:
        return
    for kind in ("users", "roles"):
        listed = mentions.get(kind) or ()
        if listed and kind in (mentions.get("parse") or ()):
            raise Malformed(f"allowed_mentions: {kind} parsed and listed")
        if len(listed) > MOST_MENTIONED or len(set(map(str, listed))) < len(listed):
            raise Malformed(f"allowed_mentions: {len(listed)} {kind}")
