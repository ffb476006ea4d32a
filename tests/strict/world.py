"""Refusals because of how the world is: nobody's request is to blame for them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from simcord.backend import permissions
from simcord.http import router
from simcord.http._helpers import message_response
from simcord.http.router import RequestContext

from tests.strict import emojis
from tests.strict.refusal import Refused

CATEGORY, FORUM, MEDIA = 4, 15, 16
NO_MESSAGES = frozenset({CATEGORY, FORUM, MEDIA})
NONCE_LASTS = timedelta(minutes=3)
"""Discord says "in the past few minutes" (*Message*, Create Message)."""
SEND = "/channels/{channel_id}/messages"
Handler = Callable[[RequestContext], Any]


def check_kind(kind: int) -> None:
    """Refuse a message where there are none. Raises Refused.

    *Threads*, Thread-Only Channels: messages are not sent to forum and media channels themselves.
    *Opcodes and Status Codes*: 50008 = cannot send messages in a non-text channel, which Discord
    answered to whoever tried (appwrite/grafana-oncall #26).
    """
    if kind in NO_MESSAGES:
        raise Refused(400, 50008, "Cannot send messages in a non-text channel")


def check_files(files: int, granted: int) -> None:
    """Refuse files without ATTACH_FILES (*Permissions*). Raises Refused."""
    if files and not granted & permissions.flag("attach_files"):
        raise Refused(403, 50013, "Missing Permissions")


def check_token(expires_at: str | None, now: str) -> None:
    """Refuse a token of an interaction that is over. Raises Refused.

    *Receiving and Responding*: tokens are valid for 15 minutes; *Opcodes and Status Codes*: 50027 =
    invalid webhook token.
    """
    if expires_at is not None and now >= expires_at:
        raise Refused(401, 50027, "Invalid Webhook Token")


def emojis_of(backend: Any) -> dict[int, str]:
    """Return the emojis that a bot may show, by id: the application's, and its servers'."""
    shown = [backend.application_emojis, *(guild.emojis for guild in backend.guilds.values())]
    return {one.id: one.name for group in shown for one in group.values()}


def check(backend: Any, method: str, path: str, files: int, body: Any = None) -> None:
    """Hold a request to SimCord to the rules above. Raises Refused."""
    parts = path.strip("/").split("/")
    emojis.check_known(body, emojis_of(backend))
    if method == "POST" and parts[0] == "applications" and parts[2:] == ["emojis"]:
        there = {one.name for one in backend.application_emojis.values()}
        emojis.check_room(body["name"], there)
    if method == "POST" and parts[0] == "channels" and parts[2:] == ["messages"]:
        channel = backend.channels.get(int(parts[1]))
        if channel is not None and channel.guild_id is not None:
            check_kind(channel.type)
            me = backend.bot_user.id
            check_files(files, backend.compute_permissions(channel.guild_id, me, channel.id))
    elif parts[0] == "webhooks" and len(parts) > 2 and parts[2] in backend.interaction_tokens:
        record = backend.interactions[backend.interaction_tokens[parts[2]]]
        check_token(record.expires_at, backend.now_iso())


def once(work: Handler) -> Handler:
    """Send a message of a nonce once.

    *Message*, Create Message, `enforce_nonce`: unique "in the past few minutes", by author; else
    the message that there is is told, and if it was deleted, 10008 (discord-api-docs PR #6647).
    """

    def handler(ctx: RequestContext) -> Any:
        body, sent = ctx.body(), vars(ctx.backend).setdefault("nonces", {})
        nonce, now = body.get("nonce"), datetime.fromisoformat(ctx.backend.now_iso())
        if nonce is None or not body.get("enforce_nonce"):
            return work(ctx)
        channel_id, message_id, at = sent.get(str(nonce), (0, 0, now - 2 * NONCE_LASTS))
        if now - at < NONCE_LASTS:
            return message_response(ctx, ctx.backend.get_message(channel_id, message_id))
        answer = work(ctx)
        sent[str(nonce)] = int(answer["channel_id"]), int(answer["id"]), now
        return answer

    return handler


def install() -> None:
    routes, path = router._ROUTES["POST"], SEND.strip("/").split("/")
    at = next(number for number, (known, _) in enumerate(routes) if known == path)
    routes[at] = (path, once(routes[at][1]))
