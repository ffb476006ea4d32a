"""The routes of channels and threads; *Channel* and *Threads* of the documentation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.strict.refusal import Refused
from tests.tools.chaos.objects import (
    DM,
    NEWS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Message,
    snowflake,
)
from tests.tools.chaos.routes import Answer, body_of, route

if TYPE_CHECKING:
    from tests.tools.chaos.server import Server


def channel_of(server: Server, request: web.Request, *needed: str) -> Channel:
    """Return the channel of a request, in which the bot may do that. Raises Refused."""
    return server.world.channel(int(request.match_info["channel"]), *needed)


def message_of(channel: Channel, request: web.Request) -> Message:
    """Return the message of a request; an ephemeral one is none of its channel. Raises Refused."""
    message = channel.messages.get(int(request.match_info["message"]))
    if message is None or message.deleted:
        raise Refused(404, 10008, "Unknown Message")
    return message


def check_active(channel: Channel) -> None:
    """Refuse what only an active thread that is not locked allows. Raises Refused.

    *Threads*, Active & Archived Threads: neither are messages edited nor people added there;
    *Locked Threads*: without Manage Threads no message is created or updated.
    """
    if channel.archived:
        raise Refused(400, 50083, "Thread is archived")
    if channel.locked:
        raise Refused(403, 160005, "Thread is locked")


@route("GET", "/channels/{channel}")
async def channel(server: Server, request: web.Request) -> Answer:
    return channel_of(server, request).payload(server.world.bot)


@route("DELETE", "/channels/{channel}")
async def delete_channel(server: Server, request: web.Request) -> Answer:
    """Refuse it: threads are deleted with Manage Threads alone; *Delete/Close Channel*."""
    channel_of(server, request, "manage_threads")
    raise Refused(403, 50013, "Missing Permissions")


@route("PATCH", "/channels/{channel}")
async def edit_channel(server: Server, request: web.Request) -> Answer:
    """Change a thread that the bot created; *Modify Channel*, JSON params (thread).

    To unarchive it needs no more than to send, unless it is locked; all else asks for an active
    thread, or one that becomes active with it.
    """
    found, (body, _) = channel_of(server, request), await body_of(request)
    if not found.is_thread or found.locked or body.get("locked"):
        raise Refused(403, 50013, "Missing Permissions")
    archived = body.get("archived", found.archived)
    if found.archived and archived:
        raise Refused(400, 50083, "Thread is archived")
    if found.archived:
        channel_of(server, request, "send_in_threads")
        server.world.check_active()
    found.archived = archived
    found.name = body.get("name", found.name)
    await server.change_channel(found)
    return found.payload(server.world.bot)


@route("GET", "/guilds/{guild}/threads/active")
async def active_threads(server: Server, request: web.Request) -> Answer:
    found = server.world.active_threads
    return {"threads": [c.payload(server.world.bot) for c in found], "members": []}


@route("GET", "/channels/{channel}/threads/archived/public")
@route("GET", "/channels/{channel}/threads/archived/private")
@route("GET", "/channels/{channel}/users/@me/threads/archived/private")
async def archived_threads(server: Server, request: web.Request) -> Answer:
    parent = channel_of(server, request, "history")
    kind = PRIVATE_THREAD if "private" in request.path else PUBLIC_THREAD
    found = [
        c
        for c in server.world.channels.values()
        if c.parent_id == parent.id and c.archived and c.type == kind
    ]
    payloads = [c.payload(server.world.bot) for c in found]
    return {"threads": payloads, "members": [], "has_more": False}


@route("POST", "/channels/{channel}/messages/{message}/threads")
async def thread_on_message(server: Server, request: web.Request) -> Answer:
    """Open a thread on a message; *Start Thread from Message*: a message can have only one."""
    parent = channel_of(server, request, "public_threads")
    if parent.type not in (TEXT, NEWS):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    message, (body, _) = message_of(parent, request), await body_of(request)
    if message.id in server.world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    return await _thread(server, parent, message.id, PUBLIC_THREAD, body)


@route("POST", "/channels/{channel}/threads")
async def thread(server: Server, request: web.Request) -> Answer:
    """Open a thread on no message; *Threads*: private ones only in text channels."""
    body, _ = await body_of(request)
    kind = body.get("type", PRIVATE_THREAD)
    needed = "private_threads" if kind == PRIVATE_THREAD else "public_threads"
    parent = channel_of(server, request, needed)
    if parent.type not in ((TEXT,) if kind == PRIVATE_THREAD else (TEXT, NEWS)):
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return await _thread(server, parent, snowflake(), kind, body)


async def _thread(
    server: Server, parent: Channel, number: int, kind: int, body: Mapping[str, Any]
) -> Answer:
    world = server.world
    world.check_active()
    made = Channel(number, kind, body["name"], parent.guild_id, parent.id)
    made.invitable = body.get("invitable", True)
    made.members.add(world.bot.id)
    world.keep(made)
    payload = made.payload(world.bot)
    await server.gateway.dispatch("THREAD_CREATE", payload | {"newly_created": True})
    return payload


@route("PUT", "/channels/{channel}/thread-members/{user}")
async def admit(server: Server, request: web.Request) -> Answer:
    """Add a person to a thread; *Add Thread Member*, and *Thread Metadata*, `invitable`."""
    found, who = channel_of(server, request, "send_in_threads"), _who(server, request)
    check_active(found)
    if who not in server.world.users:
        raise Refused(404, 10013, "Unknown User")
    if who in found.members:
        return
    if not found.invitable and not server.world.creators_invite:
        raise Refused(403, 50013, "Missing Permissions")
    if len(found.members) >= server.world.most_members:
        raise Refused(400, 30033, "Maximum number of thread participants has been reached")
    found.members.add(who)
    await _tell_members(server, found, added=who)


@route("DELETE", "/channels/{channel}/thread-members/{user}")
async def dismiss(server: Server, request: web.Request) -> Answer:
    """Put somebody out of a thread; *Remove Thread Member*: its creator may, of a private one."""
    found, who = channel_of(server, request), _who(server, request)
    check_active(found)
    if who != server.world.bot.id and found.type != PRIVATE_THREAD:
        raise Refused(403, 50013, "Missing Permissions")
    found.members.discard(who)
    await _tell_members(server, found, removed=who)


def _who(server: Server, request: web.Request) -> int:
    who = request.match_info["user"]
    return server.world.bot.id if who == "@me" else int(who)


async def _tell_members(server: Server, found: Channel, added: int = 0, removed: int = 0) -> None:
    """Tell the bot who came or went; *Gateway Events*, Thread Members Update."""
    more = {
        "id": str(found.id),
        "guild_id": str(found.guild_id),
        "member_count": len(found.members),
        "added_members": [found.member(added)] if added else [],
        "removed_member_ids": [str(removed)] if removed else [],
    }
    await server.gateway.dispatch("THREAD_MEMBERS_UPDATE", more)


@route("POST", "/users/@me/channels")
async def direct(server: Server, request: web.Request) -> Answer:
    body, _ = await body_of(request)
    world, who = server.world, int(body["recipient_id"])
    for found in world.channels.values():
        if found.type == DM and who in found.members:
            return found.payload(world.bot)
    return world.keep(Channel(snowflake(), DM, "", members={who})).payload(world.bot)


@route("POST", "/channels/{channel}/typing")
async def typing(server: Server, request: web.Request) -> Answer:
    channel_of(server, request)
