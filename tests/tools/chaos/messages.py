"""Messages: how they are made and changed, and their routes; *Message* of the documentation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from aiohttp import web
from simcord.components import (
    ComponentValidationError,
    merge_edit_flags,
    validate_message_state,
)

from tests.strict import files
from tests.strict.refusal import Malformed, Refused
from tests.tools.chaos import clock
from tests.tools.chaos.channels import channel_of, check_active, message_of
from tests.tools.chaos.mentions import PARSED, parsed
from tests.tools.chaos.objects import DM, THREAD_ONLY, Channel, Message, snowflake
from tests.tools.chaos.routes import Answer, TooMany, Upload, body_of, route

if TYPE_CHECKING:
    from tests.tools.chaos.server import Server


def written(
    server: Server,
    channel: Channel,
    body: Mapping[str, Any],
    uploads: Sequence[Upload],
    parse: Sequence[str] = PARSED,
) -> Message:
    """Make a message that shows what the body says, and note whom it notifies. Raises Refused."""
    message = Message(snowflake(), channel.id, server.world.bot, [], flags=body.get("flags") or 0)
    rewrite(server, message, body, uploads, parse)
    message.notified = parsed(server.world, message, body, parse).notified
    message.edited_at = None
    server.world.record.append(message)
    return message


def rewrite(
    server: Server,
    message: Message,
    body: Mapping[str, Any],
    uploads: Sequence[Upload],
    parse: Sequence[str] = PARSED,
) -> None:
    """Change what a message shows, as far as the body says so. Raises Refused.

    *Edit Message*: of the flags only two may change, those that are not named go, and so do files;
    *Component Reference*: IS_COMPONENTS_V2 cannot go.
    """
    new = [_attachment(server, message, one) for one in uploads]
    kept = files.kept(message.attachments, body, new)
    flags = merge_edit_flags(message.flags, _flags(message, body))
    content = (body.get("content") or "") if "content" in body else message.content
    components = body.get("components") or [] if "components" in body else message.components
    files.check_edit(components, message.attachments, kept)
    components = files.resolved(components, kept)
    checked, before = _checked(components, flags, message.flags, content, kept), message.texts
    message.earlier += [before] if before else []
    message.components = checked
    message.content, message.flags, message.attachments = content, flags, kept
    message.uploaded += [one.name for one in uploads]
    message.edited_at = clock.now()
    found = parsed(server.world, message, body, parse)
    message.mentions, message.mention_roles = found.users, found.roles


def _flags(message: Message, body: Mapping[str, Any]) -> int:
    """Return the flags that an edit names; without them they stay."""
    return message.flags if body.get("flags") is None else int(body["flags"])


def _checked(
    components: list[dict[str, Any]],
    flags: int,
    previous: int,
    content: str,
    kept: Sequence[Mapping[str, Any]],
) -> list[dict[str, Any]]:
    """Return components with their ids, if a message may be like that. Raises Malformed."""
    try:
        return validate_message_state(
            components,
            flags=flags,
            content=content,
            embeds=[],
            previous_flags=previous,
            attachments=kept,
            require_nonempty=True,
        )
    except ComponentValidationError as error:
        raise Malformed(str(error), 50006 if "empty message" in str(error) else 50035) from None


def _attachment(server: Server, message: Message, upload: Upload) -> dict[str, Any]:
    number, base = snowflake(), f"http://127.0.0.1:{server.port}/attachments"
    url = f"{base}/{message.channel_id}/{number}/{upload.name}?ex=1"
    return {
        "id": str(number),
        "filename": upload.name,
        "size": upload.size,
        "url": url,
        "proxy_url": url,
        "content_type": upload.kind,
    }


@route("POST", "/channels/{channel}/messages")
async def send(server: Server, request: web.Request) -> Answer:
    """Send a message; in an archived thread that unarchives it, unless it is locked.

    *Threads*, Active & Archived Threads, and *Channel*: whoever sends becomes its member. A channel
    that holds only threads takes none: 50008, as seen in the field.
    """
    found, (body, uploads) = channel_of(server, request), await body_of(request)
    if found.type != DM:
        needed = ["send_in_threads" if found.is_thread else "send"]
        needed += ["attach"] if uploads else []
        found = channel_of(server, request, *needed)
    if found.type in THREAD_ONLY:
        raise Refused(400, 50008, "Cannot send messages in a non-text channel")
    if found.type == DM and found.members & server.world.closed:
        raise Refused(403, 50007, "Cannot send messages to this user")
    if found.locked:
        check_active(found)
    message = await _sent(server, found, body, uploads)
    return message.payload() | ({"nonce": message.nonce} if message.nonce else {})


async def _sent(
    server: Server, channel: Channel, body: Mapping[str, Any], uploads: Sequence[Upload]
) -> Message:
    """Return the message that was just sent with that nonce, or a new one. Raises Refused."""
    nonce = str(body["nonce"]) if body.get("enforce_nonce") and body.get("nonce") else None
    known = server.world.said_with(nonce)
    if known is not None:
        return known
    if channel.archived:
        server.world.check_active()
    message = written(server, channel, body, uploads)
    message.nonce = nonce
    message.forbidden = frozenset(server.world.denied(channel))
    channel.messages[message.id] = message
    if nonce is not None:
        server.world.nonces[nonce] = message
    if channel.archived:
        channel.archived = False
        await server.change_channel(channel)
    return message


@route("GET", "/channels/{channel}/messages")
async def history(server: Server, request: web.Request) -> Answer:
    """Tell what was said; *Get Channel Messages*: nothing, where the history may not be read."""
    found, asked = channel_of(server, request), request.query
    if "history" in server.world.denied(found):
        return []
    messages = [m for m in found.messages.values() if not m.deleted]
    newest_first = sorted(messages, key=lambda m: m.id, reverse="after" not in asked)
    after, before = int(asked.get("after", 0)), int(asked.get("before", 1 << 63))
    limit = int(asked.get("limit", 50))
    page = [m for m in newest_first if after < m.id < before][:limit]
    return [m.payload() for m in sorted(page, key=lambda m: m.id, reverse=True)]


@route("GET", "/channels/{channel}/messages/{message}")
async def fetch(server: Server, request: web.Request) -> Answer:
    return message_of(channel_of(server, request, "history"), request).payload()


@route("PATCH", "/channels/{channel}/messages/{message}")
async def edit(server: Server, request: web.Request) -> Answer:
    found = channel_of(server, request)
    message, (body, uploads) = message_of(found, request), await body_of(request)
    check_active(found)
    if uploads:
        channel_of(server, request, "attach")
    if wait := server.limits.old_edit(found.id, clock.now() - message.at):
        raise TooMany(wait, code=30046)
    rewrite(server, message, body, uploads)
    return message.payload()


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete(server: Server, request: web.Request) -> Answer:
    """Delete a message; *Locked Threads*: also in a thread that is locked or archived, not both."""
    found = channel_of(server, request)
    message = message_of(found, request)
    if found.archived and found.locked:
        check_active(found)
    message.deleted = True
