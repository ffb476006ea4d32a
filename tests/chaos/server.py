"""Discord's REST API, version 10, as far as the bot calls it; over it, faults and a record."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import ceil
from os import SEEK_END
from typing import Any

from aiohttp import web

from tests.chaos.gateway import Gateway
from tests.chaos.limits import Limits
from tests.chaos.world import (
    ANSWER_WITHIN,
    DM,
    EPHEMERAL,
    NONCE_LASTS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TOKEN_LASTS,
    ApiError,
    Channel,
    Interaction,
    Message,
    World,
    iso,
    snowflake,
)

BASE = "/api/v10"
Answer = Any
Body = tuple[dict[str, Any], list[tuple[str, int, str]]]
Handler = Callable[["Server", web.Request], Awaitable[Answer]]
_ROUTES: list[tuple[str, str, Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a handler; what it returns is the answer's JSON, None = 204."""

    def decorate(handler: Handler) -> Handler:
        _ROUTES.append((method, path, handler))
        return handler

    return decorate


@dataclass
class Call:
    """One request of the bot."""

    method: str
    path: str
    template: str
    channel_id: int | None
    at: float = field(default_factory=time.time)

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


def json_response(
    data: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """Answer in JSON without a charset: discord.py takes exactly `application/json`."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


class Fault:
    """Something that goes wrong with requests: before the work is done, or after it."""

    async def before(self, call: Call) -> None:
        """Refuse, delay or drop a request. Raises ApiError, Dropped."""

    async def after(self, call: Call) -> None:
        """Keep the answer of what is done. Raises ApiError, Dropped."""


class Dropped(Exception):
    """The connection breaks without an answer."""


class TooMany(Exception):
    """A rate limit is hit; seconds until it is not."""

    def __init__(self, seconds: float, scope: str = "user") -> None:
        super().__init__(seconds)
        self.seconds, self.scope = seconds, scope

    def response(self, headers: Mapping[str, str]) -> web.Response:
        """Return the answer to the call."""
        body = {
            "message": "You are being rate limited.",
            "retry_after": self.seconds,
            "global": self.scope == "global",
        }
        more = {
            "Via": "1.1 google",
            "X-RateLimit-Scope": self.scope,
            "Retry-After": str(ceil(self.seconds)),
        }
        return json_response(body, status=429, headers={**headers, **more})


class Server:
    """Discord, on a port of this computer."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world)
        self.limits = Limits()
        self.faults: list[Fault] = []
        self.calls: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """Answers other than 2xx, by status and route."""
        self.limited: list[tuple[str, bool]] = []
        """Calls that were too many where no fault says so; whether a killed bot had its part."""
        self.busy = 0
        self.last_call = time.monotonic()
        self.mistakes: list[str] = []
        """What this server did wrong itself; a 500 would look like a fault of Discord's."""
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        for method, path, handler in _ROUTES:
            app.router.add_route(method, BASE + path, self._entry(path, handler))
        app.router.add_route("*", "/{rest:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway"

    async def stop(self) -> None:
        assert self._runner is not None
        self.gateway.cut()
        await self._runner.cleanup()

    async def _unknown(self, request: web.Request) -> web.Response:
        self.mistakes.append(f"no route for {request.method} {request.path}")
        return json_response({"code": 0, "message": "404: Not Found"}, status=404)

    def _entry(
        self, template: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def entry(request: web.Request) -> web.StreamResponse:
            channel = request.match_info.get("channel")
            call = Call(request.method, request.path, template, channel and int(channel))
            self.calls[call.name] += 1
            self.busy += 1
            try:
                return await self._answered(request, call, handler)
            finally:
                self.busy -= 1
                self.last_call = time.monotonic()

        return entry

    async def _answered(
        self, request: web.Request, call: Call, handler: Handler
    ) -> web.StreamResponse:
        headers: dict[str, str] = {}
        try:
            await body_of(request)
            for fault in tuple(self.faults):
                await fault.before(call)
            verdict = self.limits.take(call.method, call.template, call.channel_id)
            headers = verdict.headers
            if verdict.wait:
                self.limited.append((f"{verdict.scope}: {call.path}", verdict.left))
                raise TooMany(verdict.wait, verdict.scope)
            answer = await handler(self, request)
            for fault in tuple(self.faults):
                await fault.after(call)
        except ApiError as error:
            self.refused[f"{error.status} {call.name}"] += 1
            self.limits.answered(error.status)
            body = {"code": error.code, "message": error.message}
            return json_response(body, status=error.status, headers=headers)
        except TooMany as error:
            self.refused[f"429 {call.name}"] += 1
            self.limits.answered(429, error.scope)
            return error.response(headers)
        except Dropped:
            self.refused[f"--- {call.name}"] += 1
            assert request.transport is not None
            request.transport.abort()
            return web.Response(status=500)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            self.mistakes.append(f"{call.name}: {error!r}")
            return json_response({"code": 0, "message": repr(error)}, status=400)
        if answer is None:
            return web.Response(status=204, headers=headers)
        return json_response(answer, headers=headers)

    # What people see and do ------------------------------------------------------------

    async def change_channel(self, channel: Channel) -> None:
        """Tell the bot of a channel that is another one now."""
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        await self.gateway.dispatch(name, channel.payload(self.world.bot))

    async def delete_channel(self, channel: Channel) -> None:
        self.world.remove(channel)
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        payload = channel.payload(self.world.bot)
        await self.gateway.dispatch(name, payload)

    # Messages --------------------------------------------------------------------------

    async def post(self, channel: Channel, body: Mapping[str, Any], files: Any) -> Message:
        """Let the bot send a message."""
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        if nonce is not None:
            for message in reversed(channel.messages.values()):
                young = time.time() - message.at < NONCE_LASTS
                if young and message.nonce == str(nonce) and not message.deleted:
                    return message
        message = self.written(channel, body, files)
        message.nonce = None if nonce is None else str(nonce)
        channel.messages[message.id] = message
        return message

    def written(self, channel: Channel, body: Mapping[str, Any], files: Any) -> Message:
        message = Message(snowflake(), channel.id, self.world.bot, [], flags=body.get("flags", 0))
        self.rewrite(message, body, files)
        message.edited_at = None
        self.world.record.append(message)
        return message

    def rewrite(self, message: Message, body: Mapping[str, Any], files: Any) -> None:
        """Change what a message shows, as far as the body says so."""
        named = body.get("attachments")
        if files or named is not None:
            kept = {str(a["id"]) for a in named or ()}
            stay = [a for a in message.attachments if named is None or a["id"] in kept]
            message.attachments = stay + [self._attachment(message, *file) for file in files]
            message.illustrated += bool(files)
        if body.get("content") is not None:
            message.content = body["content"]
        if body.get("components") is not None:
            message.components = self._resolved(message, body["components"])
        message.flags |= body.get("flags") or 0
        if not (message.content or message.components or message.attachments):
            raise ApiError(400, 50006, "Cannot send an empty message")
        message.edited_at = time.time()

    def _attachment(self, message: Message, name: str, size: int, kind: str) -> dict[str, Any]:
        number = snowflake()
        url = f"http://127.0.0.1:{self.port}/attachments/{message.channel_id}/{number}/{name}?ex=1"
        return {
            "id": str(number),
            "filename": name,
            "size": size,
            "url": url,
            "proxy_url": url,
            "content_type": kind,
        }

    def _resolved(self, message: Message, components: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return components with ids, and with the addresses of their pictures. Raises ApiError."""
        urls = {a["filename"]: a["url"] for a in message.attachments}
        own, count = set(_ids(components)), iter(range(1, 1000))

        def resolve(part: Any) -> Any:
            if isinstance(part, list):
                return [resolve(one) for one in part]
            if not isinstance(part, dict):
                return part
            done = {key: resolve(value) for key, value in part.items()}
            if "type" in done and "value" not in done:
                # Ids of the bot's own stay; Discord fills in the others.
                done["id"] = done.get("id") or next(i for i in count if i not in own)
            if str(done.get("url", "")).startswith("attachment://"):
                name = done["url"].removeprefix("attachment://")
                if name not in urls:
                    raise ApiError(400, 50035, f"no attachment {name}")
                done |= {"url": urls[name], "proxy_url": urls[name], "width": 1, "height": 1}
            return done

        return resolve(components)  # type: ignore[no-any-return]


async def body_of(request: web.Request) -> Body:
    """Return a request's JSON and its files as name, size and type; it can be asked again."""
    if not request.content_type.startswith("multipart/"):
        return (json.loads(await request.read() or b"{}"), [])
    form = await request.post()
    files = [
        (value.filename, value.file.seek(0, SEEK_END), value.content_type)
        for value in form.values()
        if isinstance(value, web.FileField)
    ]
    return json.loads(str(form["payload_json"])), files


def _ids(components: list[dict[str, Any]]) -> Iterator[int]:
    """Yield the ids that the bot chose for its components."""
    for part in components:
        if part.get("id"):
            yield part["id"]
        yield from _ids(part.get("components", []))


def _channel(server: Server, request: web.Request, *needed: str) -> Channel:
    return server.world.channel(int(request.match_info["channel"]), *needed)


def _message(channel: Channel, request: web.Request) -> Message:
    message = channel.messages.get(int(request.match_info["message"]))
    if message is None or message.deleted:
        raise ApiError(404, 10008, "Unknown Message")
    return message


def _unarchived(channel: Channel) -> None:
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")


@route("GET", "/gateway/bot")
async def advice(server: Server, request: web.Request) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": server.gateway.url, "shards": 1, "session_start_limit": limit}


@route("GET", "/users/@me")
async def me(server: Server, request: web.Request) -> Answer:
    return server.world.bot.payload() | {"verified": True, "mfa_enabled": False, "flags": 0}


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
async def application(server: Server, request: web.Request) -> Answer:
    owner = next(user for user in server.world.users.values())
    return {
        "id": str(server.world.application_id),
        "name": "Games",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner.payload(),
        "verify_key": "",
        "flags": 0,
    }


@route("GET", "/users/@me/guilds")
async def guilds(server: Server, request: web.Request) -> Answer:
    return [{"id": str(server.world.guild_id), "name": "Chaos"}] if server.world.joined else []


@route("GET", "/users/{user}")
async def user(server: Server, request: web.Request) -> Answer:
    found = server.world.users.get(int(request.match_info["user"]))
    if found is None:
        raise ApiError(404, 10013, "Unknown User")
    return found.payload()


@route("GET", "/guilds/{guild}")
async def guild(server: Server, request: web.Request) -> Answer:
    if not server.world.joined:
        raise ApiError(403, 50001, "Missing Access")
    return server.world.guild()


@route("GET", "/guilds/{guild}/members/{user}")
async def member(server: Server, request: web.Request) -> Answer:
    found = server.world.users.get(int(request.match_info["user"]))
    if found is None:
        raise ApiError(404, 10007, "Unknown Member")
    return found.member()


@route("GET", "/applications/{application}/commands")
async def known_commands(server: Server, _request: web.Request) -> Answer:
    return [{"name": name, "id": str(number)} for name, number in server.world.commands.items()]


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
async def commands(server: Server, request: web.Request) -> Answer:
    told, _ = await body_of(request)
    application_id = str(server.world.application_id)
    answer = []
    for command in told:
        number = server.world.commands.setdefault(command["name"], snowflake())
        more = {"id": str(number), "application_id": application_id, "version": "1"}
        answer.append({"description": "", "type": 1} | command | more)
    return answer


@route("GET", "/channels/{channel}")
async def channel(server: Server, request: web.Request) -> Answer:
    return _channel(server, request).payload(server.world.bot)


@route("PATCH", "/channels/{channel}")
async def edit_channel(server: Server, request: web.Request) -> Answer:
    found, (body, _) = _channel(server, request), await body_of(request)
    if not found.is_thread:
        raise ApiError(403, 50013, "Missing Permissions")
    if found.locked or body.get("locked"):
        raise ApiError(403, 50013, "Missing Permissions")
    found.archived = body.get("archived", found.archived)
    found.name = body.get("name", found.name)
    await server.change_channel(found)
    return found.payload(server.world.bot)


@route("GET", "/guilds/{guild}/threads/active")
async def active_threads(server: Server, request: web.Request) -> Answer:
    found = [c for c in server.world.channels.values() if c.is_thread and not c.archived]
    return {"threads": [c.payload(server.world.bot) for c in found], "members": []}


@route("GET", "/channels/{channel}/threads/archived/public")
@route("GET", "/channels/{channel}/threads/archived/private")
@route("GET", "/channels/{channel}/users/@me/threads/archived/private")
async def archived_threads(server: Server, request: web.Request) -> Answer:
    parent, kind = _channel(server, request, "history"), PUBLIC_THREAD
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
    parent = _channel(server, request, "public_threads")
    message, (body, _) = _message(parent, request), await body_of(request)
    if message.id in server.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return await _thread(server, parent, message.id, PUBLIC_THREAD, body)


@route("POST", "/channels/{channel}/threads")
async def thread(server: Server, request: web.Request) -> Answer:
    body, _ = await body_of(request)
    kind = body.get("type", PRIVATE_THREAD)
    needed = "private_threads" if kind == PRIVATE_THREAD else "public_threads"
    return await _thread(server, _channel(server, request, needed), snowflake(), kind, body)


async def _thread(
    server: Server, parent: Channel, number: int, kind: int, body: Mapping[str, Any]
) -> Answer:
    world = server.world
    made = Channel(number, kind, body["name"], parent.guild_id, parent.id)
    made.members.add(world.bot.id)
    world.keep(made)
    payload = made.payload(world.bot)
    await server.gateway.dispatch("THREAD_CREATE", payload | {"newly_created": True})
    return payload


@route("PUT", "/channels/{channel}/thread-members/{user}")
async def admit(server: Server, request: web.Request) -> Answer:
    found, who = _channel(server, request), request.match_info["user"]
    _unarchived(found)
    found.members.add(server.world.bot.id if who == "@me" else int(who))


@route("DELETE", "/channels/{channel}/thread-members/{user}")
async def dismiss(server: Server, request: web.Request) -> Answer:
    found, who = _channel(server, request), request.match_info["user"]
    _unarchived(found)
    found.members.discard(server.world.bot.id if who == "@me" else int(who))


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
    _channel(server, request)


@route("POST", "/channels/{channel}/messages")
async def send(server: Server, request: web.Request) -> Answer:
    found, (body, files) = _channel(server, request), await body_of(request)
    if found.type != DM:
        needed = ["send_in_threads" if found.is_thread else "send"]
        needed += ["attach"] if files else []
        found = _channel(server, request, *needed)
    if found.archived:
        if found.locked:
            raise ApiError(400, 50083, "Thread is archived")
        found.archived = False
        await server.change_channel(found)
    message = await server.post(found, body, files)
    message.forbidden = frozenset(server.world.denied(found))
    return message.payload() | ({"nonce": message.nonce} if message.nonce else {})


@route("GET", "/channels/{channel}/messages")
async def history(server: Server, request: web.Request) -> Answer:
    found, asked = _channel(server, request, "history"), request.query
    messages = [m for m in found.messages.values() if not m.deleted]
    newest_first = sorted(messages, key=lambda m: m.id, reverse="after" not in asked)
    after, before = int(asked.get("after", 0)), int(asked.get("before", 1 << 63))
    limit = int(asked.get("limit", 50))
    page = [m for m in newest_first if after < m.id < before][:limit]
    return [m.payload() for m in sorted(page, key=lambda m: m.id, reverse=True)]


@route("GET", "/channels/{channel}/messages/{message}")
async def fetch(server: Server, request: web.Request) -> Answer:
    return _message(_channel(server, request, "history"), request).payload()


@route("PATCH", "/channels/{channel}/messages/{message}")
async def edit(server: Server, request: web.Request) -> Answer:
    found = _channel(server, request)
    message, (body, files) = _message(found, request), await body_of(request)
    _unarchived(found)
    if files:
        _channel(server, request, "attach")
    server.rewrite(message, body, files)
    return message.payload()


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete(server: Server, request: web.Request) -> Answer:
    found = _channel(server, request)
    message = _message(found, request)
    _unarchived(found)
    message.deleted = True
    return None


# Interactions --------------------------------------------------------------------------


@route("POST", "/interactions/{interaction}/{token}/callback")
async def callback(server: Server, request: web.Request) -> Answer:
    body, files = await body_of(request)
    given = server.world.interactions.get(request.match_info["token"])
    late = given is None or given.failed or time.time() - given.at > ANSWER_WITHIN
    if given is None or late:
        raise ApiError(404, 10062, "Unknown interaction")
    if given.acknowledged:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    await _call_back(server, given, body["type"], body.get("data") or {}, files)
    given.acknowledged = True
    if request.query.get("with_response", "false").lower() not in ("true", "1"):
        return None
    shown = given.original
    answer = {
        "interaction": {
            "id": str(given.id),
            "type": 3 if given.source else 2,
            "response_message_id": None if shown is None else str(shown.id),
            "response_message_loading": given.deferred,
            "response_message_ephemeral": shown is not None and shown.reader is not None,
        }
    }
    if shown is not None and body["type"] in (4, 7):
        answer["resource"] = {"type": body["type"], "message": shown.payload()}
    return answer


async def _call_back(
    server: Server, given: Interaction, kind: int, data: Mapping[str, Any], files: Any
) -> None:
    if kind == 4:
        given.original = _said(server, given, data, files)
    elif kind == 5:
        given.deferred = True
        ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
        thinking = Message(snowflake(), given.channel.id, server.world.bot, [], content="…")
        thinking.reader = given.user.id if ephemeral else None
        thinking.answers = given.id
        given.original = thinking
        if not ephemeral:
            given.channel.messages[thinking.id] = thinking
        server.world.record.append(thinking)
    elif kind in (6, 7):
        given.original = given.source
        if kind == 7 and given.source is not None:
            given.made_move = given.source.reader is None and given.source.live()
            server.rewrite(given.source, data, files)
            if not given.made_move:
                given.said.append(given.source)
    elif kind == 8:
        given.choices = data["choices"]
    else:
        raise ApiError(400, 50035, f"type {kind}")


def _said(server: Server, given: Interaction, data: Mapping[str, Any], files: Any) -> Message:
    message = server.written(given.channel, data, files)
    message.answers = given.id
    if message.flags & EPHEMERAL:
        message.reader = given.user.id
    else:
        given.channel.messages[message.id] = message
    given.said.append(message)
    return message


def _given(server: Server, request: web.Request) -> Interaction:
    given = server.world.interactions.get(request.match_info["token"])
    if given is None or not given.acknowledged:
        raise ApiError(404, 10015, "Unknown Webhook")
    if time.time() - given.at > TOKEN_LASTS:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return given


def _answer(server: Server, request: web.Request) -> tuple[Interaction, Message]:
    given, name = _given(server, request), request.match_info["message"]
    known = {str(m.id): m for m in [*given.said, given.original] if m is not None}
    found = given.original if name == "@original" else known.get(name)
    if found is None or found.deleted:
        raise ApiError(404, 10008, "Unknown Message")
    return given, found


@route("POST", "/webhooks/{application}/{token}")
async def follow_up(server: Server, request: web.Request) -> Answer:
    given, (body, files) = _given(server, request), await body_of(request)
    if given.deferred and given.original is not None:
        given.deferred = False
        server.rewrite(given.original, body, files)
        given.said.append(given.original)
        return given.original.payload()
    return _said(server, given, body, files).payload()


@route("GET", "/webhooks/{application}/{token}/messages/{message}")
async def fetch_answer(server: Server, request: web.Request) -> Answer:
    return _answer(server, request)[1].payload()


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}")
async def edit_answer(server: Server, request: web.Request) -> Answer:
    given, message = _answer(server, request)
    body, files = await body_of(request)
    if given.deferred:
        message.content = ""
    given.deferred = False
    server.rewrite(message, body, files)
    if message is not given.source or not given.made_move:
        given.said.append(message)
    return message.payload()


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}")
async def delete_answer(server: Server, request: web.Request) -> Answer:
    _, message = _answer(server, request)
    message.deleted = True
    return None


def interaction_payload(
    server: Server, given: Interaction, kind: int, data: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the event that tells the bot of a click or a command."""
    world, channel = server.world, given.channel
    permissions = str(world.permissions(channel)) if channel.type != DM else str(1 << 11)
    payload: dict[str, Any] = {
        "id": str(given.id),
        "application_id": str(world.application_id),
        "type": kind,
        "token": given.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": channel.payload(world.bot) | {"permissions": permissions},
        "app_permissions": permissions,
        "locale": "en-US",
        "entitlements": [],
        "attachment_size_limit": 10 << 20,
        "authorizing_integration_owners": {"0": str(world.guild_id)},
        "context": 0 if channel.guild_id else 1,
    }
    if channel.guild_id:
        payload |= {"guild_id": str(world.guild_id), "guild_locale": "en-US"}
        payload["guild"] = {"id": str(world.guild_id), "locale": "en-US", "features": []}
        payload["member"] = given.user.member()
    else:
        payload["user"] = given.user.payload()
    if given.source is not None:
        payload["message"] = given.source.payload()
    return payload


__all__ = ["BASE", "Call", "Dropped", "Fault", "Server", "TooMany", "interaction_payload", "iso"]
