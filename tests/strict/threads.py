"""Threads as Discord documents them, over SimCord's own routes.

Threads page, "Active & Archived Threads": only active threads can be changed; a message opens an
archived one again, unless it is locked. Channel page: "Modify Channel", for threads; "Start Thread
without Message"; "Add Thread Member", "Remove Thread Member".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simcord.backend import errors, permissions, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel
from simcord.backend.ops.channels import ChannelMixin
from simcord.enums import ChannelType
from simcord.http import router
from simcord.http.router import RequestContext

MOST_ACTIVE = 1000
"""Active threads of a server (Opcodes and Status Codes: 160006)."""
_CREATORS = frozenset({"archived", "name", "auto_archive_duration"})
"""Fields that a thread's creator may change (Threads page, "Editing & Deleting Threads")."""

Handler = Callable[[RequestContext], Any]


class Invitable:
    """True if the creator adds people to a private thread that is not invitable.

    Channel page, `invitable`: whether non-moderators can add other non-moderators. Whether the
    creator counts as a moderator is not written: tests try both.
    """

    creator_may = True


def moderates(ctx: RequestContext, channel: Channel) -> bool:
    assert channel.guild_id is not None
    me = ctx.backend.bot_user.id
    given = ctx.backend.compute_permissions(channel.guild_id, me, channel.id)
    return bool(given & permissions.flag("manage_threads"))


def closed(channel: Channel, *, but_locked: bool = False) -> bool:
    meta = channel.thread_metadata
    return meta is not None and meta.archived and (meta.locked or not but_locked)


def refuse_archived(channel: Channel) -> None:
    if closed(channel):
        raise BackendError(400, 50083, "Thread is archived")


def thread_of(ctx: RequestContext) -> Channel | None:
    channel = ctx.backend.channels.get(ctx.int_arg("channel_id"))
    return channel if channel is not None and channel.is_thread else None


def active(work: Handler) -> Handler:
    """Refuse what needs an active thread in an archived one."""

    def handler(ctx: RequestContext) -> Any:
        thread = thread_of(ctx)
        if thread is not None:
            refuse_archived(thread)
        return work(ctx)

    return handler


def adding(work: Handler) -> Handler:
    """Refuse to add people where a private thread is not invitable."""

    def handler(ctx: RequestContext) -> Any:
        thread = thread_of(ctx)
        if thread is not None and thread.thread_metadata is not None:
            ours = Invitable.creator_may and thread.owner_id == ctx.backend.bot_user.id
            if not (thread.thread_metadata.invitable or ours or moderates(ctx, thread)):
                raise errors.missing_permissions()
            if ctx.int_arg("user_id") not in ctx.backend.guilds[thread.guild_id or 0].members:
                raise errors.unknown_member()
        return work(ctx)

    return active(handler)


def removing(work: Handler) -> Handler:
    """Make the creator of a private thread remove people, too."""

    def handler(ctx: RequestContext) -> Any:
        thread = thread_of(ctx)
        created = thread is not None and thread.owner_id == ctx.backend.bot_user.id
        if thread is None or thread.type != ChannelType.PRIVATE_THREAD or not created:
            return work(ctx)
        ctx.backend.remove_thread_member(thread.id, ctx.int_arg("user_id"))
        return None

    return active(handler)


def sending(work: Handler) -> Handler:
    """Open an archived thread for a message, unless it is locked."""

    def handler(ctx: RequestContext) -> Any:
        thread = thread_of(ctx)
        meta = None if thread is None else thread.thread_metadata
        if thread is None or meta is None:
            return work(ctx)
        if meta.locked and not moderates(ctx, thread):
            raise BackendError(400, 160005, "Thread is locked")
        answer = work(ctx)
        if meta.archived:
            ctx.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
        return answer

    return handler


def editing(work: Handler) -> Handler:
    """Edit a thread with the permissions of threads; SimCord asks for those of channels."""

    def handler(ctx: RequestContext) -> Any:
        thread = thread_of(ctx)
        if thread is None or thread.thread_metadata is None:
            return work(ctx)
        body = dict(ctx.body())
        if body.get("archived") is not False:
            refuse_archived(thread)
        ctx.require_channel_permissions(thread.id)
        if not moderates(ctx, thread) and not _may_edit(ctx, thread, body):
            raise errors.missing_permissions()
        name = {"name": body.pop("name")} if "name" in body else {}
        edited = ctx.backend.edit_channel(thread.id, name, thread_metadata=body)
        return dict(serializers.channel_payload(ctx.backend, edited))

    return handler


def _may_edit(ctx: RequestContext, thread: Channel, body: dict[str, Any]) -> bool:
    assert thread.thread_metadata is not None
    if thread.thread_metadata.locked:
        return False
    if body == {"archived": False}:
        ctx.require_channel_permissions(thread.id, "send_messages_in_threads")
        return True
    return thread.owner_id == ctx.backend.bot_user.id and body.keys() <= _CREATORS


def starting(work: Handler) -> Handler:
    """Refuse one active thread too many, and keep whether a thread is invitable."""

    def handler(ctx: RequestContext) -> Any:
        parent = ctx.backend.get_channel(ctx.int_arg("channel_id"))
        private = (ctx.json or {}).get("type", 12) == ChannelType.PRIVATE_THREAD
        if "message_id" not in ctx.args and private and parent.type != ChannelType.TEXT:
            raise errors.cannot_execute_on_channel_type()
        if len(ctx.backend.active_threads(parent.guild_id or 0)) >= MOST_ACTIVE:
            raise BackendError(400, 160006, "Maximum number of active threads reached")
        Starting.invitable = (ctx.json or {}).get("invitable", True)
        try:
            return work(ctx)
        finally:
            Starting.invitable = True

    return handler


class Starting:
    """The fields of the thread being made, of which SimCord knows nothing."""

    invitable = True


def announce(self: Any, thread: Channel, *args: Any, **how: Any) -> None:
    if thread.thread_metadata is not None:
        thread.thread_metadata.invitable = Starting.invitable
    _announce(self, thread, *args, **how)


_announce = ChannelMixin.announce_thread_create
_THREADS = "/channels/{channel_id}/threads"
_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_RULES: dict[tuple[str, str], Callable[[Handler], Handler]] = {
    ("PUT", _MEMBER): adding,
    ("DELETE", _MEMBER): removing,
    ("PUT", "/channels/{channel_id}/thread-members/@me"): active,
    ("DELETE", "/channels/{channel_id}/thread-members/@me"): active,
    ("PATCH", _MESSAGE): active,
    ("POST", "/channels/{channel_id}/messages"): sending,
    ("PATCH", "/channels/{channel_id}"): editing,
    ("POST", _THREADS): starting,
    ("POST", f"{_MESSAGE}/threads"): starting,
}


def install() -> None:
    ChannelMixin.announce_thread_create = announce
    for (method, template), rule in _RULES.items():
        routes, path = router._ROUTES[method], template.strip("/").split("/")
        at = next(number for number, (known, _) in enumerate(routes) if known == path)
        routes[at] = (path, rule(routes[at][1]))
